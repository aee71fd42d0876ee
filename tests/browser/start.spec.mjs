// The page is never blank: before the program is there, and where it does not come, there are words, a
// way to try again, and a way to save what is kept.

import { readFileSync } from "node:fs";
import { EVERYWHERE, expect, open, test as base } from "./fixtures.mjs";
import { host as hostSite } from "./host.mjs";
import { keep, record } from "./kept.mjs";

const test = base.extend({
  /** The site on a host of its own, whose files can be damaged. */
  host: async ({}, use) => {
    const host = await hostSite();
    await use(host);
    await host.close();
  },
});

const PROGRAM = /\/undercroft_bg\.wasm$/;
const SCRIPT = /\/undercroft\.js$/;
const FAILED = { en: /^Undercroft could not start/, ru: /^Undercroft не запустился/ };
const SLOW = { en: /^This is taking longer than usual/, ru: /^Загрузка идёт дольше обычного/ };

const again = (page) => page.getByRole("link", { name: "Try again" });

/** Expects the words in both languages, and a way to try again. */
async function expectTold(page, words) {
  for (const it of Object.values(words)) await expect(page.getByText(it)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Undercroft" })).toBeVisible();
  await expect(again(page)).toBeVisible();
}

async function expectStarted(page) {
  await expect(page.getByRole("link", { name: "Play alone: Paper Dungeons" })).toBeVisible();
  await expect(page.locator("#start")).toHaveCount(0);
}

const isMissing = (route) => route.fulfill({ status: 404, body: "Not found." });

async function isCut(route) {
  const response = await route.fetch();
  const body = await response.body();
  await route.fulfill({ response, body: body.subarray(0, body.length / 2) });
}

const FAULTS = [
  ["the program is blocked", PROGRAM, (route) => route.abort()],
  ["the program is missing", PROGRAM, isMissing],
  ["the program is cut short", PROGRAM, isCut],
  ["its script is missing", SCRIPT, isMissing],
  ["its script is cut short", SCRIPT, isCut],
  ["its first script is missing", /\/start\.js$/, isMissing],
  ["a style sheet is missing", /\/shell\.css$/, isMissing],
];

for (const [what, files, answer] of FAULTS) {
  test(`where ${what}, that is told, and trying again helps`, async ({ page, complaints }) => {
    await page.route(files, answer);
    await page.goto("./");
    await expectTold(page, FAILED);
    await expect(page.getByText(SLOW.en)).toBeHidden();
    await page.unroute(files);
    await again(page).click();
    await expectStarted(page);
    complaints.length = 0;
  });
}

test("without WebAssembly there is a sentence about that", EVERYWHERE, async ({ page, axe, complaints }) => {
  await page.addInitScript(() => delete globalThis.WebAssembly);
  await page.goto("./#settings");
  await expectTold(page, { en: /does not run WebAssembly/, ru: /не запускает WebAssembly/ });
  await expect(page.getByText(FAILED.en)).toBeHidden();
  expect(await axe()).toEqual([]);
  complaints.length = 0;
});

test("without JavaScript there are words, too", async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.url, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("./#new/paper-dungeons");
  await expectTold(page, { en: /allow JavaScript/, ru: /разрешите, пожалуйста, JavaScript/ });
  await expectTold(page, { en: /^Tabletop dungeon games/, ru: /^Настольные игры/ });
  await expect(page.getByText(SLOW.en)).toBeHidden();
  await again(page).click();
  await expectTold(page, FAILED);
  await context.close();
});

test("a slow start is told after two seconds, and not before", async ({ page, axe }) => {
  const held = [];
  await page.route(PROGRAM, (route) => held.push(route));
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto("./");
  await expect(page.getByText(/^Tabletop dungeon games/)).toBeVisible();
  await page.clock.runFor(1999);
  await expect(again(page)).toBeHidden();
  await page.clock.runFor(1);
  await expectTold(page, SLOW);
  await expect(page.getByRole("button", { name: "Save your matches" })).toBeHidden();
  await page.clock.resume();
  expect(await axe()).toEqual([]);
  await Promise.all(held.map((route) => route.continue()));
  await expectStarted(page);
});

test.describe("where it is painted", () => {
  test.use({ painted: true });

  test("the first words are painted before the last style sheet is there", async ({ page }) => {
    let release;
    const isReleased = new Promise((resolve) => (release = resolve));
    const isPainted = () => performance.getEntriesByName("first-contentful-paint").length === 1;
    await page.route(/\/(parts|shell)-\w+\.css$/, (route) => isReleased.then(() => route.continue()));
    await page.goto("./", { waitUntil: "commit" });
    await page.waitForFunction(isPainted);
    release();
    await expectStarted(page);
  });
});

// The readers of what is kept, the tables and the game, beside the program if the address tells which one; of a replay also its
// two pieces, the computers and the panels. Which game a link is of, the replays tell.
for (const { locale, place, says, shows, nPieces, areBeside } of [
  { locale: "en-GB", place: "new/dungeon-roll", says: "Laying the table · Dungeon Roll…", shows: "Start", nPieces: 4 },
  { locale: "ru-RU", place: "new/dungeon-roll", says: "Накрываем на стол · Сундук приключений…", shows: "Начать", nPieces: 4 },
  { locale: "en-GB", place: "play/ours", says: "Opening the match · Paper Dungeons · On Friday…", shows: "Menu", nPieces: 3, areBeside: true },
  { locale: "ru-RU", place: "quick/vault-of-the-fiends", says: "Накрываем на стол · Подземелье…", shows: "Меню", nPieces: 3, areBeside: true },
  { locale: "en-GB", place: "replay/ours/3", says: "Opening the replay · Paper Dungeons · On Friday…", shows: "Next action", nPieces: 8 },
  { locale: "en-GB", place: "m=AQ", says: "Opening a match from a link…", shows: "Enter a link or a record", nPieces: 5 },
]) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test(`a link to ${place} says at once what is being opened`, async ({ page }) => {
      await keep(page, { ours: { record: record("paper-dungeons/solo"), name: "On Friday" } });
      const [program, pieces] = [[], []];
      await page.route(PROGRAM, (route) => program.push(route));
      await page.route("**/later/*.wasm", (route) => pieces.push(route));
      await page.goto(`./#${place}`);
      await expect(page.getByText(says)).toBeVisible();
      await expect.poll(() => [program.length, pieces.length]).toEqual([1, areBeside ? nPieces : 0]);
      const release = (held) => Promise.all(held.splice(0).map((route) => route.continue()));
      await release(program);
      await expect.poll(() => pieces.length).toBe(nPieces);
      await expect(page.getByText(says)).toBeVisible();
      await release(pieces);
      await expect(page.getByRole("button", { name: shows, exact: true })).toBeVisible();
      await expect(page.getByText(says)).toHaveCount(0);
    });
  });
}

test("what is kept can be saved before the start, and is taken in by the page of copies", async ({
  page,
  browser,
  site,
  complaints,
}) => {
  await keep(page, { ours: { record: record("paper-dungeons/solo"), name: "On Friday" } });
  await page.route(PROGRAM, (route) => route.abort());
  await page.goto("./");
  await expectTold(page, FAILED);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save your matches as a file" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^undercroft-\d{4}-\d\d-\d\d\.json$/);
  const file = { name: "copy.json", mimeType: "application/json", buffer: readFileSync(await download.path()) };
  complaints.length = 0;

  const context = await browser.newContext({ baseURL: site.url });
  const other = await context.newPage();
  await open(other, "./#copies");
  const chooser = other.waitForEvent("filechooser");
  await other.getByRole("button", { name: "Load from a file" }).click();
  await (await chooser).setFiles([file]);
  await expect(other.getByText("Added: 1 match.")).toBeVisible();
  await other.goto("./#");
  await expect(other.getByRole("link", { name: /On Friday · Paper Dungeons/ })).toBeVisible();
  await context.close();
});

test.describe("on a host of its own", () => {
  test.use({ baseURL: async ({ host }, use) => use(host.url) });

  test("a page that came before its folder has words, and starts once it is there", async ({
    page,
    host,
    complaints,
  }) => {
    await keep(page, { ours: record("paper-dungeons/solo") });
    const bring = await host.halve();
    await page.goto("./");
    await expectTold(page, FAILED);
    await expect(page.getByRole("button", { name: "Save your matches as a file" })).toBeVisible();
    await bring();
    await again(page).click();
    await expectStarted(page);
    complaints.length = 0;
  });

  // The browser keeps a file of a version for a year, as it came.
  for (const [what, name] of [
    ["program", /undercroft_bg\.wasm$/],
    ["style sheet", /shell\.css$/],
  ]) {
    test(`a ${what} that came cut short goes when the host is mended`, async ({
      page,
      host,
      complaints,
    }) => {
      const mend = await host.cut(name);
      await page.goto("./");
      await expectTold(page, FAILED);
      await mend();
      await again(page).click();
      await expectStarted(page);
      complaints.length = 0;
    });
  }

  for (const name of [/later\/tables-.*\.wasm$/, /later\/paper-dungeons-.*\.wasm$/, /later\/tables-.*\.css$/]) {
    test(`a piece that came cut short goes when the host is mended: ${name}`, async ({
      page,
      host,
      complaints,
    }) => {
      const mend = await host.cut(name);
      await page.goto("./#new/paper-dungeons");
      await expect(page.getByRole("alert")).toContainText("could not be fetched");
      await mend();
      await page.getByRole("button", { name: "Try again" }).click();
      await expect(page.getByRole("button", { name: "Start" })).toBeVisible();
      complaints.length = 0;
    });
  }

  test("a piece that the host lacks is no newer version", async ({ page, host, complaints }) => {
    const bring = await host.lose(/later\/paper-dungeons-.*\.wasm$/);
    await page.goto("./#new/paper-dungeons");
    await expect(page.getByRole("alert")).toContainText("This site is not complete");
    await bring();
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("button", { name: "Start" })).toBeVisible();
    complaints.length = 0;
  });

  test("a piece of a version that is gone offers to reload", async ({ page, host, axe, complaints }) => {
    await page.addInitScript(() => {
      globalThis.requestIdleCallback = () => 0;
    });
    await open(page);
    const newer = await host.renew();
    await page.evaluate(() => void (location.hash = "new/paper-dungeons"));
    await expect(page.getByRole("alert")).toContainText("of an older version");
    expect(await axe()).toEqual([]);
    complaints.length = 0;
    await page.getByRole("button", { name: "Reload the page" }).click();
    await expect(page.getByRole("button", { name: "Start" })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.dataset.version)).toBe(newer);
  });
});
