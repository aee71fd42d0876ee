// The shelf of somebody of whom something is kept: its readers come before it, and it is painted in one go, whatever
// lies there.

import { EVERYWHERE, expect, open, test } from "./fixtures.mjs";
import { feat, keepHall } from "./hall_rows.mjs";
import { keep, record } from "./kept.mjs";

const KEPT = /\/later\/kept-\w+\.wasm/;

const INDEX = "undercroft/index";

const said = (moment) => ({ moment, score: "17 glory", awaited: "Waiting for Ada" });

/** A line of the index. */
const line = (id, changed, more = {}) => ({
  id,
  game: "paper-dungeons",
  changed,
  is_over: false,
  en: said("Round 4 of 8"),
  ru: said("Раунд 4 из 8"),
  ...more,
});

/** Keeps texts before the page is opened, once. */
const keepTexts = (page, texts) =>
  page.addInitScript((texts) => {
    if (localStorage.getItem("is-laid")) return;
    Object.assign(localStorage, { ...texts, "is-laid": "yes" });
  }, texts);

const keepIndex = (page, matches) =>
  keepTexts(page, { [INDEX]: JSON.stringify({ v: 1, matches, finished: [], has_asked: true }) });

/** Notes what stands on the page in the frame in which the shelf is painted first. */
function watchFirstFrame() {
  const watch = new MutationObserver(() => {
    if (document.querySelector(".shelf") === null) return;
    watch.disconnect();
    requestAnimationFrame(() => {
      const text = (it) => document.querySelector(it)?.textContent ?? "";
      globalThis.first = { goesOn: text(".continue"), box: text(".box-told"), start: text("#start") };
    });
  });
  watch.observe(document, { childList: true, subtree: true });
}

test("what goes on, and the best results, are painted together with the shelf", EVERYWHERE, async ({ page }) => {
  await page.addInitScript(watchFirstFrame);
  await keepIndex(page, [line("older", 5), line("later", 9, { name: "Friday" })]);
  await keepHall(page, [feat("best", 61), feat("other", 12)]);
  await open(page);
  await expect(page.locator(".saved li")).toHaveCount(2);
  const { goesOn, start } = await page.evaluate(() => globalThis.first);
  for (const it of ["Friday · Paper Dungeons", "Round 4 of 8", "17 glory", "Waiting for Ada", "Continue"]) {
    expect(goesOn).toContain(it);
  }
  expect(start).toBe("");
  await expect(page.locator(".box", { hasText: "61 glory" })).toHaveCount(1);
});

test("a shelf whose readers do not come says so, and shows all once they do", async ({ page, axe, complaints }) => {
  await keepIndex(page, [line("ours", 5)]);
  await page.route(KEPT, (route) => route.abort());
  await page.goto("./");
  await expect(page.getByRole("alert")).toContainText("could not be fetched");
  expect(await axe()).toEqual([]);
  await page.unroute(KEPT);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.locator(".continue")).toContainText("Paper Dungeons");
  complaints.length = 0;
});

test("a damaged index is set aside and told, and the matches are found again", EVERYWHERE, async ({ page }) => {
  await keep(page, { ours: record("paper-dungeons/solo") });
  await keepTexts(page, { [INDEX]: '{"v":1,"matches":[{"id":' });
  await open(page);
  await expect(page.getByRole("button", { name: "Look at it" })).toBeVisible();
  await expect(page.locator(".continue")).toContainText("Paper Dungeons");
  const kept = await page.evaluate(() => ({ ...localStorage }));
  expect(JSON.parse(kept[INDEX]).matches.map((it) => it.id)).toEqual(["ours"]);
  const aside = Object.keys(kept).find((it) => it.startsWith(`${INDEX}/aside/`));
  expect(kept[aside]).toBe('{"v":1,"matches":[{"id":');
});

for (const [what, text] of [
  ["null", "null"],
  ["a list", "[]"],
  ["a number", "7"],
  ["no text of JSON", "undefined"],
  ["matches that are none", '{"v":1,"matches":{"length":3},"lang":[]}'],
  ["a version that is none", '{"v":"1","matches":[]}'],
]) {
  test(`an index and settings that are ${what} stop nothing`, async ({ page }) => {
    await keepTexts(page, { [INDEX]: text, "undercroft/settings": text, "undercroft/hall": text });
    await open(page);
    await expect(page.locator(".box")).toHaveCount(5);
    await expect(page.getByRole("button", { name: "Look at it" })).toBeVisible();
    const kept = await page.evaluate(() => ({ ...localStorage }));
    for (const key of [INDEX, "undercroft/settings", "undercroft/hall"]) {
      expect(Object.keys(kept).filter((it) => it.startsWith(`${key}/aside/`))).toHaveLength(1);
    }
  });
}

test("hostile values are text, and bad rows do not take the good ones along", async ({ page }) => {
  const hostile = '<img src=x onerror="globalThis.isHurt = true">';
  await keepIndex(page, [
    line("good", 5, { name: hostile, en: said(hostile) }),
    line("../settings", 6),
    line("late", 1e300),
    line("typed", "7"),
    { id: "bare" },
    7,
    null,
  ]);
  await open(page);
  await expect(page.locator(".saved li")).toHaveCount(1);
  await expect(page.locator(".continue")).toContainText("<img src=x");
  await expect(page.locator(".continue img[src=x]")).toHaveCount(0);
  expect(await page.evaluate(() => globalThis.isHurt)).toBeUndefined();
  const aside = await page.evaluate(
    (prefix) => Object.entries(localStorage).find(([key]) => key.startsWith(prefix))[1],
    `${INDEX}/aside/`,
  );
  expect(JSON.parse(aside).rows).toHaveLength(6);
});

test("a shelf with 4,000 matches shows the last of them", async ({ page }) => {
  const lines = Array.from({ length: 4000 }, (_, nth) => line(`m${nth}`, nth, { name: `No. ${nth}` }));
  await keepIndex(page, lines);
  await open(page);
  await expect(page.locator(".continue")).toContainText("No. 3999");
  await expect(page.getByText("Saved matches (4000)")).toBeVisible();
});

test("what another tab begins stands on the shelf of a newcomer", async ({ page, newTab }) => {
  await page.addInitScript(() => {
    globalThis.requestIdleCallback = () => 0;
  });
  const asked = [];
  page.on("request", (request) => KEPT.test(request.url()) && asked.push(request.url()));
  await open(page);
  await expect(page.getByText("Start here")).toBeVisible();
  expect(asked).toEqual([]);
  const other = await newTab();
  await other.goto("./#quick/paper-dungeons");
  await expect(other.locator("#room")).toBeVisible();
  await expect(page.locator(".saved li")).toHaveCount(1);
  expect(asked).toHaveLength(1);
});

test("a newcomer changes the language and the settings before anything else is here", async ({ page }) => {
  await page.route("**/later/**", (route) => route.abort());
  await page.addInitScript(() => {
    globalThis.requestIdleCallback = () => 0;
  });
  await open(page);
  await page.getByRole("button", { name: "Русский" }).click();
  await expect(page.getByText("Начните здесь")).toBeVisible();
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem("undercroft/settings")));
  expect(kept).toMatchObject({ v: 1, lang: "ru", theme: "system" });
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("lang", "ru");
});
