// Acting out of turn at a device that two people share.

import { expect, test } from "./fixtures.mjs";
import { start } from "./dungeon_raiders_player.mjs";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const main = (page) => page.locator(".rd:not(.is-watching) .rd-main");

/** An explorer, who holds a torch, and a knight; the knight is awaited. */
async function knightIsAwaited(page) {
  await start(page, { people: 2, options: ["Chosen", "Open"] });
  for (const character of ["Explorer", "Knight"]) {
    await page.getByRole("button", { name: new RegExp(`^${character}`) }).click();
    await main(page).click();
  }
  const asking = page.getByRole("region", { name: "Out of turn" });
  await page.locator(".rd-own.is-power.is-free").first().waitFor();
  if (!(await asking.isVisible())) {
    await page.locator(".rd-own.is-power.is-free").first().click();
    await main(page).click();
  }
  await expect(asking.getByRole("button")).toHaveText(["Player 1"]);
  return asking.getByRole("button");
}

test("who holds a torch asks for the device, looks alone, and hands it back", async ({ page, axe }) => {
  const ask = await knightIsAwaited(page);
  await expect(page.locator(".curtain"), "hands lie open").toHaveCount(0);
  await ask.click();
  await expect(page.getByText("Player 1, out of turn.")).toBeVisible();
  expect(await axe()).toEqual([]);
  await page.getByRole("button", { name: /^Torch/ }).click();
  await main(page).click();
  // What it shows is for one pair of eyes.
  await page.getByRole("button", { name: /^I am Player 1/ }).click();
  const seen = page.locator(".rd-room.is-by-torch");
  await expect(seen.first()).toHaveAccessibleName(/only you see it/);
  await page.getByRole("button", { name: "Hand it back" }).click();
  await expect(seen).toHaveCount(0);
  await expect(page.locator(".curtain"), "the knight hides nothing").toHaveCount(0);
  // The knight goes on, and may be interrupted again: what was seen can be looked at again.
  await expect(page.locator(".rd-own.is-power.is-free").first()).toBeVisible();
  await ask.click();
  await page.getByRole("button", { name: /^I am Player 1/ }).click();
  await expect(seen.first()).toBeVisible();
});

test("a device without secrets goes round without a curtain", async ({ page }) => {
  await knightIsAwaited(page);
  for (let nth = 0; nth < 3; nth += 1) {
    await page.locator(".rd-own.is-power.is-free").first().click();
    await main(page).click();
    await expect(page.locator(".rd-own.is-power.is-free").first()).toBeVisible();
    await expect(page.locator(".curtain")).toHaveCount(0);
  }
});
