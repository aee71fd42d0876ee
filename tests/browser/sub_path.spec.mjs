// The site needs no place of its own: any folder of any static host will do.

import { expect, open, test, unfoldBox } from "./fixtures.mjs";

test.use({ under: "/some/where/" });

test("the page opens under a sub-path", async ({ page }) => {
  await open(page);
});

test("a table is found under a sub-path", async ({ page }) => {
  await open(page);
  await unfoldBox(page, "Paper Dungeons");
  await page.getByRole("link", { name: "Set up a table: Paper Dungeons" }).click();
  await expect(page.getByRole("heading", { name: "Paper Dungeons" })).toBeVisible();
});
