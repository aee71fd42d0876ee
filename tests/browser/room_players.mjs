// Plays at several devices at once, as people do: each takes what lights up, and waits while there is nothing to do.

/** The end of a match, told. */
export const END = "dialog[open].is-ending";

/** No match needs more taps at one device. */
const TAPS_MAX = 2_000;

/**
 * Plays at all of these devices of one match, until the end is told at each, or one of them (only that `at` which it is
 * looked for, if there is one) has what `until` names, or has been tapped so many times. Returns the taps at each.
 */
export async function playAll(game, pages, { taps = TAPS_MAX, until = "", at } = {}) {
  const stop = (page) =>
    page.evaluate(() => {
      globalThis.isEnough = true;
      globalThis.wake?.();
    });
  await Promise.all(pages.map((it) => it.evaluate(() => (globalThis.isEnough = false))));
  const play = async (page) => {
    const played = await page.evaluate(playHere, { game, taps, until: (at ?? page) === page ? until : "", END });
    if (!played.isEnd) await Promise.all(pages.map(stop));
    return played.taps;
  };
  return Promise.all(pages.map(play));
}

/** What is done in a page, each tap at once with its look: nothing comes between them. */
async function playHere({ game, taps, until, END }) {
  const seen = (it) => it.getClientRects().length > 0;
  const all = (what) => [...document.querySelectorAll(what)].filter(seen);
  /** All that has begun is done, though perhaps not drawn. */
  const settled = () => new Promise((go) => setTimeout(() => setTimeout(go)));
  const observer = new MutationObserver(() => globalThis.wake());
  observer.observe(document, { subtree: true, childList: true, attributes: true });
  let hasChanged = true;
  let onWake;
  globalThis.wake = () => {
    hasChanged = true;
    onWake?.();
  };
  /** Waits until something has changed since the last look. */
  const change = async () => {
    if (!hasChanged) await new Promise((go) => (onWake = go));
    hasChanged = false;
    await settled();
  };
  const skipped = () => all(".shown-first .button")[0] ?? all(".watching .button").at(-1);

  const raiders = (nth) => {
    const cards = all(".rd-own.is-power.is-free");
    const main = all(".rd:not(.is-watching) .rd-main.is-ready")[0];
    return main ?? cards[nth % cards.length] ?? all(".rd-candidate[aria-disabled=false]")[0];
  };
  const paper = (nth) => {
    const cards = all(".pd-card");
    const kept = all(".pd-card[aria-pressed=true]").length;
    if (0 < cards.length && kept < 2) return kept === 0 ? cards[0] : all(".pd-card[aria-pressed=false]")[1];
    const chips = all(".pd-choices button");
    if (0 < chips.length) return chips[nth % chips.length];
    const main = all(".pd-main[aria-disabled=false]")[0];
    const dice = all(".pd-die[aria-disabled=false]");
    const rooms = all(".pd-room.is-lit");
    const isChosen = 0 < all(".pd-die[aria-pressed=true]").length;
    return main ?? (isChosen ? rooms[nth % rooms.length] : dice[nth % dice.length]);
  };
  const roll = () => {
    const main = all(".dr-main.is-ready")[0];
    const other = all(".dr-other:not([hidden])")[0];
    const phases = [...document.querySelectorAll(".dr-phases li")].findIndex((it) => it.ariaCurrent);
    if (phases === 3) return all(".dr-other.is-rest:not([hidden])")[0] ?? main ?? other;
    if (0 < all(".dr-choices .dr-chip.is-on").length && main) return main;
    const chip = all(".dr-choices:not([hidden]) .dr-chip:not([hidden]):not(.is-on)")[0];
    const lit = all(".dr-pit .dr-die.is-lit:not([hidden])")[0];
    const free = all(".dr-dock .dr-die.is-free:not(.is-brown):not([hidden]):not(.is-picked)")[0];
    const candidate = all(".dr-candidate[aria-pressed=false][aria-disabled=false]")[0];
    if (phases === 2) return main ?? other;
    if (phases < 0 && main) return main;
    return lit ?? chip ?? (0 <= phases ? free : undefined) ?? main ?? candidate ?? other;
  };
  const adventures = (nth) => {
    const main = all(".dn-main.is-ready")[0];
    const isPlanned = 0 < all(".dn :is(.is-picked, .is-planned, .is-aim)").length;
    const options = [
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
    ];
    const lit = all(options.join(", "));
    const isLit = 0 < all(".dn .is-lit").length;
    if (main && (isPlanned || !isLit || nth % 3 === 0)) return main;
    const other = all(".dn-other:not([hidden])")[0];
    if (other && nth % 3 === 0) return other;
    return isLit || 0 < all(".dn-choice, .dn-end.is-place > button").length ? lit[nth % lit.length] : main;
  };
  const choose = { raiders, paper, roll, adventures }[game];

  const isThere = (what) => what !== "" && 0 < all(what).length;
  for (let nth = 0; nth < taps; ) {
    await change();
    if (globalThis.isEnough || isThere(until)) return { taps: nth };
    if (document.querySelector(END)) return { taps: nth, isEnd: true };
    const what = document.querySelector("dialog[open]") ? undefined : (skipped() ?? choose(nth));
    if (!what) continue;
    hasChanged = true;
    what.click();
    nth += 1;
  }
  return { taps };
}
