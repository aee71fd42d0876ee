// The site opens. That it stays quiet and asks no other origin for anything is
// checked for every test, in fixtures.mjs.

import { expect, open, test } from "./fixtures.mjs";

test("the page opens", async ({ page }) => {
  await open(page);
});

test("the first page has no accessibility fault", async ({ page, axe }) => {
  await open(page);
  expect(await axe()).toEqual([]);
});
