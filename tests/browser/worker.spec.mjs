// Computers think in a worker, beside the page; and where they cannot, the game goes on all the same.

import { expect, test } from "./fixtures.mjs";
import { start as raid } from "./dungeon_raiders_player.mjs";
import { play, start } from "./paper_dungeons_player.mjs";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const AGAINST_TWO = { people: 3, computers: { 2: "easy", 3: "normal" } };

const SCRIPT = "**/public/worker.js";

/** Writes down all that workers say to the page. */
function listen() {
  globalThis.answers = [];
  const Plain = globalThis.Worker;
  globalThis.Worker = class extends Plain {
    constructor(...args) {
      super(...args);
      this.addEventListener("message", ({ data }) => globalThis.answers.push(data));
    }
  };
}

/** The actions of the computers, as the match is kept. */
const acted = (page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((it) => it.startsWith("undercroft/match/"));
    const lines = JSON.parse(localStorage.getItem(key)).record.split("\n");
    return lines.filter((it) => /^[bc] /.test(it)).map((it) => it.slice(2));
  });

/** Serves another script in the place of the worker's. */
const replaceWorker = (page, body) =>
  page.route(SCRIPT, (route) => route.fulfill({ body, contentType: "text/javascript" }));

test("every action of a computer is the answer of the worker", async ({ page }) => {
  await page.addInitScript(listen);
  const worker = page.waitForEvent("worker");
  await start(page, AGAINST_TWO);
  expect((await worker).url()).toMatch(/\/public\/worker\.js$/);
  await play(page, (_, nEnded) => nEnded === 2);
  await expect(page.getByText("Round 3 of 8").first()).toBeVisible();
  const answers = await page.evaluate(() => globalThis.answers);
  const actions = answers.map((it) => it.replace(/^\d+ /, ""));
  expect(actions.length).toBeGreaterThan(10);
  expect(actions.slice(0, (await acted(page)).length)).toEqual(await acted(page));
});

/** On this seed the first of three raiders is awaited, and the second holds a torch before dark rooms. */
const TORCH = "0000-0003";

test("a computer lights its torch in a person's turn, as the worker answers", async ({ page }) => {
  await page.addInitScript(listen);
  await raid(page, { people: 3, seed: TORCH, computers: { 2: "normal", 3: "easy" } });
  await expect(page.getByText(/Computer 2:? uses a torch/).first()).toBeAttached();
  expect(await acted(page)).toEqual(["torch"]);
  // It is still the person's turn.
  await page.locator(".rd-own.is-power.is-free").first().click();
  await page.locator(".rd-main").click();
  await expect.poll(async () => (await acted(page)).length).toBeGreaterThan(2);
});

test("a computer that declines to light its torch leaves the person alone", async ({ page }) => {
  await page.addInitScript(listen);
  await raid(page, { people: 3, seed: TORCH, computers: { 2: "easy", 3: "easy" } });
  await expect.poll(() => page.evaluate(() => globalThis.answers.length)).toBe(1);
  expect(await page.evaluate(() => globalThis.answers[0])).toMatch(/^\d+$/);
  await expect(page.locator(".rd-own.is-power.is-free").first()).toBeVisible();
  expect(await acted(page)).toEqual([]);
});

test("a table without computers starts no worker", async ({ page }) => {
  await start(page, { people: 1 });
  await expect(page.locator("#room")).toBeVisible();
  expect(page.workers()).toEqual([]);
});

test("a worker ends with its table", async ({ page }) => {
  const started = page.waitForEvent("worker");
  await start(page, AGAINST_TWO);
  const worker = await started;
  const ended = worker.waitForEvent("close");
  await page.getByRole("banner").getByRole("button", { name: "Back" }).click();
  await ended;
});

test("computers act though the worker cannot be fetched", async ({ page, complaints }) => {
  await page.route(SCRIPT, (route) => route.abort());
  await start(page, AGAINST_TWO);
  expect(await play(page, (_, nEnded) => nEnded === 2)).toBe(2);
  await expect(page.getByText("Round 3 of 8").first()).toBeVisible();
  complaints.length = 0;
});

for (const [what, answer] of [
  ["cannot think", "''"],
  ["talks nonsense", "event.data.split(' ')[0] + ' fly'"],
  ["answers what was not asked", "'0 roll'"],
  ["says nothing", undefined],
]) {
  test(`computers act though the worker ${what}`, async ({ page }) => {
    await page.clock.install();
    const reply = answer ? `postMessage(${answer})` : "";
    await replaceWorker(page, `onmessage = (event) => { ${reply} };`);
    await start(page, AGAINST_TWO);
    await play(page, (it) => it.isIdle);
    // Nobody waits for long.
    await page.clock.fastForward(20_000);
    expect(await play(page, (_, nEnded) => nEnded === 1)).toBe(1);
    expect(page.workers()).toEqual([]);
  });
}
