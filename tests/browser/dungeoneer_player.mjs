// Plays Dungeoneer as a person does: takes what lights up, plans it, and does it with the main button.

import { readFileSync } from "node:fs";

import { expect, open, seat, unfold } from "./fixtures.mjs";

/** No match of ten rounds needs more taps at one device. */
const TAPS_MAX = 2000;

/** Nothing within reach of a finger takes so many milliseconds, however slow a machine is. */
const REACH = 120_000;

const WORDS = {
  en: { start: "Start", seed: "Seed", rounds: "10 rounds" },
  ru: { start: "Начать", seed: "Расклад (код)", rounds: "10 раундов" },
};

/** The names of all cards of the deck of the Tomb, in a language. */
export function namesOfCards(lang) {
  const file = `../../crates/games/dungeoneer/words/adventures.${lang}.txt`;
  const rows = readFileSync(new URL(file, import.meta.url), "utf8").split("\n");
  return rows.filter((it) => it.startsWith("TA")).map((it) => it.split(" | ")[1]);
}

/** Lays a table with the cards of a box, for ten rounds, with a seed that brings the same luck. */
export async function start(page, wanted = {}) {
  const { lang = "en", box = "tomb-of-the-lich-lord", people = 1, computers = {} } = wanted;
  const words = WORDS[lang];
  await open(page, `#new/${box}`);
  await unfold(page);
  await seat(page, { people, computers });
  for (const name of [words.rounds, ...(wanted.options ?? [])]) {
    await page.getByRole("radio", { name, exact: true }).check();
  }
  for (const [group, choice] of Object.entries(wanted.picks ?? {})) {
    const options = page.getByRole("group", { name: group, exact: true });
    await options.getByRole("radio", { name: choice, exact: true }).check();
  }
  await page.getByLabel(words.seed, { exact: true }).fill(wanted.seed ?? "a browser test");
  await page.getByRole("button", { name: words.start, exact: true }).click();
  await expect(page.locator(".dn, .curtain")).toBeVisible();
}

/** Whether the final standing is on the page. */
export const isOver = async (page) => (await page.locator("dialog[open].is-ending").count()) > 0;

/** What a person could tap, the likely thing first. */
const OPTIONS = [
  ".dn-q.is-lit",
  ".dn-choices .dn-choice",
  ".dn-end.is-place > button",
  ".dn-card.is-lit",
  ".dn-duel.is-lit",
  ".dn-acts > .dn-choice",
  ".dn-loc.is-lit",
  ".dn-chip.is-lit",
  ".dn-rival-chip.is-lit",
  ".dn-strip.is-lit > .dn-self",
  ".dn-flag.is-lit",
  ".dn-head",
].join(", ");

/** Anything that tells that somebody may go on. */
const LIVE = [
  ".send-on",
  "dialog[open].is-ending",
  ".curtain .button",
  ".shown-first .button",
  ".watching .button",
  ".dn-main.is-ready",
  ".dn-other:not([hidden])",
  ".dn .is-lit",
  ".dn-end.is-place > button",
  ".dn-choice",
].join(", ");

/** What a person could do now. */
async function look(page) {
  const isSeen = (live) =>
    [...document.querySelectorAll(live)].some((it) => it.getClientRects().length > 0);
  await page.waitForFunction(isSeen, LIVE);
  return page.evaluate((options) => {
    const has = (what) => document.querySelector(what) !== null;
    const seen = (it) => it.getClientRects().length > 0;
    const all = [...document.querySelectorAll(options)].filter(seen);
    return {
      isEnd: has("dialog[open].is-ending"),
      isElsewhere: has(".send-on") && !has(".dn.is-over, .shown-first, .curtain"),
      isCurtain: has(".curtain"),
      isShownFirst: has(".shown-first"),
      isWatching: has(".watching"),
      canGoOn: has(".dn-main.is-ready"),
      // With nothing planned the main button may stand for a pass, although something could be played.
      isReady:
        has(".dn-main.is-ready") &&
        (has(".dn :is(.is-picked, .is-planned, .is-aim)") || !has(".dn .is-lit")),
      isBattle: has(".dn-battle"),
      phase: document.querySelector(".dn-track .is-now")?.textContent ?? "",
      isAsked: has(".dn-dock.is-asking"),
      canBreakIn: has(".dn-interrupt:not([hidden])"),
      hasEnd: [...document.querySelectorAll(".dn-other:not([hidden])")].some(seen),
      nOptions: all.length,
      round: Number(document.querySelector(".bar-moment")?.textContent.match(/\d+/)?.[0] ?? 0),
    };
  }, OPTIONS);
}

/** Taps the thing with this number among those that are lit. */
async function tapOption(page, nth) {
  await page.evaluate(
    ([options, nth]) => {
      const seen = (it) => it.getClientRects().length > 0;
      const all = [...document.querySelectorAll(options)].filter(seen);
      all[nth % all.length]?.click();
    },
    [OPTIONS, nth],
  );
}

/** The same with a finger: what is lit must be within its reach, but for what a panel covers that was opened, or the
 *  choices, which are the same then. */
async function touchOption(page, nth, n) {
  if (n === 0) return;
  const option = page.locator(OPTIONS).filter({ visible: true }).nth(nth % n);
  const shut = page.locator(".dn-shut").filter({ visible: true });
  const isOnMap = await option.evaluate((it) => it.closest(".dn-map") !== null);
  const isBehindChoices = await option.evaluate((it) => {
    const { x, y, width, height } = it.getBoundingClientRect();
    const onTop = document.elementFromPoint(x + width / 2, y + height / 2);
    return !it.closest(".dn-choices") && onTop?.closest(".dn-choices") != null;
  });
  if (isOnMap && (await shut.count()) > 0) await shut.first().click();
  else if (isBehindChoices) await page.locator(".dn-choice:visible").first().click({ timeout: REACH });
  else await option.click({ timeout: REACH });
}

/** Does the likely thing; another thing each time, so that matches differ. Who is patient skips nothing. What cannot be
 * done because computers have gone on meanwhile is looked at again. */
async function tapOnce(page, it, nth, isPatient) {
  const timeout = isPatient ? REACH : 15_000;
  const soon = (done) => (isPatient ? done : done.catch(() => {}));
  if (it.isCurtain) await page.locator(".curtain .button").click();
  else if (it.isShownFirst) await page.locator(".shown-first .button").click();
  else if (it.isReady || (it.canGoOn && nth % 3 === 0)) await soon(page.locator(".dn-main").click({ timeout }));
  else if (it.isWatching && isPatient) await page.locator(".watching").waitFor({ state: "hidden" });
  else if (it.isWatching) {
    await page.evaluate(() => [...document.querySelectorAll(".watching .button")].at(-1)?.click());
    await soon(page.locator(".watching").waitFor({ state: "hidden", timeout }));
  } else if (it.hasEnd && nth % 3 === 0) {
    await page.locator(".dn-other:visible").first().click();
  } else if (isPatient) await touchOption(page, nth, it.nOptions);
  else await tapOption(page, nth);
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
