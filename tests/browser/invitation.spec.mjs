// A link is an invitation: for each kind of link what a friend sees, plays, and finds in the end.

import { readFileSync } from "node:fs";
import { EVERYWHERE, expect, inEnglish, open, test, unfoldEnd } from "./fixtures.mjs";
import { misfits } from "./fits.mjs";
import { keep, record, recordOf } from "./matches.mjs";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const WORDS = {
  en: {
    end: "The end",
    share: "Share",
    message: "The message",
    table: "Only the table",
    beat: "Beat it",
    watch: "Watch the match",
    learn: "How to play (5 minutes)",
    compare: "Compare the matches",
    same: "Play the same table",
    paper: { title: /^Beat .+ glory$/, lead: "Ada challenges you" },
    challenge: { lead: "The challenge of 24 Nov 2026", title: "Beat 22 points" },
    cannot: "This link cannot be opened",
    damaged: /^The link is damaged/,
    newer: /edition 99 of the rules/,
    safe: /Your own matches are safe\./,
    reload: "Fetch the newer version",
    enter: "Enter a link or a record",
    verdict: /^(You are ahead by \d+|You are tied|Ada: ahead of you by \d+)\.$/,
    you: "You",
    tied: "You are tied.",
    ahead: /^You are ahead by \d+\.$/,
  },
  ru: {
    end: "Конец партии",
    share: "Поделиться",
    message: "Сообщение",
    table: "Только расклад",
    beat: "Сыграть тот же расклад",
    watch: "Посмотреть партию",
    learn: "Как играть (5 минут)",
    compare: "Сравнить партии",
    same: "Сыграть тот же расклад",
    paper: { title: /^Планка: .+ слав/, lead: "Ada бросает вам вызов" },
    challenge: { lead: /^Испытание дня, 24 нояб/, title: "Планка: 22 очка" },
    cannot: "Эту ссылку не открыть",
    damaged: /^Ссылка повреждена/,
    newer: /99/,
    safe: /Ваши партии целы\./,
    reload: "Загрузить новую версию",
    enter: "Ввести ссылку или запись",
    verdict: /^(Вы впереди на \d+|Счёт равный|Ada: впереди вас на \d+)\.$/,
    you: "Вы",
    tied: "Счёт равный.",
    ahead: /^Вы впереди на \d+\.$/,
  },
};

const KNIGHT = recordOf("dungeon-roll/knight");
const FOUR = recordOf("dungeon-raiders/four");
const SOLO = record("solo").replace(/^(setup .*)$/m, "$1\nname Ada");

/** What stands behind `#` in a link that is shared from the end of a match. */
async function shared(tab, id, words, kind) {
  // The dialog of the link before may still be open.
  await open(tab, "./");
  await open(tab, `#play/${id}`);
  await tab.getByRole("dialog", { name: words.end }).getByRole("button", { name: words.share }).click();
  const dialog = tab.getByRole("dialog", { name: words.share });
  if (kind) await dialog.getByRole("radio", { name: kind }).check();
  const message = await dialog.getByLabel(words.message).inputValue();
  return message.split("\n").at(-1).split("#")[1];
}

/** The match that was begun last is over at once, by this record of it. */
async function finish(page, text) {
  await expect(page).toHaveURL(/#play\//);
  const id = page.url().split("#play/")[1];
  // At the table a computer could act meanwhile, and keep that.
  await open(page, "./");
  await page.evaluate(
    ([key, text]) => {
      const kept = JSON.parse(localStorage.getItem(key));
      localStorage.setItem(key, JSON.stringify({ ...kept, record: text }));
    },
    [`undercroft/match/${id}`, text],
  );
  await open(page, `#play/${id}`);
}

/** Everything is in sight at once, one button stands out, and nothing is cut. */
async function expectOneScreen(page, axe) {
  for (const viewport of [{ width: 360, height: 740 }, { width: 1440, height: 900 }]) {
    await page.setViewportSize(viewport);
    const buttons = page.locator(".invitation-offers .button");
    for (const button of await buttons.all()) await expect(button).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
    await expect(page.locator(".button.is-main")).toHaveCount(1);
    const isHigh = await page.evaluate(() => document.documentElement.scrollHeight > innerHeight + 1);
    expect(isHigh, `${viewport.width}`).toBe(false);
    expect(await misfits(page)).toEqual([]);
    expect(await axe()).toEqual([]);
  }
}

for (const [lang, locale] of [["en", "en-GB"], ["ru", "ru-RU"]]) {
  const words = WORDS[lang];
  test.describe(lang, () => {
    test.use({ locale });

    test("a match of one person is played again, and both results stand side by side", inEnglish(lang), async ({ page, newTab, axe }) => {
      const sender = await newTab();
      await keep(sender, "aaaa", SOLO);
      const link = await shared(sender, "aaaa", words);
      await open(page, `#${link}`);
      const { title, lead } = words.paper;
      await expect(page.getByRole("heading", { name: title })).toBeVisible();
      await expect(page.getByText(lead)).toBeVisible();
      await expect(page.locator(".invitation-rows .is-sender")).toContainText("Ada");
      await expect(page.locator(".trail .sign")).toHaveCount(8);
      await expect(page.locator(".invitation-cover img")).toHaveAttribute("src", /paper-dungeons\.svg$/);
      for (const name of [words.watch, words.learn]) {
        await expect(page.getByRole("button", { name })).toBeVisible();
      }
      await expectOneScreen(page, axe);
      await page.getByRole("button", { name: words.beat }).click();
      await finish(page, record("solo-other"));
      const end = page.getByRole("dialog", { name: words.end });
      await expect(end.getByText(words.verdict)).toBeVisible();
      const names = await end.locator(".duel dt").allInnerTexts();
      expect(names.map((it) => it.trim())).toEqual(["Ada", words.you]);
      await page.setViewportSize({ width: 360, height: 740 });
      await expect(end.locator(".duel")).toBeInViewport({ ratio: 1 });
      await expect(end.getByRole("button", { name: words.share })).toBeInViewport({ ratio: 1 });
      expect(await axe()).toEqual([]);
      await unfoldEnd(end);
      await end.getByRole("button", { name: words.compare }).click();
      await expect(page.getByText(words.verdict)).toBeVisible();
    });

    test("a match against computers is played again in the same seat", async ({ page, newTab, axe }) => {
      const players = ["easy", "person", "normal", "easy"];
      const sender = await newTab();
      await keep(sender, "bbbb", FOUR, { players });
      const link = await shared(sender, "bbbb", words);
      await open(page, `#${link}`);
      await expect(page.locator(".trail .sign")).toHaveCount(25);
      await expect(page.locator(".invitation-rows li")).toHaveCount(4);
      await expectOneScreen(page, axe);
      await page.getByRole("button", { name: words.beat }).click();
      await expect(page).toHaveURL(/#play\//);
      const kept = () => JSON.parse(localStorage.getItem(`undercroft/match/${location.hash.split("/")[1]}`));
      expect((await page.evaluate(kept)).players).toEqual(players);
      await finish(page, FOUR);
      const end = page.getByRole("dialog", { name: words.end });
      await expect(end.getByText(words.tied)).toBeVisible();
      await expect(end.locator(".duel dd")).toHaveCount(2);
      await unfoldEnd(end);
      await end.getByRole("button", { name: words.compare }).click();
      await expect(page.locator(".of-two tbody tr").first()).toBeVisible();
    });

    test("a table alone tells the result to beat, and it stands beside one's own", async ({ page, newTab, axe }) => {
      const sender = await newTab();
      await keep(sender, "cccc", KNIGHT);
      const link = await shared(sender, "cccc", words, words.table);
      expect(link).toMatch(/^new\/dungeon-roll\/[\w-]+\/edition-1\/result-\d+\//);
      await open(page, `#${link.replace(/result-\d+/, "result-3")}`);
      await expect(page.getByRole("heading", { level: 1 })).toContainText("3");
      await expect(page.getByRole("button", { name: words.watch })).toHaveCount(0);
      await expectOneScreen(page, axe);
      await page.getByRole("button", { name: words.beat }).click();
      await finish(page, KNIGHT);
      const end = page.getByRole("dialog", { name: words.end });
      await expect(end.getByText(words.ahead)).toBeVisible();
      await expect(end.locator(".duel .is-better")).toContainText(words.you);
      await unfoldEnd(end);
      await expect(end.getByRole("button", { name: words.compare })).toHaveCount(0);
    });

    test("a challenge of a day is taken up, and its day goes with it", async ({ page, axe }) => {
      await page.clock.setFixedTime(new Date("2026-11-24T12:00:00Z"));
      await open(page, "#today/dungeon-roll/2026-11-24/beat-22");
      await expect(page.getByText(words.challenge.lead)).toBeVisible();
      await expect(page.getByRole("heading", { name: words.challenge.title })).toBeVisible();
      await expectOneScreen(page, axe);
      await page.getByRole("button", { name: words.beat }).click();
      await expect(page).toHaveURL(/#play\//);
      const kept = () => JSON.parse(localStorage.getItem(`undercroft/match/${location.hash.split("/")[1]}`));
      const { today, rival, marks } = await page.evaluate(kept);
      expect([today, rival, marks ?? []]).toEqual(["2026-11-24", "22", []]);
    });

    test("a damaged link and a newer one say so, and lose nothing", async ({ page, newTab, axe }) => {
      await keep(page, "dddd", SOLO);
      await open(page, "#m=AQ5w");
      await expect(page.getByRole("heading", { name: words.cannot })).toBeVisible();
      await expect(page.getByText(words.damaged)).toBeVisible();
      await expect(page.getByText(words.safe)).toBeVisible();
      await expectOneScreen(page, axe);
      await expect(page.getByRole("button", { name: words.enter })).toHaveClass(/is-main/);
      const sender = await newTab();
      await keep(sender, "cccc", KNIGHT);
      // A link that a messenger has cut still tells its table.
      const whole = await shared(sender, "cccc", words);
      await open(page, `#${whole.slice(0, -9)}`);
      await expect(page.getByText(words.damaged)).toBeVisible();
      await expectOneScreen(page, axe);
      await page.getByRole("button", { name: words.same }).click();
      await expect(page).toHaveURL(/#new\/dungeon-roll\//);
      const link = await shared(sender, "cccc", words, words.table);
      await open(page, `#${link.replace("edition-1", "edition-99")}`);
      await expect(page.getByText(words.newer)).toBeVisible();
      await expect(page.getByText(words.safe)).toBeVisible();
      await expect(page.getByRole("button", { name: words.reload })).toHaveClass(/is-main/);
      await expectOneScreen(page, axe);
      const kept = () => Object.keys(localStorage).filter((it) => it.includes("match/")).sort();
      expect(await page.evaluate(kept)).toEqual(["undercroft/match/cccc", "undercroft/match/dddd"]);
    });

    test("what is shared has the match in symbols, and a picture that can be saved", inEnglish(lang), async ({ page, axe, browserName }) => {
      await page.addInitScript(() => {
        // What is offered as a file, and its name: of a download in Firefox the test hears nothing.
        const [address, click] = [URL.createObjectURL, HTMLElement.prototype.click];
        URL.createObjectURL = (file) => address.call(URL, (globalThis.offered = file));
        HTMLElement.prototype.click = function () {
          if (this.download) globalThis.named = this.download;
          click.call(this);
        };
        globalThis.stopped = [];
        document.addEventListener("securitypolicyviolation", (it) => globalThis.stopped.push(it.effectiveDirective));
      });
      await keep(page, "cccc", KNIGHT);
      await open(page, "#play/cccc");
      await page.getByRole("dialog", { name: words.end }).getByRole("button", { name: words.share }).click();
      const dialog = page.getByRole("dialog", { name: words.share });
      const message = dialog.getByLabel(words.message);
      await expect(message).toHaveValue(/^.+\n.+\n🟫{4}🍺⬜{6}\n🟫{4}🍺⬜{6}\n🟫{4}🍺⬜{6}\nhttp\S+$/u);
      await expect(dialog.locator(".trail .sign")).toHaveCount(33);
      // It is drawn: neither empty nor of one colour.
      const colours = () => {
        const canvas = document.querySelector(".result-picture");
        const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
        const found = new Set();
        for (let at = 0; at < data.length; at += 4 * 997) found.add(data.slice(at, at + 4).join());
        return found.size;
      };
      await expect.poll(() => page.evaluate(colours)).toBeGreaterThan(10);
      const download = browserName === "chromium" ? page.waitForEvent("download") : undefined;
      await dialog.getByRole("button", { name: /^(Save picture|Сохранить картинку)$/ }).click();
      await expect.poll(() => page.evaluate(() => globalThis.named)).toMatch(/^undercroft-dungeon-roll-[\w-]+\.png$/);
      const offered = await page.evaluate(async () => Array.from(new Uint8Array(await globalThis.offered.arrayBuffer())));
      const bytes = Buffer.from(offered);
      expect(bytes.subarray(1, 4).toString()).toBe("PNG");
      expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
      if (download) {
        const file = await download;
        expect(file.suggestedFilename()).toBe(await page.evaluate(() => globalThis.named));
        expect(readFileSync(await file.path()).equals(bytes)).toBe(true);
      }
      expect(await page.evaluate(() => globalThis.stopped)).toEqual([]);
      expect(await axe()).toEqual([]);
    });
  });
}

test("where the browser forbids drawing, a sentence says so", EVERYWHERE, async ({ page }) => {
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await keep(page, "cccc", KNIGHT);
  await open(page, "#play/cccc");
  await page.getByRole("dialog", { name: "The end" }).getByRole("button", { name: "Share" }).click();
  const dialog = page.getByRole("dialog", { name: "Share" });
  await expect(dialog.getByText(/did not allow drawing a picture/)).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Save picture" })).toHaveCount(0);
});

test("where the device can hand on pictures, it is handed one with the message", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.canShare = (data) => data.files?.length === 1;
    navigator.share = async (data) => {
      globalThis.handed = { text: data.text, type: data.files?.[0]?.type, size: data.files?.[0]?.size };
    };
  });
  await keep(page, "cccc", KNIGHT);
  await open(page, "#play/cccc");
  await page.getByRole("dialog", { name: "The end" }).getByRole("button", { name: "Share" }).click();
  await page.getByRole("button", { name: "Share picture" }).click();
  await expect.poll(() => page.evaluate(() => globalThis.handed?.type)).toBe("image/png");
  const { text, size } = await page.evaluate(() => globalThis.handed);
  expect(text).toContain("#m=");
  expect(size).toBeGreaterThan(1000);
});

test("the lesson of the box is one tap away", async ({ page, newTab }) => {
  const sender = await newTab();
  await keep(sender, "cccc", KNIGHT);
  await open(page, `#${await shared(sender, "cccc", WORDS.en)}`);
  await page.getByRole("button", { name: WORDS.en.learn }).click();
  await expect(page).toHaveURL(/#learn\/dungeon-roll$/);
});
