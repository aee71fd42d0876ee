// What every browser test gets: the site on loopback, a page that must stay quiet, and axe.
//
//   import { expect, open, phone, test } from "./fixtures.mjs";
//   test("…", async ({ page, axe }) => { await open(page); … });
//   test.describe("on a phone", () => { test.use(phone); … });
//
// Wait for what a player would see (`await expect(locator).toBeVisible()`), never for time.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { test as base, expect } from "@playwright/test";
import { serve } from "./serve.mjs";

export { expect };

/** What a test has that is tried in Firefox too. */
export const EVERYWHERE = { tag: "@firefox" };

/** The same for one of two languages. */
export const inEnglish = (lang) => (lang === "en" ? EVERYWHERE : {});

/** A small touch screen. */
export const phone = {
  viewport: { width: 375, height: 667 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};

/** Unfolds what the end of a match has folded away. */
export async function unfoldEnd(end) {
  const details = end.getByRole("button", { name: /^(Details|Подробности)$/ });
  await details.click();
  await base.expect(details).toHaveAttribute("aria-expanded", "true");
}

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

// All is laid out, found and tapped as ever, but not painted, which would be a quarter of a test's work, and which hardly any test
// looks at. What lies over a button still takes its taps.
const UNPAINTED = "body, dialog, [popover], ::backdrop { opacity: 0 !important; }";

/** Leaves a page unpainted until a test asks for it. */
async function leaveUnpainted(page) {
  await page.addInitScript((rule) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rule);
    document.adoptedStyleSheets = [sheet];
  }, UNPAINTED);
}

/** Has a page painted as it stands, as a person sees it. */
export const paint = (page) => page.evaluate(() => (document.adoptedStyleSheets = []) && undefined);

/** Keeps pictures of all pages of a test that failed, under a name that tells where they were opened. */
export async function keepPictures(name, contexts, testInfo) {
  if (testInfo.status === testInfo.expectedStatus) return;
  for (const [nth, page] of contexts.flatMap((it) => it.pages()).entries()) {
    await paint(page);
    await page.screenshot({ path: testInfo.outputPath(`${name}-${nth + 1}.png`) });
  }
}

/** Returns the accessibility faults of a page as it is, one line each. */
export async function faults(page, options = {}) {
  await paint(page);
  // It stays in the document: at another width it need not be read again.
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(AXE);
  const only = { resultTypes: ["violations"], preload: false, ...options };
  const result = await page.evaluate((it) => globalThis.axe.run(document, it), only);
  return result.violations.map(
    ({ id, help, nodes }) => `${id}: ${help}: ${nodes.map((node) => node.target).join(", ")}`,
  );
}

// Collects what a page must never do: complain, or ask another origin for anything.
function listenTo(page, origin, complaints) {
  page.on("pageerror", (error) => complaints.push(`error: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(`console: ${message.text()}`);
  });
  page.on("request", (request) => {
    const url = new URL(request.url());
    const isLocal = ["data:", "blob:"].includes(url.protocol);
    if (!isLocal && url.origin !== origin) complaints.push(`request leaves the origin: ${url}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
  });
}

// Firefox runs what a page begins with on the empty page before it too, where nothing may be kept.
function spareEmpty(page) {
  const begin = page.addInitScript.bind(page);
  page.addInitScript = (script, given) =>
    begin(`if (origin !== "null") (${script})(${JSON.stringify(given)});`);
}

/** Readies a page: it must stay quiet, and is painted only where that is asked for. */
export async function ready(page, { baseURL, complaints, painted = false }) {
  listenTo(page, new URL(baseURL).origin, complaints);
  spareEmpty(page);
  if (!painted) await leaveUnpainted(page);
  return page;
}

export const test = base.extend({
  /** The path that the site is served under; a file changes it by `test.use`. */
  under: ["/", { option: true, scope: "worker" }],

  site: [
    async ({ under }, use) => {
      const site = await serve({ under });
      await use(site);
      await site.close();
    },
    { scope: "worker" },
  ],

  baseURL: async ({ site }, use) => use(site.url),

  /** Complaints of the page so far. A test that provokes some empties the list. */
  complaints: async ({}, use) => use([]),

  /** Whether pages are painted from their first frame on; a file or a group of tests changes it by `test.use`. */
  painted: [false, { option: true }],

  page: async ({ page, baseURL, complaints, painted }, use, testInfo) => {
    await use(await ready(page, { baseURL, complaints, painted }));
    await keepPictures("page", [page.context()], testInfo);
    base.expect(complaints).toEqual([]);
  },

  /** Opens one more tab, which must stay as quiet as the first. */
  newTab: async ({ context, baseURL, complaints, painted }, use) => {
    await use(async () => ready(await context.newPage(), { baseURL, complaints, painted }));
    base.expect(complaints).toEqual([]);
  },

  /** Opens the page of another device, with a storage of its own; it must stay as quiet as the first. */
  device: async ({ browser, baseURL, complaints, painted }, use, testInfo) => {
    const contexts = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({ reducedMotion: "reduce", ...options });
      contexts.push(context);
      return ready(await context.newPage(), { baseURL, complaints, painted });
    });
    await keepPictures("device", contexts, testInfo);
    for (const context of contexts) await context.close();
    base.expect(complaints).toEqual([]);
  },

  /** Returns the accessibility faults of the page as it is, one line each. */
  axe: async ({ page }, use) => use((options) => faults(page, options)),
});

/** Opens the site, at a place of it if one is given, and waits until the program has started. */
export async function open(page, place = "./") {
  await page.goto(place);
  await base.expect(page).toHaveTitle(/Undercroft$/);
  // It has started when its own page has taken the place of the words for the start.
  await base.expect(page.locator("#start")).toHaveCount(0);
  await base.expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

/**
 * Leaves a replay and plays on from what it shows. The address is that of the new match before the page is: only once
 * the replay is gone does the table hear keys.
 */
export async function playOnFromHere(page) {
  const leave = page.getByRole("button", { name: /^(Play on from here|Играть отсюда)$/ });
  await leave.click();
  await expect(leave).toHaveCount(0);
  await expect(page).toHaveURL(/#play\//);
}

/** Unfolds what can be done with a box on the shelf besides playing. */
export async function unfoldBox(page, title) {
  await page.getByRole("button", { name: new RegExp(`^(More|Ещё): ${title}$`) }).click();
}

/** Gives a seat on a setup, counted from 1, to `person`, `phone`, `friend`, or a computer by the key of its level. */
export async function choosePlayer(page, number, player) {
  const seat = page.locator(".seat-row").nth(number - 1);
  const isPerson = ["person", "phone", "friend"].includes(player);
  await seat.locator(`input[value="${isPerson ? player : "computer"}"]`).check();
  if (!isPerson) await seat.locator("select").selectOption(player);
}

/** Chooses on a setup how many play, and for each seat a person or the level of a computer. */
export async function seat(page, { people = 1, computers = {} }) {
  await page.locator(`input[name="people"][value="${people}"]`).check();
  for (let number = 1; number <= people; number += 1) {
    if (people > 1) await choosePlayer(page, number, computers[number] ?? "person");
  }
}

/** Unfolds what a newcomer cannot judge of a table: options, seed, what may be taken back. */
export async function unfold(page) {
  const options = page.locator(".more-options");
  await options.waitFor();
  if ((await options.getAttribute("open")) === null) await options.locator("summary").click();
}
