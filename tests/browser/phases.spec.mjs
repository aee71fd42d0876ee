// Every phase of every game, on a live table: no accessibility fault, and nothing that cannot be read on
// the smallest phone, however large the text.

import { play as roll } from "./dungeon_roll_player.mjs";
import { play as raid, start as startRaid } from "./dungeon_raiders_player.mjs";
import { play as quest, start as startQuest } from "./dungeoneer_player.mjs";
import { expect, phone, test } from "./fixtures.mjs";
import { misfits, SIZES, setSize } from "./fits.mjs";
import { isOver, play as explore, start } from "./paper_dungeons_player.mjs";

test.use({
  ...phone,
  viewport: { width: 320, height: 640 },
  contextOptions: { reducedMotion: "reduce" },
});

const is = (n) => (n > 0 ? 1 : 0);

/** Each game: how it is begun, played, and what tells its phases apart. */
const GAMES = {
  "paper-dungeons": {
    begin: (page, lang) => start(page, { lang }),
    on: (page, isEnough) => explore(page, isEnough),
    phase: (it) => {
      const dice = [it.chosen, is(it.free), is(it.lit)];
      return [`cards ${it.cards}`, it.kept, is(it.chips), it.isReady, it.isEnd, ...dice];
    },
  },
  "dungeon-roll": {
    begin: (page, lang) => start(page, { lang, box: 1 }),
    on: (page, isEnough) => roll(page, { isEnough, depth: 5 }),
    phase: (it) => {
      const things = [is(it.lit), is(it.chips), is(it.candidates)];
      return [it.phase, it.isCall, it.main, it.rest, it.flee, ...things];
    },
  },
  "dungeon-raiders": {
    begin: (page, lang) =>
      startRaid(page, { lang, people: 3, computers: { 2: "easy", 3: "easy" }, seed: "phases" }),
    on: (page, isEnough) => raid(page, isEnough),
    phase: (it) => [it.room, it.isReady, it.isWatching, is(it.cards)],
  },
  dungeoneer: {
    begin: (page, lang) => startQuest(page, { lang, people: 2, computers: { 2: "easy" }, seed: "phases" }),
    on: (page, isEnough) => quest(page, isEnough),
    phase: (it) => [it.phase, it.isBattle, it.isWatching, it.isReady],
  },
};

/** Plays a match to its end, and stops at each phase that was not there before. */
async function throughAll(page, { on, phase }, visit) {
  const seen = new Set();
  while (!(await isOver(page))) {
    let now;
    await on(page, (it) => !seen.has((now = phase(it).join(" "))));
    if (await isOver(page)) break;
    seen.add(now);
    await visit(now);
  }
  await visit("the end");
}

for (const [locale, lang, colorScheme] of [["en-GB", "en", "light"], ["ru-RU", "ru", "dark"]]) {
  test.describe(`${lang}, ${colorScheme}`, () => {
    test.use({ locale, colorScheme });

    for (const [game, it] of Object.entries(GAMES)) {
      test(`${game}: each phase can be read and used by everyone`, async ({ page, axe }) => {
        await it.begin(page, lang);
        const faults = [];
        await throughAll(page, it, async (phase) => {
          faults.push(...(await axe()).map((fault) => `${phase}: ${fault}`));
          for (const size of SIZES) {
            await setSize(page, size);
            faults.push(...(await misfits(page)).map((fault) => `${phase}, ${size}: ${fault}`));
          }
          await setSize(page, "system");
        });
        expect(faults).toEqual([]);
      });
    }
  });
}
