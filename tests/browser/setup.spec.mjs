// Who plays: for each seat a person here, a phone, a friend or a computer, side by side.

import { expect, open, test } from "./fixtures.mjs";
import { misfits, SIZES, setSize } from "./fits.mjs";

test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: "reduce" } });

for (const [lang, locale, link, person, strong] of [
  ["en", "en-GB", "gets a link after each turn", "Here this device", "How strong is player 3?"],
  ["ru", "ru-RU", "получает ссылку после каждого хода", "Здесь у этого экрана", "Насколько силён игрок 3?"],
]) {
  test.describe(lang, () => {
    test.use({ locale });

    test("all who can play a seat can be read, hit and heard", async ({ page, axe }) => {
      await open(page, "#new/dungeon-raiders");
      const seat = (number) => page.locator(".seat-row").nth(number - 1);
      await expect(seat(4)).toBeVisible();
      await expect(page.locator(".seat-row")).toHaveCount(4);
      for (const [nth, kind] of ["person", "phone", "friend", "computer"].entries()) {
        await seat(nth + 1).locator(`input[value="${kind}"]`).check();
      }
      await expect(seat(3)).toContainText(link);
      await expect(seat(1).getByRole("radio", { name: person, exact: true })).toBeChecked();
      for (const width of [360, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        for (const tile of await seat(2).locator(".seat-kind").all()) {
          const { width, height } = await tile.boundingBox();
          expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
        }
        expect(await axe()).toEqual([]);
        for (const size of SIZES) {
          await setSize(page, size);
          expect(await misfits(page, ".seat-rows"), `${width}, ${size}`).toEqual([]);
        }
        await setSize(page, "system");
      }
    });

    test("a name stays while a computer has the seat, which is as strong as the others", async ({ page }) => {
      await open(page, "#new/dungeon-raiders");
      const third = page.locator(".seat-row").nth(2);
      await page.locator(".seat-row").nth(1).locator("select").selectOption("hard");
      await third.locator('input[value="friend"]').check();
      await third.getByRole("textbox").fill("Clara");
      // By the keyboard the next tile is that of the computer.
      await third.locator('input[value="friend"]').press("ArrowRight");
      await expect(third.getByLabel(strong)).toHaveValue("hard");
      await third.locator('input[value="computer"]').press("ArrowLeft");
      await expect(third.getByRole("textbox")).toHaveValue("Clara");
    });
  });
}
