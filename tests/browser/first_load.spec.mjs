// The size budget counts what is really fetched. Pictures are not in it: the page works before they are
// there. What comes later is in pieces, each a part of the program and its style sheet in later/: the
// tables come when somebody goes to one, or when the first page is painted and the browser has nothing
// to do; a game comes when somebody goes to a table of it, and what unfolds around a board once that board
// stands.

import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, open, test } from "./fixtures.mjs";
import { keep, record } from "./kept.mjs";

const SCRIPT = fileURLToPath(new URL("../../xtask/scripts/first_load.mjs", import.meta.url));
const SITE = fileURLToPath(new URL("../../dist", import.meta.url));

function counted() {
  const names = execFileSync(process.execPath, [SCRIPT, SITE, "--names"], { encoding: "utf8" });
  return names.trim().split("\n");
}

const isLater = (name) => name.includes("/later/");

// The piece that a file of later/ belongs to, and what kind of file it is.
const pieceOf = (name) => name.replace(/^.*\/later\/(.*)-[0-9a-f]{16}/, "$1");

const PANELS = /\/later\/panels-\w+\.wasm/;

const LATE = /\/later\/(dungeon-roll|pages)-\w+\.wasm/;

const PIECES = [
  "devices.css",
  "devices.wasm",
  "dungeon-raiders-replays.wasm",
  "dungeon-raiders-thinking.wasm",
  "dungeon-raiders.css",
  "dungeon-raiders.en.txt",
  "dungeon-raiders.ru.txt",
  "dungeon-raiders.wasm",
  "dungeon-roll-replays.wasm",
  "dungeon-roll-thinking.wasm",
  "dungeon-roll.css",
  "dungeon-roll.en.txt",
  "dungeon-roll.ru.txt",
  "dungeon-roll.wasm",
  "dungeoneer-replays.wasm",
  "dungeoneer-thinking.wasm",
  "dungeoneer.css",
  "dungeoneer.en.txt",
  "dungeoneer.ru.txt",
  "dungeoneer.wasm",
  "kept.wasm",
  "pages.wasm",
  "panels.css",
  "panels.wasm",
  "paper-dungeons-replays.wasm",
  "paper-dungeons-thinking.wasm",
  "paper-dungeons.css",
  "paper-dungeons.en.txt",
  "paper-dungeons.ru.txt",
  "paper-dungeons.wasm",
  "replays.css",
  "replays.wasm",
  "saved.css",
  "saved.wasm",
  "scanner.wasm",
  "setup.css",
  "setup.wasm",
  "tables.css",
  "tables.en.txt",
  "tables.ru.txt",
  "tables.wasm",
];

function nameOf(request, site) {
  return request.url().slice(site.url.length).split(/[?#]/)[0] || "index.html";
}

test("the size budget counts every file of the first load but pictures", async ({ page, site }) => {
  const fetched = new Set();
  page.on("request", (request) => {
    if (request.resourceType() !== "image") fetched.add(nameOf(request, site));
  });
  await open(page);
  const known = counted();
  expect(known.filter(isLater).map(pieceOf).sort()).toEqual(PIECES);
  expect([...fetched].filter((name) => !known.includes(name))).toEqual([]);
});

test("who wants one game fetches the tables and that game, and then what unfolds around it", async ({
  page,
  site,
}) => {
  const fetched = new Set();
  page.on("request", (request) => fetched.add(nameOf(request, site)));
  const pieces = () => [...fetched].filter(isLater).map(pieceOf);
  const held = [];
  await page.route(PANELS, (route) => held.push(route));
  await page.goto("./#new/dungeon-roll");
  await page.getByRole("button", { name: "Start" }).click();
  await expect(page.locator("#room")).toBeVisible();
  await expect.poll(() => held.length).toBe(1);
  const first = [
    "dungeon-roll.css",
    "dungeon-roll.en.txt",
    "dungeon-roll.wasm",
    "kept.wasm",
    "setup.css",
    "setup.wasm",
    "tables.css",
    "tables.en.txt",
    "tables.wasm",
  ];
  expect(pieces()).toHaveLength(first.length + 2);
  expect(pieces().sort()).toEqual([...first, "panels.css", "panels.wasm"].sort());
  await held[0].continue();
});

for (const { locale, start, menu, fetching, failed, again, title } of [
  {
    locale: "en-GB",
    start: "Start",
    menu: "Menu",
    fetching: "Fetching…",
    failed: "A part of the program did not arrive",
    again: "Try again",
    title: "Dungeon Roll",
  },
  {
    locale: "ru-RU",
    start: "Начать",
    menu: "Меню",
    fetching: "Загружаем…",
    failed: "Часть программы не загрузилась",
    again: "Попробовать ещё раз",
    title: "Сундук приключений",
  },
]) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test("a menu that is slow is told of, when it fails, tried again, and opens when it is here", async ({
      page,
      complaints,
    }) => {
      const held = [];
      await page.route(PANELS, (route) => held.push(route));
      await page.goto("./#new/dungeon-roll");
      await page.getByRole("button", { name: start }).click();
      await page.getByRole("button", { name: menu }).click();
      await expect.poll(() => held.length).toBe(1);
      await expect(page.getByText(fetching)).toBeVisible();
      // It is asked for twice: the second time past the browser's cache.
      await held[0].abort();
      await expect.poll(() => held.length).toBe(2);
      await held[1].abort();
      await expect(page.getByText(failed)).toBeVisible();
      await page.unroute(PANELS);
      await page.getByRole("button", { name: again }).click();
      await expect(page.getByRole("dialog", { name: title })).toBeVisible();
      complaints.length = 0;
    });
  });
}

/** Notes when the frame begins in which the shelf is painted. */
function watchShelf() {
  const watch = new MutationObserver(() => {
    if (document.querySelector(".shelf") === null) return;
    watch.disconnect();
    requestAnimationFrame(() => (globalThis.painted = performance.now()));
  });
  watch.observe(document, { childList: true, subtree: true });
}

test("the tables are fetched only after the shelf is painted", async ({ page }) => {
  await page.addInitScript(watchShelf);
  // What is kept is read before, where anything is.
  for (const [matches, piece] of [[{}, ""], [{ ours: record("paper-dungeons/solo") }, "kept"]]) {
    await keep(page, matches);
    await open(page);
    const asked = await page.waitForFunction((before) => {
      const entries = performance.getEntriesByType("resource").filter((it) => it.name.includes("/later/"));
      return entries.find((it) => !before || !it.name.includes(`/later/${before}-`))?.startTime;
    }, piece);
    const painted = await page.evaluate(() => globalThis.painted);
    expect(painted).toBeLessThan(await asked.jsonValue());
  }
  await expect(page.locator(".saved li")).toHaveCount(1);
});

for (const { locale, place, fetching, failed, again, shows } of [
  {
    locale: "en-GB",
    place: "new/dungeon-roll",
    fetching: "Fetching Dungeon Roll…",
    failed: "Dungeon Roll could not be fetched",
    again: "Try again",
    shows: "Dungeon Roll",
  },
  {
    locale: "ru-RU",
    place: "new/dungeon-roll",
    fetching: "Загружаем «Сундук приключений»…",
    failed: "Не удалось загрузить «Сундук приключений»",
    again: "Попробовать ещё раз",
    shows: "Сундук приключений",
  },
  {
    locale: "en-GB",
    place: "enter",
    fetching: "Fetching the page…",
    failed: "The page could not be fetched",
    again: "Try again",
    shows: "Enter a code",
  },
]) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test(`${place}, when it is slow, is told of after half a second, and when it fails, tried again`, async ({
      page,
      complaints,
      axe,
    }) => {
      await page.clock.install({ time: 0 });
      await page.clock.pauseAt(1000);
      const held = [];
      await page.route(LATE, (route) => held.push(route));
      await open(page);
      await page.evaluate((it) => void (location.hash = it), place);
      await expect.poll(() => held.length).toBe(1);
      await page.clock.runFor(499);
      await expect(page.getByText(fetching)).toHaveCount(0);
      await page.clock.runFor(1);
      await expect(page.getByRole("status").filter({ hasText: fetching })).toBeVisible();
      // It is asked for twice: the second time past the browser's cache.
      await held[0].abort();
      await expect.poll(() => held.length).toBe(2);
      await held[1].abort();
      await expect(page.getByRole("alert").getByRole("heading", { name: failed })).toBeVisible();
      await page.clock.resume();
      expect(await axe()).toEqual([]);
      await page.unroute(LATE);
      await page.getByRole("button", { name: again }).click();
      await expect(page.getByRole("heading", { level: 1, name: shows })).toBeVisible();
      complaints.length = 0;
    });
  });
}
