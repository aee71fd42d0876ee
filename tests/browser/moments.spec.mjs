// An observer of a player is told of everything that the rules do by themselves: matches are played to
// their ends, and each kind of moment has stood on the stage, in words.

import { play as delve } from "./dungeon_roll_player.mjs";
import * as raiders from "./dungeon_raiders_player.mjs";
import * as dungeoneer from "./dungeoneer_player.mjs";
import { expect, open, playOnFromHere, test } from "./fixtures.mjs";
import { keep, record } from "./kept.mjs";
import { play as playRounds, start as startBox } from "./paper_dungeons_player.mjs";

// Still pictures, at the quickest pace: what stands on the stage is the same.
test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Each match is played with luck of its own; so many are enough to meet everything. */
const SEEDS = ["b", "c", "d", "e", "f", "g", "h", "i", "j"];

/** Writes down all that comes on stage from now on. */
async function witness(page) {
  const told = new Set();
  await page.exposeFunction("tellOfStage", (words) => told.add(words));
  await page.addInitScript(() => {
    localStorage.setItem("undercroft/settings", JSON.stringify({ v: 1, pace: "instant" }));
    const look = () => {
      for (const line of document.querySelectorAll(".stage li")) {
        globalThis.tellOfStage(line.querySelector("p").innerText);
      }
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  });
  return told;
}

/** Plays matches until each moment has been told of. */
async function meetsAll(page, moments, play) {
  const told = await witness(page);
  const missing = () =>
    Object.keys(moments).filter((it) => ![...told].some((words) => moments[it].test(words)));
  for (const seed of SEEDS) {
    await play(seed);
    if (missing().length === 0) break;
  }
  expect(missing(), [...told].join("\n")).toEqual([]);
}

test("Dungeon Raiders: rooms are resolved with who and why, and a bleeding comes before the result", async ({ page }) => {
  const moments = {
    "a monster attacks": /^The monster attacks: \d+ is too little against \d+\.$/,
    "whom it hits, and why": /: \+\d wounds? for the lowest card, now \d+\.$/,
    "a monster is beaten": /^The monster is beaten, \d+ to \d+\.$/,
    "a chest is shared": /^The chest of \d coins? is shared, \d each: /,
    "coins move": /: \+\d coins?, now \d+\.$/,
    "a trap is sprung": /^The trap is sprung: the (lowest|highest) card is \d\.$/,
    "a trap is not sprung": /^The trap is not sprung: /,
    "an item is found": /: gets an item: /,
    "the next room opens": /^Room \d/,
    "a hero bleeds to death": /\bbleeds? to death\b/,
  };
  const seats = { people: 3, computers: { 2: "easy", 3: "easy" } };
  await meetsAll(page, moments, async (seed) => {
    await raiders.start(page, { ...seats, seed });
    await raiders.play(page);
  });
});

test("Paper Dungeons: skulls, wounds, rivals' rounds, fights, gems that vanish, and talents", async ({ page }) => {
  const moments = {
    "talents are revealed": /: talent /,
    "skulls strike": /: \d wounds? \(skulls\)/,
    "what a rival did": /^Computer 2: this round: /,
    "a fight": /: fights the .+ with power \d+: range I/,
    "a flight": /: flees from the /,
    "the strongest takes the reward": /: strongest against the /,
    "gems vanish": /: gems lost to rivals: /,
    "a resurrection": /: the team falls and is resurrected: /,
  };
  const seats = { people: 3, computers: { 2: "normal", 3: "normal" } };
  await meetsAll(page, moments, async (seed) => {
    await startBox(page, { ...seats, seed });
    await playRounds(page);
  });
});

test("Dungeon Roll: a dragon wakes and falls, treasures, a level gained, and both ends of a delve", async ({ page }) => {
  const moments = {
    "the dragon wakes": /^The dragon wakes: \d dice in its lair\.$/,
    "the dragon is slain": /^The dragon is defeated by: /,
    "a treasure": /^A treasure: /,
    "a level is gained": / rises to /,
    "a delve ends at home": /^Retires to the tavern from level \d/,
    "a delve ends in flight": /^Flees from level \d/,
  };
  await keep(page, { knight: record("dungeon-roll/knight") });
  let depth = 3;
  await meetsAll(page, moments, async (seed) => {
    if (seed === SEEDS[0]) await slay(page);
    await startBox(page, { box: 1, seed });
    // A party that goes deeper retires less often.
    await delve(page, { depth: (depth += 1) });
  });
});

/** Goes on with a match that is kept from before its first dragon, until that is beaten. */
async function slay(page) {
  const actions = record("dungeon-roll/knight").split("\n").filter((it) => /^[a-d] /.test(it));
  const ply = actions.findIndex((it) => it.startsWith("a dragon "));
  await open(page, `#replay/knight/${ply}`);
  await playOnFromHere(page);
  await expect(page.locator(".dr-phases [aria-current]")).toContainText("Dragon");
  await delve(page, { isEnough: (it) => it.phase !== "dragon" });
}

test("Dungeoneer: villainy, dice, blows, wounds, falls, places and quests", async ({ page }) => {
  const moments = {
    "villainy is declared": / sets? the .+ on .+ \(\d+ peril\)\.$/,
    "dice are compared": /\(\d+ \+ \d+ = \d+\)/,
    "a hero attacks": / attacks .+ (in melee|by magic)\.$/,
    "a blow wounds": / suffers \d wounds?, health \d+\.$/,
    "a hero fails and falls": / falls\.$/,
    "a location is placed": / places? the .+ of the /,
    "a quest is completed": / completes /,
    "a hero is defeated": / is defeated/,
  };
  // Where four go about, heroes meet, and attack each other.
  const seats = { people: 4, computers: { 2: "normal", 3: "normal", 4: "normal" } };
  await meetsAll(page, moments, async (seed) => {
    await dungeoneer.start(page, { ...seats, seed });
    await dungeoneer.play(page);
  });
});
