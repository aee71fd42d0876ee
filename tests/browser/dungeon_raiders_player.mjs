// Plays Dungeon Raiders as a person does: weighs a card, lays it, and skips what computers do.

import { expect, open, seat, unfold } from "./fixtures.mjs";

/** No match needs more taps at one device. */
const TAPS_MAX = 500;

const WORDS = {
  en: { start: "Start", seed: "Seed", explorer: "Explorer" },
  ru: { start: "Начать", seed: "Расклад (код)", explorer: "Разведчик" },
};

/**
 * Lays a table: options by the names of their choices, and a seed that brings the same luck. A
 * person alone chooses a character.
 */
export async function start(page, wanted = {}) {
  const { lang = "en", seed = "a browser test", people = 1, computers = {}, options = [] } = wanted;
  const words = WORDS[lang];
  await open(page, "#new/dungeon-raiders");
  await unfold(page);
  await seat(page, { people, computers });
  for (const name of options) await page.getByRole("radio", { name, exact: true }).check();
  await page.getByLabel(words.seed, { exact: true }).fill(seed);
  await page.getByRole("button", { name: words.start, exact: true }).click();
  await expect(page.locator(".rd, .curtain")).toBeVisible();
  if (people === 1) await choose(page, words.explorer);
}

/** Chooses a character by its name, by two taps. */
export async function choose(page, character) {
  await page.getByRole("button", { name: new RegExp(`^${character}`) }).click();
  await page.locator(".rd-main").click();
}

/** Whether the final standing is on the page. */
export const isOver = async (page) => (await page.locator("dialog[open].is-ending").count()) > 0;

/** What a person could tap. */
const LIVE = [
  ".send-on",
  ".rd.is-over",
  "dialog[open].is-ending",
  ".curtain .button",
  ".shown-first .button",
  ".rd:not(.is-watching) .rd-main",
  ".watching .button",
].join(", ");

const CANDIDATE = ".rd-candidate[aria-disabled=false]";
const CARD = ".rd-own.is-power.is-free";

/** What there is to do once computers are done, or take their time. */
const END = "dialog[open].is-ending";
const BUSY = [CARD, CANDIDATE, ".send-on", ".watching", ".shown-first", ".curtain", ".rd.is-over"].join(", ");

/** Waits until what the last tap brought is drawn. */
const drawn = (page) =>
  page.evaluate(() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go))));

/** What a person could do now. */
async function look(page) {
  await drawn(page);
  await page.locator(LIVE).first().waitFor();
  return page.evaluate(([card, candidate]) => {
    const has = (what) => document.querySelector(what) !== null;
    return {
      isEnd: has("dialog[open].is-ending"),
      isOver: has(".rd.is-over"),
      isElsewhere: has(".send-on") && !has(".rd.is-over, .shown-first, .curtain"),
      isCurtain: has(".curtain"),
      isShownFirst: has(".shown-first"),
      isTable: has(".rd"),
      passedTo: document.querySelector(".curtain h1")?.textContent,
      isWatching: has(".watching"),
      isBoss: has(".rd-card.is-boss"),
      room: document.querySelector(".rd-card")?.className,
      isReady: has(".rd:not(.is-watching) .rd-main.is-ready"),
      cards: document.querySelectorAll(card).length,
      candidates: document.querySelectorAll(candidate).length,
    };
  }, [CARD, CANDIDATE]);
}

/** Skips what computers do, unless they have just done it. */
async function skip(page) {
  await page.evaluate(() => [...document.querySelectorAll(".watching .button")].at(-1)?.click());
  await page.locator(".watching").waitFor({ state: "hidden" });
}

/** Taps what could be tapped a moment ago; where the table has gone on meanwhile it is looked at again. */
const tap = (option) => option.click({ timeout: 15_000 }).catch(() => {});

/** Does the likely thing; another thing each time, so that matches differ. Who is patient skips nothing. */
async function tapOnce(page, it, nth, isPatient) {
  if (it.isCurtain) await page.locator(".curtain .button").click();
  else if (it.isShownFirst) await page.locator(".shown-first .button").click();
  // The last thing is seen before the result is.
  else if (it.isOver) await page.locator(END).waitFor();
  else if (it.isReady) await tap(page.locator(".rd-main"));
  else if (it.isWatching && isPatient) await page.locator(".watching").waitFor({ state: "hidden" });
  else if (it.isWatching) await skip(page);
  else if (it.cards > 0) await tap(page.locator(CARD).nth(nth % it.cards));
  else if (it.candidates > 0) await tap(page.locator(CANDIDATE).first());
  // Computers play, and are not announced yet; a player who holds a torch is not only watching.
  else await page.locator(BUSY).first().waitFor();
}

/** Plays on until `isEnough` holds, friends elsewhere are awaited, or the match is over. Returns the number of taps. */
export async function play(page, isEnough = () => false, isPatient = false) {
  for (let nth = 0; nth < TAPS_MAX; nth += 1) {
    const it = await look(page);
    if (it.isEnd || it.isElsewhere || isEnough(it, nth)) return nth;
    await tapOnce(page, it, nth, isPatient);
  }
  throw new Error(`the match is not over after ${TAPS_MAX} taps`);
}
