// Plays Dungeon Roll as a person does: looks at what stands out, and taps it.

import { expect } from "./fixtures.mjs";
import { isOver, settled } from "./paper_dungeons_player.mjs";

/** No game needs more taps. */
const TAPS_MAX = 800;

const MAIN = ".dr-main.is-ready";
const OTHER = ".dr-other:not([hidden])";
const LIT_ON_LEVEL = ".dr-pit .dr-die.is-lit:not([hidden])";
/** Scrolls, whose ink is brown, can do nothing but re-roll for most. */
const FREE_COMPANION = ".dr-dock .dr-die.is-free:not(.is-brown):not([hidden])";
const CHIP = ".dr-choices:not([hidden]) .dr-chip:not([hidden]):not(.is-on)";
const CANDIDATE = ".dr-candidate[aria-pressed=false][aria-disabled=false]";

/** The things that wait for a tap, no matter who has the device. */
const ANY = [MAIN, OTHER, LIT_ON_LEVEL, FREE_COMPANION, CHIP, CANDIDATE];
const CURTAIN = ".curtain .button";
const AWAITED = [...ANY, CURTAIN, ".send-on", "dialog[open].is-ending"].join(", ");

/** What can be tapped now, and where the delve stands: once the chance is known, unless one is not patient. */
async function look(page, isPatient) {
  await settled(page);
  if (isPatient) {
    await page.locator(".dr-chance-bar.is-waiting").waitFor({ state: "detached" });
    await settled(page);
  }
  return page.evaluate(([main, other, lit, companion, chip, candidate]) => {
    const all = (what) => [...document.querySelectorAll(what)];
    const count = (what) => all(what).length;
    const ink = (it) => [...it.classList].find((name) => /^is-(green|grey|blue|violet|gold)$/.test(name));
    const met = all(".dr-dock .dr-die.is-picked").map(ink);
    const recruit = all(companion).find((it) => !met.includes(ink(it)));
    const phases = all(".dr-phases li");
    return {
      phase: ["monsters", "loot", "dragon", "regroup"][phases.findIndex((it) => it.ariaCurrent)],
      level: Number(document.querySelector(".dr-number b")?.textContent ?? 0),
      isCall: count(".dr-say.is-call") > 0,
      main: count(main),
      words: document.querySelector(main)?.textContent,
      rest: count(`${other}.is-rest`),
      other: count(other),
      dice: count(".dr-dock .dr-die:not([hidden])"),
      flee: count(`${other}.is-grave`),
      lit: count(lit),
      companions: count(companion),
      // Who is of another type than those who meet the dragon already: its place in the party.
      recruit: recruit ? [...recruit.parentElement.children].indexOf(recruit) + 1 : 0,
      chips: count(chip),
      picked: count(".dr-choices:not([hidden]) .dr-chip.is-on:not([hidden])"),
      candidates: count(candidate),
      curtain: count(".curtain .button"),
      watching: count(".watching"),
      isElsewhere: count(".send-on") > 0,
    };
  }, ANY);
}

/** The likely thing to do, as what to tap; nothing while there is nothing to do. */
function choose(it, depth) {
  if (it.curtain > 0) return CURTAIN;
  if (it.watching > 0) return undefined;
  if (it.isCall && it.main > 0) return MAIN;
  // A delve that has just ended is another's from now on.
  if (it.phase === "regroup" && it.main + it.other === 0) return undefined;
  if (it.phase === "regroup") {
    // Where going on pays less the main button retires; so it is taken with next to nobody left.
    const isMainHome = it.rest === 0 && it.other > 0;
    if (isMainHome) return it.level < depth && it.dice > 1 ? OTHER : MAIN;
    return it.rest === 0 || it.level < depth ? MAIN : OTHER;
  }
  // A face is chosen, or dice are: the main button brings them.
  if (it.picked > 0 && it.main > 0) return MAIN;
  if (it.lit > 0) return LIT_ON_LEVEL;
  if (it.chips > 0) return CHIP;
  // Before the first level a party is kept as it is; on a level companions go first.
  if (it.phase === undefined && it.main > 0) return MAIN;
  if (it.phase === "dragon" && it.main > 0) return MAIN;
  if (it.phase === "dragon" && it.recruit > 0) return `.dr-dock .dr-die:nth-child(${it.recruit})`;
  if (it.phase === "dragon") return OTHER;
  if (it.phase !== undefined && it.companions > 0) return FREE_COMPANION;
  if (it.main > 0) return MAIN;
  if (it.candidates > 0) return CANDIDATE;
  return it.flee > 0 ? OTHER : undefined;
}

/**
 * Plays until `isEnough` holds, friends elsewhere are awaited, or the game is over: down to level `depth` in each delve, and home.
 * `press` taps what it is given, or does the same in another way.
 */
export async function play(page, options = {}) {
  const { depth = 3, isEnough = () => false, press, isPatient = true } = options;
  const tap = press ?? ((what) => page.locator(what).first().click());
  for (let nth = 0; nth < TAPS_MAX; nth += 1) {
    const it = await look(page, isPatient);
    if ((await isOver(page)) || it.isElsewhere || isEnough(it)) return;
    const what = choose(it, depth);
    if (what) await tap(what);
    // While computers act, nothing else is to be done.
    else await page.locator(AWAITED).first().waitFor();
  }
  throw new Error(`the game is not over after ${TAPS_MAX} taps`);
}

/** The final standing, which must be on the page. */
export async function ending(page, name = "The end") {
  const dialog = page.getByRole("dialog", { name });
  await expect(dialog).toBeVisible();
  return dialog;
}
