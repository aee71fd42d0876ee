// Dungeon Roll's question: the chance that this party clears the next level, and from which chance that pays.

import { play } from "./dungeon_roll_player.mjs";
import { expect, phone, test } from "./fixtures.mjs";
import { start } from "./paper_dungeons_player.mjs";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const SCRIPT = "**/public/worker.js";
const isRegroup = (it) => it.phase === "regroup";

const LANGUAGES = [
  { lang: "en", locale: "en-GB", exact: "exact, best play", counting: "counting…" },
  { lang: "ru", locale: "ru-RU", exact: "точно, лучшая игра", counting: "считаем…" },
];

/** Where everything of the room and the dock lies. */
const places = (page) =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll(".dr-odds > *, .dr-chance > *, .dr-dock, .dr-main, .dr-other")];
    return parts.map((it) => {
      const { x, y, width, height } = it.getBoundingClientRect();
      return `${it.classList[0] ?? ""} ${[x, y, width, height].map((n) => n.toFixed(1))}`;
    });
  });

for (const { lang, locale, exact, counting } of LANGUAGES) {
  for (const [name, options] of [
    ["phone", { ...phone, viewport: { width: 360, height: 740 } }],
    ["desktop", { viewport: { width: 1440, height: 900 } }],
  ]) {
    test.describe(`in ${lang} on a ${name}`, () => {
      test.use({ locale, ...options });

      test("the chance comes to a place that waits for it", async ({ page }) => {
        let release;
        const gate = new Promise((done) => (release = done));
        await page.route(SCRIPT, async (route) => {
          await gate;
          await route.continue();
        });
        await start(page, { lang, box: 1 });
        await play(page, { isEnough: isRegroup, isPatient: false });
        const sure = page.locator(".dr-sure span:not(.is-idle)");
        await expect(sure).toHaveText(counting);
        const before = await places(page);
        release();
        await expect(sure).toHaveText(exact);
        await expect(page.locator(".dr-chance-bar b")).toHaveText(/^[<>]?\d+\s%$/);
        await expect(page.locator(".dr-pays-from")).toContainText("11\u00a0%");
        expect(await places(page)).toEqual(before);
      });
    });
  }
}

test("the chance follows the party from level to level", async ({ page }) => {
  await start(page, { box: 1 });
  for (const level of [1, 2, 3]) {
    await play(page, { depth: 9, isEnough: (it) => isRegroup(it) && it.level >= level });
    const marks = await page.locator(".dr-chance").evaluate((it) => ({
      chance: Number.parseInt(it.querySelector("b").textContent.replace(/[<>]/, ""), 10),
      pays: Number.parseInt(it.querySelector(".dr-pays-from").textContent.match(/\d+/)[0], 10),
      main: document.querySelector(".dr-main").textContent,
    }));
    expect(marks.chance).toBeGreaterThan(0);
    // The better of the two ways is the main one.
    const retires = marks.main.startsWith("Retire");
    if (marks.chance !== marks.pays) expect(retires).toBe(marks.chance < marks.pays);
    if (retires) return;
  }
});

test("where it cannot be counted, the board is as ever", async ({ page, complaints }) => {
  await page.route(SCRIPT, (route) => route.abort());
  await start(page, { box: 1 });
  await play(page, { isEnough: isRegroup });
  await expect(page.locator(".dr-odds")).toBeVisible();
  await expect(page.locator(".dr-chance")).toHaveCount(0);
  await expect(page.locator(".dr-main")).toHaveText(/level 2/i);
  complaints.length = 0;
});
