// Dungeoneer at its table: alone in each box, and against computers.

import { expect, open, phone, test } from "./fixtures.mjs";
import { isOver, play, start } from "./dungeoneer_player.mjs";
import { expectNoSideways } from "./paper_dungeons_player.mjs";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const end = (page) => page.getByRole("dialog", { name: /^The end$|^Конец партии$/ });

for (const [lang, locale, box] of [
  ["en", "en-GB", "tomb-of-the-lich-lord"],
  ["ru", "ru-RU", "vault-of-the-fiends"],
]) {
  test.describe(lang, () => {
    test.use({ ...phone, locale });

    test("a hero alone goes through ten rounds by taps", async ({ page, axe }) => {
      test.setTimeout(240_000);
      await start(page, { lang, box });
      await expect(page.locator(".dn-to-lay")).toBeVisible();
      expect(await axe()).toEqual([]);
      await expectNoSideways(page);
      // A place that is chosen is laid by the main button, and can be taken back.
      await page.locator(".dn-end.is-place > button").first().click();
      await expect(page.locator(".dn-main")).toHaveClass(/is-ready/);
      await page.locator(".dn-main").click();
      await expect(page.locator(".dn-to-lay")).toHaveCount(0);
      // What is tapped is explained.
      await page.locator(".dn-card").first().click();
      await expect(page.locator(".dn-sheet .dn-source")).toBeVisible();
      await page.locator(".dn-close").click();
      await expect(page.locator(".dn-sheet")).toBeHidden();
      await play(page, (it) => it.isBattle);
      expect(await axe()).toEqual([]);
      await expectNoSideways(page);
      await play(page);
      expect(await isOver(page)).toBe(true);
      await expect(end(page).locator(".verdict")).toBeVisible();
    });
  });
}

test("a hero meets three computers, to the final score", async ({ page, axe }) => {
  test.setTimeout(300_000);
  await start(page, { people: 4, computers: { 2: "easy", 3: "easy", 4: "easy" } });
  await expect(page.locator(".dn-rival")).toHaveCount(3);
  await play(page, (it) => it.nOptions > 0 && !it.isWatching);
  expect(await axe()).toEqual([]);
  await play(page);
  for (const name of ["Player 1", "Computer 2", "Computer 3", "Computer 4"]) {
    await expect(end(page).locator(".place-name", { hasText: name })).toBeVisible();
  }
});

test("each box opens its own setup, and five play with both", async ({ page }) => {
  await open(page, "#");
  await page.getByRole("link", { name: "New game: Dungeoneer: Vault of the Fiends" }).click();
  await expect(page.getByRole("radio", { name: "Vault of the Fiends", exact: true })).toBeChecked();
  await page.getByRole("radio", { name: "5", exact: true }).check();
  await expect(page.getByRole("radio", { name: "Both boxes", exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await page.locator(".curtain .button").click();
  await expect(page.locator(".dn-rival")).toHaveCount(4);
});
