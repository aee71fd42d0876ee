// Numbers explain themselves: at the end each line of the score opens to what it was made of, and words tell what
// brought and what cost the most.

import { expect, open, phone, test, unfoldEnd } from "./fixtures.mjs";
import { keep, record } from "./kept.mjs";

test.use(phone);


const MATCHES = [
  "paper-dungeons/solo",
  "dungeon-roll/knight",
  "dungeon-raiders/four",
  "dungeoneer/quests-done",
];

/** A number as it is written, with a real minus sign. */
const number = (text) => Number(text.replace("−", "-").replace("+", ""));

for (const name of MATCHES) {
  for (const lang of ["en", "ru"]) {
    test(`the lines of the score of ${name} open, ${lang}`, async ({ page, axe }) => {
      await keep(page, { match: record(name) });
      await page.addInitScript((lang) => {
        localStorage.setItem("undercroft/settings", JSON.stringify({ v: 1, lang }));
      }, lang);
      await open(page, "#play/match");
      const ending = page.locator("dialog[open].is-ending");
      await expect(ending).toBeVisible();
      await unfoldEnd(ending);
      // What the lines are made of comes with the replays of the game.
      const openers = ending.locator(".score-open").filter({ visible: true });
      await expect(openers.first()).toBeVisible();
      const nLines = await openers.count();
      for (let nth = 0; nth < nLines; nth += 1) {
        const opener = openers.nth(nth);
        await opener.click();
        await expect(opener).toHaveAttribute("aria-expanded", "true");
        const row = opener.locator("xpath=ancestor::tr[1]");
        const parts = row.locator("xpath=following-sibling::tr[1]").locator("li");
        await expect(parts.first()).toBeVisible();
        const points = await parts.locator(".points").allTextContents();
        const sum = points.map(number).reduce((a, b) => a + b, 0);
        expect(sum, await row.innerText()).toBe(number(await row.locator(".points").innerText()));
        expect(await parts.locator("svg path").count()).toBe(points.length);
      }
      expect(nLines).toBeGreaterThan(0);
      await expect(ending.locator(".score-told").filter({ visible: true }).first()).toBeVisible();
      expect(await axe()).toEqual([]);
    });
  }
}
