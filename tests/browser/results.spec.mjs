// Results told apart, today's challenge, its calendar, and the statistics of a box.

import { readFileSync } from "node:fs";
import { play } from "./dungeon_roll_player.mjs";
import { expect, open, phone, test, unfoldBox, unfoldEnd } from "./fixtures.mjs";
import { delve, keepHall } from "./hall_rows.mjs";
import { keep, record } from "./kept.mjs";
import { expectNoSideways } from "./paper_dungeons_player.mjs";

test.use({ contextOptions: { reducedMotion: "reduce" }, timezoneId: "UTC" });

const NOW = new Date("2026-11-24T12:00:00Z");
const KNIGHT = record("dungeon-roll/knight");

const moment = (day) => Date.parse(`2026-11-${String(day).padStart(2, "0")}T12:00:00Z`);

/** The result of a challenge of November 2026. */
const ofDay = (day, total, more = {}) => ({
  ...delve(`d${day}`, total, [{ with: "knight", luck: "12/14 champions:4:7:57 dragons:3:5:28" }]),
  ended: moment(day),
  today: `2026-11-${String(day).padStart(2, "0")}`,
  ...more,
});

/** Five days of challenges, one of them too late, and other matches. */
const RESULTS = [
  ofDay(18, 14),
  ofDay(19, 24, { marks: ["late"] }),
  ofDay(21, 18),
  ofDay(22, 31),
  ofDay(23, 20),
  { ...delve("plain", 16, [{ with: "minstrel", luck: "18/14 champions:5:7:536 dragons:4:5:299" }]), ended: moment(10) },
  {
    ...delve("lost", 9, [{ with: "minstrel" }, { is_person: false, level: "normal" }]),
    ended: moment(12),
    marks: ["hints", "undo"],
  },
];

/** Takes the end of a match back, and finishes it again. */
async function finish(page, id) {
  await open(page, `#play/${id}`);
  const end = page.getByRole("dialog");
  await expect(end).toBeVisible();
  await unfoldEnd(end);
  await end.getByRole("button", { name: "Look at the table" }).click();
  await page.getByRole("banner").getByRole("button", { name: "Undo" }).click();
  await expect(page.locator(".dr-phases li").last()).toHaveAttribute("aria-current", "step");
  await page.reload();
  await play(page, { depth: 0 });
  await expect(end).toBeVisible();
  return end;
}

test("the challenge of the day is laid in one tap, and found again", async ({ page, axe }) => {
  await page.clock.setFixedTime(NOW);
  await open(page);
  const today = page.getByRole("link", { name: "Today’s challenge: Dungeon Roll" });
  await unfoldBox(page, "Dungeon Roll");
  await today.click();
  await expect(page).toHaveURL(/#play\//);
  const first = page.url();
  await page.goto("./#");
  await unfoldBox(page, "Dungeon Roll");
  await today.click();
  await expect(page).toHaveURL(first);
  await page.goto("./#today/dungeon-roll");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Dungeon Roll: challenges of the day");
  const now = page.getByRole("link", { name: /^Tuesday, 24 Nov 2026: begun$/ });
  await expect(now).toHaveAttribute("aria-current", "date");
  await expect(page.getByRole("link", { name: "Go on" })).toBeVisible();
  expect(await axe()).toEqual([]);
  await now.click();
  await expect(page).toHaveURL(first);
  // A day to come is no table; a day that is over is one, and its match is marked.
  await page.goto("./#today/dungeon-roll/2026-11-25");
  await expect(page).toHaveURL(/#today\/dungeon-roll$/);
  await expect(page.getByText("That day is yet to come.")).toBeVisible();
  await page.getByRole("link", { name: /^Monday, 23 Nov 2026: to try$/ }).click();
  await expect(page).toHaveURL(/#play\//);
  const id = page.url().split("/").pop();
  const kept = await page.evaluate((id) => JSON.parse(localStorage.getItem(`undercroft/match/${id}`)), id);
  expect([kept.today, kept.marks]).toEqual(["2026-11-23", ["late"]]);
});

test("the calendar has one tab stop, is gone through by keys, and shows the streak", async ({ page, axe }) => {
  await page.clock.setFixedTime(NOW);
  await keepHall(page, RESULTS);
  await open(page, "#today/dungeon-roll");
  await expect(page.getByText("3 days in a row")).toBeVisible();
  await expect(page.locator(".calendar .in-streak .icon")).toHaveCount(3);
  await expect(page.locator(".calendar [tabindex='0']")).toHaveCount(1);
  await page.getByRole("link", { name: /^Tuesday, 24 Nov 2026/ }).focus();
  await page.keyboard.press("ArrowLeft");
  await expect(page.getByRole("link", { name: /^Monday, 23 Nov 2026: 20 points/ })).toBeFocused();
  await page.keyboard.press("PageUp");
  await expect(page.getByRole("heading", { name: "October 2026" })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Friday, 23 Oct 2026: to try$/ })).toBeFocused();
  await page.getByRole("button", { name: "Later month" }).click();
  const late = page.getByRole("link", { name: /^Thursday, 19 Nov 2026: 24 points; does not count: a day’s challenge begun or finished too late$/ });
  await expect(late).toBeVisible();
  await page.setViewportSize({ width: 375, height: 700 });
  await expectNoSideways(page);
  const box = await late.boundingBox();
  expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
  expect(await axe()).toEqual([]);
});

test("a match finished twice on one seed stands apart, and earns nothing the second time", async ({ page, axe }) => {
  await keep(page, { first: KNIGHT, second: KNIGHT, friend: { record: KNIGHT, rival: KNIGHT } });
  let end = await finish(page, "first");
  await expect(end.getByText("Your first result in the Hall of Fame.")).toBeVisible();
  await expect(end.getByText("New achievement: Dragon Slayer")).toBeVisible();
  end = await finish(page, "second");
  await unfoldEnd(end);
  await expect(end.getByText("Not ranked, because of a seed played before.")).toBeVisible();
  await expect(end.getByText(/New achievement/)).toHaveCount(0);
  expect(await axe()).toEqual([]);
  end = await finish(page, "friend");
  await unfoldEnd(end);
  await expect(end.getByText(/a given seed/)).toBeVisible();
  await page.goto("./#hall");
  await expect(page.getByText("3 matches finished")).toBeVisible();
  const apart = page.locator("section", { has: page.getByRole("heading", { name: "Not ranked, the latest first" }) });
  await expect(apart.locator(".feat-marks")).toHaveText([
    "with a seed played before; on a given seed, from a link or typed",
    "with a seed played before",
  ]);
  await page.goto("./#stats/dungeon-roll");
  await expect(page.locator(".is-time header")).toContainText("3 matches");
  await expect(page.locator(".stats-panel", { hasText: "Luck" })).toContainText(/Kindest.*one in \d+/s);
});

/** Everything that a panel of the statistics says. */
const said = (page) => page.locator(".stats-panels").innerText();

test("statistics tell of all matches, and a restored backup tells the same", async ({ page, axe }) => {
  await page.clock.setFixedTime(NOW);
  await keepHall(page, RESULTS);
  await open(page, "#stats/dungeon-roll");
  await expect(page.locator(".is-time header")).toContainText("7 matches");
  await expect(page.locator(".plot.is-wide circle.dot")).toHaveCount(7);
  await expect(page.locator(".plot.is-wide circle.is-todays")).toHaveCount(4);
  const knight = page.locator(".stats-ranges li", { hasText: "Knight" });
  await expect(knight).toContainText("5 matches");
  await expect(knight).toContainText("20");
  await expect(knight).toContainText("best 31");
  await expect(page.locator(".stats-levels li")).toContainText("1 of 1");
  await expect(page.locator(".stats-luck li").first()).toContainText("5 champions of 7 dice · one in 536");
  await page.getByText("The same in numbers").click();
  await expect(page.locator(".stats-table tbody tr")).toHaveCount(7);
  expect(await axe()).toEqual([]);
  const before = await said(page);
  await page.goto("./#copies");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save everything to a file" }).click(),
  ]);
  const file = readFileSync(await download.path());
  await page.evaluate(() => localStorage.setItem("undercroft/hall", '{"v":1,"rows":[]}'));
  await page.reload();
  await page.goto("./#stats/dungeon-roll");
  await expect(page.getByRole("heading", { name: "Nothing here yet" })).toBeVisible();
  expect(await axe()).toEqual([]);
  await page.getByRole("link", { name: "open a backup" }).click();
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: "Load from a file" }).click(),
  ]);
  await chooser.setFiles({ name: "copy.json", mimeType: "application/json", buffer: file });
  await expect(page.getByText(/Added: 7 results/)).toBeVisible();
  await page.goto("./#stats/dungeon-roll");
  await page.getByText("The same in numbers").click();
  await expect(page.locator(".stats-table tbody tr")).toHaveCount(7);
  expect(await said(page)).toBe(before);
});

for (const locale of ["en-GB", "ru-RU"])
  for (const colorScheme of ["light", "dark"])
    test.describe(`${locale}, ${colorScheme}, on a phone`, () => {
      test.use({ ...phone, locale, colorScheme });

      test("the pages of results fit and have no fault", async ({ page, axe }) => {
        await page.clock.setFixedTime(NOW);
        await keepHall(page, RESULTS);
        for (const place of ["#stats/dungeon-roll", "#stats/vault-of-the-fiends", "#today/dungeon-roll", "#today/dungeon-raiders", "#hall"]) {
          await open(page, place);
          for (const width of [320, 375, 768]) {
            await page.setViewportSize({ width, height: 700 });
            await expectNoSideways(page);
            expect(await axe(), `${place} at ${width}`).toEqual([]);
          }
        }
      });
    });

test("a result of a challenge is shared without a word about its table", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.clock.setFixedTime(NOW);
  await keepHall(page, [...RESULTS, ofDay(24, 22)]);
  await open(page, "#today/dungeon-roll");
  await page.getByRole("button", { name: "Share the result" }).click();
  await expect(page.getByText(/copied/i)).toBeVisible();
  const text = await page.evaluate(() => navigator.clipboard.readText());
  expect(text).toMatch(/^Undercroft · Dungeon Roll · 24 Nov 2026: 22 points; streak 4\nhttp.*#today\/dungeon-roll\/2026-11-24\/beat-22$/);
});
