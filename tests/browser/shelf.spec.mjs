// The shelf of a returning player: what goes on stands first, all boxes are seen at once, and the rest is a menu.

import { EVERYWHERE, expect, open, test } from "./fixtures.mjs";
import { misfits } from "./fits.mjs";
import { delve, feat, keepHall } from "./hall_rows.mjs";
import { keep, record } from "./kept.mjs";

const NOW = new Date("2026-11-24T12:00:00Z");

const SAVED = /\/later\/saved-\w+\.wasm/;

const PHONE = { width: 390, height: 844 };
const DESK = { width: 1440, height: 900 };

/** A match that goes on. */
const OPEN_MATCH = { solo: record("dungeon-raiders/five") };

/** Somebody has come to a step of a lesson, counted from 0. */
const learn = (page, id, step) =>
  page.addInitScript(
    ([id, step]) => localStorage.setItem(`undercroft/lesson/${id}`, JSON.stringify({ v: 1, step })),
    [id, step],
  );

/** The result of the challenge of a day of November 2026. */
const ofDay = (row, day) => ({
  ...row,
  ended: Date.parse(`2026-11-${day}T12:00:00Z`),
  today: `2026-11-${day}`,
});

const main = (page) => page.locator(".shelf-page .button.is-main");

for (const locale of ["en-GB", "ru-RU"]) {
  for (const colorScheme of ["light", "dark"]) {
    test.describe(`${locale}, ${colorScheme}`, () => {
      test.use({ locale, colorScheme });

      test("all boxes are seen at once on a desk, and with one swipe on a phone", async ({ page, axe }) => {
        await keep(page, OPEN_MATCH);
        await learn(page, "dungeon-roll", 3);
        for (const [viewport, nScreens] of [[DESK, 1], [PHONE, 2]]) {
          await page.setViewportSize(viewport);
          await open(page);
          await expect(page.locator(".is-today")).toBeVisible();
          const last = await page.locator(".box").last().boundingBox();
          expect(last.y + last.height).toBeLessThanOrEqual(nScreens * viewport.height);
          await expect(page.locator(".box")).toHaveCount(5);
          await expect(main(page)).toHaveCount(1);
          expect(await misfits(page)).toEqual([]);
          expect(await axe()).toEqual([]);
        }
      });
    });
  }

  test.describe(locale, () => {
    test.use({ locale });

    for (const [state, arrange] of [
      ["a match", (page) => keep(page, OPEN_MATCH)],
      ["a lesson", (page) => learn(page, "paper-dungeons", 2)],
      [
        "both",
        async (page) => {
          await keep(page, OPEN_MATCH);
          await learn(page, "paper-dungeons", 2);
        },
      ],
    ]) {
      test(`nothing moves when it is told what goes on: ${state}`, async ({ page }) => {
        await arrange(page);
        for (const viewport of [PHONE, DESK]) {
          await page.setViewportSize(viewport);
          const held = [];
          await page.route(SAVED, (route) => held.push(route));
          await open(page);
          await expect.poll(() => held.length).toBe(1);
          const before = await page.locator(".shelf").boundingBox();
          await held[0].continue();
          await page.unroute(SAVED);
          await expect(page.locator(".is-today .button").first()).toBeVisible();
          expect(await page.locator(".shelf").boundingBox()).toEqual(before);
          await expect(main(page)).toHaveCount(1);
        }
      });
    }
  });
}

test("the first thing that goes on has the button that stands out", async ({ page }) => {
  await page.clock.setFixedTime(NOW);
  await keepHall(page, [delve("one", 27)]);
  await open(page);
  // Nothing but the challenge of the day.
  await expect(main(page)).toHaveAccessibleName(/^Play today: /);
  await learn(page, "dungeon-raiders", 2);
  await page.reload();
  await expect(main(page)).toHaveAccessibleName("Go on learning: Dungeon Raiders");
  await expect(page.getByText("Lesson, step 3 of 7")).toBeVisible();
  await main(page).click();
  await expect(page.locator(".lesson-card")).toBeVisible();
});

test("one challenge stands in front, with the days in a row; the others lie behind it", async ({ page, axe }) => {
  await page.clock.setFixedTime(NOW);
  await keepHall(page, [ofDay(feat("p", 40), "22"), ofDay(delve("r", 27), "23")]);
  await open(page);
  const today = page.getByRole("region", { name: "Today’s challenge" });
  await expect(today).toContainText("2 days in a row");
  await expect(today.locator("i.counts")).toHaveCount(2);
  const title = (await today.getByRole("heading").innerText()).replace("Today: ", "");
  await today.getByRole("button", { name: "More challenges" }).click();
  const others = today.locator(".ways");
  await expect(others.getByRole("link")).toHaveCount(10);
  expect(await axe()).toEqual([]);
  // On a phone each box has one line of it.
  await page.setViewportSize({ width: 360, height: 740 });
  expect((await others.boundingBox()).height).toBeLessThan(370);
  await page.keyboard.press("Escape");
  await expect(others).toBeHidden();
  await main(page).click();
  await expect(page).toHaveURL(/#play\//);
  const kept = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((it) => it.startsWith("undercroft/match/"));
    return JSON.parse(localStorage.getItem(key)).today;
  });
  expect(kept).toBe("2026-11-24");
  await page.evaluate(() => history.back());
  await expect(page.locator(".continue")).toContainText(title);
});

test("the menu of a box goes by keys, and shuts at a touch beside it", EVERYWHERE, async ({ page, axe }) => {
  await open(page);
  const button = page.getByRole("button", { name: "More: Dungeon Raiders" });
  const learning = page.getByRole("link", { name: "Learn: Dungeon Raiders" });
  await expect(learning).toBeHidden();
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(learning).toBeVisible();
  expect(await axe()).toEqual([]);
  await page.keyboard.press("Tab");
  await expect(learning).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(learning).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await expect(learning).toBeVisible();
  await page.mouse.click(5, 300);
  await expect(learning).toBeHidden();
  await button.click();
  await page.getByRole("link", { name: "Rules: Dungeon Raiders" }).click();
  await expect(page).toHaveURL(/#rules\/dungeon-raiders$/);
});
