// Dungeoneer: two people hand one device to and fro through a villainy. A match is taken up where one of
// them meets the other, who escorts somebody.

import { namesOfCards } from "./dungeoneer_player.mjs";
import { expect, open, playOnFromHere, test } from "./fixtures.mjs";
import { keep, record } from "./kept.mjs";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** After so many actions of the record Lorel meets Kron, who escorts a damsel. */
const MEETING = 141;

const WORDS = {
  en: {
    iAm: (n) => `I am Player ${n}: show the table`,
    discarded: "Leaden Feet",
    lorel: /^Lorel Alanus, Player 1/,
    kron: /^Kron Axereaver, Player 2/,
    byMagic: /^Attack Kron by magic/,
    steal: /^Take away the token of “Damsel in Distress” instead of wounding/,
    retribution: /^Use “Retribution”/,
    challenge: /^Challenge Lorel in melee \(free\)/,
    ghoul: /^Ghoul\./,
    hamster: /^Night Hamster\./,
    plan: "Who attacks whom",
    attack: "Attack with 2 monsters",
    dodge: /^Dodge\./,
    battle: "Battle",
    ofGhoul: /Ghoul/,
    log: "What happened",
    told: [
      "Lorel takes away the token of “Damsel in Distress”.",
      "Kron challenges Lorel in melee.",
      "Kron takes away the token of “Damsel in Distress”.",
      "Player 1 sets the Ghoul on Kron (1 peril).",
      "Player 1 sets the Night Hamster on Kron (1 peril).",
      "Kron plays Dodge (1 glory).",
    ],
  },
  ru: {
    iAm: (n) => `Я Игрок ${n}: показать стол`,
    discarded: "Свинцовые ноги",
    lorel: /^Лорель Аланус, Игрок 1/,
    kron: /^Крон Кромсатель, Игрок 2/,
    byMagic: /^Напасть на Крона магией/,
    steal: /^Перехватить сопровождение вместо раны: «Дева в беде»/,
    retribution: /«Возмездие»/,
    challenge: /^Вызов: атаковать Лорель в ближнем бою \(бесплатно\)/,
    ghoul: /^Упырь\./,
    hamster: /^Ночной хомячок\./,
    plan: "Кто на кого нападёт",
    attack: "В атаку: 2 монстра",
    dodge: /^Уворот\./,
    battle: "Битва",
    ofGhoul: /Упырь/,
    log: "Что было",
    told: [
      "Лорель перехватывает сопровождение: «Дева в беде».",
      "Крон бросает вызов и атакует Лорель в ближнем бою.",
      "Крон перехватывает сопровождение: «Дева в беде».",
      "Игрок 1 натравливает Упыря на Крона (1 риск).",
      "Игрок 1 натравливает Ночного хомячка на Крона (1 риск).",
      "Крон разыгрывает Уворот (1 слава).",
    ],
  },
};

/** The names of all cards of the deck, in both languages. */
const CARDS = { en: namesOfCards("en"), ru: namesOfCards("ru") };

/** The names of cards that are anywhere on the page, for eyes or for ears. */
async function namesOn(page, lang) {
  const all = (await page.content()) + (await page.locator("body").ariaSnapshot());
  return CARDS[lang].filter((name) => all.includes(name));
}

const trimmed = async (names) => (await names.allTextContents()).map((it) => it.replace(/×.*/, "").trim());

/** The names of cards in the hand that is shown. */
const inHand = (page) => trimmed(page.locator(".dn-card .dn-card-head b"));

/** The names of the cards before the hero of the observer, with those of the lair. */
const beforeHero = (page) => trimmed(page.locator(".dn-me .dn-chip > span"));

for (const [lang, locale] of [["en", "en-GB"], ["ru", "ru-RU"]]) {
  test.describe(lang, () => {
    test.use({ locale });
    const words = WORDS[lang];

    test("two people go through a villainy: an escort is stolen, and stolen back", async ({ page, axe }) => {
      await keep(page, { it: record("dungeoneer/stolen") });
      await open(page, `#replay/it/${MEETING}`);
      await playOnFromHere(page);
      const tap = (name) => page.getByRole("button", { name, exact: typeof name === "string" }).first().click();
      // The main button says what it does, so it has the name of what was chosen.
      const doIt = async () => {
        const main = page.locator(".dn-main");
        await expect(main).toHaveClass(/is-ready/);
        await expect(main).not.toHaveClass(/is-resting/);
        await main.click();
      };
      // Behind the curtain is nothing of any hand, nor of the deck; what was discarded last lies open (DN-070).
      const handTo = async (n) => {
        const reveal = page.getByRole("button", { name: words.iAm(n) });
        await expect(reveal).toBeVisible();
        expect((await namesOn(page, lang)).filter((it) => it !== words.discarded)).toEqual([]);
        await reveal.click();
        await expect(page.locator(".dn-card").first()).toBeVisible();
      };

      await handTo(1);
      const lorels = await inHand(page);
      const shownToLorel = await namesOn(page, lang);
      await tap(words.kron);
      await tap(words.byMagic);
      await doIt();
      await tap(words.steal);
      await doIt();

      await handTo(2);
      expect(await axe()).toEqual([]);
      // All that Kron's player sees is in the own hand, lies before the own hero, or open on the table.
      const krons = await inHand(page);
      expect(krons).toHaveLength(5);
      const seen = shownToLorel.filter((it) => !lorels.includes(it));
      const known = [...krons, ...(await beforeHero(page)), ...seen];
      expect((await namesOn(page, lang)).filter((it) => !known.includes(it))).toEqual([]);
      await tap(words.kron);
      await doIt();
      await tap(words.lorel);
      await tap(words.challenge);
      await doIt();
      await tap(words.steal);
      await doIt();

      await handTo(1);
      expect((await inHand(page)).sort()).toEqual(lorels.sort());
      await tap(words.ghoul);
      await doIt();
      await tap(words.hamster);
      // What is thought of is shown with what is declared, and then sent.
      const plan = page.getByRole("region", { name: words.plan });
      await expect(plan.locator(".dn-duel")).toHaveCount(2);
      await expect(plan.locator(".dn-duel.is-held")).toHaveCount(1);
      await doIt();
      await expect(plan.locator(".dn-duel.is-held")).toHaveCount(0);
      await expect(plan.locator(".dn-toll-words")).toHaveText(/%/);
      await expect(page.locator(".dn-main")).toHaveText(words.attack);
      await doIt();

      await handTo(2);
      await tap(words.dodge);
      await doIt();
      // Two monsters attack: the card is for one of them.
      await page.getByRole("region", { name: words.battle }).getByRole("button", { name: words.ofGhoul }).click();
      await doIt();
      await page.getByRole("banner").getByRole("button", { name: words.log }).click();
      await expect(page.locator(".log")).toContainText(words.told.at(-1));
      const lines = (await page.locator(".log").innerText()).split("\n").map((it) => it.trim());
      const round = lines.slice(lines.lastIndexOf(words.told[0]));
      expect(round.filter((it) => words.told.includes(it))).toEqual(words.told);
    });
  });
}
