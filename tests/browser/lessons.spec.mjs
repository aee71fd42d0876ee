// Lessons: each is played to its end by taps on what it is about, in both languages, and by keys alone; whatever
// else is tried is answered; what was come to is there after a reload.

import { readFileSync } from "node:fs";
import { expect, open, phone, test } from "./fixtures.mjs";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const LESSONS = [
  "paper-dungeons",
  "dungeon-roll",
  "dungeon-raiders",
  "tomb-of-the-lich-lord",
  "vault-of-the-fiends",
];

/** The steps of a lesson: what is tapped one after another, and what is said. */
function steps(id) {
  const text = readFileSync(new URL(`../../public/lessons/${id}.txt`, import.meta.url), "utf8");
  const parts = text.split(/^(?:step|end)$/m).slice(1);
  const of = (part, key) => part.match(new RegExp(`^${key} (.*)$`, "m"))?.[1];
  return parts.map((part) => ({
    looks: [...part.matchAll(/^look (.*)$/gm)].map((it) => it[1]),
    en: of(part, "en"),
    ru: of(part, "ru"),
  }));
}

const WORDS = ".lesson-words p";
const WRONG = ".lesson-wrong";

/** What happens by itself is told at once. */
const settle = (page, lang) =>
  page.addInitScript((lang) => {
    localStorage.setItem("undercroft/settings", JSON.stringify({ v: 1, pace: "at-once", lang }));
  }, lang);

const drawn = (page, look) => page.locator(look).filter({ visible: true }).first();

/** The place of the first look from `nth` on that is drawn; none if none is. */
async function next(page, looks, nth) {
  for (let it = Math.min(nth, looks.length - 1); it < looks.length; it += 1) {
    if (await drawn(page, looks[it]).isVisible()) return it;
  }
  return undefined;
}

/** Taps what the step is about, one thing after another, until its words are others. */
async function take(page, { looks }, words) {
  const isOver = async () => (await page.locator(WORDS).textContent()) !== words;
  for (let nth = 0, taps = 0; !(await isOver()); taps += 1) {
    expect(taps, words).toBeLessThan(looks.length + 3);
    const found = async () => (await isOver()) || (await next(page, looks, nth)) !== undefined;
    await expect.poll(found, { message: words }).toBe(true);
    const look = await next(page, looks, nth);
    if ((await isOver()) || look === undefined) continue;
    await drawn(page, looks[look]).click();
    nth = look + 1;
  }
}

for (const id of LESSONS) {
  for (const lang of ["en", "ru"]) {
    test(`the lesson of ${id} is played to its end, ${lang}`, async ({ page, axe }) => {
      await settle(page, lang);
      await open(page, `#learn/${id}`);
      const all = steps(id);
      for (const step of all.slice(0, -1)) {
        await expect(page.locator(WORDS)).toHaveText(step[lang]);
        // It is read aloud as well.
        await expect(page.getByRole("log")).toContainText(step[lang]);
        await take(page, step, step[lang]);
        await expect(page.locator(WRONG)).toHaveCount(0);
      }
      await expect(page.locator(WORDS)).toHaveText(all.at(-1)[lang]);
      await expect(page.locator(".lesson-end li")).toHaveCount(5);
      expect(await axe()).toEqual([]);
      await page.locator(".lesson-end .is-main").click();
      await expect(page).toHaveURL(/#play\//);
      await expect(page.locator("#room")).toBeVisible();
    });
  }
}

test("a lesson is played by keys alone", async ({ page }) => {
  await settle(page, "en");
  await open(page, "#learn/dungeon-roll");
  const all = steps("dungeon-roll");
  for (const step of all.slice(0, -1)) {
    await expect(page.locator(WORDS)).toHaveText(step.en);
    for (let nth = 0; nth < 6; nth += 1) {
      await page.getByRole("button", { name: "Show me where" }).focus();
      await page.keyboard.press("Enter");
      const lit = page.locator("#room :focus");
      await expect(lit).toBeVisible();
      await page.keyboard.press("Enter");
      if ((await page.locator(WORDS).textContent()) !== step.en) break;
    }
  }
  await expect(page.locator(".lesson-end .is-main")).toBeFocused();
});

test.describe("on a phone", () => {
  test.use(phone);

  test("whatever does not fit is answered, and costs nothing", async ({ page, axe }) => {
    await settle(page, "en");
    await open(page, "#learn/dungeon-raiders");
    const first = steps("dungeon-raiders")[0].en;
    await expect(page.locator(WORDS)).toHaveText(first);
    await page.locator(".rd-hand > :nth-child(2)").click();
    await page.locator(".rd-main").click();
    await expect(page.locator(WRONG)).toContainText("the 5 cannot be beaten");
    expect(await axe()).toEqual([]);
    await expect(page.locator(WORDS)).toHaveText(first);
    await page.locator(".rd-hand > :nth-child(5)").click();
    await page.locator(".rd-main").click();
    await expect(page.locator(WORDS)).not.toHaveText(first);
    await expect(page.locator(WRONG)).toHaveCount(0);
  });

  test("one goes back, skips, leaves, and finds the step again", async ({ page }) => {
    await settle(page, "en");
    await open(page);
    await page.getByRole("link", { name: "Learn: Dungeon Roll" }).click();
    const all = steps("dungeon-roll");
    const words = page.locator(WORDS);
    await expect(words).toHaveText(all[0].en);
    await page.getByRole("button", { name: "Skip this step" }).click();
    await page.getByRole("button", { name: "Skip this step" }).click();
    await expect(words).toHaveText(all[2].en);
    await page.getByRole("button", { name: "Step back" }).click();
    await expect(words).toHaveText(all[1].en);
    await page.reload();
    await expect(words).toHaveText(all[1].en);
    await page.getByRole("button", { name: "Leave the lesson" }).click();
    await expect(page.getByRole("link", { name: "Learn: Dungeon Roll" })).toBeVisible();
    // Nothing of it is a match that was begun.
    await expect(page.locator(".continue")).toHaveCount(0);
  });

  test("what makes no sense as a step is the first one", async ({ page }) => {
    await settle(page, "en");
    await page.addInitScript(() => localStorage.setItem("undercroft/lesson/dungeon-roll", "{99"));
    await open(page, "#learn/dungeon-roll");
    await expect(page.locator(WORDS)).toHaveText(steps("dungeon-roll")[0].en);
  });

  test("a lesson that does not come says so, and comes when asked again", async ({ page, complaints }) => {
    await settle(page, "en");
    const texts = "**/lessons/*.txt";
    await page.route(texts, (route) => route.abort());
    await page.goto("#learn/dungeon-roll");
    await expect(page.getByText("The lesson did not come.")).toBeVisible();
    await page.unroute(texts);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.locator(WORDS)).toHaveText(steps("dungeon-roll")[0].en);
    complaints.length = 0;
  });
});
