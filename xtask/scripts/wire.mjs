// Measures how soon an action at one device is drawn at another one that is wired to it: both on this
// machine, at full speed. Usage: CHROMIUM=… node wire.mjs <root of the project>

import { launch, load, median, say, serve } from "./measuring.mjs";

/** So many actions are looked at, of each device. */
const ACTIONS = 10;

const FREE = ".rd-own.is-power.is-free";

const { LARGE, NAMES_ADDRESS, SMALL, join, lay } = await load("room_devices.mjs");
const { playAll } = await load("room_players.mjs");

const site = await serve();
const browser = await launch(NAMES_ADDRESS);

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
say("an action, painted at another device, at full speed: median", median(lags));
say("an action, painted at another device, at full speed: longest", Math.max(...lags));
await browser.close();
await site.close();
