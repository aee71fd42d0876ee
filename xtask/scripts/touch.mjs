// Measures how soon a first table can be touched, by a browser that has nothing yet, over a slow line and at a quarter of
// the processor: from a tap on the shelf, and from a link to a table. All that is fetched shares the line, for offline
// too. Usage: CHROMIUM=… node touch.mjs <root of the project>

import { setTimeout as wait } from "node:timers/promises";
import { launch, median, say, serve } from "./measuring.mjs";

const SLOWED = 4;
const VISITS = 5;

/** The line: bytes a second, milliseconds until an answer begins, and bytes that are sent without a pause. */
const BYTES = (1.6 * 1024 * 1024) / 8;
const LATENCY = 150;
const PACKET = 1400;

/** The shelf has been painted so long when somebody taps, in milliseconds. */
const LOOKED = 3000;

/** The boxes, with what waits for the first tap at a table of theirs. */
const BOXES = [
  ["dungeon-raiders", ".rd-hand"],
  ["dungeon-roll", ".dr-dock .dr-die"],
  ["paper-dungeons", ".pd-card"],
  ["tomb-of-the-lich-lord", ".dn-dock"],
  ["vault-of-the-fiends", ".dn-dock"],
];

/** True while files are sent over the line, and when it will have sent what it was given. */
let isSlow = false;
let freeAt = 0;

/** Sends an answer over the line, packet by packet in turn with the others. */
async function send(response, body) {
  if (!isSlow) return response.end(body);
  await wait(LATENCY);
  for (let at = 0; at < body.length; at += PACKET) {
    const packet = body.subarray(at, at + PACKET);
    const now = performance.now();
    freeAt = Math.max(now, freeAt) + (1000 * packet.length) / BYTES;
    await wait(freeAt - now);
    // Nobody may be there any more.
    if (response.destroyed) return;
    response.write(packet);
  }
  response.end();
}

const site = await serve({ compresses: true, send });
const browser = await launch();

/** A page in a browser that has nothing yet, on a slow line. */
async function fresh() {
  const context = await browser.newContext({ locale: "en-GB", viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
  return { page, close: () => context.close() };
}

/** Resolves to the moment when something that waits for a tap is on the page, and the page has answered to whatever came before. */
const touchable = (page, waits) =>
  page.evaluate(async (waits) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    while (!document.querySelector(waits)) await frame();
    await frame();
    const { port1, port2 } = new MessageChannel();
    await new Promise((resolve) => {
      port1.onmessage = resolve;
      port2.postMessage(null);
    });
    return performance.now();
  }, waits);

/** How long a tap on *Play* takes until its table can be touched. */
async function fromShelf(box, waits) {
  const { page, close } = await fresh();
  await page.goto(site.url);
  const play = page.locator(`.shelf-page .box a.button[href="#quick/${box}"]`).first();
  await play.waitFor();
  await page.waitForTimeout(LOOKED);
  const start = await play.evaluate((it) => {
    it.click();
    return performance.now();
  });
  const taken = (await touchable(page, waits)) - start;
  await close();
  return taken;
}

/** How long a link to a table takes until it can be touched. */
async function fromLink(box, waits) {
  const { page, close } = await fresh();
  await page.goto(`${site.url}#quick/${box}`, { waitUntil: "commit" });
  const taken = await touchable(page, waits);
  await close();
  return taken;
}

// The host compresses each file when it is asked for first, which nobody waits for.
for (const [box, waits] of BOXES) await fromShelf(box, waits);
isSlow = true;
for (const [box, waits] of BOXES) {
  for (const [where, measure] of [["the shelf", fromShelf], ["a link", fromLink]]) {
    const figures = [];
    for (let nth = 0; nth < VISITS; nth += 1) figures.push(await measure(box, waits));
    const title = `${box}, a slow line, from ${where}: a table can be touched`;
    say(`${title}, median`, median(figures));
    say(`${title}, longest`, Math.max(...figures));
  }
}
await browser.close();
await site.close();
