// Dungeoneer for several people, with every variant, and by the keys of a keyboard alone.

import { expect, open, test, unfoldEnd } from "./fixtures.mjs";
import { isOver, play, start } from "./dungeoneer_player.mjs";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const end = (page) => page.getByRole("dialog", { name: /^The end$|^Конец партии$/ });

const inRound = (number) => (it) => it.round >= number;

for (const [lang, locale, box] of [
  ["en", "en-GB", "tomb-of-the-lich-lord"],
  ["ru", "ru-RU", "vault-of-the-fiends"],
]) {
  test.describe(lang, () => {
    test.use({ locale });

    test("two people hand the device to and fro, to the end", async ({ page, axe }) => {
      let nCurtains = 0;
      await start(page, { lang, box, people: 2 });
      await expect(page.locator(".curtain .button")).toBeVisible();
      expect(await axe()).toEqual([]);
      await play(page, (it) => {
        nCurtains += it.isCurtain ? 1 : 0;
        return false;
      });
      expect(nCurtains).toBeGreaterThan(10);
      expect(await isOver(page)).toBe(true);
      await expect(end(page).locator(".place-name")).toHaveCount(2);
      // What has happened stands in the log: encounters were declared, and blows fell.
      await page.keyboard.press("Escape");
      await page.locator(".bar .is-log").click();
      for (const rule of ["DN-117", "DN-415"]) await expect(page.locator(".log")).toContainText(rule);
    });
  });
}

test("five with both boxes come to the final score", async ({ page }) => {
  const computers = { 2: "easy", 3: "easy", 4: "easy", 5: "easy" };
  await start(page, { people: 5, computers });
  await play(page);
  await unfoldEnd(end(page));
  await expect(end(page).locator(".place")).toHaveCount(5);
});

// By the names of an option and of the choice that makes it a variant.
const VARIANTS = [
  ["No blank spots", "On"],
  ["Resurrection", "On"],
  ["Heroes", "Chosen"],
  ["Discard at the end of a turn", "If you like"],
  ["Impartial placement", "On"],
  ["Quests", "Nothing personal"],
  ["Movement limit", "On"],
  ["Action points by falling", "On"],
  ["Dodging spikes", "On"],
  ["Turning locations", "A half-turn"],
  ["Two decks", "Two decks"],
  ["Questions out of turn", "Always"],
];

for (const [option, choice] of VARIANTS) {
  test(`a full round with a variant: ${option}`, async ({ page }) => {
    const box = VARIANTS.findIndex((it) => it[0] === option) % 2;
    await start(page, {
      box: ["tomb-of-the-lich-lord", "vault-of-the-fiends"][box],
      people: 2,
      computers: { 2: "easy" },
      picks: { [option]: choice },
    });
    await play(page, inRound(2));
    await expect(page.locator(".bar-moment")).toContainText("Round 2");
  });
}

test("a hero alone meets the monsters of a lair", async ({ page }) => {
  await start(page, { picks: { Lair: "On" } });
  await play(page, inRound(3));
  await expect(page.locator(".bar-moment")).toContainText("Round 3");
});
