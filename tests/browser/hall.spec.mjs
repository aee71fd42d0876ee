// What was achieved on this device: the hall, the best results, campaigns, and copies of it all.

import { readFileSync } from "node:fs";
import { expect, open, test } from "./fixtures.mjs";
import { campaign, delve, feat, keepRows } from "./hall_rows.mjs";
import { expectNoSideways, isOver, play, start } from "./paper_dungeons_player.mjs";

test.use({ contextOptions: { reducedMotion: "reduce" } });

test("a chapter counts in its campaign and in the hall, and leads to the next", async ({
  page,
  axe,
}) => {
  test.setTimeout(240_000);
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
  await page.getByRole("button", { name: "On with the campaign" }).click();
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
  await page.getByRole("button", { name: "Play anew" }).click();
  await expect(page.locator("#room")).toBeVisible();
  // Whether or not its match is kept, the result stays in the hall.
  await open(page);
  await expect(page.getByRole("link", { name: `Best: ${total} glory` })).toBeVisible();
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
    page.getByRole("button", { name: "Take in a file" }).click(),
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
  await expect(page.getByText(/^1 match came\. 3 results and campaigns came\.$/)).toBeVisible();
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
  await expect(page.getByText("0 matches came. Here already: 1 match.")).toBeVisible();
  // The match goes on here; the one of the file becomes another.
  await page.goto(`./#play/${id}`);
  await play(page, (it) => it.free > 0);
  const before = await everything(page);
  await take(page, file);
  await expect(page.getByText(/^1 match came\./)).toBeVisible();
  const after = await everything(page);
  expect(after[`undercroft/match/${id}`]).toBe(before[`undercroft/match/${id}`]);
  const matches = Object.keys(after).filter((it) => it.startsWith("undercroft/match/"));
  expect(matches).toHaveLength(2);
  await open(page);
  await expect(page.locator(".saved li")).toHaveCount(2);
  // Taken in once more, it brings nothing new.
  await take(page, file);
  await expect(page.getByText("0 matches came. Here already: 1 match.")).toBeVisible();
  expect(Object.keys(await everything(page)).sort()).toEqual(Object.keys(after).sort());
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
