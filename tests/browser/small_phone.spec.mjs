// A full table on a small phone: what is to be seen is in sight, and the page never scrolls sideways.

import { play as delve } from "./dungeon_roll_player.mjs";
import { expect, phone, test } from "./fixtures.mjs";
import { play as quest, start as startQuest } from "./dungeoneer_player.mjs";
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

test("many choices scroll in their own line, and the seed is in sight", async ({ page }) => {
  await start(page, {});
  await expect(page.locator("header.bar").getByText(/^\w{4}-\w{4}$/).first()).toBeInViewport({ ratio: 1 });
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

test("five mats stand above the hand, and what came of the last room with them", async ({ page }) => {
  await startRaid(page, COMPANY);
  await raid(page, (it, nth) => nth > 4 && it.cards > 0 && !it.isWatching && !it.isReady);
  const [mat, dock] = [await box(page.locator(".rd-hero").last()), await box(page.locator(".rd-dock"))];
  expect(mat.bottom).toBeLessThanOrEqual(dock.top);
  const told = await box(page.locator(".rd-echo ol li").first());
  expect(told.top).toBeGreaterThan(mat.bottom);
  expect(told.top + 18).toBeLessThanOrEqual(dock.top);
  await expect(page.locator(".rd-stakes")).toHaveText(/^10 wounds kill; .* bleed to death\.$/);
  // The crown agrees with the mat, and says who would bleed.
  const own = page.locator(".rd-hero.is-own");
  const crown = page.locator(".score-button");
  await expect(crown.locator("b")).toHaveText(await own.locator(".rd-coins b").innerText());
  const bleeds = (await own.locator(".rd-bleeds").count()) > 0;
  await expect(crown).toHaveAccessibleName(bleeds ? /coins?, would bleed$/ : /coins?$/);
  // A person alone with computers needs no name.
  await expect(page.locator(".rd-say .is-whose")).toHaveCount(0);
});

/** Three computers against one hero. */
const PARTY = { people: 4, computers: { 2: "easy", 3: "easy", 4: "easy" } };

/** Everything that decides, from above: each part lies below the one before, and all of it in the window. */
async function expectInOrder(page, parts) {
  let below = 0;
  for (const part of parts) {
    const { top, bottom } = await box(page.locator(part));
    expect(top, part).toBeGreaterThanOrEqual(below - 1);
    below = bottom;
  }
  expect(below).toBeLessThanOrEqual(page.viewportSize().height);
}

const scrolls = (page) =>
  page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight);

test("a dungeon fills the window, and nothing of the page scrolls", async ({ page }) => {
  await startQuest(page, PARTY);
  await quest(page, (it, nth) => nth > 4 && it.nOptions > 0 && !it.isWatching && !it.isBattle);
  await expectInOrder(page, [".bar", ".dn-phase", ".dn-rivals", ".dn-map", ".dn-strip", ".dn-dock"]);
  expect(await scrolls(page)).toBe(0);
  await expectNoSideways(page);
  expect((await box(page.locator(".dn-strip"))).top).toBeGreaterThan(740 / 2);
  expect((await box(page.locator(".dn-map"))).height).toBeGreaterThan(150);
  for (const chip of await page.locator(".dn-rival-chip").all()) await expect(chip).toBeInViewport({ ratio: 1 });
});

test("hero, quests and rivals open over the map, and Back closes them", async ({ page, axe }) => {
  await startQuest(page, PARTY);
  await quest(page, (it, nth) => nth > 4 && it.nOptions > 0 && !it.isWatching && !it.isBattle);
  // What is held lies over the chips until it is put back.
  const close = page.locator(".dn-close");
  if (await close.isVisible()) await close.click();
  for (const [opener, panel] of [
    [".dn-self", ".dn-hero .dn-able"],
    [".dn-flag", ".dn-quests .dn-q >> nth=0"],
    [".dn-rival-chip:not(.is-lit) >> nth=0", ".dn-rival.is-open"],
  ]) {
    const button = page.locator(opener);
    if ((await button.count()) === 0) continue;
    await button.click();
    await expect(page.locator(panel)).toBeInViewport();
    expect(await axe()).toEqual([]);
    await page.goBack();
    await expect(page.locator(panel)).toBeHidden();
    await expect(page.locator(".dn")).toBeVisible();
  }
});

test.describe("on its side", () => {
  test.use({ viewport: { width: 740, height: 360 } });

  test("five heroes and the room are in sight", async ({ page }) => {
    await startRaid(page, COMPANY);
    await raid(page, (it, nth) => nth > 4 && it.cards > 0 && !it.isWatching && !it.isReady);
    const dock = await box(page.locator(".rd-dock"));
    for (const mat of await page.locator(".rd-hero").all()) {
      const { bottom, top } = await box(mat);
      expect(top).toBeGreaterThan(0);
      expect(bottom).toBeLessThanOrEqual(dock.top);
    }
    expect((await box(page.locator(".rd-card header"))).bottom).toBeLessThanOrEqual(dock.top);
    await expectNoSideways(page);
  });
});

test.describe("a dungeon on its side", () => {
  test.use({ viewport: { width: 780, height: 360 } });

  test("the map lies on the left, all that decides on the right", async ({ page }) => {
    await startQuest(page, PARTY);
    await quest(page, (it, nth) => nth > 4 && it.nOptions > 0 && !it.isWatching && !it.isBattle);
    const map = await box(page.locator(".dn-map"));
    expect(map.height).toBeGreaterThan(150);
    for (const part of [".dn-rivals", ".dn-strip", ".dn-dock"]) {
      const { left, right, bottom } = await box(page.locator(part));
      expect(left, part).toBeGreaterThanOrEqual(map.right - 1);
      expect(right, part).toBeLessThanOrEqual(780);
      expect(bottom, part).toBeLessThanOrEqual(360);
    }
    expect(await scrolls(page)).toBe(0);
  });
});

test("the hand stays in sight while computers play", async ({ page }) => {
  // They all lay before the person does.
  await startRaid(page, COMPANY);
  const watching = page.locator(".watching");
  await expect(watching).toBeVisible();
  const [hand, bar] = [await box(page.locator(".rd-hand")), await box(watching)];
  expect(hand.bottom).toBeLessThanOrEqual(bar.top);
});

test("two with closed hands go all the way to the boss", async ({ page }) => {
  await startRaid(page, { people: 2, options: ["Closed", "A boss"], seed: "closed" });
  await raid(page, (it) => it.isBoss);
  await expect(page.locator(".rd-card.is-boss")).toBeVisible();
  await expectNoSideways(page);
  await raid(page);
  await expect(page.getByRole("dialog", { name: "The end" }).locator(".end-rows li")).toHaveCount(2);
});
