// Whatever the browser does with what is saved, the match goes on, and a sentence says so.

import { expect, open, test } from "./fixtures.mjs";
import { isOver, play, start } from "./paper_dungeons_player.mjs";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** The storage keeps what it has, and takes nothing more. */
function fillUp() {
  Storage.prototype.setItem = () => {
    throw new DOMException("no room", "QuotaExceededError");
  };
}

/** The page may not even look at the storage. */
function forbid() {
  Object.defineProperty(globalThis, "localStorage", {
    get() {
      throw new DOMException("not allowed", "SecurityError");
    },
  });
}

test("a full storage is told, and the match goes on", async ({ page }) => {
  await start(page, {});
  await page.evaluate(fillUp);
  await play(page, (it) => it.free > 0);
  await expect(page.getByText(/no room left to save/)).toBeVisible();
  const nEnded = await play(page, (_, n) => n === 1);
  expect(nEnded).toBe(1);
  expect(await isOver(page)).toBe(false);
});

test("a forbidden storage is told, and the match goes on", async ({ page }) => {
  await page.addInitScript(forbid);
  await start(page, {});
  await expect(page.getByText(/does not let the page keep anything/).first()).toBeVisible();
  const nEnded = await play(page, (_, n) => n === 1);
  expect(nEnded).toBe(1);
});

test("a corrupt match is set aside, not overwritten", async ({ page }) => {
  await start(page, {});
  await play(page, (it) => it.free > 0);
  const ruined = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((it) => it.startsWith("undercroft/match/"));
    const value = localStorage.getItem(key).replace(/keep/, "kept");
    localStorage.setItem(key, value);
    return value;
  });
  await page.reload();
  await expect(page.getByText(/cannot be opened/).first()).toBeVisible();
  await expect(page.getByText(/set aside/).first()).toBeVisible();
  const kept = await page.evaluate(() => Object.values(localStorage));
  expect(kept).toContain(ruined);
  await open(page);
});
