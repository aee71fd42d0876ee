// Where the focus goes, what the first pages say, and what a thing that is off says of itself.

import { expect, open, test, unfoldBox } from "./fixtures.mjs";
import { start as startRaid } from "./dungeon_raiders_player.mjs";
import { play as roll } from "./dungeon_roll_player.mjs";
import { keep, record } from "./kept.mjs";
import { play, start } from "./paper_dungeons_player.mjs";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** The heading of the page has the focus. */
const expectHeading = (page, name) =>
  expect(page.getByRole("heading", { level: 1, name })).toBeFocused();

test("the focus goes to the heading of each page that one comes to", async ({ page }) => {
  await open(page);
  // The first page leaves it to the browser.
  expect(await page.evaluate(() => document.activeElement.localName)).toBe("body");
  await unfoldBox(page, "Paper Dungeons");
  await page.getByRole("link", { name: "Set up a table: Paper Dungeons" }).click();
  await expectHeading(page, "Paper Dungeons");
  await page.goBack();
  await expectHeading(page, "Undercroft");
  for (const name of ["Settings", "Hall of Fame", "About"]) {
    await page.getByRole("link", { name, exact: true }).click();
    await expectHeading(page, name);
    await page.goBack();
    await expectHeading(page, "Undercroft");
  }
});

test("after a dialog the focus is back on its button", async ({ page }) => {
  await keep(page, { over: record("dungeon-roll/knight") });
  await start(page, {});
  for (const name of ["Menu", /^.*glory/]) {
    const button = page.locator("header.bar").getByRole("button", { name });
    await button.click();
    await expect(page.locator("dialog[open]")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(button).toBeFocused();
  }
  const log = page.locator("header.bar").getByRole("button", { name: "What happened" });
  await log.click();
  await page.locator(".log").getByRole("button", { name: "Close" }).click();
  await expect(log).toBeFocused();
  // The end opened by itself: what brings it back has the focus.
  await open(page, "#play/over");
  await expect(page.getByRole("dialog", { name: "The end" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Result" })).toBeFocused();
  // A match that has got another name is still in its row.
  await open(page);
  const rename = page.getByRole("button", { name: /^Name .*Paper Dungeons/ });
  await rename.click();
  await page.getByLabel("Name", { exact: true }).fill("Evening");
  await page.getByRole("button", { name: "Keep the name" }).click();
  await expect(page.getByRole("button", { name: /^Name Evening/ })).toBeFocused();
});

test("the focus is on the room when what had it leaves the page, or is hidden", async ({ page }) => {
  for (const takeAway of ["remove", "hide"]) {
    await start(page, {});
    const room = page.getByRole("main", { name: "Paper Dungeons" });
    await expect(room).toBeFocused();
    await page.locator(".pd-card").first().focus();
    await page.evaluate((how) => {
      if (how === "remove") document.activeElement.remove();
      else document.activeElement.hidden = true;
    }, takeAway);
    await expect(room).toBeFocused();
  }
});

/** A thing that is off says why: to the pointer that rests on it, and to a listener. */
async function expectReason(thing, reason) {
  await expect(thing).toHaveAttribute("aria-disabled", "true");
  await thing.hover();
  await expect(thing).toHaveAttribute("title", reason);
  await thing.page().mouse.move(0, 0);
  await thing.focus();
  await expect(thing).toHaveAccessibleDescription(reason);
}

test("what is off in Paper Dungeons says why", async ({ page }) => {
  await start(page, {});
  await expectReason(page.locator(".pd-main"), /talent and an objective/);
  await expectReason(page.locator(".pd-die").first(), /./);
  await play(page, (it) => it.free > 0);
  await expectReason(page.locator(".pd-room").first(), /./);
  await expectReason(page.locator(".pd-main"), /choose a die/);
  await expectReason(page.locator(".pd-undo"), /be undone|been done/);
  const header = page.locator("header.bar");
  await expectReason(header.getByRole("button", { name: "Undo" }), /be undone|been done/);
  await expectReason(header.getByRole("button", { name: "Redo" }), /nothing to redo/);
  await page.locator(".pd-die[aria-disabled=false]").first().hover();
  await expect(page.locator(".pd-die[aria-disabled=false]").first()).not.toHaveAttribute("title");
});

test("what is off in Dungeon Roll and Dungeon Raiders says why", async ({ page }) => {
  await keep(page, { over: record("dungeon-roll/knight") });
  await open(page, "#replay/over");
  await expectReason(page.locator(".replay-steps .icon-button").first(), /beginning/);
  await start(page, { box: 1 });
  await roll(page, { isEnough: (it) => it.phase === "monsters" });
  await expectReason(page.locator(".dr-main"), /./);
  await expectReason(page.locator(".dr-undo"), /be undone|been done/);
  await startRaid(page);
  await expectReason(page.locator(".rd-main"), /./);
});

test("the first pages say what this is, where everything is kept, and which version it is", async ({
  page,
}) => {
  await open(page);
  await expect(page.getByText(/alone, against computers or with friends; offline/)).toBeVisible();
  await expect(page.getByText(/Everything stays on this device/)).toBeVisible();
  await page.getByRole("link", { name: "Settings" }).click();
  await page.getByRole("link", { name: /^Backup/ }).click();
  await expectHeading(page, /cop/i);
  await page.goBack();
  await page.getByRole("link", { name: "Set aside" }).click();
  await expectHeading(page, "Set aside");
  await open(page, "#about");
  await expect(page.getByText(/^Version \d+\.\d+\.\d+/)).toBeVisible();
  await expect(page.getByText(/source/)).toBeVisible();
});
