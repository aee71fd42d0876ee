// On a phone nothing jumps while computers play: what a person looks at stays where it is.

import { play as delve } from "./dungeon_roll_player.mjs";
import * as raiders from "./dungeon_raiders_player.mjs";
import * as dungeoneer from "./dungeoneer_player.mjs";
import { expect, phone, test } from "./fixtures.mjs";
import { play as playRounds, start as startBox } from "./paper_dungeons_player.mjs";

test.use(phone);

/** What is barely seen to move, as browsers count it: the share of the window times the share of the way. */
const BARELY = 0.02;

/** Three computers against one person. */
const SEATS = { people: 4, computers: { 2: "easy", 3: "easy", 4: "easy" } };

/** Computers play quickly, but not at once; all that moves is written down, but what a tap of the person brings:
 *  in the two frames after it, however late those come. */
async function watch(page) {
  await page.addInitScript(() => {
    localStorage.setItem("undercroft/settings", JSON.stringify({ v: 1, pace: "quick" }));
    globalThis.moved = [];
    const name = (it) => it?.className?.baseVal ?? it?.className ?? it?.nodeName;
    const way = ({ previousRect: a, currentRect: b }) =>
      `${a.x},${a.y} ${a.width}x${a.height} -> ${b.x},${b.y} ${b.width}x${b.height}`;
    const taps = [];
    const tap = () => {
      const it = { from: performance.now(), to: Infinity };
      taps.push(it);
      const frames = (n) => requestAnimationFrame(() => (n > 1 ? frames(n - 1) : (it.to = performance.now())));
      frames(3);
    };
    for (const kind of ["click", "keydown"]) addEventListener(kind, tap, true);
    const isOfTap = (at) => taps.some((it) => it.from <= at && at <= it.to);
    // The name of a phase grows where its symbol stood: that is how it is told, and no jump. What else moved in that
    // frame is counted by itself: all that it covers, before or after, by the longest of the ways.
    const isPhase = (it) => it.node?.parentElement?.closest(".dr-phases") != null;
    const share = (all) => {
      const areas = all.map(({ previousRect: a, currentRect: b }) => a.width * a.height + b.width * b.height);
      const ways = all.map(({ previousRect: a, currentRect: b }) => Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y)));
      const covered = areas.reduce((sum, it) => sum + it, 0) / (innerWidth * innerHeight);
      return (Math.min(covered, 1) * Math.max(0, ...ways)) / Math.max(innerWidth, innerHeight);
    };
    const note = (entry) => {
      if (entry.hadRecentInput || isOfTap(entry.startTime)) return;
      const others = entry.sources.filter((it) => !isPhase(it));
      const value = others.length < entry.sources.length ? share(others) : entry.value;
      const sources = entry.sources.map((it) => `  .${name(it.node)} ${way(it)}`);
      globalThis.moved.push({ value, words: sources.join("\n") });
    };
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type: "layout-shift" });
  });
}

/** From here on the table stands. */
const begin = (page) => page.evaluate(() => void (globalThis.moved.length = 0));

/** Writes down each place and size that a part of the table has, whenever a frame is drawn. */
const stays = (page, part) =>
  page.evaluate((part) => {
    globalThis.places = [];
    const look = () => {
      const { x, y, width, height } = document.querySelector(part)?.getBoundingClientRect() ?? {};
      const place = [x, y, width, height].join(" ");
      if (x !== undefined && !globalThis.places.includes(place)) globalThis.places.push(place);
      requestAnimationFrame(look);
    };
    look();
  }, part);

/** Everything that was seen to move. */
async function jumps(page) {
  const moved = await page.evaluate(() => globalThis.moved);
  return moved.filter((it) => BARELY < it.value).map((it) => `${it.value.toFixed(3)}\n${it.words}`);
}

for (const height of [740, 640]) {
  test.describe(`in a window of 360 by ${height}`, () => {
    test.use({ viewport: { width: 360, height } });

    test("Paper Dungeons: nothing jumps", async ({ page }) => {
      await watch(page);
      await startBox(page, SEATS);
      await page.locator(".pd-main, .pd-card").first().waitFor();
      await begin(page);
      await playRounds(page, (it, round) => round === 2);
      expect(await jumps(page)).toEqual([]);
    });

    test("Dungeon Raiders: nothing jumps", async ({ page }) => {
      await watch(page);
      await raiders.start(page, SEATS);
      await begin(page);
      await raiders.play(page, (it, nth) => nth > 20, true);
      expect(await jumps(page)).toEqual([]);
    });

    test("Dungeon Roll: nothing jumps", async ({ page }) => {
      await watch(page);
      await startBox(page, { ...SEATS, box: 1 });
      await page.locator(".dr").waitFor();
      await begin(page);
      let nth = 0;
      await delve(page, { isEnough: () => (nth += 1) > 100 });
      expect(await jumps(page)).toEqual([]);
    });

    // Numbers of a hero who falls take another line in its strip: what is looked at most, the map, stays.
    test("Dungeoneer: the map stays", async ({ page }) => {
      await watch(page);
      await dungeoneer.start(page, SEATS);
      await begin(page);
      await stays(page, ".dn-map");
      await dungeoneer.play(page, (it, nth) => nth > 40, true);
      // Neither while computers play nor by a tap.
      expect(await page.evaluate(() => globalThis.places)).toHaveLength(1);
    });
  });
}
