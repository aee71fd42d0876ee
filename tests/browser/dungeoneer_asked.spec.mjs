// Dungeoneer: who is asked and when: the button that breaks in, the setting that lets a person be asked
// less, and answers for which no curtain falls.

import * as clock from "./clock.mjs";
import { expect, open, playOnFromHere, test } from "./fixtures.mjs";
import { play, start } from "./dungeoneer_player.mjs";
import { keep, record } from "./kept.mjs";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Takes a match of the golden records up after so many actions. The clock of the page stands still, and with
 *  it any computer, until a test lets it go on. */
async function playOn(page, ply, players, name = "stolen") {
  await clock.install(page);
  await keep(page, { it: { record: record(`dungeoneer/${name}`), players } });
  await open(page, `#replay/it/${ply}`);
  await clock.stop(page);
  await playOnFromHere(page);
}

const panel = (page) => page.locator(".is-asking").getByRole("heading");
const hand = (page) => page.getByRole("group", { name: "Your cards" }).getByRole("button");
const button = (page, name) => page.getByRole("button", { name, exact: true });

const VILLAINY = "Round 6, Lorel: Villainy";

/** Breaks in on a computer, which waits for as long as the person likes. */
async function breakIn(page) {
  await playOn(page, 141, ["easy", "person"]);
  await expect(page.locator(".bar-moment")).toHaveText(VILLAINY);
  await button(page, "Interrupt").click();
  await expect(panel(page)).toHaveText("Lorel’s turn: Villainy");
  await expect(button(page, "Interrupt")).toHaveCount(0);
  await clock.goOn(page);
}

test("whoever breaks in on a computer acts before it", async ({ page, axe }) => {
  await breakIn(page);
  expect(await axe()).toEqual([]);
  await page.getByRole("button", { name: /^Lay down the token of “Damsel in Distress”/ }).click();
  await expect(page.locator(".dn-main.is-ready")).not.toHaveClass(/is-resting/);
  await expect(page.locator(".bar-moment")).toHaveText(VILLAINY);
  await page.locator(".dn-main").click();
  await page.getByRole("banner").getByRole("button", { name: "What happened" }).click();
  await expect(page.locator(".log")).toContainText("Kron lays down the token of “Damsel in Distress”.");
});

test("whoever breaks in on a computer may let it go on", async ({ page }) => {
  await breakIn(page);
  const log = page.getByRole("log");
  const said = await log.textContent();
  await button(page, "Let the others go on").click();
  await expect(log).not.toHaveText(said);
  await expect(log).toContainText("Computer 1");
});

test("of two at one device, who breaks in looks alone, and hands it back", async ({ page }) => {
  await playOn(page, 141);
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
    // Player 2 goes to where a roll is needed, and a card could go before that.
    await page.goto("about:blank");
    await playOn(page, 41);
    await button(page, "I am Player 2: show the table").click();
    await page.locator('[data-cell="-1,0"]').click();
    await page.locator(".dn-main.is-ready:not(.is-resting)").click();
    const curtain = button(page, "I am Player 1: show the table");
    if (isAsked) {
      await curtain.click();
      await expect(panel(page)).toHaveText("Before Kron’s roll");
      return;
    }
    await expect(page.locator('[data-cell="-1,0"] .dn-stand.is-me')).toBeVisible();
    await expect(curtain).toHaveCount(0);
  });
}

test("no curtain falls for an answer that everybody may see", async ({ page }) => {
  await start(page, { people: 2, picks: { Heroes: "Chosen" } });
  const own = page.locator(".dn-card");
  // The dice have said who begins.
  for (const name of ["Player 2", "Player 1"]) {
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

for (const [name, viewport] of [["a phone", { width: 360, height: 740 }], ["a desk", { width: 1440, height: 900 }]]) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport });

    test("a battle makes room for the map where a location is asked for", async ({ page }) => {
      await playOn(page, 182, ["easy", "person", "easy"], "tomb-three");
      await clock.goOn(page);
      await expect(page.locator(".dn-say")).toContainText("Which location is meant?");
      await page.locator(".dn-loc.is-lit").first().click();
      await page.locator(".dn-main.is-ready:not(.is-resting)").click();
      await expect(page.locator(".dn-battle")).toBeInViewport();
    });
  });
}
