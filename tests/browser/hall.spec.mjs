// What was achieved on this device: the hall, the best results, campaigns, and copies of it all.

import { readFileSync } from "node:fs";
import { expect, open, test } from "./fixtures.mjs";
import { campaign, delve, feat, keepRows } from "./hall_rows.mjs";
import { record } from "./kept.mjs";
import { expectNoSideways, isOver, play, start } from "./paper_dungeons_player.mjs";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("a chapter counts in its campaign and in the hall, and leads to the next", async ({
  page,
  axe,
}) => {
  await open(page);
  await keepRows(page, "undercroft/hall", [feat("before", -99)]);
  await page.goto("./#new/paper-dungeons");
  await page.getByRole("button", { name: /^Campaigns/ }).click();
  await page.getByRole("radio", { name: "The Sinister Tower" }).check();
  await page.getByLabel("Warrior", { exact: true }).fill("Grom");
  expect(await axe()).toEqual([]);
  await expectNoSideways(page);
  await page.getByRole("button", { name: "Begin the first chapter" }).click();
  await play(page);
  expect(await isOver(page)).toBe(true);
  await expect(page.getByText("A new best! Until now it was −99 glory.")).toBeVisible();
  await expect(page.getByText(/^Chapter 1 of the campaign\. Sum: −?\d+\.$/)).toBeVisible();
  expect(await axe()).toEqual([]);
  await page.getByRole("button", { name: "Continue the campaign" }).click();
  await expect(page.getByRole("heading", { name: "The Sinister Tower" })).toBeVisible();
  await expect(page.getByText("alone · Grom")).toBeVisible();
  const first = page.locator(".campaign li").first();
  await expect(first).toContainText("Webs at the Foot of the Tower");
  const total = (await first.locator("b").textContent()).trim();
  expect(await axe()).toEqual([]);
  // The second chapter is a match of its own; it can be left, and played anew.
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await expect(page.locator("#room")).toBeVisible();
  await page.goto("./#campaigns/paper-dungeons");
  await expect(page.getByRole("button", { name: "Go on", exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Play again" }).click();
  await expect(page.locator("#room")).toBeVisible();
  // Whether or not its match is kept, the result stays in the hall.
  await open(page);
  await expect(page.getByText(`Best: ${total} glory`)).toBeVisible();
  await page.getByRole("button", { name: /^Delete/ }).last().click();
  await page.goto("./#hall");
  await expect(page.locator(".feat-total").first()).toHaveText(`${total} glory`);
  await expect(page.getByText("2 matches finished")).toBeVisible();
  await expect(page.locator(".feats li").first()).toContainText("Webs at the Foot of the Tower");
  await expect(page.locator(".feats li").first()).toContainText("Rank: ");
});

for (const locale of ["en-GB", "ru-RU"])
  test.describe(locale, () => {
    test.use({ locale });

    test("the hall tells people alone and tables apart, the best first", async ({ page, axe }) => {
      await open(page, "./#hall");
      await expect(page.getByText(/Nobody is here yet|Здесь пока никого/)).toBeVisible();
      expect(await axe()).toEqual([]);
      await keepRows(page, "undercroft/hall", [
        feat("low", 31),
        feat("high", 77),
        feat("table", 60, { names: ["Ada", "Bob"], totals: [60, 44] }),
      ]);
      await keepRows(page, "undercroft/campaigns", [campaign("done", [50, 61, 72])]);
      await page.reload();
      const totals = page.locator(".feat-total");
      await expect(totals).toHaveText([/^77 /, /^31 /, /^60 /, /^183$/]);
      await expect(page.getByText("1. Ada: 60 · 2. Bob: 44")).toBeVisible();
      await expect(page.getByText("50 + 61 + 72 = 183")).toBeVisible();
      await expect(page.getByRole("button", { name: /7K2Q-XM49/ })).toHaveCount(3);
      expect(await axe()).toEqual([]);
      await page.setViewportSize({ width: 320, height: 640 });
      await expectNoSideways(page);
    });
  });

/** Saves everything to a file, and returns its text. */
async function exported(page) {
  await page.goto("./#copies");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save everything to a file" }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^undercroft-\d{4}-\d\d-\d\d\.json$/);
  return readFileSync(await download.path(), "utf8");
}

/** Takes in a file with this text. */
async function take(page, text) {
  await page.goto("./#copies");
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: "Load from a file" }).click(),
  ]);
  const buffer = Buffer.from(text);
  await chooser.setFiles({ name: "copy.json", mimeType: "application/json", buffer });
}

/** What is kept, numbers compared as numbers; as it is, if it is no JSON. */
function parsed(text) {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const everything = (page) => page.evaluate(() => ({ ...localStorage }));

test("everything goes to a file and comes back on another device", async ({ page, axe }) => {
  await start(page, {});
  await play(page, (it) => it.free > 0);
  const knight = delve("knight", 27, [{ with: "knight", honours: ["cheater"] }]);
  await keepRows(page, "undercroft/hall", [feat("high", 77), knight]);
  await keepRows(page, "undercroft/campaigns", [campaign("done", [50, 61, 72])]);
  await page.evaluate(() => localStorage.setItem("undercroft/match/x/aside/1", "{broken"));
  const before = await everything(page);
  const file = await exported(page);
  expect(await axe()).toEqual([]);
  await page.evaluate(() => localStorage.clear());
  await page.goto("./");
  await page.reload();
  await take(page, file);
  await expect(page.getByText(/^Added: 1 match\. Added: 3 results and campaigns\.$/)).toBeVisible();
  const after = await everything(page);
  for (const key of Object.keys(before).filter((it) => it !== "undercroft/index"))
    expect(parsed(after[key]), key).toEqual(parsed(before[key]));
  await open(page);
  await page.getByRole("link", { name: "Continue" }).click();
  await expect(page.getByText("Round 1 of 8").first()).toBeVisible();
});

test("what comes from a file overwrites nothing", async ({ page }) => {
  await start(page, {});
  await expect(page.locator("#room")).toBeVisible();
  const id = page.url().split("/").pop();
  await keepRows(page, "undercroft/hall", [feat(id, 77)]);
  const file = await exported(page);
  await take(page, file);
  await expect(page.getByText("Added: 0 matches. Already here: 1 match.")).toBeVisible();
  // The match goes on here under another name: the one of the file is only its beginning.
  await page.goto(`./#play/${id}`);
  await play(page, (it) => it.free > 0);
  await open(page);
  await page.getByRole("button", { name: /^Name/ }).click();
  await page.getByLabel("Name", { exact: true }).fill("Friday");
  await page.keyboard.press("Enter");
  const before = await everything(page);
  await take(page, file);
  await expect(page.getByText("Added: 0 matches. Already here: 1 match.")).toBeVisible();
  // The result of the file is back: the match here has none.
  const joined = { ...before, "undercroft/hall": expect.stringContaining(`"id":"${id}"`) };
  expect(await everything(page)).toEqual(joined);
  // Taken back and played otherwise, it parts from the line of a later file: both are kept, once.
  const later = await exported(page);
  await page.evaluate((id) => {
    const key = `undercroft/match/${id}`;
    const kept = JSON.parse(localStorage.getItem(key));
    kept.record = kept.record.replace(/\na keep \S+/, "\na keep T01");
    localStorage.setItem(key, JSON.stringify(kept));
  }, id);
  await take(page, later);
  await expect(page.getByText(/Continued differently here and in the file.*: 1 match\./)).toBeVisible();
  const after = await everything(page);
  expect(Object.keys(after).filter((it) => it.startsWith("undercroft/match/"))).toHaveLength(2);
  await take(page, later);
  await expect(page.getByText("Added: 0 matches. Already here: 1 match.")).toBeVisible();
  expect(Object.keys(await everything(page)).sort()).toEqual(Object.keys(after).sort());
  await open(page);
  await expect(page.locator(".saved li")).toHaveCount(2);
});

/** A file with so many small matches, and a result of each. */
function bigFile(n, solo) {
  const beginning = solo.slice(0, solo.indexOf("\na "));
  const gist = { moment: "Round 1 of 8", score: "0 glory", awaited: "" };
  const [kept, matches, rows] = [{}, [], []];
  for (let nth = 0; nth < n; nth += 1) {
    const id = `m${nth}`;
    const seed = nth.toString(16).toUpperCase().padStart(8, "0").replace(/^(.{4})/, "$1-");
    const text = `${beginning.replace(/seed \S+/, `seed ${seed}`)}\ncheck 0000000000000000\n`;
    kept[`undercroft/match/${id}`] = JSON.stringify({ v: 1, record: text, undo: "strict" });
    matches.push({ id, game: "paper-dungeons", changed: 1.7e12 + nth, is_over: false, en: gist, ru: gist });
    rows.push(feat(id, nth % 100));
  }
  kept["undercroft/index"] = JSON.stringify({ v: 1, matches, finished: [], has_asked: true });
  kept["undercroft/hall"] = JSON.stringify({ v: 1, rows });
  return JSON.stringify({ undercroft: 1, made: 5, kept });
}

/** Counts what is asked of the storage from now on, in calls and in characters. */
function count() {
  globalThis.counted = { reads: 0, writes: 0, characters: 0 };
  const { getItem, setItem } = Storage.prototype;
  Storage.prototype.getItem = function (key) {
    globalThis.counted.reads += 1;
    return getItem.call(this, key);
  };
  Storage.prototype.setItem = function (key, text) {
    globalThis.counted.writes += 1;
    globalThis.counted.characters += text.length;
    return setItem.call(this, key, text);
  };
}

test("a file with many matches is taken in by as many writes", async ({ page }) => {
  await open(page, "./#copies");
  const n = 400;
  const file = bigFile(n, record("paper-dungeons/solo"));
  await page.evaluate(count);
  await take(page, file);
  await expect(page.getByText(`Added: ${n} matches. Added: ${n} results and campaigns.`)).toBeVisible();
  const first = await page.evaluate(() => globalThis.counted);
  // One for each match, and some for the index, the hall and the campaigns.
  expect(first.writes).toBeLessThan(n + 10);
  expect(first.reads).toBeLessThan(3 * n);
  expect(first.characters).toBeLessThan(2 * file.length);
  // Once more: everything is looked at once, and nothing is written.
  await page.evaluate(count);
  await take(page, file);
  await expect(page.getByText(`Added: 0 matches. Already here: ${n} matches.`)).toBeVisible();
  const again = await page.evaluate(() => globalThis.counted);
  expect(again.writes).toBe(0);
  expect(again.reads).toBeLessThan(3 * n);
  await open(page);
  await expect(page.getByText(`Saved matches (${n})`)).toBeVisible();
});

test("where the storage is full in the middle of a file, that is said", async ({ page }) => {
  await open(page, "./#copies");
  await page.evaluate(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, text) {
      if (key.startsWith("undercroft/match/m") && localStorage.length > 20)
        throw new DOMException("no room", "QuotaExceededError");
      return setItem.call(this, key, text);
    };
  });
  await take(page, bigFile(60, record("paper-dungeons/solo")));
  const said = page.getByText(/the browser ran out of room, and \d+ matches could not be added/);
  await expect(said).toBeVisible();
  await expect(page.getByText(/goes on, unsaved/)).toHaveCount(0);
  const [, left] = (await said.textContent()).match(/(\d+) matches could not be added/);
  await open(page);
  await expect(page.locator(".saved li")).toHaveCount(60 - Number(left));
  const matches = (await page.evaluate(() => Object.keys(localStorage))).filter((it) => it.includes("/match/"));
  expect(matches).toHaveLength(60 - Number(left));
});

test("a damaged or newer file is refused with a sentence", async ({ page }) => {
  await open(page);
  const before = await everything(page);
  for (const [text, said] of [
    ["{", /not a file of Undercroft, or it is damaged/],
    ['{"some":"json"}', /not a file of Undercroft, or it is damaged/],
    ['{"undercroft":99}', /made by a newer version/],
  ]) {
    await take(page, text);
    await expect(page.getByText(said)).toBeVisible();
  }
  expect(await everything(page)).toEqual(before);
  // A part that cannot be read is set aside.
  const kept = { "undercroft/hall": "{broken", "undercroft/match/abc": "nonsense", other: "no" };
  await take(page, JSON.stringify({ undercroft: 1, made: 5, kept }));
  await expect(page.getByText(/Set aside, because it cannot be read: 2\./)).toBeVisible();
  const after = await everything(page);
  expect(after["undercroft/hall/aside/5"]).toBe("{broken");
  expect(after["undercroft/match/abc/aside/5"]).toBe("nonsense");
  expect(after.other).toBe(undefined);
});
