// The site needs no place of its own: any folder of any static host will do.

import { open, test } from "./fixtures.mjs";

test.use({ under: "/some/where/" });

test("the page opens under a sub-path", async ({ page }) => {
  await open(page);
});
