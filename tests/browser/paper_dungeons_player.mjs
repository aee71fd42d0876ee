// Plays Paper Dungeons as a person does: looks at what is lit, and taps it.

import { expect, open, seat, unfold } from "./fixtures.mjs";

/** No game needs more taps at one sheet. */
const TAPS_MAX = 600;

export const WORDS = {
  en: { start: "Start", end: "The end", round: (n) => `Round ${n} of 8`, seed: "Seed" },
  ru: { start: "Начать", end: "Конец партии", round: (n) => `Раунд ${n} из 8`, seed: "Расклад (код)" },
};

/** The boxes by the numbers that the tests give them. */
const BOXES = [
  "paper-dungeons",
  "dungeon-roll",
  "dungeon-raiders",
  "tomb-of-the-lich-lord",
  "vault-of-the-fiends",
];

/**
 * Lays a table: shelf, Set up a table, Start, with a seed so that every run meets the same luck. `box` is
 * the number of the box.
 */
export async function start(page, options) {
  const { lang = "en", seed = "a browser test", people = 1, names = [] } = options;
  const { computers = {}, box = 0, undo } = options;
  await open(page);
  const setUp = page.locator(`.ways a[href='#new/${BOXES[box]}']`);
  await page.locator(".box", { has: setUp }).locator(".more").click();
  await setUp.click();
  await unfold(page);
  await seat(page, { people, computers });
  for (const [nth, name] of names.entries()) {
    const field = lang === "en" ? `Name of player ${nth + 1}` : `Имя игрока ${nth + 1}`;
    await page.getByLabel(field).fill(name);
  }
  if (undo) await page.getByRole("radio", { name: undo }).check();
  await page.getByLabel(WORDS[lang].seed, { exact: true }).fill(seed);
  await page.getByRole("button", { name: WORDS[lang].start, exact: true }).click();
}

/** Waits until the page has drawn what the last tap brought, and takes another. */
export async function settled(page) {
  // What rests does so once the tap before is drawn.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  await page.locator(".is-resting").first().waitFor({ state: "detached" });
}

/** What can be tapped now. */
async function look(page) {
  await settled(page);
  return page.evaluate(() => {
    const count = (what) => document.querySelectorAll(what).length;
    const main = document.querySelector(".pd-main");
    const lit = ".pd-main[aria-disabled=false], .pd-die[aria-disabled=false], .pd-room.is-lit";
    return {
      isIdle: count(lit) + count(".pd-choices button") + count(".pd-card") === 0,
      isCurtain: count(".curtain") > 0,
      isElsewhere: count(".send-on") > 0 && count(".curtain, .shown-first") === 0,
      isSheet: main !== null,
      cards: count(".pd-card"),
      kept: count(".pd-card[aria-pressed=true]"),
      chips: count(".pd-choices button"),
      isReady: main?.getAttribute("aria-disabled") === "false",
      isEnd: /^(End the round|Закончить раунд)/.test(main?.textContent.trim() ?? ""),
      chosen: count(".pd-die[aria-pressed=true]"),
      free: count(".pd-die[aria-disabled=false]"),
      lit: count(".pd-room.is-lit"),
    };
  });
}

const tap = (page, what, nth = 0) => page.locator(what).nth(nth).click();

/** Waits, while computers act, until there is something to tap. */
async function awaited(page) {
  const lit = [".pd-main", ".pd-die"].map((it) => `${it}[aria-disabled=false]`);
  const any = [...lit, ".pd-choices button", ".pd-card", ".curtain", ".send-on", "dialog[open].is-ending"];
  await page.locator(any.join(", ")).first().waitFor();
}

/** One tap: the likely thing to do now. Returns whether a round was ended by it. */
async function tapOnce(page, it, nth) {
  if (it.cards > 0 && it.kept < 2) {
    const card = it.kept === 0 ? ".pd-card >> nth=0" : ".pd-card[aria-pressed=false] >> nth=1";
    await page.locator(card).click();
    return false;
  }
  if (it.chips > 0) {
    await tap(page, ".pd-choices button", nth % it.chips);
    return false;
  }
  if (it.isReady) {
    await tap(page, ".pd-main");
    return it.isEnd;
  }
  if (it.chosen === 0) {
    await tap(page, ".pd-die[aria-disabled=false]", nth % it.free);
    return false;
  }
  await tap(page, ".pd-room.is-lit", nth % it.lit);
  return false;
}

/** Plays this sheet until `isEnough` holds, the curtain falls, friends elsewhere are awaited, or the game is over. */
export async function play(page, isEnough = () => false) {
  let nEnded = 0;
  // A page that has just been opened has nothing to look at yet.
  const any = page.locator(".pd-main, .curtain, dialog[open].is-ending").first();
  await any.waitFor({ state: "attached" });
  for (let nth = 0; nth < TAPS_MAX; nth += 1) {
    const it = await look(page);
    if (it.isCurtain || it.isElsewhere || !it.isSheet || (await isOver(page)) || isEnough(it, nEnded)) return nEnded;
    if (it.isIdle) await awaited(page);
    else nEnded += (await tapOnce(page, it, nth)) ? 1 : 0;
  }
  throw new Error(`the game is not over after ${TAPS_MAX} taps`);
}

/** Whether the final standing is on the page. */
export async function isOver(page) {
  return (await page.locator("dialog[open].is-ending").count()) > 0;
}

/** The page must not be wider than its window. */
export async function expectNoSideways(page) {
  const widths = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(widths[0]).toBeLessThanOrEqual(widths[1]);
}
