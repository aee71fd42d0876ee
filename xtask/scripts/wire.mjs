// Measures how soon an action at one device is drawn at another one that is wired to it: both on this
// machine, at full speed. Usage: CHROMIUM=… node wire.mjs <root of the project>

import { createRequire } from "node:module";
import { join as pathOf } from "node:path";
import { pathToFileURL } from "node:url";

/** So many actions are looked at, of each device. */
const ACTIONS = 10;

const FREE = ".rd-own.is-power.is-free";

const root = process.argv[2];
const browserTests = pathOf(root, "tests/browser");
const load = (file) => import(pathToFileURL(pathOf(browserTests, file)));
const { chromium } = createRequire(pathOf(browserTests, "package.json"))("@playwright/test");
const { serve } = await load("serve.mjs");
const { default: config } = await load("playwright.config.mjs");
const { LARGE, NAMES_ADDRESS, SMALL, join, lay } = await load("room_devices.mjs");
const { playAll } = await load("room_players.mjs");

const site = await serve();
const options = config.projects[0].use.launchOptions;
const browser = await chromium.launch({ ...options, args: [...options.args, NAMES_ADDRESS] });

async function device(options) {
  const context = await browser.newContext({ baseURL: site.url, locale: "en-GB", reducedMotion: "reduce", ...options });
  const page = await context.newPage();
  page.lang = "en";
  return page;
}

/** The next change of the board is noted, once it is painted. */
const watch = (page) =>
  page.evaluate(() => {
    globalThis.painted = new Promise((done) => {
      const observer = new MutationObserver(() => {
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => done(Date.now())));
      });
      observer.observe(document.querySelector(".rd"), { subtree: true, childList: true, attributes: true });
    });
  });

const [host, guest] = await Promise.all([device(LARGE), device(SMALL)]);
await lay(host, { box: "dungeon-raiders", seats: ["Anna", { phone: "Boris" }] });
await join(host, guest, "Boris");
const lags = [];
for (let nth = 0; nth < ACTIONS; nth += 1) {
  for (const [here, there] of [
    [host, guest],
    [guest, host],
  ]) {
    await playAll("raiders", [host, guest], { until: FREE, at: here });
    await here.locator(FREE).first().click();
    await here.locator(".rd-main.is-ready").waitFor();
    await watch(there);
    const tapped = await here.evaluate(() => {
      const now = Date.now();
      document.querySelector(".rd-main.is-ready").click();
      return now;
    });
    lags.push((await there.evaluate(() => globalThis.painted)) - tapped);
  }
}
lags.sort((a, b) => a - b);
const print = (name, figure) => console.log(`${name.padEnd(80)} ${figure.toFixed(0).padStart(6)} ms`);
print("an action, painted at another device, at full speed: median", lags[lags.length / 2]);
print("an action, painted at another device, at full speed: longest", lags.at(-1));
await browser.close();
await site.close();
