// Achievements of Paper Dungeons and Dungeon Raiders: their pages, and what matches from before have earned.

import { expect, open, test, unfoldEnd } from "./fixtures.mjs";
import { feat, keepHall } from "./hall_rows.mjs";
import { keep, record } from "./kept.mjs";
import { expectNoSideways } from "./paper_dungeons_player.mjs";

const RAID =
  "quick=no heroes=dealt wounds=2 memory=yes boss=no spikes=2011 tie=wounds death=early light=shuffled shield=living";

/** The result of a match of Dungeon Raiders for two, in which nothing was earned yet. */
function duel(id, more = {}) {
  const result = feat(id, 8, { names: ["Ada", "Bob"], totals: [8, 0] });
  return { ...result, game: "dungeon-raiders", setup: `players=2 ${RAID}`, ...more };
}

/** The result of a team alone in a dungeon of Paper Dungeons. */
function scrawl(id, total, dungeon, honours = []) {
  const result = feat(id, total);
  return { ...result, seats: [{ ...result.seats[0], with: dungeon, honours }] };
}

const LANGUAGES = [
  {
    locale: "en-GB",
    share: ["2 of 12 earned", "1 of 12 earned"],
    tour: /^2 of 12\. Still to come: The Howling Cellars, /,
    news: "New achievement of Player 1: Knockout",
    all: "All achievements",
  },
  {
    locale: "ru-RU",
    share: ["Получено: 2 из 12", "Получено: 1 из 12"],
    tour: /^2 из 12\. Осталось: Воющие погреба, /,
    news: "Новое достижение (Игрок 1): «Нокаут»",
    all: "Все достижения",
  },
];

for (const { locale, share, tour, news, all } of LANGUAGES)
  test.describe(locale, () => {
    test.use({ locale });

    test("both games show what was earned in them", async ({ page, axe }) => {
      const duels = duel("raid");
      duels.seats[0].honours = ["knockout"];
      await keepHall(page, [
        scrawl("one", 61, "b", ["hoard"]),
        scrawl("two", 97, "c", ["hoard", "legend"]),
        duels,
      ]);
      for (const [nth, game] of ["paper-dungeons", "dungeon-raiders"].entries()) {
        await open(page, `#achievements/${game}`);
        await expect(page.locator(".honours > li")).toHaveCount(12);
        await expect(page.getByText(share[nth])).toBeVisible();
        expect(await axe()).toEqual([]);
        await page.setViewportSize({ width: 320, height: 640 });
        await expectNoSideways(page);
        await page.setViewportSize({ width: 1280, height: 720 });
      }
      await open(page, "#achievements/paper-dungeons");
      await expect(page.getByText(tour)).toBeVisible();
      await expect(page.locator("ul.feats li")).toHaveText([/^61 /, /^97 /]);
    });

    test("a match from before gets what it has earned when it is opened again", async ({ page }) => {
      await keep(page, { duel: record("dungeon-raiders/duel") });
      await keepHall(page, [duel("duel")]);
      await open(page, "#play/duel");
      const end = page.locator("dialog[open].is-ending");
      await expect(end.getByText(news, { exact: true })).toBeVisible();
      await expect(page.locator("[aria-live=polite][role=log]")).toContainText(news);
      await unfoldEnd(end);
      await end.getByRole("link", { name: all }).click();
      const earned = page.locator(".honours .is-earned");
      await expect(earned).toHaveCount(1);
      await page.reload();
      await expect(earned).toContainText("Ada");
    });
  });

test("with the boss or by rules of other editions results of Dungeon Raiders stand apart", async ({ page }) => {
  const raids = ["boss=no", "boss=yes"].map((boss, nth) => {
    const raid = duel(`raid${nth}`, { setup: `players=2 ${RAID.replace("boss=no", boss)}` });
    raid.seats[0].honours = [["knockout"], ["arsenal"]][nth];
    return raid;
  });
  await keepHall(page, raids);
  await open(page, "#achievements/dungeon-raiders");
  const lists = page.locator(".honours");
  await expect(lists.first().locator(".is-earned h2")).toHaveText(["Knockout"]);
  await expect(lists.last().locator(".is-earned h2")).toHaveText(["Fully Equipped"]);
  await expect(page.getByText("1 of 12 earned")).toHaveCount(2);
});

test("a match that does not count earns nothing", async ({ page }) => {
  await keep(page, { duel: record("dungeon-raiders/duel") });
  await open(page, "#play/duel");
  const end = page.locator("dialog[open].is-ending");
  await unfoldEnd(end);
  // What its lines are made of has come from the same piece.
  await expect(end.locator(".score-open").first()).toBeVisible();
  await expect(end.locator(".honour-news")).toHaveCount(0);
});
