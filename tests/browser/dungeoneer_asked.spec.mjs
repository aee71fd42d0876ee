// Dungeoneer: who is asked and when: the button that breaks in, the setting that lets a person be asked
// less, and answers for which no curtain falls.

import { expect, open, test } from "./fixtures.mjs";
import { play, start } from "./dungeoneer_player.mjs";
import { keep, record } from "./kept.mjs";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Takes a match of the golden records up after so many actions. */
async function playOn(page, name, ply, players) {
  await keep(page, { it: { record: record(`dungeoneer/${name}`), players } });
  await open(page, `#replay/it/${ply}`);
  await page.getByRole("button", { name: "Play on from here" }).click();
}

const panel = (page) => page.locator(".is-asking").getByRole("heading");
const hand = (page) => page.getByRole("group", { name: "Your cards" }).getByRole("button");

test("whoever has something to play lets the others wait, and lets them go on", async ({ page, axe }) => {
  // The computer acts when the clock of the page lets it.
  await page.clock.install();
  await keep(page, { it: { record: record("dungeoneer/stolen"), players: ["easy", "person"] } });
  await open(page, "#replay/it/141");
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole("button", { name: "Play on from here" }).click();
  await page.getByRole("button", { name: "Interrupt" }).click();
  await expect(panel(page)).toBeVisible();
  await expect(page.getByRole("button", { name: "Interrupt" })).toHaveCount(0);
  await page.clock.resume();
  expect(await axe()).toEqual([]);
  // The computer waits for as long as the person likes.
  await page.locator(".is-asking .dn-row", { hasText: "Stumble" }).click();
  await page.getByRole("button", { name: "Put back" }).click();
  await expect(page.locator(".bar-moment")).toHaveText("Round 6, Lorel: Villainy");
  await page.getByRole("button", { name: "Let the others go on" }).click();
  await expect(page.locator(".bar-moment")).not.toHaveText("Round 6, Lorel: Villainy");
});

test("of two at one device, who breaks in looks alone, and hands it back", async ({ page }) => {
  await playOn(page, "stolen", 141);
  await page.getByRole("button", { name: "I am Player 1: show the table" }).click();
  const lorels = await hand(page).allTextContents();
  await page.getByRole("region", { name: "Out of turn" }).getByRole("button", { name: "Player 2" }).click();
  await expect(hand(page)).toHaveCount(0);
  await page.getByRole("button", { name: "I am Player 2: show the table" }).click();
  await expect(page.getByText("Player 2, out of turn.")).toBeVisible();
  await expect(panel(page)).toBeVisible();
  await page.getByRole("button", { name: "Hand it back" }).click();
  await page.getByRole("button", { name: "I am Player 1: show the table" }).click();
  await expect(panel(page)).toHaveCount(0);
  expect(await hand(page).allTextContents()).toEqual(lorels);
});

for (const [choice, isAsked] of [["When I can play something", true], ["Only when I am attacked", false]]) {
  test(`when am I asked? ${choice}`, async ({ page }) => {
    await open(page, "#settings");
    await page.getByRole("group", { name: "When am I asked?" }).getByRole("radio", { name: choice }).check();
    // The turn of the computer ends: its Heroics are over.
    await keep(page, { it: { record: record("dungeoneer/stolen"), players: ["person", "easy"] } });
    await page.reload();
    await open(page, "#replay/it/139");
    await page.getByRole("button", { name: "Play on from here" }).click();
    if (isAsked) {
      await expect(page.getByRole("heading", { name: /end of Heroics/ })).toBeVisible();
      await page.getByRole("button", { name: "Pass", exact: true }).click();
    }
    await expect(page.locator(".bar-moment")).toHaveText("Round 6, Lorel: Villainy");
    await expect(panel(page)).toHaveCount(0);
    await page.getByRole("banner").getByRole("button", { name: "What happened" }).click();
  });
}

test("no curtain falls for an answer that everybody may see", async ({ page }) => {
  await start(page, { people: 2, picks: { Heroes: "Chosen" } });
  const own = page.locator(".dn-card");
  for (const name of ["Player 1", "Player 2"]) {
    await expect(page.locator(".dn-say .is-whose")).toHaveText(name);
    await expect(page.locator(".curtain")).toHaveCount(0);
    await expect(own).toHaveCount(0);
    await page.locator(".dn-choice").first().click();
    await page.locator(".dn-main.is-ready:not(.is-resting)").click();
  }
  // A hand is nobody else's business.
  await expect(page.locator(".curtain")).toBeVisible();
  await expect(own).toHaveCount(0);
});
