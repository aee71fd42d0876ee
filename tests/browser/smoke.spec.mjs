// The site opens, wherever it is put. That it stays quiet and asks no other origin for anything is
// checked for every test, in fixtures.mjs.

import { expect, test } from "./fixtures.mjs";

// The program has started when it has put something on the page.
async function open(page) {
  await page.goto("./");
  await expect(page).toHaveTitle("Undercroft");
  await expect(page.locator("body > :not(noscript, script, link, style)").first()).toBeVisible();
}

test("the page opens", async ({ page }) => {
  await open(page);
});

test("the first page has no accessibility fault", async ({ page, axe }) => {
  await open(page);
  expect(await axe()).toEqual([]);
});

test.describe("under a sub-path", () => {
  test.use({ under: "/some/where/" });

  test("the page opens", async ({ page }) => {
    await open(page);
  });
});
