// Two taps on one place do one thing, and a held key presses once: what cannot be taken back waits
// for a touch of its own. Time stands still here unless a test lets it pass.

import * as clock from "./clock.mjs";
import { expect, test } from "./fixtures.mjs";
import { play } from "./dungeon_roll_player.mjs";
import { start as startRaiders } from "./dungeon_raiders_player.mjs";
import { start } from "./paper_dungeons_player.mjs";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const once = /once more if you mean it/;

test("two taps on Regroup do not go down", async ({ page }) => {
  await clock.install(page);
  await start(page, { box: 1, seed: "37RR-FRF8" });
  await play(page, { isEnough: (it) => it.words === "Regroup" });
  await clock.stop(page);
  const main = page.locator(".dr-main");
  const level = page.locator(".dr-number b");
  const told = page.locator(".toast");
  await main.dblclick();
  await expect(main).toHaveText("Go down to level 2");
  await expect(main).toHaveClass(/is-resting/);
  await expect(told).toHaveText(once);
  await expect(level).toHaveText("1");
  // By keys it is no other, and the focus stays.
  await main.press("Enter");
  await expect(main).toBeFocused();
  await expect(level).toHaveText("1");
  await clock.pass(page, 600);
  await expect(main).not.toHaveClass(/is-resting/);
  await main.press("Enter");
  await expect(level).toHaveText("2");
});

test("a held key presses a button once", async ({ page }) => {
  await clock.install(page);
  await start(page, { box: 1, seed: "37RR-FRF8" });
  await play(page, { isEnough: (it) => it.words === "Regroup" });
  await clock.stop(page);
  const main = page.locator(".dr-main");
  await main.focus();
  await page.keyboard.down("Enter");
  await expect(main).toHaveText("Go down to level 2");
  await clock.pass(page, 600);
  await page.keyboard.down("Enter");
  await page.keyboard.up("Enter");
  await expect(main).toHaveText("Go down to level 2");
  await expect(page.locator(".toast")).toHaveCount(0);
  await page.keyboard.press("Enter");
  await expect(page.locator(".dr-number b")).toHaveText("2");
});

test("two taps on a card of a raider weigh it, a third lays it", async ({ page }) => {
  await clock.install(page);
  await startRaiders(page);
  const cards = page.locator(".rd-own.is-power.is-free");
  await expect(cards.first()).toBeVisible();
  await clock.stop(page);
  await cards.nth(2).dblclick();
  await expect(page.locator(".rd-own.is-picked")).toBeVisible();
  await expect(page.locator(".toast")).toHaveText(once);
  await clock.pass(page, 600);
  await page.locator(".rd-own.is-picked").click();
  await expect(page.locator(".rd-echo")).toBeVisible();
});

test("a card is weighed and laid at once by the button under the thumb", async ({ page }) => {
  await clock.install(page);
  await startRaiders(page);
  const cards = page.locator(".rd-own.is-power.is-free");
  await expect(cards.first()).toBeVisible();
  await clock.stop(page);
  await cards.nth(2).click();
  await page.locator(".rd-main").click();
  await expect(page.locator(".rd-echo")).toBeVisible();
});
