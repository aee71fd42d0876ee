// One person against computers: nobody waits, nothing is passed on, and a reload changes nothing.

import { expect, test } from "./fixtures.mjs";
import { isOver, play, start } from "./paper_dungeons_player.mjs";

// Dice that tumble are measured and tapped when they lie still.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** A table of this size at which the first player is a person and the others are computers. */
const against = (computers) => ({ people: 1 + Object.keys(computers).length, computers });

test("a person plays two computers to the final score, with a reload in their turn", async ({
  page,
}) => {
  await start(page, against({ 2: "easy", 3: "normal" }));
  await expect(page.getByRole("button", { name: /^Computer 3/ })).toBeVisible();
  const nBefore = await play(page, (it, nEnded) => nEnded === 3);
  expect(nBefore).toBe(3);
  await page.reload();
  await expect(page.getByText("Round 4 of 8").first()).toBeVisible();
  const nAfter = await play(page);
  expect(nAfter).toBe(5);
  expect(await isOver(page)).toBe(true);
  const end = page.getByRole("dialog", { name: "The end" });
  for (const name of ["You", "Computer 2", "Computer 3"]) {
    await expect(end.locator(".place-name", { hasText: name })).toBeVisible();
  }
  await end.getByRole("button", { name: "Play again" }).click();
  await expect(page.getByRole("button", { name: /^Computer 2/ })).toBeVisible();
  await expect(page.locator(".curtain")).toHaveCount(0);
});

test("a person takes a phase back though computers have acted before it", async ({ page }) => {
  await start(page, against({ 2: "normal" }));
  await play(page, (it, nEnded) => nEnded === 1 && it.free > 3);
  const undo = page.getByRole("banner").getByRole("button", { name: "Undo" });
  await expect(undo).toBeDisabled();
  await play(page, (it) => it.isEnd);
  let nUndone = 0;
  for (; await undo.isEnabled(); nUndone += 1) await undo.click();
  expect(nUndone).toBeGreaterThan(0);
  await play(page, (it, nEnded) => nEnded === 1);
});

test("a table without a person is not laid", async ({ page }) => {
  await start(page, { people: 2, computers: { 1: "easy", 2: "normal" } });
  const places = page.getByRole("group", { name: "How many players?" });
  await expect(places.getByText("At least one of the players must be a person.")).toBeVisible();
});

test("a computer takes over for whoever leaves, and the last person stays", async ({ page }) => {
  await start(page, { people: 2 });
  await page.getByRole("button", { name: /^I am Player 1/ }).click();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Who plays" }).click();
  const seats = page.getByRole("dialog", { name: "Who plays" });
  await seats.getByRole("combobox", { name: "1. Player 1" }).selectOption("Computer: normal");
  // Now one person plays alone with it: nothing is passed on.
  await expect(seats.getByRole("combobox", { name: "2. You" }).locator("option")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(page.locator(".curtain")).toHaveCount(0);
  await expect(page.getByRole("button", { name: /^Computer 1/ })).toBeVisible();
  expect(await play(page, (it, nEnded) => nEnded === 1)).toBe(1);
  await page.reload();
  await expect(page.getByText("Round 2 of 8").first()).toBeVisible();
  await expect(page.getByRole("button", { name: /^Computer 1/ })).toBeVisible();
});
