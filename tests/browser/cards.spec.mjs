// All cards of a game are looked through: by box, by sort, by a word, in both languages.

import { expect, open, phone, test, unfoldBox } from "./fixtures.mjs";
import { expectNoSideways } from "./paper_dungeons_player.mjs";

const faces = (page) => page.locator(".card-face");

test("cards are found by box, by sort and by a word", async ({ page, axe }) => {
  await open(page, "#");
  await unfoldBox(page, "Dungeoneer: Tomb of the Lich Lord");
  await page.getByRole("link", { name: "All cards: Dungeoneer: Tomb of the Lich Lord" }).click();
  await expect(page.getByRole("heading", { name: "Dungeoneer: all cards" })).toBeVisible();
  await expect(page.locator(".n-found")).toHaveText("191 cards");
  await expect(faces(page)).toHaveCount(191);
  expect(await axe()).toEqual([]);
  await page.getByLabel("Box").selectOption("Vault of the Fiends");
  await page.getByLabel("Cards").selectOption("Monsters");
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(["Monsters · Vault of the Fiends"]);
  await page.getByLabel("Find a card").fill("beast");
  for (const card of await faces(page).all()) await expect(card).toContainText(/beast/i);
  await page.getByLabel("Find a card").fill("no card says this");
  await expect(page.locator(".n-found")).toHaveText("0 cards");
});

test.describe("in Russian on a phone", () => {
  test.use({ ...phone, locale: "ru-RU" });

  test("each card says where it comes from, in either language", async ({ page, axe }) => {
    await open(page, "#cards/dungeoneer");
    await expect(page.locator(".n-found")).toHaveText("191 карта");
    await page.getByRole("combobox", { name: "Карты" }).selectOption("Герои");
    await expect(faces(page)).toHaveCount(12);
    for (const card of await faces(page).all()) {
      await expect(card.locator(".card-source")).toHaveText(/издан|придумана нами/);
    }
    expect(await axe()).toEqual([]);
    await expectNoSideways(page);
    await page.getByRole("button", { name: "English" }).click();
    await expect(page.locator(".n-found")).toHaveText("12 cards");
    await expect(faces(page).first()).toContainText("Levels 1/2/3/4");
  });
});
