// On the smallest phone, in both languages and three sizes of text, every page can be read: nothing is
// cut or stands out of its box, no word is broken, and nothing must be pushed aside. The tables have
// their own turn in `phases.spec.mjs`.

import { expect, inEnglish, open, phone, test } from "./fixtures.mjs";
import { misfits, SIZES, setSize } from "./fits.mjs";
import { delve, keepHall } from "./hall_rows.mjs";
import { keep, record } from "./kept.mjs";

test.use({
  ...phone,
  viewport: { width: 320, height: 640 },
  contextOptions: { reducedMotion: "reduce" },
});

const MATCHES = {
  solo: record("paper-dungeons/solo"),
  two: record("paper-dungeons/two"),
  four: record("paper-dungeons/four"),
  five: record("dungeon-raiders/five"),
  knight: record("dungeon-roll/knight"),
  tomb: record("dungeoneer/tomb-four"),
  vault: record("dungeoneer/vault-solo-a"),
};

const RESULTS = [
  delve("one", 27, [{ with: "knight", honours: ["cheater", "dragon_slayer"] }]),
  delve("more", 31, [{ name: "Ada", with: "minstrel" }, { with: "crusader", honours: ["odds"] }]),
];

const GAMES = ["paper-dungeons", "dungeon-roll", "dungeon-raiders"];

const PLACES = [
  "./",
  ...GAMES.map((game) => `#new/${game}`),
  ...GAMES.map((game) => `#rules/${game}`),
  "#enter",
  "#hall",
  "#settings",
  "#about",
  "#copies",
  "#aside",
  "#campaigns/paper-dungeons",
  ...GAMES.map((game) => `#achievements/${game}`),
  "#stats/dungeon-roll",
  "#today/dungeon-roll",
  "#m=nonsense",
  "#play/solo",
  "#play/four",
  "#play/knight",
  "#play/five",
  "#replay/solo/20",
  "#replay/four/60",
  "#replay/knight/20",
  "#replay/five/30",
  "#new/tomb-of-the-lich-lord",
  "#play/tomb",
  "#replay/tomb/60",
  "#replay/vault/40",
];

// A site that has another language too can be looked at in that one: `cargo xtask new-language --longer` makes one.
const OTHER = process.env.UNDERCROFT_LANGUAGE;
const LANGUAGES = OTHER ? [[OTHER, OTHER]] : [["en-GB", "en"], ["ru-RU", "ru"]];

for (const [locale, lang] of LANGUAGES) {
  test.describe(lang, () => {
    test.use({ locale });

    test("every page fits into the smallest phone, however large the text", inEnglish(lang), async ({ page }) => {
      await keep(page, MATCHES);
      await keepHall(page, RESULTS);
      const faults = [];
      for (const place of PLACES) {
        await open(page, place);
        await expect(page.locator("html")).toHaveAttribute("lang", lang);
        for (const size of SIZES) {
          await setSize(page, size);
          faults.push(...(await misfits(page)).map((it) => `${place}, ${size}: ${it}`));
        }
      }
      expect(faults).toEqual([]);
    });
  });
}
