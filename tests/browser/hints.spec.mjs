// A hint by one tap, in every box: what is best and why, marks on what to tap, and a button that does it; and a word
// afterwards: the choices that cost most.

import * as clock from "./clock.mjs";
import { start as startQuest } from "./dungeoneer_player.mjs";
import { expect, open, phone, playOnFromHere, test, unfoldEnd } from "./fixtures.mjs";
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
    because: /(, because |, though |\. )./,
    ways: "Other ways",
    take: "Do it",
    log: "What happened",
    mark: "hint",
    estimate: /estimate|counted exactly/,
  },
  ru: {
    hint: "Подсказка",
    because: /(, потому что |, хотя | — |\. )./,
    ways: "Другие варианты",
    take: "Сделать",
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
  await playOnFromHere(page);
  await expect(page.locator("#room")).toBeVisible();
}

/** Reads the hint that has been asked for, and its other ways; returns the name of the best one. */
async function read(page, words = WORDS.en) {
  const hint = panel(page, words);
  await expect(hint.locator(".advice-why")).toHaveText(words.because);
  await expect(hint.locator(".advice-basis")).toHaveText(words.estimate);
  await expect(hint.getByRole("button", { name: words.take, exact: true })).toBeVisible();
  const best = await hint.locator(".advice-why b").innerText();
  await hint.getByRole("button", { name: words.ways, exact: true }).click();
  const ways = hint.locator(".advice-ways li");
  await expect(ways.first().locator("b")).toContainText(best);
  expect(await ways.count()).toBeLessThanOrEqual(3);
  return best;
}

/** Where something is on the page. */
const box = (page, what) => page.locator(what).first().boundingBox();

for (const name of Object.keys(PLACES)) {
  for (const lang of ["en", "ru"]) {
    test(`one tap tells what is best in ${name} and why, and marks the match, ${lang}`, async ({ page, axe }) => {
      const words = WORDS[lang];
      await playOn(page, name, lang);
      expect(await asked(page)).toEqual([]);
      await bulb(page, words).click();
      const best = await read(page, words);
      expect(await asked(page)).toEqual([PLACES[name]]);
      // Those who listen hear it as well.
      await expect(page.getByRole("log").filter({ hasText: best })).toHaveCount(1);
      // The column beside a lone hero's map scrolls without a stop of its own, with a hint or without: that is its board's.
      expect((await axe()).filter((it) => !it.includes(".dn-others"))).toEqual([]);
      // Back leads to the board, and the hint is still there for a player who looks again.
      await page.goBack();
      await expect(panel(page, words)).toHaveCount(0);
      await expect(page.locator("#room")).toBeVisible();
      await page.keyboard.press("h");
      await expect(panel(page, words).locator(".advice-why")).toBeVisible();
      expect(await asked(page)).toEqual([PLACES[name]]);
      // It does what it says.
      const before = nActions((await kept(page)).record);
      await panel(page, words).getByRole("button", { name: words.take, exact: true }).click();
      await expect(panel(page, words)).toHaveCount(0);
      await expect.poll(async () => nActions((await kept(page)).record)).toBeGreaterThan(before);
      // The log says so, and a reload still knows.
      await page.reload();
      await page.getByRole("banner").getByRole("button", { name: words.log }).click();
      const log = page.getByRole("complementary", { name: words.log });
      await expect(log.locator(".log-hint")).toHaveText([words.mark]);
    });
  }
}

/** What must stay in sight beside a hint: dice, cards in hand, and the button that goes on. */
const KEPT_FREE = {
  "paper-dungeons/solo": [".pd-die", ".pd-main"],
  "dungeon-roll/knight": [".dr-dock .dr-die:not([hidden])", ".dr-main"],
  "dungeon-raiders/solo-easy": [".rd-hand > *", ".rd-main"],
  "dungeoneer/tomb-solo-a": [".dn-hand > *", ".dn-main"],
  "dungeoneer/vault-solo-a": [".dn-hand > *", ".dn-main"],
};

/** The marks that stand on something. */
const marks = (page) => page.locator(".advice-mark").filter({ visible: true });

/** Where all visible things are that a selector finds. */
const boxes = (page, what) =>
  page.locator(what).filter({ visible: true }).evaluateAll((all) =>
    all.map((it) => it.getBoundingClientRect()).map(({ x, y, width, height }) => ({ x, y, width, height })));

/** Waits until the next tap is marked above the strip; looks at the number, or the word, that stands on it. */
async function pointsAbove(page, strip) {
  await expect.poll(async () => (await boxes(page, ".advice-mark"))[0]?.width).toBeGreaterThan(20);
  await expect.poll(async () => {
    const [mark] = await boxes(page, ".advice-mark");
    return mark.y + mark.height <= strip.y + 5 && 0 <= mark.y;
  }).toBe(true);
  await expect(marks(page).first()).toHaveText(/^(Hint|1)$/);
  const badge = (await boxes(page, ".advice-mark b"))[0];
  const { width } = page.viewportSize();
  expect(badge.x >= 0 && badge.y >= 0 && badge.x + badge.width <= width).toBe(true);
}

for (const name of Object.keys(PLACES)) {
  for (const [width, height] of [[360, 740], [390, 844], [1440, 900]]) {
    test(`a hint covers neither what it points at nor dice nor hand in ${name}, ${width} × ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await playOn(page, name);
      await page.keyboard.press("h");
      await expect(panel(page).locator(".advice-why")).toBeVisible();
      const strip = await box(page, ".advice");
      expect(Math.round(strip.y + strip.height)).toBe(height);
      await pointsAbove(page, strip);
      for (const what of KEPT_FREE[name]) {
        const all = await boxes(page, what);
        expect(all.length, what).toBeGreaterThan(0);
        for (const it of all) expect(it.y + it.height, what).toBeLessThanOrEqual(strip.y + 1);
      }
      // All that it says is in sight.
      const [said, body] = [await box(page, ".advice-why"), await box(page, ".advice-body")];
      expect(said.y + said.height).toBeLessThanOrEqual(body.y + body.height + 1);
    });
  }
}

test("where more is tapped than one thing, each has its number, and the other ways their letters", async ({ page }) => {
  await playOn(page, "dungeon-raiders/solo-easy");
  await page.keyboard.press("h");
  await expect(panel(page).locator(".advice-why")).toBeVisible();
  await expect(marks(page).filter({ hasText: /^[12]$/ })).toHaveText(["1", "2"]);
  const card = await box(page, ".rd-hand > :nth-child(1)");
  const [mark] = await boxes(page, ".advice-mark");
  expect(Math.abs(mark.x + mark.width / 2 - card.x - card.width / 2)).toBeLessThan(3);
  await panel(page).getByRole("button", { name: "Other ways", exact: true }).click();
  await expect(marks(page).filter({ hasText: "B" })).toHaveCount(1);
  // Once the first is tapped, one is left.
  await page.locator(".rd-hand > :nth-child(1)").click();
  await expect(marks(page).filter({ hasText: "Hint" })).toHaveCount(1);
});

/** Moments at which nothing is weighed: heroes are chosen, and a table is laid. */
const UNWEIGHED = [
  ["dungeon-roll/two-of-all", 0, ".dr-candidate"],
  ["dungeon-raiders/solo-hard", 0, ".rd-candidate"],
];

for (const [name, place, thing] of UNWEIGHED) {
  test(`a hint has an answer where heroes are chosen, ${name}`, async ({ page }) => {
    await playOn(page, name, "en", place);
    await bulb(page).click();
    await expect(panel(page).locator(".advice-why")).toContainText("No hero is the best");
    await expect(panel(page).getByRole("button", { name: "Other ways" })).toHaveCount(0);
    await expect(marks(page).first()).toHaveText("1");
    await expect(page.locator(thing).first()).toBeVisible();
    await panel(page).getByRole("button", { name: "Do it", exact: true }).click();
    await expect.poll(async () => nActions((await kept(page)).record)).toBe(place + 1);
  });
}

test.describe("on a phone", () => {
  test.use(phone);

  test("a hint is a strip at the thumb, and Back closes it", async ({ page, axe }) => {
    await playOn(page, "paper-dungeons/solo", "ru");
    await page.getByRole("button", { name: "Меню" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Подсказка" }).click();
    await read(page, WORDS.ru);
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
  await read(page);
  await page.keyboard.press("u");
  await expect(panel(page).locator(".advice-why")).toHaveCount(0);
  await expect(panel(page).getByRole("button", { name: "A hint for this" })).toBeVisible();
  // What was taken back can be taken again: then it is about the present again.
  await page.keyboard.press("Shift+u");
  await expect(panel(page).locator(".advice-why")).toBeVisible();
  // The mark stays, no matter what is taken back.
  expect(await asked(page)).toEqual([8]);
});

test("without a worker the page thinks for itself", async ({ page, complaints }) => {
  await page.route(SCRIPT, (route) => route.abort());
  await playOn(page, "dungeon-roll/knight");
  await bulb(page).click();
  await read(page);
  complaints.length = 0;
});

test("a worker that says nothing is given up", async ({ page }) => {
  await clock.install(page);
  await page.route(SCRIPT, (route) =>
    route.fulfill({ body: "onmessage = () => {};", contentType: "text/javascript" }),
  );
  await playOn(page, "paper-dungeons/solo");
  await bulb(page).click();
  await expect(panel(page)).toBeVisible();
  await clock.skip(page, 16_000);
  await expect(panel(page).locator(".advice-why")).toBeVisible();
});

test("only whose turn it is can ask; at the end and in a replay nobody can", async ({ page }) => {
  const solo = record("paper-dungeons/solo");
  await keep(page, { match: solo });
  await open(page, "#play/match");
  await page.getByRole("dialog", { name: "The end" }).getByRole("button", { name: "Close" }).click();
  await expect(bulb(page)).toHaveAttribute("aria-disabled", "true");
  await page.keyboard.press("h");
  await expect(page.locator(".toast").filter({ hasText: "The match is over." })).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
  await open(page, "#replay/match/12");
  await expect(bulb(page)).toHaveCount(0);
  // While the table is laid nothing is weighed, but something can be done.
  await startQuest(page, { options: ["Chosen"] });
  await bulb(page).click();
  await expect(panel(page).locator(".advice-why b")).not.toBeEmpty();
  await expect(marks(page).first()).toHaveText(/^(Hint|1)$/);
});

const OVER = ["paper-dungeons/solo", "dungeon-roll/nobody", "dungeon-raiders/solo-easy", "dungeoneer/tomb-solo-a"];

const slips = (page) => page.locator(".slip");

/** Waits until all choices have been weighed. */
const lookBack = async (page) => {
  await expect(page.locator(".under-way")).toHaveCount(0);
  await expect(page.getByText(/weighed\.$|^Взвешено/).first()).toBeVisible();
};

/** Luck and choices as they are told, which a sentence repeats; nothing where they are not told apart. */
const apart = async (page) => {
  const told = await page.locator(".balance b").allTextContents();
  for (const it of told) {
    expect(it).toMatch(/^[+−]\d+([.,]\d| %)$/);
    await expect(page.locator(".look-back-balance > p").first()).toContainText(it);
  }
  return told;
};

for (const name of OVER) {
  test(`the look back over ${name} names what cost most, and leads back to it`, async ({ page, axe }) => {
    await keep(page, { match: record(name) });
    await open(page, "#play/match");
    await unfoldEnd(page.getByRole("dialog", { name: "The end" }));
    await page.getByRole("dialog", { name: "The end" }).getByRole("button", { name: "Look back" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Look back" })).toBeVisible();
    await lookBack(page);
    const n = await slips(page).count();
    expect(n).toBeGreaterThan(0);
    expect(n).toBeLessThanOrEqual(3);
    const told = await apart(page);
    expect(told.length).toBe(2);
    await expect(page.locator(".course-place")).toHaveCount(n);
    // Each shows the board as it was, with what would have been better in the middle of it, out of reach.
    for (const slip of await slips(page).all()) {
      const crop = slip.locator(".crop");
      await crop.scrollIntoViewIfNeeded();
      await expect(crop.locator("[data-lit]").first()).toBeVisible();
      await expect.poll(() => crop.evaluate((it) => {
        const around = it.getBoundingClientRect();
        return [...it.querySelectorAll("[data-lit]")].some((lit) => {
          const { left, right, top, bottom } = lit.getBoundingClientRect();
          const [x, y] = [(left + right) / 2, (top + bottom) / 2];
          return around.left < x && x < around.right && around.top < y && y < around.bottom;
        });
      })).toBe(true);
      // What is beyond its edges can be reached by nobody, and makes no page wider.
      expect(await crop.evaluate((it) => it.inert && getComputedStyle(it).overflow)).toBe("clip");
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await axe()).toEqual([]);
    const links = await slips(page).getByRole("link").evaluateAll((all) => all.map((it) => it.hash));
    for (const link of links) {
      const ply = Number(link.match(/^#replay\/match\/(\d+)$/)[1]);
      await page.goto(`./${link}`);
      await expect(page.getByRole("slider")).toHaveValue(String(ply));
      await page.goBack();
    }
    await lookBack(page);
    // The end tells the same, once its details are opened.
    await page.getByRole("button", { name: "Back to the table" }).click();
    await unfoldEnd(page.getByRole("dialog", { name: "The end" }));
    await expect(page.locator(".balance b")).toHaveText(told);
    await page.getByRole("dialog", { name: "The end" }).getByRole("button", { name: "Look back" }).click();
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
