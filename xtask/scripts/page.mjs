// Measures the finished site in Chromium, its processor slowed four times, and prints one line for
// each figure, in milliseconds. Usage: CHROMIUM=… node page.mjs <root of the project>
//
// A figure of the first visit is the median of several, each by a browser that has nothing yet. A
// figure of a table is the longest of many steps.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const SLOWED = 4;
const VISITS = 7;
const SEEKS = 60;
const WATCHED = 8000;

/** The longest record of each game. */
const RECORDS = ["paper-dungeons/eight-walkers", "dungeon-roll/alchemist", "dungeon-raiders/five-late"];

const root = process.argv[2];
const browserTests = join(root, "tests/browser");
const { chromium } = createRequire(join(browserTests, "package.json"))("@playwright/test");
const { serve } = await import(pathToFileURL(join(browserTests, "serve.mjs")));
const { default: config } = await import(pathToFileURL(join(browserTests, "playwright.config.mjs")));

const record = (name) => readFileSync(join(root, "tests/records", `${name}.txt`), "utf8");

// After how many actions of a record the first seat has done its part of the first round.
function whenFirstSeatIsDone(text) {
  const actions = text.split("\n").filter((line) => /^[a-h] /.test(line));
  return actions.indexOf("a done") + 1;
}

const median = (figures) => figures.sort((a, b) => a - b)[Math.floor(figures.length / 2)];
const say = (name, figure) => console.log(`${name.padEnd(60)} ${figure.toFixed(0).padStart(6)} ms`);

const site = await serve();
const browser = await chromium.launch(config.use.launchOptions);

/** A page in a browser that has nothing yet but these matches. */
async function fresh(matches = {}) {
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
    observe("longtask", (it) => globalThis.longTasks.push([it.startTime, it.duration]));
    observe("largest-contentful-paint", (it) => (globalThis.largest = it.startTime));
    for (const [key, value] of entries) localStorage.setItem(key, value);
  }, kept);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
  return { page, close: () => context.close() };
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

/**
 * How long the page works to show another place of a long record: until it is laid out, and with the
 * painting of the frame that shows it.
 */
async function seeking(name) {
  const { page, close } = await fresh({ long: { record: record(name) } });
  await page.goto(`${site.url}#replay/long/0`);
  const slider = page.getByRole("slider");
  await slider.waitFor();
  const seeks = await slider.evaluate(async (it, nSeeks) => {
    // Unlike a timer, a message is not held back.
    const { port1, port2 } = new MessageChannel();
    const turn = () =>
      new Promise((resolve) => {
        port1.onmessage = resolve;
        port2.postMessage(null);
      });
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const n = Number(it.max);
    const [laidOut, painted] = [[], []];
    for (let nth = 0; nth < nSeeks; nth += 1) {
      const start = performance.now();
      it.value = String((nth * 617) % (n + 1));
      it.dispatchEvent(new Event("input", { bubbles: true }));
      await turn();
      document.body.getBoundingClientRect();
      const drawing = performance.now() - start;
      await nextFrame();
      const frame = performance.now();
      await turn();
      laidOut.push(drawing);
      painted.push(drawing + performance.now() - frame);
      // What the frame leaves behind is not the next place's.
      await nextFrame();
      await turn();
    }
    return { n, laidOut, painted };
  }, SEEKS);
  await close();
  return seeks;
}

/** The longest task of the page while three computers play. */
async function watching() {
  const players = ["person", "normal", "normal", "normal"];
  const text = record("paper-dungeons/four");
  const { page, close } = await fresh({ four: { record: text, players } });
  await page.goto(`${site.url}#replay/four/${whenFirstSeatIsDone(text)}`);
  await page.getByRole("button", { name: "Play on from here" }).click();
  await page.getByRole("banner").getByRole("button", { name: "Undo" }).waitFor();
  const start = await page.evaluate(() => performance.now());
  await page.waitForTimeout(WATCHED);
  const tasks = await page.evaluate(
    (from) => globalThis.longTasks.filter(([at]) => from < at).map(([, length]) => length),
    start,
  );
  await close();
  return Math.max(0, ...tasks);
}

const visits = [];
for (let nth = 0; nth < VISITS; nth += 1) visits.push(await firstVisit());
say("first visit: first paint", median(visits.map((it) => it.painted)));
say("first visit: largest paint", median(visits.map((it) => it.largest)));
say("first visit: blocked after the first paint", median(visits.map((it) => it.blocking)));
for (const name of RECORDS) {
  const { n, laidOut, painted } = await seeking(name);
  const title = `${name}, a place of ${n}`;
  say(`${title}, laid out: median`, median(laidOut));
  say(`${title}, laid out: longest`, Math.max(...laidOut));
  say(`${title}, painted: median`, median(painted));
  say(`${title}, painted: longest`, Math.max(...painted));
}
say("three computers play: longest task over 50 ms, or 0", await watching());
await browser.close();
await site.close();
