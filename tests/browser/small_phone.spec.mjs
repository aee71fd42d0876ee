// A full table on a small phone: what is to be seen is in sight, and the page never scrolls sideways.

import { play as delve } from "./dungeon_roll_player.mjs";
import { expect, phone, test } from "./fixtures.mjs";
import { play as raid, start as startRaid } from "./dungeon_raiders_player.mjs";
import { expectNoSideways, play, start } from "./paper_dungeons_player.mjs";

test.use({
  ...phone,
  viewport: { width: 360, height: 740 },
  contextOptions: { reducedMotion: "reduce" },
});

const box = (locator) => locator.evaluate((it) => it.getBoundingClientRect().toJSON());

/** Four computers against one raider. */
const COMPANY = { people: 5, computers: { 2: "easy", 3: "easy", 4: "easy", 5: "easy" } };

test("many choices scroll in their own line", async ({ page }) => {
  await start(page, {});
  await play(page, (it) => it.chips > 4);
  await expect(page.locator(".pd-choices button").nth(4)).toBeVisible();
  await expectNoSideways(page);
});

test("the totals of four delvers are all in sight", async ({ page }) => {
  await start(page, { box: 1, people: 4, computers: { 2: "easy", 3: "easy", 4: "easy" } });
  const totals = page.locator(".dr-slip-total");
  await expect(totals).toHaveCount(4);
  for (const total of await totals.all()) await expect(total).toBeInViewport({ ratio: 1 });
  await expectNoSideways(page);
});

test("seven dice of a party stand in one row", async ({ page }) => {
  await start(page, { box: 1 });
  await delve(page, { isEnough: (it) => it.phase === "monsters" });
  const dice = page.locator(".dr-party .dr-die:not([hidden])");
  await expect(dice).toHaveCount(7);
  const tops = await dice.evaluateAll((all) => all.map((it) => it.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
});

test("five mats stand above the hand", async ({ page }) => {
  await startRaid(page, COMPANY);
  await raid(page, (it) => it.cards > 0 && !it.isWatching);
  const [mat, dock] = [await box(page.locator(".rd-hero").last()), await box(page.locator(".rd-dock"))];
  expect(mat.bottom).toBeLessThanOrEqual(dock.top);
});

test("the hand stays in sight while computers play", async ({ page }) => {
  await startRaid(page, COMPANY);
  await raid(page, (it) => it.isReady);
  await page.locator(".rd-main").click();
  const watching = page.locator(".watching");
  await expect(watching).toBeVisible();
  const [hand, bar] = [await box(page.locator(".rd-hand")), await box(watching)];
  expect(hand.bottom).toBeLessThanOrEqual(bar.top);
});

test("two with closed hands go all the way to the boss", async ({ page }) => {
  test.setTimeout(240_000);
  await startRaid(page, { people: 2, options: ["Closed", "A boss"], seed: "boss" });
  await raid(page, (it) => it.isBoss);
  await expect(page.locator(".rd-card.is-boss")).toBeVisible();
  await expectNoSideways(page);
  await raid(page);
  await expect(page.getByRole("dialog", { name: "The end" }).locator(".place")).toHaveCount(2);
});
