// Measures the finished site in Chromium, its processor slowed four times but where a line says
// otherwise, and prints one line for each figure, in milliseconds. Usage: CHROMIUM=… node page.mjs <root of the project>
//
// A figure of the first visit is the median of several, each by a browser that has nothing yet. Longest tasks are
// told as the median of several visits, and the worst of them. How long a page works is processor time of its main
// thread at full speed, times four: unlike the time on a clock, it does not depend on what else the machine does. The
// time on a clock is told beside it.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { launch, median, say, serve } from "./measuring.mjs";

const SLOWED = 4;
const VISITS = 7;
const WATCHES = 5;
const SEEKS = 120;
const BATCH = 10;
const WATCHED = 8000;

/** The longest record of each game, and of Dungeoneer one of more than 1,000 actions. */
const RECORDS = [
  "paper-dungeons/eight-walkers",
  "dungeon-roll/alchemist",
  "dungeon-raiders/five-late",
  "dungeoneer/both-six",
];

/** A match of Dungeoneer after so many actions, with more than 20 locations: the first of three computers is next. */
const DUNGEON = { name: "dungeoneer/vault-four", at: 158 };
const TAPS = 40;
const BETWEEN_TAPS = 300;

/** So many matches lie on the shelf: as many as a browser has room for. */
const MATCHES = 4000;

const root = process.argv[2];

const record = (name) => {
  const [game, file] = name.split("/");
  return readFileSync(join(root, "crates/games", game.replaceAll("-", "_"), "records", `${file}.txt`), "utf8");
};

// After how many actions of a record the first seat has done its part of the first round.
function whenFirstSeatIsDone(text) {
  const actions = text.split("\n").filter((line) => /^[a-h] /.test(line));
  return actions.indexOf("a done") + 1;
}

const site = await serve();
const browser = await launch();

/** A page in a browser that has nothing yet but these matches. */
async function fresh(matches = {}, slowed = SLOWED) {
  const context = await browser.newContext({ locale: "en-GB", viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const kept = Object.entries(matches).map(([id, it]) => [
    `undercroft/match/${id}`,
    JSON.stringify({ v: 1, ...it }),
  ]);
  await page.addInitScript((entries) => {
    globalThis.longTasks = [];
    globalThis.largest = 0;
    const observe = (type, take) =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
    globalThis.taps = [];
    new PerformanceObserver((list) =>
      globalThis.taps.push(...list.getEntries().filter((it) => it.name === "click").map((it) => it.duration)),
    ).observe({ type: "event", durationThreshold: 16, buffered: true });
    observe("longtask", (it) => globalThis.longTasks.push([it.startTime, it.duration]));
    observe("largest-contentful-paint", (it) => (globalThis.largest = it.startTime));
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, kept);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowed });
  return { page, devtools, close: () => context.close() };
}

async function firstVisit() {
  const { page, close } = await fresh();
  await page.goto(site.url, { waitUntil: "networkidle" });
  await page.waitForTimeout(4000);
  const figures = await page.evaluate(() => {
    const painted = performance.getEntriesByName("first-contentful-paint")[0].startTime;
    const late = globalThis.longTasks.filter(([start, length]) => painted < start + length);
    const blocking = late.map(([start, length]) => length - Math.max(50, painted - start));
    return {
      painted,
      largest: globalThis.largest,
      blocking: blocking.filter((it) => 0 < it).reduce((sum, it) => sum + it, 0),
    };
  });
  await close();
  return figures;
}

/** Opens the replay of a record, with all that shows another place of it, and the next frames. */
async function replay(name, slowed) {
  const { page, devtools, close } = await fresh({ long: { record: record(name) } }, slowed);
  await page.goto(`${site.url}#replay/long/0`);
  const slider = page.getByRole("slider");
  await slider.waitFor();
  await slider.evaluate((it) => {
    // Unlike a timer, a message is not held back.
    const { port1, port2 } = new MessageChannel();
    globalThis.turn = () =>
      new Promise((resolve) => {
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
    globalThis.nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    let nDrawn = 0;
    const drawing = new MutationObserver((all) => (nDrawn += all.length));
    drawing.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    globalThis.drawAndLayOut = async (place) => {
      it.value = String(place);
      it.dispatchEvent(new Event("input", { bubbles: true }));
      // The page draws in microtasks, of which each may ask for others.
      for (let nth = 0; nth < 10; nth += 1) await null;
      document.body.getBoundingClientRect();
      nDrawn = 0;
    };
    // What a frame leaves behind is not the next place's.
    globalThis.rest = async () => {
      for (let nth = 0; nth < 2; nth += 1) {
        await globalThis.nextFrame();
        await globalThis.turn();
      }
      if (nDrawn !== 0) throw new Error("something was drawn later");
    };
  });
  const n = Number(await slider.getAttribute("max"));
  const places = Array.from({ length: SEEKS }, (_, nth) => (nth * 617) % (n + 1));
  return { page, devtools, places, n, close };
}

/**
 * How long the page works to draw and lay out another place of a record, in processor time: means of
 * batches. During the first the browser still compiles the program.
 */
async function work(name) {
  const { page, devtools, places, n, close } = await replay(name, 1);
  await devtools.send("Performance.enable", { timeDomain: "threadTicks" });
  const spent = async () => {
    const { metrics } = await devtools.send("Performance.getMetrics");
    const parts = ["ScriptDuration", "LayoutDuration", "RecalcStyleDuration"];
    const seconds = metrics.filter((it) => parts.includes(it.name)).map((it) => it.value);
    return 1000 * seconds.reduce((sum, it) => sum + it, 0);
  };
  const works = [];
  for (let nth = 0; nth < places.length; nth += BATCH) {
    const before = await spent();
    await page.evaluate(async (batch) => {
      for (const place of batch) {
        await globalThis.drawAndLayOut(place);
        await globalThis.rest();
      }
    }, places.slice(nth, nth + BATCH));
    works.push((SLOWED * ((await spent()) - before)) / BATCH);
  }
  await close();
  return { n, works };
}

/** How long another place of a record takes on a clock, with the painting of its frame. */
async function wait(name) {
  const { page, places, close } = await replay(name, SLOWED);
  const waits = await page.evaluate(async (all) => {
    const taken = [];
    for (const place of all) {
      const start = performance.now();
      await globalThis.drawAndLayOut(place);
      const drawing = performance.now() - start;
      await globalThis.nextFrame();
      const frame = performance.now();
      await globalThis.turn();
      taken.push(drawing + performance.now() - frame);
      await globalThis.rest();
    }
    return taken;
  }, places);
  await close();
  return waits;
}

/** Plays a record on after so many actions, the first seat for a person, and returns the page and when it began. */
async function watch(name, at) {
  const players = ["person", "normal", "normal", "normal"];
  const { page, close } = await fresh({ four: { record: record(name), players } });
  await page.goto(`${site.url}#replay/four/${at}`);
  await page.getByRole("button", { name: "Play on from here" }).click();
  await page.getByRole("banner").getByRole("button", { name: "Undo" }).waitFor();
  return { page, close, start: await page.evaluate(() => performance.now()) };
}

/** The longest task of the page since then. */
const longestTask = (page, start) =>
  page.evaluate(
    (from) => Math.max(0, ...globalThis.longTasks.filter(([at]) => from < at).map(([, length]) => length)),
    start,
  );

/** The longest task of the page while three computers play. */
async function watching() {
  const name = "paper-dungeons/four";
  const { page, close, start } = await watch(name, whenFirstSeatIsDone(record(name)));
  await page.waitForTimeout(WATCHED);
  const longest = await longestTask(page, start);
  await close();
  return longest;
}

/**
 * How long taps on own cards of Dungeoneer take until their effect is painted, while three computers play; and
 * the longest task when nobody taps. A question that keeps the computers waiting is passed by a tap too.
 */
async function dungeon() {
  const quiet = await watch(DUNGEON.name, DUNGEON.at);
  await quiet.page.waitForTimeout(WATCHED);
  const longest = await longestTask(quiet.page, quiet.start);
  await quiet.close();
  const { page, close } = await watch(DUNGEON.name, DUNGEON.at);
  const n = await page.locator(".dn-loc").count();
  await page.evaluate(() => (globalThis.taps = []));
  for (let nth = 0; nth < TAPS; nth += 1) {
    const pass = page.locator(".is-asking .dn-other:visible").first();
    if (await pass.isVisible()) await pass.click();
    const own = page.locator(".dn-card");
    const card = await own.nth(nth % (await own.count())).boundingBox();
    await page.mouse.click(card.x + card.width / 2, card.y + 20);
    await page.waitForTimeout(BETWEEN_TAPS);
  }
  const taps = await page.evaluate(() => globalThis.taps);
  await close();
  // Anything that took less than 16 ms is not in the list.
  const all = [...taps, ...Array(Math.max(0, TAPS - taps.length)).fill(16)];
  return { n, longest, all };
}

/**
 * The longest task of opening the shelf with so many matches on it, and of searching among them, at full speed:
 * how long the browser needs to read what is kept does not follow the processor.
 */
async function shelf() {
  const { page, close } = await fresh({}, 1);
  // What is kept is laid first, from another page of the site.
  await page.goto(`${site.url}public/early.js`);
  await page.evaluate(
    ({ n, kept }) => {
      const said = (nth) => ({ moment: `Round ${nth % 8} of 8`, score: "12 points · Ada leads", awaited: "Ada" });
      const line = (nth) => ({ id: `m${nth}`, game: "paper-dungeons", changed: 1e12 + ((nth * 617) % n), is_over: nth % 2 > 0, en: said(nth), ru: said(nth) });
      const matches = Array.from({ length: n }, (_, nth) => line(nth));
      for (const { id } of matches) localStorage.setItem(`undercroft/match/${id}`, kept);
      localStorage.setItem("undercroft/index", JSON.stringify({ v: 1, matches, finished: [] }));
    },
    { n: MATCHES, kept: JSON.stringify({ v: 1, record: record("paper-dungeons/four").slice(0, 600) }) },
  );
  await page.goto(site.url);
  await page.locator(".saved li").first().waitFor();
  await page.waitForLoadState("networkidle");
  const opening = await longestTask(page, 0);
  const start = await page.evaluate(() => performance.now());
  await page.getByLabel("Find a match").pressSequentially("round 7 ada");
  await page.getByText(`${MATCHES / 8} matches found`).waitFor();
  const searching = await longestTask(page, start);
  await close();
  return { opening, searching };
}

/** The figures of so many visits, one after the other. */
async function several(n, visit) {
  const figures = [];
  for (let nth = 0; nth < n; nth += 1) figures.push(await visit());
  return figures;
}

/** Tells the longest tasks of several visits; tasks of 50 ms and less count as nothing. */
function sayLongest(name, figures) {
  say(`${name}: longest task over 50 ms, or 0: median`, median(figures));
  say(`${name}: longest task over 50 ms, or 0: worst of ${figures.length}`, Math.max(...figures));
}

const visits = await several(VISITS, firstVisit);
say("first visit: first paint", median(visits.map((it) => it.painted)));
say("first visit: largest paint", median(visits.map((it) => it.largest)));
say("first visit: blocked after the first paint", median(visits.map((it) => it.blocking)));
for (const name of RECORDS) {
  const { n, works } = await work(name);
  const waits = await wait(name);
  const title = `${name}, a place of ${n}`;
  say(`${title}, drawn and laid out: the first ten`, works[0]);
  say(`${title}, drawn and laid out: median`, median(works));
  say(`${title}, painted, on a clock: median`, median(waits));
  say(`${title}, painted, on a clock: longest`, Math.max(...waits));
}
sayLongest("three computers play", await several(WATCHES, watching));
const dungeons = await several(WATCHES, dungeon);
const crowd = `three computers play in ${dungeons[0].n} locations`;
sayLongest(crowd, dungeons.map((it) => it.longest));
const taps = dungeons.flatMap((it) => it.all);
say(`${crowd}: a tap, painted, on a clock: median`, median(taps));
say(`${crowd}: a tap, painted, on a clock: longest of ${taps.length}`, Math.max(...taps));
const shelves = await several(WATCHES, shelf);
sayLongest(`${MATCHES} matches on the shelf, at full speed`, shelves.map((it) => it.opening));
sayLongest(`${MATCHES} matches on the shelf, a search, at full speed`, shelves.map((it) => it.searching));
await browser.close();
await site.close();
