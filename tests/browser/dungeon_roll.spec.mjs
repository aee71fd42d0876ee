// Dungeon Roll from the shelf to the final score, as a person plays it; and what is earned by it.

import { ending, play } from "./dungeon_roll_player.mjs";
import { expect, inEnglish, open, test, unfoldBox, unfoldEnd } from "./fixtures.mjs";
import { delve, keepHall } from "./hall_rows.mjs";
import { keep, record } from "./kept.mjs";
import { WORDS, expectNoSideways, start } from "./paper_dungeons_player.mjs";

// Dice that tumble are measured and tapped when they lie still.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const LANGUAGES = [
  { lang: "en", locale: "en-GB", rank: /^Rank: / },
  { lang: "ru", locale: "ru-RU", rank: /^Звание: / },
];

for (const { lang, locale, rank } of LANGUAGES) {
  test.describe(`in ${lang}`, () => {
    test.use({ locale });

    test("a solo game is played to its final score by taps", inEnglish(lang), async ({ page }) => {
      await start(page, { lang, box: 1 });
      await play(page);
      const end = await ending(page, WORDS[lang].end);
      await unfoldEnd(end);
      await expect(end.getByText(rank)).toBeVisible();
    });
  });
}

test("a solo game is played to its end without a pointer", async ({ page }) => {
  await open(page, "#new/dungeon-roll");
  await reach(page, ".more-options > summary");
  await page.keyboard.press("Enter");
  await reach(page, ".seed-field input");
  await page.keyboard.type("a browser test");
  await reach(page, ".setup-start .button");
  await page.keyboard.press("Enter");
  await expect(page.locator(".dr-main")).toBeVisible();
  const press = async (what) => {
    await reach(page, what);
    await page.keyboard.press("Enter");
    // No matter what had the focus, something of the table has it now.
    const hasFocus = () => page.evaluate(() => document.activeElement?.closest(".table") !== null);
    await expect.poll(hasFocus).toBe(true);
  };
  await play(page, { press });
  await ending(page);
});

/** No part of the table is more Tabs away. */
const TABS_MAX = 60;

/** Walks with Tab from part to part, and with the arrow keys within one, to what `selector` finds. */
async function reach(page, selector) {
  const isThere = () => page.evaluate((it) => document.activeElement?.matches(it), selector);
  for (let nth = 0; nth < TABS_MAX && !(await isThere()); nth += 1) {
    await page.keyboard.press("Tab");
    const n = await rowLength(page);
    if (n > 0) await page.keyboard.press("Home");
    for (let at = 1; at < n && !(await isThere()); at += 1) await page.keyboard.press("ArrowRight");
  }
  expect(await isThere(), `${selector} is reached by keys`).toBe(true);
}

/** How many things lie in the row that has the focus. */
const rowLength = (page) =>
  page.evaluate(() => {
    const row = document.activeElement?.closest(".dr-dice, .dr-choices, .dr-tokens");
    return row?.querySelectorAll("button:not([hidden])").length ?? 0;
  });

test("the party never stands before the dice of the level", async ({ page }) => {
  await start(page, { box: 1 });
  await play(page, { isEnough: (it) => it.phase === "monsters" });
  const boxes = (what) =>
    page.locator(what).evaluateAll((all) => all.map((it) => it.getBoundingClientRect().toJSON()));
  for (const [width, height] of [[1100, 700], [1280, 800], [1280, 860], [1440, 900]]) {
    await page.setViewportSize({ width, height });
    const party = await boxes(".dr-party .dr-die:not([hidden])");
    const level = await boxes(".dr-pit .dr-die:not([hidden])");
    expect([party.length, level.length]).toEqual([7, 1]);
    for (const one of party) {
      const isBefore = (it) =>
        one.left < it.right && it.left < one.right && one.top < it.bottom && it.top < one.bottom;
      expect(level.some(isBefore), `${width} by ${height}`).toBe(false);
    }
  }
});

test("two people share a device, and each delves three times", async ({ page }) => {
  await start(page, { box: 1, people: 2, names: ["Ada", "Boris"] });
  // Nothing is hidden here: nobody has to look away.
  await expect(page.locator(".dr-slip")).toHaveText([/Ada/, /Boris/]);
  await expect(page.locator(".curtain")).toHaveCount(0);
  await play(page, { depth: 2 });
  const end = await ending(page);
  for (const name of ["Ada", "Boris"])
    await expect(end.locator(".place-name", { hasText: name })).toBeVisible();
});

test("a person plays a computer to the final score", async ({ page }) => {
  await open(page, "#settings");
  await page.getByRole("radio", { name: "At once" }).check();
  await start(page, { box: 1, people: 2, computers: { 2: "normal" } });
  await play(page, { depth: 2 });
  const end = await ending(page);
  for (const name of ["You", "Computer 2"])
    await expect(end.locator(".place-name", { hasText: name })).toBeVisible();
  await expect(page.locator(".curtain")).toHaveCount(0);
});

/** Opens a match that is over, and takes its end back. */
async function undoEnd(page, place) {
  await open(page, place);
  const end = await ending(page);
  await unfoldEnd(end);
  await end.getByRole("button", { name: "Look at the table" }).click();
  await page.getByRole("banner").getByRole("button", { name: "Undo" }).click();
  await expect(page.locator(".dr-phases li").last()).toHaveAttribute("aria-current", "step");
}

test("what is earned is told at the end, kept, and told to other tabs", async ({
  page,
  newTab,
  axe,
}) => {
  await keep(page, { knight: record("dungeon-roll/knight") });
  await open(page, "#achievements/dungeon-roll");
  await expect(page.getByText("0 of 12 earned")).toBeVisible();
  const other = await newTab();
  await open(other, "#achievements/dungeon-roll");
  await undoEnd(page, "#play/knight");
  await page.reload();
  await play(page, { depth: 0 });
  const end = await ending(page);
  await expect(end.getByText("New achievement: Dragon Slayer")).toBeVisible();
  await expect(page.locator("[aria-live=polite][role=log]")).toContainText("New achievement: Dragon Slayer.");
  expect(await axe()).toEqual([]);
  await unfoldEnd(end);
  await end.getByRole("link", { name: "All achievements" }).click();
  const earned = page.locator(".honours .is-earned");
  await expect(earned).toHaveCount(1);
  await expect(earned).toContainText(/Earned: \d+ \w+ \d{4}/);
  await expect(other.locator(".honours .is-earned")).toHaveCount(1);
  await page.reload();
  await expect(earned).toHaveCount(1);
  await expect(page.locator(".feats li")).toHaveText(/^\d+ points ?Knight/);
  await expect(page.getByText(/^1 of 8\. Still to come: Spellsword, /)).toBeVisible();
  // A player who goes back from the end has not earned it yet.
  await undoEnd(page, "#play/knight");
  await page.goto("./#achievements/dungeon-roll");
  await expect(page.getByText("0 of 12 earned")).toBeVisible();
  await expect(earned).toHaveCount(0);
});

for (const locale of ["en-GB", "ru-RU"])
  test.describe(`achievements, ${locale}`, () => {
    test.use({ locale });

    test("are shown with who has earned them, and the best result with each hero", async ({
      page,
      axe,
    }) => {
      await keepHall(page, [
        delve("one", 21, [{ name: "Ada", with: "knight", honours: ["cheater"] }]),
        delve("two", 31, [
          { name: "Ada", with: "minstrel", honours: ["cheater"] },
          { name: "Bob", with: "knight", honours: ["cheater", "odds"] },
        ]),
      ]);
      await open(page);
      await unfoldBox(page, "(Dungeon Roll|Сундук приключений)");
      await page.getByRole("link", { name: /^(Statistics: Dungeon Roll|Статистика: Сундук приключений)$/ }).click();
      await page.getByRole("link", { name: /^(Achievements|Достижения)$/ }).click();
      const earned = page.locator(".honours .is-earned");
      await expect(earned).toHaveCount(2);
      await expect(earned.last()).toContainText(/(Earned|Получено): Ada, .+; Bob, /);
      await expect(page.locator(".feats li")).toHaveText([/^31 .*Ada/, /^31 .*Bob/]);
      expect(await axe()).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoSideways(page);
      await page.goto("./#hall");
      await page.getByRole("link", { name: /^(Achievements: 2 of 12|Достижения: 2 из 12)$/ }).click();
      await expect(earned).toHaveCount(2);
    });

    test("of house rules and expansions stand apart, with what was kept before", async ({ page }) => {
      const nine = delve("nine", 44, [{ name: "Ada", with: "knight", honours: ["odds"] }]);
      const viking = delve("viking", 40, [{ name: "Ada", with: "viking", honours: ["cheater"] }]);
      await keepHall(page, [
        delve("plain", 21, [{ name: "Ada", with: "knight", honours: ["cheater"] }]),
        { ...nine, setup: nine.setup.replace("dice=7", "dice=9") },
        { ...viking, setup: `${viking.setup} heroes=all` },
      ]);
      await open(page, "#achievements/dungeon-roll");
      const lists = page.locator(".honours");
      await expect(lists.first().locator(".is-earned")).toHaveCount(1);
      await expect(lists.last().locator(".is-earned")).toHaveCount(2);
      const bests = page.locator("ul.feats");
      await expect(bests.first().locator("li")).toHaveText([/^21 /]);
      await expect(bests.last().locator("li")).toHaveText([/^44 /, /^40 /]);
      await page.goto("./#hall");
      await expect(page.locator("ol.feats")).toHaveCount(2);
      await expect(page.locator("ol.feats").first().locator("li")).toHaveText([/^21 /]);
      // What the shelf calls the best is that of the box.
      await page.goto("./#");
      await expect(page.locator(".box-told").first()).toHaveText(/21/);
    });
  });
