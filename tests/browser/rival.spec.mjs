// A finished match of a friend: play its seed first, then see both side by side.

import { EVERYWHERE, expect, open, phone, playOnFromHere, test, unfoldEnd } from "./fixtures.mjs";
import { keep, record, recordOf } from "./matches.mjs";
import { expectNoSideways, play } from "./paper_dungeons_player.mjs";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const SOLO = record("solo");

/** The same table and the same luck, other choices. */
const OTHER = record("solo-other");

const WORDS = {
  en: {
    share: "Share",
    message: "The message",
    first: "Beat it",
    goOn: "Go on with your match",
    compare: "Compare the matches",
    look: "Watch the match",
    title: /^Beat .+ glory$/,
    outcome: /^The result: .+ glory\./,
    covered: /stay hidden until yours is over/,
    menu: "Menu",
    end: "The end",
    verdict: /^(You are ahead by \d+|You are tied|Your rival: ahead of you by \d+)\.$/,
    difference: (n) => new RegExp(`^Difference ${n} of \\d+ · `),
    next: "Next difference",
    open: "Open the replay here",
    action: (n) => new RegExp(`^Action ${n} of`),
  },
  ru: {
    share: "Поделиться",
    message: "Сообщение",
    first: "Сыграть тот же расклад",
    goOn: "Продолжить свою партию",
    compare: "Сравнить партии",
    look: "Посмотреть партию",
    title: /^Планка: .+ слав/,
    outcome: /^Итог: .+ слав/,
    covered: /Её ходы закрыты, пока не закончена ваша/,
    menu: "Меню",
    end: "Конец партии",
    verdict: /^(Вы впереди на \d+|Счёт равный|Соперник: впереди вас на \d+)\.$/,
    difference: (n) => new RegExp(`^Различие ${n} из \\d+ · `),
    next: "Следующее различие",
    open: "Открыть повтор здесь",
    action: (n) => new RegExp(`^Ход ${n} из`),
  },
};

/** The link of a finished match on this device, as its message has it. */
async function linkOf(page, words) {
  await keep(page, "aaaa", SOLO);
  await open(page, "#play/aaaa");
  await page.getByRole("dialog").getByRole("button", { name: words.share }).click();
  const message = await page.getByRole("dialog").getByLabel(words.message).inputValue();
  return message.split("\n").at(-1);
}

for (const [lang, locale] of [
  ["en", "en-GB"],
  ["ru", "ru-RU"],
]) {
  const words = WORDS[lang];
  test.describe(`in ${lang}`, () => {
    test.use({ locale });

    test("a friend's match stays covered while one's own lasts", async ({ page, newTab, axe }) => {
      const link = await linkOf(await newTab(), words);
      await open(page, link);
      await expect(page.getByRole("heading", { name: words.title })).toBeVisible();
      // The result is no secret, but none of the actions is shown.
      await expect(page.locator("#room, .log")).toHaveCount(0);
      expect(await axe()).toEqual([]);

      await page.getByRole("button", { name: words.first }).click();
      await expect(page.getByText(words.covered)).toBeVisible();
      await play(page, (it) => it.free > 0);

      // The link leads back to the match that was begun.
      await open(page, link);
      await page.getByRole("button", { name: words.goOn }).click();
      await page.getByRole("button", { name: words.menu }).click();
      await expect(page.getByRole("dialog").getByText(words.covered)).toBeVisible();
    });

    test("two finished matches stand side by side", async ({ page, newTab, axe }) => {
      const link = await linkOf(await newTab(), words);
      await keep(page, "bbbb", OTHER, { rival: link.split("#m=")[1] });
      await page.addInitScript(() => {
        const gist = { moment: "", score: "", awaited: "" };
        const own = { id: "bbbb", game: "paper-dungeons", changed: 1, is_over: true };
        const index = { v: 1, matches: [{ ...own, en: gist, ru: gist }], finished: [] };
        localStorage.setItem("undercroft/index", JSON.stringify(index));
      });
      await open(page, "#play/bbbb");
      const end = page.getByRole("dialog", { name: words.end });
      await expect(end.getByText(words.verdict)).toBeVisible();
      // Older versions kept the other match packed as in a link; now it is a record.
      const kept = () => page.evaluate(() => JSON.parse(localStorage["undercroft/match/bbbb"]));
      expect((await kept()).rival).toMatch(/^undercroft 2\ngame paper-dungeons \d+\n/);
      await unfoldEnd(end);
      await end.getByRole("button", { name: words.compare }).click();
      await expect(page.getByText(words.verdict)).toBeVisible();
      await expect(page.locator(".of-two tbody tr").nth(4)).toBeVisible();
      expect(await axe()).toEqual([]);

      await expect(page.getByRole("heading", { name: words.difference(1) })).toBeVisible();
      await page.getByRole("button", { name: words.next }).click();
      await expect(page.getByRole("heading", { name: words.difference(2) })).toBeVisible();
      const choices = page.locator(".choice-of-one");
      for (const nth of [0, 1]) {
        const number = (await choices.nth(nth).getByRole("heading").innerText()).match(/\d+/)[0];
        await choices.nth(nth).getByRole("button", { name: words.open }).click();
        await expect(page.getByText(words.action(number))).toBeVisible();
        await page.goBack();
      }
      await open(page, link);
      await expect(page.getByRole("button", { name: words.compare })).toBeVisible();
    });
  });
}

test("whoever would rather look sees the match from its beginning", EVERYWHERE, async ({ page, newTab }) => {
  await open(page, await linkOf(await newTab(), WORDS.en));
  await page.getByRole("button", { name: WORDS.en.look }).click();
  await expect(page.getByText(/^Action 0 of/)).toBeVisible();
  await expect(page.getByText(WORDS.en.outcome)).toBeVisible();
});

test("a match against computers is handed on with its computers", async ({ page, newTab, axe }) => {
  const players = ["person", "easy", "normal", "easy"];
  const sender = await newTab();
  await keep(sender, "aaaa", recordOf("dungeon-raiders/four"), { players });
  await open(sender, "#play/aaaa");
  await sender.getByRole("dialog").getByRole("button", { name: "Share" }).click();
  const message = sender.getByRole("dialog").getByLabel("The message");
  await sender.getByRole("radio", { name: "Only the table" }).check();
  const [, table] = (await message.inputValue()).split("\n").at(-1).split("#");
  await sender.getByRole("radio", { name: "The whole match" }).check();
  const [, match] = (await message.inputValue()).split("\n").at(-1).split("#");

  await open(page, `#${match}`);
  await expect(page).toHaveTitle("Dungeon Raiders · An invitation · Undercroft");
  await expect(page.getByText("Against 3 computers (2 × easy, 1 × normal)")).toBeVisible();
  const names = page.locator(".invitation-rows .place-name");
  expect((await names.allInnerTexts()).map((it) => it.trim()).sort()).toEqual([
    "A friend",
    "Computer 2",
    "Computer 3",
    "Computer 4",
  ]);
  expect(await axe()).toEqual([]);
  await page.getByRole("button", { name: "Watch the match" }).click();
  await page.getByRole("button", { name: "Next action" }).click();
  await playOnFromHere(page);
  await expect(page).toHaveURL(/#play\//);
  await expect(page.locator("#room")).toBeVisible();
  await expect(page.locator(".curtain")).toHaveCount(0);
  const kept = () => {
    const id = location.hash.split("/")[1];
    return JSON.parse(localStorage.getItem(`undercroft/match/${id}`)).players;
  };
  expect(await page.evaluate(kept)).toEqual(players);

  await open(page, `#${match}`);
  await page.getByRole("button", { name: "Beat it" }).click();
  await expect(page).toHaveURL(/#play\//);
  expect(await page.evaluate(kept)).toEqual(players);

  // The table alone can be played at once; its setup has everything chosen.
  await open(page, `#${table}`);
  await page.getByRole("button", { name: "Change the table" }).click();
  await expect(page.getByLabel("Seed", { exact: true })).toHaveValue(/^\w{4}-\w{4}$/);
  await expect(page.getByRole("radio", { name: "4", exact: true })).toBeChecked();
  const third = page.getByRole("group", { name: "Who is player 3?" });
  await expect(third.getByRole("radio", { name: "Computer of any level" })).toBeChecked();
  await expect(third.getByLabel("How strong is player 3?")).toHaveValue("normal");
});

test("the comparison is closed until one's own match is over", async ({ page, newTab }) => {
  await open(page, await linkOf(await newTab(), WORDS.en));
  await page.getByRole("button", { name: WORDS.en.first }).click();
  await expect(page).toHaveURL(/#play\//);
  const place = page.url().split("#play/")[1];
  await open(page, `#versus/${place}`);
  await expect(page.getByText("The other match stays hidden until yours is over.")).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`#play/${place}$`));
});

test.describe("on a phone", () => {
  test.use(phone);

  test("two equal matches have no difference", async ({ page, newTab, axe }) => {
    const link = await linkOf(await newTab(), WORDS.en);
    await keep(page, "bbbb", SOLO, { rival: link.split("#m=")[1] });
    await open(page, "#versus/bbbb");
    await expect(page.getByText("You are tied.")).toBeVisible();
    await expect(page.getByText(/did the same from beginning to end/)).toBeVisible();
    await expectNoSideways(page);
    expect(await axe()).toEqual([]);
  });
});
