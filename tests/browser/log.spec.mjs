// The log grows while it lies open beside the table: what stands there stays, and what is taken back goes.

import { expect, open, test } from "./fixtures.mjs";
import { keep, record } from "./kept.mjs";

test.use({ contextOptions: { reducedMotion: "reduce" }, viewport: { width: 1440, height: 900 } });

/** A long match of eight that is over, of which everything may be taken back. */
const LONG = {
  record: record("paper-dungeons/eight-walkers"),
  players: ["person", ...Array(7).fill("easy")],
  undo: "friendly",
};

const panel = (page) => page.getByRole("complementary", { name: "What happened" });
const lines = (page) => panel(page).locator("h3, .log-line").allTextContents();
const press = (page, name) => page.getByRole("banner").getByRole("button", { name }).click();

/** The lines of the log as it is, which are also those of one that is opened anew. */
async function linesAsAnew(page) {
  const grown = await lines(page);
  await press(page, "What happened");
  await expect(panel(page)).toHaveCount(0);
  await press(page, "What happened");
  expect(await lines(page)).toEqual(grown);
  return grown;
}

test("a log that grew is like one that is opened anew, and its old lines stay where they are", async ({ page }) => {
  await keep(page, { long: LONG });
  await open(page, "#play/long");
  await page.getByRole("dialog", { name: "The end" }).getByRole("button", { name: "Close" }).click();
  for (let nth = 0; nth < 4; nth += 1) await press(page, "Undo");
  await press(page, "What happened");
  const before = await linesAsAnew(page);
  expect(before.length).toBeGreaterThan(200);
  await panel(page).locator("li").first().evaluate((it) => (it.id = "first-line"));
  for (let nth = 0; nth < 40; nth += 1) await press(page, "Undo");
  const shorter = await linesAsAnew(page);
  expect(shorter).toEqual(before.slice(0, shorter.length));
  expect(shorter.length).toBeLessThan(before.length - 40);
  await panel(page).locator("li").first().evaluate((it) => (it.id = "first-line"));
  for (let nth = 0; nth < 40; nth += 1) await press(page, "Redo");
  await expect.poll(() => lines(page)).toEqual(before);
  await expect(page.locator("#first-line")).toHaveCount(1);
  expect(await linesAsAnew(page)).toEqual(before);
});
