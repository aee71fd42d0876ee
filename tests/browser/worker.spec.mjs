// Computers think in a worker, beside the page; and where they cannot, the game goes on all the same.

import * as clock from "./clock.mjs";
import { expect, test } from "./fixtures.mjs";
import { start as raid } from "./dungeon_raiders_player.mjs";
import { play as delve } from "./dungeon_roll_player.mjs";
import { play, start } from "./paper_dungeons_player.mjs";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const AGAINST_TWO = { people: 3, computers: { 2: "easy", 3: "normal" } };

const SCRIPT = "**/public/worker.js";

const LOOKED_UP = "**/public/tablebases/**";

/** Writes down all that workers are asked, and say to the page. */
function listen() {
  globalThis.questions = [];
  globalThis.answers = [];
  const Plain = globalThis.Worker;
  globalThis.Worker = class extends Plain {
    constructor(...args) {
      super(...args);
      this.addEventListener("message", ({ data }) => globalThis.answers.push(data));
    }
    postMessage(question) {
      globalThis.questions.push(question);
      super.postMessage(question);
    }
  };
}

/** The actions of a match, as it is kept. */
const actions = (page) =>
  page.evaluate(() => {
    const key = Object.keys(localStorage).find((it) => it.startsWith("undercroft/match/"));
    const lines = JSON.parse(localStorage.getItem(key)).record.split("\n");
    return lines.filter((it) => /^[a-c] /.test(it));
  });

/** Those of the computers. */
const acted = async (page) =>
  (await actions(page)).filter((it) => !it.startsWith("a ")).map((it) => it.slice(2));

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

/** What the worker was told in each question, and what it answered. */
const told = (page) =>
  page.evaluate(() => ({
    questions: globalThis.questions.map((it) => it.slice(it.indexOf("\n") + 1)),
    answers: globalThis.answers,
  }));

const isWhole = (question) => question.startsWith("undercroft ");

test("the worker is sent the match once, and then what is new", { tag: "@firefox" }, async ({ page }) => {
  await page.addInitScript(listen);
  await start(page, AGAINST_TWO);
  await play(page, (_, nEnded) => nEnded === 2);
  await expect(page.getByText("Round 3 of 8").first()).toBeVisible();
  const { questions, answers } = await told(page);
  expect(questions.map(isWhole)).toEqual(questions.map((_, nth) => nth === 0));
  expect(answers.filter((it) => it.endsWith(" ?"))).toEqual([]);
  // No action is told twice.
  const nTold = questions.slice(1).map((it) => it.match(/^[a-c] /gm)?.length ?? 0);
  expect(nTold.reduce((sum, it) => sum + it)).toBeLessThanOrEqual((await actions(page)).length);
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

test("a worker that has lost its match is told all of it", async ({ page }) => {
  await page.addInitScript(listen);
  // It begins anew with each question.
  await replaceWorker(
    page,
    `const started = import("../undercroft.js").then(async (program) => {
      await program.default();
      return program;
    });
    addEventListener("message", async ({ data }) => {
      const { fetchHelper } = await started;
      const helper = await new Promise((resolve) => fetchHelper(self.name, resolve));
      postMessage(helper.answer(data) ?? "");
    });`,
  );
  await start(page, AGAINST_TWO);
  await play(page, (_, nEnded) => nEnded === 1);
  await expect(page.getByText("Round 2 of 8").first()).toBeVisible();
  const { questions, answers } = await told(page);
  const isLost = questions.map((it) => !isWhole(it));
  expect(isLost.filter((it) => it).length).toBeGreaterThan(3);
  expect(answers.map((it) => it.endsWith(" ?"))).toEqual(isLost.slice(0, answers.length));
  expect(page.workers().length).toBe(1);
  expect((await acted(page)).length).toBeGreaterThan(3);
});

test("what is taken back is taken back by the worker too", async ({ page }) => {
  await page.addInitScript(listen);
  await start(page, { ...AGAINST_TWO, undo: "Friendly" });
  await play(page, (_, nEnded) => nEnded === 2);
  const undo = page.getByRole("banner").getByRole("button", { name: "Undo" });
  const before = (await actions(page)).length;
  // As far as into the round before, in which computers have acted.
  for (let nth = 0; nth < 8; nth += 1) await undo.click();
  expect((await actions(page)).length).toBeLessThan(before - 8);
  await play(page, (_, nEnded) => nEnded === 2);
  const { questions, answers } = await told(page);
  expect(questions.filter(isWhole).length).toBe(1);
  expect(answers.filter((it) => it.endsWith(" ?"))).toEqual([]);
  const lines = answers.map((it) => it.replace(/^\d+ /, ""));
  for (const it of await acted(page)) expect(lines).toContain(it);
});

test("a table that is opened again goes on with a worker of its own", async ({ page }) => {
  await page.addInitScript(listen);
  await start(page, AGAINST_TWO);
  await play(page, (_, nEnded) => nEnded === 1);
  await page.reload();
  await play(page, (_, nEnded) => nEnded === 1);
  await expect(page.getByText("Round 3 of 8").first()).toBeVisible();
  const { questions } = await told(page);
  expect(questions.map(isWhole)).toEqual(questions.map((_, nth) => nth === 0));
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
  ["always asks for all of the match", "event.data.split(' ')[0] + ' ?'"],
  ["talks nonsense", "event.data.split(' ')[0] + ' fly'"],
  ["answers what was not asked", "'0 roll'"],
  ["says nothing", undefined],
]) {
  test(`computers act though the worker ${what}`, async ({ page }) => {
    await clock.install(page);
    const reply = answer ? `postMessage(${answer})` : "";
    await replaceWorker(page, `onmessage = (event) => { ${reply} };`);
    await start(page, AGAINST_TWO);
    await play(page, (it) => it.isIdle);
    // Nobody waits for long.
    await clock.skip(page, 20_000);
    expect(await play(page, (_, nEnded) => nEnded === 1)).toBe(1);
    expect(page.workers()).toEqual([]);
  });
}

test("only what the heroes of the match need is looked up", { tag: "@firefox" }, async ({ page }) => {
  const files = new Set();
  page.on("request", (it) => {
    if (it.url().includes("/tablebases/")) files.add(it.url().split("/").at(-1));
  });
  await start(page, { box: 1, people: 2 });
  // The chance of the next level is known then.
  await delve(page, { isEnough: (it) => it.phase === "regroup" });
  const players = await page.getByRole("region", { name: "Players" }).ariaSnapshot();
  // Player 1, Half-Goblin, in the dungeon now: 3 XP …
  const heroes = [...players.matchAll(/button "[^,"]+, ([^,:"]+)/g)].map((it) => it[1]);
  expect(heroes.length).toBe(2);
  expect([...files].sort()).toEqual(heroes.map((it) => `${it.toLowerCase()}.bin`).sort());
});

for (const [what, answer] of [
  ["does not come", (route) => route.abort()],
  ["comes cut short", (route) => route.fulfill({ body: "some of it" })],
]) {
  test(`a table waits while what is looked up ${what}`, async ({ page, complaints }) => {
    await clock.install(page);
    await page.route(LOOKED_UP, answer);
    await start(page, { box: 1, people: 2, computers: { 2: "hard" } });
    // Who delves first, is dealt; the computer is asked after one delve at most.
    delve(page, { depth: 1, isPatient: false }).catch(() => {});
    await page.locator(".watching").waitFor();
    await clock.skip(page, 20_000);
    expect(await acted(page)).toEqual([]);
    await page.unroute(LOOKED_UP);
    const hasActed = async () => {
      await clock.skip(page, 4_000);
      return (await acted(page)).length > 0;
    };
    await expect.poll(hasActed).toBe(true);
    complaints.length = 0;
  });
}
