// The site opens. That it stays quiet and asks no other origin for anything is
// checked for every test, in fixtures.mjs.

import { EVERYWHERE, expect, open, test } from "./fixtures.mjs";

test("the page opens", EVERYWHERE, async ({ page }) => {
  await open(page);
});

test("an address that leads nowhere says so, and leads to the shelf", EVERYWHERE, async ({ page, axe }) => {
  await open(page, "#nowhere/at-all");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("There is nothing at this address");
  await expect(page).toHaveTitle("There is nothing at this address · Undercroft");
  expect(await axe()).toEqual([]);
  await page.getByRole("link", { name: "Back to the shelf" }).click();
  await expect(page.getByRole("heading", { name: "Undercroft" })).toBeVisible();
  await expect(page).toHaveURL(/\/#?$/);
});

test("the first page has no accessibility fault", EVERYWHERE, async ({ page, axe }) => {
  await open(page);
  expect(await axe()).toEqual([]);
});
