// Computers play at a pace that can be changed both ways, keep nobody waiting for long, and what they
// did meanwhile is told in a few words. Time stands still here but for what the test lets pass.

import { expect, open, phone, seat, test, unfold } from "./fixtures.mjs";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Three computers go down before the person does; the clock stands still. */
async function startAfterThree(page) {
  await noWorker(page);
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1_000);
  await open(page, "./#new/dungeon-roll");
  await unfold(page);
  await seat(page, { people: 4, computers: { 2: "easy", 3: "easy", 4: "easy" } });
  await page.getByRole("radio", { name: "Player 2", exact: true }).check();
  await page.getByLabel("Seed", { exact: true }).fill("three before me");
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await expect(page.locator("#room")).toBeVisible();
}

/**
 * Lets time pass until the first computer has acted: what thinks for it is fetched first, and that takes as long as the
 * machine likes.
 */
async function awaitFirstAction(page) {
  const isKept = () => page.evaluate(() => Object.values(localStorage).some((it) => /\\n[a-d] /.test(it)));
  await expect(async () => {
    await page.clock.runFor(50);
    expect(await isKept()).toBe(true);
  }).toPass();
}

/** Nothing answers for the computers: the page thinks for them, by its own clock alone. */
const noWorker = (page) =>
  page.addInitScript(() => {
    globalThis.Worker = undefined;
  });

test.describe("on a small phone", () => {
  test.use({ ...phone, viewport: { width: 360, height: 740 } });

  test("nobody waits for long, and hears in a few words what went on", async ({ page, axe }) => {
    await startAfterThree(page);
    await page.clock.runFor(1_000);
    const bar = page.locator(".watching");
    await expect(bar).toBeVisible();
    await awaitFirstAction(page);
    await page.clock.runFor(14_000);
    await expect(bar).toHaveCount(0);
    await expect(page.locator(".dr:not(.is-watching)")).toBeVisible();
    const recap = page.getByRole("complementary", { name: "While you waited" });
    await expect(recap.getByRole("listitem")).not.toHaveCount(0);
    await expect(recap).toContainText(/Computer \d: (level \d|fled)/);
    await expect(page.getByRole("log")).toContainText(/Computer \d: (level \d|fled)/);
    await page.clock.resume();
    expect(await axe()).toEqual([]);
    // A player who wants to, watches it.
    await recap.getByRole("button", { name: "Watch" }).click();
    await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
    await page.goBack();
    await expect(page.locator(".dr")).toBeVisible();
  });
});

test("the pace is changed both ways, and kept", async ({ page }) => {
  await startAfterThree(page);
  await page.clock.runFor(1_000);
  await awaitFirstAction(page);
  const board = page.locator(".dr");
  const before = await board.boundingBox();
  const pace = page.locator(".watching").getByRole("group", { name: "Pace" });
  await expect(pace).toHaveText("Calm");
  await pace.getByRole("button", { name: "Slower" }).click();
  await expect(pace).toHaveText("Every move");
  await page.clock.runFor(20_000);
  await expect(pace).toBeVisible();
  expect((await board.boundingBox()).width).toBe(before.width);
  await pace.getByRole("button", { name: "Faster" }).click();
  await expect(pace).toHaveText("Calm");
  await page.clock.runFor(15_000);
  await expect(pace).toHaveCount(0);
  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("dialog");
  await menu.getByRole("button", { name: "Faster" }).click();
  await menu.getByRole("button", { name: "Faster" }).click();
  await expect(menu.getByRole("group", { name: "Pace" })).toHaveText("At once");
  await page.keyboard.press("Escape");
  // The menu's entry of the history is left before another address is typed.
  await expect.poll(() => page.evaluate(() => history.state ?? 0)).toBe(0);
  await page.goto("./#settings");
  await expect(page.getByRole("radio", { name: "At once" })).toBeChecked();
});
