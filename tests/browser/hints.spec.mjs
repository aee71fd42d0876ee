// A hint when asked, grade by grade, in every box; and a word afterwards: the choices that cost most.

import { expect, open, phone, test } from "./fixtures.mjs";
import { keep, nActions, record } from "./kept.mjs";

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 1440, height: 900 } });

const SCRIPT = "**/public/worker.js";

/** A place in a match of each box where a person has a choice that is worth a hint. */
const PLACES = {
  "paper-dungeons/solo": 12,
  "dungeon-roll/knight": 6,
  "dungeon-raiders/solo-easy": 8,
  "dungeoneer/tomb-solo-a": 20,
  "dungeoneer/vault-solo-a": 30,
};

const WORDS = {
  en: {
    hint: "Hint",
    nudge: "A nudge",
    ways: "Show the ways",
    best: "The best, and why",
    log: "What happened",
    mark: "hint",
    estimate: /estimate|counted exactly/,
  },
  ru: {
    hint: "Подсказка",
    nudge: "Намёк",
    ways: "Показать варианты",
    best: "Лучшее и почему",
    log: "Что было",
    mark: "подсказка",
    estimate: /оценка|точный расчёт/,
  },
};

/** The page speaks this language. */
const speak = (page, lang) =>
  page.addInitScript((lang) => {
    localStorage.setItem("undercroft/settings", JSON.stringify({ v: 1, lang }));
  }, lang);

const panel = (page, words = WORDS.en) => page.getByRole("complementary", { name: words.hint });
const bulb = (page, words = WORDS.en) =>
  page.getByRole("banner").getByRole("button", { name: words.hint, exact: true });

/** What is kept of the match that is open. */
const kept = (page) =>
  page.evaluate(() => {
    const id = location.hash.replace("#play/", "");
    return JSON.parse(localStorage.getItem(`undercroft/match/${id}`));
  });

/** The plies at which hints of it were asked. */
const asked = async (page) => (await kept(page)).hints ?? [];

/** Plays on from a place in a match. */
async function playOn(page, name, lang = "en", place = PLACES[name]) {
  await speak(page, lang);
  await keep(page, { match: record(name) });
  await open(page, `#replay/match/${place}`);
  await page.getByRole("button", { name: /^(Play on from here|Играть отсюда)$/ }).click();
  await expect(page).toHaveURL(/#play\//);
  await expect(page.locator("#room")).toBeVisible();
}

/** The same, with its hint unfolded. */
async function unfold(page, name, lang = "en") {
  await playOn(page, name, lang);
  await bulb(page, WORDS[lang]).click();
  await expect(panel(page, WORDS[lang])).toBeVisible();
}

/** Asks for all grades; returns the name of the best way. */
async function askForAll(page, words = WORDS.en) {
  const hint = panel(page, words);
  const press = (name) => hint.getByRole("button", { name, exact: true }).click();
  await press(words.nudge);
  await expect(hint.locator(".advice-nudge p")).toHaveText(/[.?!…]$/);
  await expect(hint.locator(".advice-ways")).toHaveCount(0);
  await press(words.ways);
  const ways = hint.locator(".advice-ways li");
  await expect(ways.first()).toBeVisible();
  expect(await ways.count()).toBeLessThanOrEqual(3);
  await expect(hint.locator(".advice-basis")).toHaveText(words.estimate);
  await press(words.best);
  const best = await ways.first().locator("b").innerText();
  await expect(hint.locator(".advice-why b")).toHaveText(`${best}.`);
  expect((await hint.locator(".advice-why").innerText()).length).toBeGreaterThan(best.length + 8);
  await expect(hint.getByRole("button")).toHaveCount(1);
  return best;
}

for (const name of Object.keys(PLACES)) {
  for (const lang of ["en", "ru"]) {
    test(`a hint of ${name} has three grades, and marks the match, ${lang}`, async ({ page, axe }) => {
      const words = WORDS[lang];
      await unfold(page, name, lang);
      expect(await asked(page)).toEqual([]);
      const best = await askForAll(page, words);
      expect(await asked(page)).toEqual([PLACES[name]]);
      // Those who listen hear it as well.
      await expect(page.getByRole("log").filter({ hasText: best })).toHaveCount(1);
      // The column beside a lone hero's map scrolls without a stop of its own, with a hint or without: that is its board's.
      expect((await axe()).filter((it) => !it.includes(".dn-others"))).toEqual([]);
      // Back leads to the board, and the hint is still there for whoever looks again.
      await page.goBack();
      await expect(panel(page, words)).toHaveCount(0);
      await expect(page.locator("#room")).toBeVisible();
      await page.keyboard.press("h");
      await expect(panel(page, words).locator(".advice-why")).toBeVisible();
      // The log says so, and a reload still knows.
      for (const again of [false, true]) {
        if (again) await page.reload();
        await page.getByRole("banner").getByRole("button", { name: words.log }).click();
        const log = page.getByRole("complementary", { name: words.log });
        await expect(log.locator(".log-hint")).toHaveText([words.mark]);
        expect(await asked(page)).toEqual([PLACES[name]]);
      }
    });
  }
}

test.describe("on a phone", () => {
  test.use(phone);

  test("a hint is a sheet at the thumb, and Back closes it", async ({ page, axe }) => {
    await playOn(page, "paper-dungeons/solo", "ru");
    await page.getByRole("button", { name: "Меню" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Подсказка" }).click();
    await askForAll(page, WORDS.ru);
    const sheet = await panel(page, WORDS.ru).boundingBox();
    expect(sheet.y + sheet.height).toBeCloseTo(phone.viewport.height, 0);
    expect(sheet.y).toBeGreaterThan(phone.viewport.height / 3);
    expect(await axe()).toEqual([]);
    await page.goBack();
    await expect(panel(page, WORDS.ru)).toHaveCount(0);
  });
});

test("a hint that is no longer about the present is not shown", async ({ page }) => {
  // After an action that luck did not answer.
  await playOn(page, "paper-dungeons/solo", "en", 8);
  await bulb(page).click();
  await askForAll(page);
  await page.keyboard.press("u");
  await expect(panel(page).locator(".advice-nudge")).toHaveCount(0);
  await expect(panel(page).getByRole("button", { name: "A nudge" })).toBeVisible();
  // What was taken back can be taken again: then it is about the present again.
  await page.keyboard.press("Shift+u");
  await expect(panel(page).locator(".advice-why")).toBeVisible();
  // The mark stays, whatever is taken back.
  expect(await asked(page)).toEqual([8]);
});

test("without a worker the page thinks for itself", async ({ page, complaints }) => {
  await page.route(SCRIPT, (route) => route.abort());
  await unfold(page, "dungeon-roll/knight");
  await askForAll(page);
  complaints.length = 0;
});

test("a worker that says nothing is given up", async ({ page }) => {
  await page.clock.install();
  await page.route(SCRIPT, (route) =>
    route.fulfill({ body: "onmessage = () => {};", contentType: "text/javascript" }),
  );
  await unfold(page, "paper-dungeons/solo");
  await panel(page).getByRole("button", { name: "A nudge" }).click();
  await page.clock.fastForward(16_000);
  await expect(panel(page).locator(".advice-nudge p")).toBeVisible();
});

test("only whose turn it is can ask; at the end and in a replay nobody can", async ({ page }) => {
  const solo = record("paper-dungeons/solo");
  await keep(page, { match: solo });
  await open(page, "#play/match");
  await page.getByRole("dialog", { name: "The end" }).getByRole("button", { name: "Close" }).click();
  await expect(bulb(page)).toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("h");
  await expect(page.getByText("The match is over.")).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
  await open(page, "#replay/match/12");
  await expect(bulb(page)).toHaveCount(0);
});

const OVER = ["paper-dungeons/solo", "dungeon-roll/nobody", "dungeon-raiders/solo-easy", "dungeoneer/tomb-solo-a"];

const slips = (page) => page.locator(".slip");

/** Waits until all choices have been weighed. */
const lookBack = async (page) => {
  await expect(page.locator(".under-way")).toHaveCount(0, { timeout: 110_000 });
  await expect(page.getByText(/weighed\.$|^Взвешено/).first()).toBeVisible();
};

for (const name of OVER) {
  test(`the look back over ${name} names what cost most, and leads back to it`, async ({ page, axe }) => {
    await keep(page, { match: record(name) });
    await open(page, "#play/match");
    await page.getByRole("dialog", { name: "The end" }).getByRole("button", { name: "Look back" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Look back" })).toBeVisible();
    await lookBack(page);
    const n = await slips(page).count();
    expect(n).toBeGreaterThan(0);
    expect(n).toBeLessThanOrEqual(3);
    expect(await axe()).toEqual([]);
    const links = await slips(page).getByRole("link").evaluateAll((all) => all.map((it) => it.hash));
    for (const link of links) {
      const ply = Number(link.match(/^#replay\/match\/(\d+)$/)[1]);
      await page.goto(`./${link}`);
      await expect(page.getByRole("slider")).toHaveValue(String(ply));
      await page.goBack();
    }
    await lookBack(page);
    await slips(page).first().getByRole("button", { name: "Try it from here" }).click();
    await expect(page).toHaveURL(/#play\/(?!match$)/);
    await expect(page.locator("#room")).toBeVisible();
    // It can be played on, and a hint says how.
    await expect(bulb(page)).not.toHaveAttribute("aria-disabled", "true");
    expect(nActions((await kept(page)).record)).toBe(Number(links[0].split("/")[2]));
    expect(await asked(page)).toEqual([]);
  });
}

test("a look back can be left, and each person has its own", async ({ page, axe }) => {
  await speak(page, "ru");
  await keep(page, { match: record("dungeon-roll/two") });
  await open(page, "#lookback/match");
  const persons = page.getByRole("radio");
  await expect(persons).toHaveCount(2);
  await expect(page.locator(".under-way")).toHaveCount(0);
  /** Looks at the choices of one of them; returns the end of the worker that weighs them. */
  const look = async (nth) => {
    const worker = page.waitForEvent("worker");
    await persons.nth(nth).check({ force: true });
    return (await worker).waitForEvent("close");
  };
  const ended = look(1);
  await lookBack(page);
  expect(await axe()).toEqual([]);
  // Once all is weighed, the worker is not needed.
  await ended;
  // A worker that says nothing: there is time to leave.
  await page.route(SCRIPT, (route) =>
    route.fulfill({ body: "onmessage = () => {};", contentType: "text/javascript" }),
  );
  const left = look(0);
  await expect(page.locator(".under-way")).toBeVisible();
  await page.getByRole("button", { name: "Прервать" }).click();
  await left;
  await expect(page).toHaveURL(/#play\/match$/);
});

test("a match that is not over is not looked back at", async ({ page }) => {
  await playOn(page, "paper-dungeons/solo");
  const place = new URL(page.url()).hash;
  await page.goto(`./${place.replace("play", "lookback")}`);
  await expect(page).toHaveURL(new RegExp(`${place}$`));
  await expect(page.getByText("The match is not over yet: you can look back at its end.")).toBeVisible();
});
