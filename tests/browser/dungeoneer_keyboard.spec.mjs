// Dungeoneer by the keys of a keyboard alone, from the shelf to the result.

import { expect, open, test } from "./fixtures.mjs";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** No part of the table is more stops of the Tab key away. */
const TABS_MAX = 150;

/** No match of ten rounds needs more things done. */
const DEEDS_MAX = 1200;

/**
 * Walks with Tab, or Shift and Tab where that is nearer, to the first thing that `selector` finds. What is
 * read of the page only says how often to press.
 */
async function tabTo(page, selector, nth = 0) {
  for (let walked = 0; walked < TABS_MAX; ) {
    const steps = await page.evaluate(
      ([selector, nth]) => {
        const stops = "a[href], button, input, select, textarea, summary, [tabindex]";
        // Of a group of radio buttons only the chosen one is a stop.
        const isStop = (it) => 0 <= it.tabIndex && !it.disabled && (it.type !== "radio" || it.checked);
        const all = [...document.querySelectorAll(stops)].filter(
          (it) => isStop(it) && it.checkVisibility({ visibilityProperty: true }),
        );
        const found = all.filter((it) => it.matches(selector));
        const goal = found[nth % found.length];
        if (goal === undefined) throw new Error(`${selector} is not on the page`);
        if (goal === document.activeElement) return 0;
        const away = all.indexOf(goal) - all.indexOf(document.activeElement);
        return away === 0 ? 1 : away;
      },
      [selector, nth],
    );
    if (steps === 0) return;
    // Held down, as long as it takes.
    if (steps < 0) await page.keyboard.down("Shift");
    for (let nth = 0; nth < Math.abs(steps); nth += 1) await page.keyboard.down("Tab");
    await page.keyboard.up("Tab");
    if (steps < 0) await page.keyboard.up("Shift");
    walked += Math.abs(steps);
  }
  throw new Error(`${selector} cannot be reached with Tab`);
}

/** Presses a thing, wherever the focus is. */
async function press(page, selector, nth = 0) {
  await tabTo(page, selector, nth);
  await page.keyboard.press("Enter");
}

/** What a person could do now, the likely thing first. */
const OPTIONS = [
  ".dn-q.is-lit",
  ".dn-choices .dn-choice",
  ".dn-view .dn-end.is-place > button",
  ".dn-card.is-lit",
  ".dn-duel.is-lit",
  ".dn-acts > .dn-choice",
  ".dn-view .dn-loc.is-lit",
  ".dn-chip.is-lit",
  ".dn-rival-chip.is-lit",
  ".dn-strip.is-lit > .dn-self",
  ".dn-flag.is-lit",
].join(", ");

/** Anything that tells that somebody may go on. */
const LIVE = [
  "dialog[open].is-ending",
  ".curtain .button",
  ".dn-main.is-ready",
  ".dn-other:not([hidden])",
  ".dn .is-lit",
  ".dn-end.is-place > button",
  ".dn-choice",
].join(", ");

/** Waits until something can be done, and reads what. */
async function look(page) {
  await page.waitForFunction(
    (live) =>
      document.querySelector(".watching, .is-resting") === null &&
      [...document.querySelectorAll(live)].some((it) => it.getClientRects().length > 0),
    LIVE,
  );
  return page.evaluate((options) => {
    const seen = (it) => it.getClientRects().length > 0;
    const all = (what) => [...document.querySelectorAll(what)].filter(seen);
    return {
      isEnd: all("dialog[open].is-ending").length > 0,
      isCurtain: all(".curtain .button").length > 0,
      isReady: all(".dn-main.is-ready").length > 0,
      nPasses: all(".dn-acts .dn-other").length,
      cells: all(options).map((it) => it.closest(".dn-view") && it.dataset.cell),
    };
  }, OPTIONS);
}

/** Walks with the arrow keys, from the one stop of the map, to a place of it. */
async function walkTo(page, cell) {
  await tabTo(page, ".dn-view [tabindex='0']");
  const way = await page.evaluate((goal) => {
    const cells = [...document.querySelectorAll(".dn-view [data-cell]")].map((it) => it.dataset.cell);
    const sides = { ArrowUp: [0, 1], ArrowRight: [1, 0], ArrowDown: [0, -1], ArrowLeft: [-1, 0] };
    // The next place in the row or column, over gaps.
    const next = (from, [x, y]) => {
      let [east, north] = from.split(",").map(Number);
      for (let nth = 0; nth < 60; nth += 1) {
        [east, north] = [east + x, north + y];
        if (cells.includes(`${east},${north}`)) return `${east},${north}`;
      }
      return undefined;
    };
    const ways = new Map([[document.activeElement.dataset.cell, []]]);
    for (const [at, way] of ways) {
      for (const [key, side] of Object.entries(sides)) {
        const to = next(at, side);
        if (to !== undefined && !ways.has(to)) ways.set(to, [...way, key]);
      }
    }
    return ways.get(goal);
  }, cell);
  expect(way, `arrow keys lead to ${cell}`).toBeDefined();
  for (const key of way) await page.keyboard.press(key);
  await expect(page.locator(`.dn-view [data-cell="${cell}"]`)).toBeFocused();
}

/** Does the likely thing; another one each time, so that the match goes on. */
async function act(page, it, nth) {
  if (it.isCurtain) return press(page, ".curtain .button");
  if (it.isReady) return press(page, ".dn-main");
  if (0 < it.nPasses && (it.cells.length === 0 || nth % 3 !== 0)) return press(page, ".dn-acts .dn-other");
  const idx = nth % it.cells.length;
  if (it.cells[idx] === null) return press(page, OPTIONS, idx);
  await walkTo(page, it.cells[idx]);
  return page.keyboard.press("Enter");
}

/** Chooses the radio button with this name, by the arrow keys; where there are several, that of a group. */
async function choose(page, name, group) {
  const radio = (group ?? page).getByRole("radio", { name, exact: true });
  const [field, steps] = await radio.evaluate((it) => {
    const all = [...document.querySelectorAll(`input[name="${it.name}"]`)];
    return [it.name, all.indexOf(it) - all.findIndex((one) => one.checked)];
  });
  await tabTo(page, `input[name="${field}"]`);
  for (let nth = 0; nth < Math.abs(steps); nth += 1) {
    await page.keyboard.press(steps < 0 ? "ArrowLeft" : "ArrowRight");
  }
  await expect(radio).toBeChecked();
}

test("two people play a match to its end without a pointer", async ({ page }) => {
  await open(page);
  await press(page, ".box:nth-child(4) .more");
  await press(page, ".ways a[href='#new/tomb-of-the-lich-lord']");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await choose(page, "2");
  await choose(page, "Here this device", page.getByRole("group", { name: "Who is player 2?" }));
  await press(page, ".more-options > summary");
  await choose(page, "10 rounds");
  await tabTo(page, ".seed-field input");
  await page.keyboard.type("a browser test");
  await press(page, ".setup-start .button");
  for (let nth = 0; nth < DEEDS_MAX; nth += 1) {
    const it = await look(page);
    // No matter what had the focus, something on the page has it now.
    expect(await page.evaluate(() => document.activeElement.localName)).not.toBe("body");
    if (it.isEnd) break;
    await act(page, it, nth);
  }
  const end = page.getByRole("dialog", { name: "The end" });
  await expect(end.locator(".end-rows > li")).toHaveCount(2);
});
