// What people had when the first editions were the only ones: it opens as it did, now and later.
//
// tests/records/edition-1 was written by the program of 25 November 2026. Nobody changes it.

import { readFileSync } from "node:fs";
import { record } from "./kept.mjs";
import { expect, open, test } from "./fixtures.mjs";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const kept = (name) => readFileSync(new URL(`../records/${name}`, import.meta.url), "utf8");
const storage = JSON.parse(kept("edition-1/storage.json"));
const matches = JSON.parse(storage["undercroft/index"]).matches;

const stored = (page, key) => page.evaluate((key) => localStorage.getItem(key), key);

/** The record of a match, up to where it stood: what was played since may follow. */
function lines(text) {
  const { record } = JSON.parse(text);
  return record.split("\n").filter((it) => !it.startsWith("check "));
}

test("matches, results and campaigns of the first editions are there, and go on by them", async ({ page }) => {
  await page.addInitScript((storage) => {
    if (localStorage.length === 0) Object.assign(localStorage, storage);
  }, storage);
  await open(page);
  await expect(page.getByText("Best: −23 glory")).toBeVisible();
  for (const { id, is_over } of matches.filter((it) => !it.is_over)) {
    await page.goto(`./#play/${id}`);
    const [menu, curtain] = [page.getByRole("button", { name: "Menu", exact: true }), page.locator(".curtain .button")];
    await expect(menu.or(curtain).first()).toBeVisible();
    if (await curtain.isVisible()) await curtain.click();
    await menu.click();
    await expect(page.getByText("Played by edition 1 of the rules.")).toBeVisible();
    const [now, before] = [await stored(page, `undercroft/match/${id}`), storage[`undercroft/match/${id}`]].map(lines);
    expect(now.slice(0, before.length - 1)).toEqual(before.slice(0, -1));
    expect(is_over).toBe(false);
  }
  await page.goto("./#hall");
  await expect(page.getByText("1 match finished")).toBeVisible();
  await page.goto("./#campaigns/paper-dungeons");
  await expect(page.getByRole("heading", { name: "The Sinister Tower" })).toBeVisible();
});

test("a backup of the first editions is taken in by an empty browser", async ({ page }) => {
  await page.goto("./#copies");
  const [chooser] = await Promise.all([
    page.waitForEvent("filechooser"),
    page.getByRole("button", { name: "Load from a file" }).click(),
  ]);
  const buffer = Buffer.from(kept("edition-1/backup.json"));
  await chooser.setFiles({ name: "backup.json", mimeType: "application/json", buffer });
  await expect(page.getByText(`Added: ${matches.length} matches.`)).toBeVisible();
  const before = Object.keys(storage).filter((it) => it.startsWith("undercroft/match/"));
  for (const key of before) expect(lines(await stored(page, key))).toEqual(lines(storage[key]));
});

test("a link of the first edition opens by it, whatever the newest one is", async ({ page }) => {
  const link = kept("links/packing-3.txt").split("\n").find((it) => it.startsWith("dungeoneer/tomb-two "));
  await page.goto(`./#m=${link.split(" ")[1]}`);
  await page.getByRole("button", { name: "Watch the match" }).click();
  await expect(page.locator("#room")).toBeVisible();
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await expect(page.getByText("Played by edition 1 of the rules.")).toBeVisible();
});

test("a match of an edition to come stays as it is, and says what to do", async ({ page }) => {
  const key = "undercroft/match/tomorrow";
  const text = JSON.stringify({ v: 1, record: record("dungeoneer/tomb-two").replace("dungeoneer 1", "dungeoneer 99") });
  await page.addInitScript(([key, text]) => {
    if (localStorage.length === 0) localStorage.setItem(key, text);
  }, [key, text]);
  await page.goto("./#play/tomorrow");
  await expect(page.getByText(/edition 99 of the rules.*reload the page/)).toBeVisible();
  expect(await stored(page, key)).toBe(text);
});
