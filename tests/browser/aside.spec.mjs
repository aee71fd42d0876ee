// What makes no sense is set aside, told, and can be looked at, saved, put back and deleted.

import { readFileSync } from "node:fs";
import { expect, open, test } from "./fixtures.mjs";
import { campaign, feat } from "./hall_rows.mjs";
import { keep, record } from "./kept.mjs";
import { expectNoSideways } from "./paper_dungeons_player.mjs";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const list = (rows) => JSON.stringify({ v: 1, rows });
const marks = "\u0301".repeat(40);
const gist = { moment: "Round 4", score: "17", awaited: "" };
const line = (id, more) => ({ id, game: "paper-dungeons", changed: 1.7e12, is_over: false, en: gist, ru: gist, ...more });

/** Rows that once made a page panic, or reached where they should not, beside good ones. */
const HOSTILE = {
  "undercroft/campaigns": list([
    { ...campaign("none", [50]), names: [] },
    { ...campaign("nine", [50, 61, 72]), names: Array(9).fill("x") },
    { ...campaign("flood", [50]), chapters: [{ id: "m", ended: 1, scores: [{ total: 2 ** 31 - 1, mark: 0 }] }] },
    campaign("good", [50, 61, 72]),
  ]),
  "undercroft/hall": list([
    feat("good", 77, { names: [`Ada\u202e${marks}`, "Bob"], totals: [77, 60] }),
    { ...feat("crowd", 1), seats: Array(9).fill(feat("x", 1).seats[0]) },
    { ...feat("empty", 1), seats: [] },
    { ...feat("late", 1), ended: 1e300 },
    "nonsense",
  ]),
  "undercroft/index": JSON.stringify({
    v: 1,
    matches: [
      line("solo", { name: `Friday\u202e${marks}` }),
      line("away", { game: "../../evil" }),
      line("chess", { game: "chess", changed: 1.8e12 }),
      line("<img src=x>"),
      line("solo"),
    ],
    finished: ["<b>"],
    has_asked: true,
  }),
  "undercroft/settings": JSON.stringify({ v: 1, lang: 7 }),
  "undercroft/match/UPPER": "{broken",
};

test("whatever stands in the storage, every page opens, and what makes no sense is told", async ({
  page,
}) => {
  await page.addInitScript((kept) => {
    if (!localStorage.getItem("undercroft/index")) Object.assign(localStorage, kept);
  }, HOSTILE);
  await keep(page, { solo: record("paper-dungeons/solo") });
  for (const place of ["", "#hall", "#settings", "#copies", "#about", "#enter", "#play/chess"])
    await open(page, `./${place}`);
  for (const game of ["paper-dungeons", "dungeon-roll", "dungeon-raiders", "dungeoneer"]) {
    for (const place of ["new", "campaigns", "achievements", "rules"])
      await open(page, `./#${place}/${game}`);
  }
  await open(page, "./#campaigns/paper-dungeons");
  await expect(page.getByText("50 + 61 + 72 = 183")).toBeVisible();
  await open(page, "./#hall");
  await expect(page.getByText("1. Ada\u0301\u0301: 77 · 2. Bob: 60")).toBeVisible();
  await open(page);
  await expect(page.locator(".saved li")).toHaveCount(2);
  await expect(page.locator(".saved")).toContainText("Friday\u0301\u0301 · Paper Dungeons");
  await page.goto("./#play/solo");
  await expect(page.locator("#room")).toBeVisible();
  await open(page, "./#aside");
  await expect(page.locator("section h2")).toHaveText([/./, /./, /./, /./, /./]);
  for (const kind of ["Campaigns", "Results", "The list of matches", "Settings", "A match"])
    await expect(page.getByRole("heading", { name: new RegExp(`^${kind},`) })).toHaveCount(1);
});

/** What a test sets aside by hand: results of which one makes no sense, and a match. */
async function setAside(page) {
  await open(page);
  await page.evaluate(
    ([rows, match]) => {
      localStorage.setItem("undercroft/hall/aside/1700000000000", rows);
      localStorage.setItem("undercroft/match/abc/aside/1700000001000", match);
      localStorage.setItem("undercroft/settings/aside/1700000002000", "{broken");
    },
    [
      list([feat("back", 66), { ...feat("empty", 1), seats: [] }]),
      JSON.stringify({ v: 1, record: record("paper-dungeons/solo") }),
    ],
  );
  await page.goto("./#aside");
}

for (const [locale, words] of [
  ["en-GB", { back: "Put back", done: /back in its place/, del: "Delete", undo: "Undo", all: "Delete all of it", yes: "Yes, delete it", none: "Nothing was set aside.", look: "Look", save: "Save as a file" }],
  ["ru-RU", { back: "Вернуть на место", done: /на место/, del: "Удалить", undo: "Отменить", all: "Удалить всё отложенное", yes: "Да, удалить", none: "Ничего не отложено.", look: "Посмотреть", save: "Сохранить в файл" }],
])
  test.describe(locale, () => {
    test.use({ locale });

    test("what was set aside is looked at, saved, put back and deleted", async ({ page, axe }) => {
      await setAside(page);
      const cards = page.locator("section");
      const button = (nth, name) => cards.nth(nth).getByRole("button", { name, exact: true });
      await expect(cards).toHaveCount(3);
      await button(0, words.look).click();
      await expect(cards.nth(0).locator("pre")).toHaveText("{broken");
      expect(await axe()).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoSideways(page);
      const [download] = await Promise.all([page.waitForEvent("download"), button(0, words.save).click()]);
      expect(readFileSync(await download.path(), "utf8")).toBe("{broken");
      // The match goes back as a whole.
      await button(1, words.back).click();
      await expect(cards).toHaveCount(2);
      await expect(page.getByText(words.done).first()).toBeVisible();
      // Of the results one goes back, and the other stays.
      await button(1, words.back).click();
      await expect.poll(() => page.evaluate(() => JSON.parse(localStorage.getItem("undercroft/hall")).rows.length)).toBe(1);
      const rest = await page.evaluate(() => localStorage.getItem("undercroft/hall/aside/1700000000000"));
      expect(JSON.parse(rest).rows.map((it) => it.id)).toEqual(["empty"]);
      // Deleted, and taken back; then all of it, once sure.
      await button(0, words.del).click();
      await expect(cards).toHaveCount(1);
      await page.getByRole("button", { name: words.undo, exact: true }).click();
      await expect(cards).toHaveCount(2);
      await page.getByRole("button", { name: words.all }).click();
      expect(await axe()).toEqual([]);
      await page.getByRole("button", { name: words.yes }).click();
      await expect(page.getByText(words.none)).toBeVisible();
      const left = await page.evaluate(() => Object.keys(localStorage).filter((it) => it.includes("/aside/")));
      expect(left).toEqual([]);
      // What went back is in its place.
      await open(page);
      await expect(page.locator(".saved li")).toHaveCount(1);
    });
  });

test("everything is deleted by one button, once one is sure", async ({ page, axe }) => {
  await setAside(page);
  await keep(page, {});
  await page.goto("./#copies");
  await page.getByRole("button", { name: "Delete everything" }).click();
  expect(await axe()).toEqual([]);
  await page.getByRole("button", { name: "Cancel" }).click();
  expect(await page.evaluate(() => localStorage.length)).toBeGreaterThan(2);
  await page.getByRole("button", { name: "Delete everything" }).click();
  await page.getByRole("button", { name: "Yes, delete everything" }).click();
  await expect(page.locator(".shelf-page")).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
});
