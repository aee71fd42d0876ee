// Back closes what is open before it leads anywhere; and what lays a table lays one, however often
// it is pressed.

import { expect, open, phone, test } from "./fixtures.mjs";
import { keep, record } from "./kept.mjs";
import { play, start } from "./paper_dungeons_player.mjs";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const table = (page) => page.locator("#room");
const log = (page) => page.getByRole("complementary", { name: "What happened" });
const dialog = (page) => page.getByRole("dialog");

/** Opens something from the menu of a table. */
async function openFromMenu(page, name) {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog").getByRole("button", { name, exact: true }).click();
}

/** On the shelf, with nothing open. */
async function expectShelf(page) {
  await expect(page.getByRole("heading", { name: "Undercroft", level: 1 })).toBeVisible();
  expect(new URL(page.url()).hash).toBe("");
}

test.describe("on a phone", () => {
  test.use(phone);

  test("Back closes what is open, and leads from a new match to the shelf", async ({ page }) => {
    await start(page, {});
    await openFromMenu(page, "What happened");
    await expect(log(page)).toBeVisible();
    await page.goBack();
    await expect(log(page)).toHaveCount(0);
    await page.getByRole("button", { name: "Menu" }).click();
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    // What was opened one above the other is closed one after the other, however quickly.
    await play(page, (it) => it.free > 0);
    await openFromMenu(page, "What happened");
    await log(page).locator(".log-rule").last().click();
    await expect(dialog(page)).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await expect(log(page)).toBeVisible();
    await log(page).locator(".log-rule").last().click();
    await expect(dialog(page)).toBeVisible();
    await page.evaluate(() => {
      history.back();
      history.back();
    });
    await expect(dialog(page)).toHaveCount(0);
    await expect(log(page)).toHaveCount(0);
    await expect(table(page)).toBeVisible();
    // What was closed by its button is not there any more, forwards neither.
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Close" }).click();
    await page.goForward();
    await expect(dialog(page)).toHaveCount(0);
    // The page loaded anew has nothing open.
    await page.getByRole("button", { name: "Menu" }).click();
    await page.reload();
    await expect(table(page)).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    await page.goBack();
    await expectShelf(page);
    await page.goForward();
    await expect(table(page)).toBeVisible();
  });

  test("Back leads from where the menu led to the table, and then to the shelf", async ({ page }) => {
    await start(page, {});
    await openFromMenu(page, "Settings");
    await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
    await page.goBack();
    await expect(table(page)).toBeVisible();
    await expect(dialog(page)).toHaveCount(0);
    // So it does from what a link in something open led to.
    await openFromMenu(page, "What happened");
    await page.evaluate(() => {
      location.hash = "about";
    });
    await expect(page.getByRole("heading", { name: "About" })).toBeVisible();
    await page.goBack();
    await expect(table(page)).toBeVisible();
    await expect(log(page)).toHaveCount(0);
    await page.goBack();
    await expectShelf(page);
  });

  test("Back puts the end of a match aside", async ({ page }) => {
    await keep(page, { done: record("paper-dungeons/solo") });
    await open(page);
    await page.getByRole("link", { name: "Continue" }).or(page.locator(".saved a")).first().click();
    await expect(page.getByRole("dialog", { name: "The end" })).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).toHaveCount(0);
    await page.getByRole("button", { name: "The result" }).click();
    await expect(page.getByRole("dialog", { name: "The end" })).toBeVisible();
    await page.goBack();
    await page.goBack();
    await expectShelf(page);
  });
});

test("Escape closes the log", async ({ page }) => {
  await start(page, { box: 1 });
  const button = page.getByRole("banner").getByRole("button", { name: "What happened" });
  await button.click();
  await expect(log(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(log(page)).toHaveCount(0);
  await expect(button).toBeFocused();
});

/** Presses a button three times before the page can answer. */
const pressThrice = (button) =>
  button.evaluate((it) => {
    for (let nth = 0; nth < 3; nth += 1) it.click();
  });

/** The matches on this device. */
const matches = (page) =>
  page.evaluate(() => Object.keys(localStorage).filter((it) => /^undercroft\/match\//.test(it)));

test("a table is laid once, however often one presses", async ({ page }) => {
  await keep(page, { done: record("paper-dungeons/solo") });
  await open(page, "./#new/paper-dungeons");
  await page.getByRole("button", { name: "Start", exact: true }).focus();
  await page.keyboard.down("Enter");
  await page.keyboard.down("Enter");
  await expect(table(page)).toBeVisible();
  await page.keyboard.up("Enter");
  expect(await matches(page)).toHaveLength(2);
  await page.goto("./#play/done");
  await pressThrice(page.getByRole("button", { name: "Play again" }));
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await matches(page)).toHaveLength(3);
  await page.goto("./#replay/done/7");
  await pressThrice(page.getByRole("button", { name: "Play on from here" }));
  await expect(page.getByText(/match of its own now/)).toBeVisible();
  expect(await matches(page)).toHaveLength(4);
  await page.goto("./#campaigns/paper-dungeons");
  await pressThrice(page.getByRole("button", { name: "Begin the first chapter" }));
  await expect(table(page)).toBeVisible();
  expect(await matches(page)).toHaveLength(5);
  await page.goBack();
  await expect(page.locator("section.campaign")).toHaveCount(1);
  await pressThrice(page.getByRole("button", { name: "Play again" }));
  await expect(table(page)).toBeVisible();
  expect(await matches(page)).toHaveLength(6);
});

test("what was taken back can be taken again after a reload", async ({ page }) => {
  await start(page, {});
  const bar = page.getByRole("banner");
  const undo = bar.getByRole("button", { name: "Undo" });
  const redo = bar.getByRole("button", { name: "Redo" });
  // What is off says why.
  await undo.click({ force: true });
  await expect(page.getByText("Nothing has been done yet.")).toBeVisible();
  await redo.click({ force: true });
  await expect(page.getByText("There is nothing to redo.")).toBeVisible();
  await play(page, (it) => it.free > 0 && it.chosen === 0);
  await undo.click({ force: true });
  await expect(page.getByText(/dice have been rolled/)).toBeVisible();
  await play(page, (it) => it.isEnd);
  const before = await page.locator("#room").innerText();
  await undo.click();
  await expect(redo).toBeEnabled();
  await page.reload();
  await redo.click();
  await expect(redo).toBeDisabled();
  await expect.poll(() => page.locator("#room").innerText()).toBe(before);
});

test("the tab's title follows the language", async ({ page }) => {
  await open(page, "./#settings");
  await page.getByRole("radio", { name: "Русский" }).check();
  await expect(page).toHaveTitle("Настройки · Undercroft");
  await page.getByRole("radio", { name: "English" }).check();
  await expect(page).toHaveTitle("Settings · Undercroft");
});
