// Lessons: each is played to its end by taps on what it is about, in both languages, and by keys alone; all
// else that is tried is answered; what was come to is there after a reload.

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

/** What is said at the steps of a lesson. */
function steps(id) {
  const text = readFileSync(new URL(`../../public/lessons/${id}.txt`, import.meta.url), "utf8");
  const parts = text.split(/^(?:step|end)$/m).slice(1);
  const of = (part, key) => part.match(new RegExp(`^${key} (.*)$`, "m"))?.[1];
  return parts.map((part) => ({ en: of(part, "en"), ru: of(part, "ru") }));
}

const WORDS = ".lesson-words > p:first-child, .lesson-last";
const WRONG = ".lesson-wrong";
const LIT = "[data-lit]";

/** What happens by itself is told at once. */
const settle = (page, lang) =>
  page.addInitScript((lang) => {
    localStorage.setItem("undercroft/settings", JSON.stringify({ v: 1, pace: "at-once", lang }));
  }, lang);

/** A player who has done the lesson of the Tomb is not offered it before that of the Vault. */
const knowsTheTomb = (page) =>
  page.addInitScript(
    (step) => localStorage.setItem("undercroft/lesson/tomb-of-the-lich-lord", `{"v":1,"step":${step}}`),
    steps("tomb-of-the-lich-lord").length - 1,
  );

/** The light moves once a picture is drawn. */
const drawn = (page) =>
  page.evaluate(() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go))));

const said = (page) => page.locator(WORDS).textContent();

/** Taps what is lit until the words are others. */
async function take(page, words) {
  for (let taps = 0; (await said(page)) === words; taps += 1) {
    expect(taps, words).toBeLessThan(20);
    await page.locator(LIT).click();
    await drawn(page);
  }
}

for (const id of LESSONS) {
  for (const lang of ["en", "ru"]) {
    test(`the lesson of ${id} is played to its end, ${lang}`, async ({ page, axe }) => {
      await settle(page, lang);
      if (id === "vault-of-the-fiends") await knowsTheTomb(page);
      await open(page, `#learn/${id}`);
      const all = steps(id);
      for (const step of all.slice(0, -1)) {
        await expect(page.locator(WORDS)).toHaveText(step[lang]);
        // It is read aloud as well.
        await expect(page.getByRole("log")).toContainText(step[lang]);
        await take(page, step[lang]);
        await expect(page.locator(WRONG)).toHaveCount(0);
      }
      await expect(page.locator(WORDS)).toHaveText(all.at(-1)[lang]);
      // What one can do now covers the board: skills, and one filled button.
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^(You can now:|Теперь вы умеете:)$/);
      await expect(page.locator(".lesson-end li")).toHaveCount(5);
      await expect(page.locator("#room, .lesson-card")).toHaveCount(0);
      await expect(page.locator(".is-lesson .is-main")).toHaveText([/^(Play your own match|Сыграть свою партию)$/]);
      expect(await axe()).toEqual([]);
      await page.locator(".lesson-end .is-main").click();
      await expect(page).toHaveURL(/#play\//);
      await expect(page.locator("#room")).toBeVisible();
    });
  }
}

/** Numbers that look random and are always the same. */
function luck(seed) {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

/** Taps one of the buttons on the board that can be seen. */
async function stray(page, pick) {
  const buttons = page.locator("#room button:visible");
  const button = buttons.nth(pick(await buttons.count()));
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  await drawn(page);
}

/** So many taps go wrong in each lesson: a hundred in all. */
const N_WRONG = 20;

for (const [nth, id] of LESSONS.entries()) {
  test(`whatever is tapped in ${id}, the light leads to its end`, async ({ page }) => {
    await settle(page, "en");
    await knowsTheTomb(page);
    await open(page, `#learn/${id}`);
    const pick = luck(nth + 1);
    const n_steps = steps(id).length - 1;
    const each = Math.ceil(N_WRONG / n_steps);
    for (let n_taps = 0, n_wrong = 0; (await page.locator(".lesson-end").count()) === 0; n_taps += 1) {
      expect(n_taps).toBeLessThan(20 * n_steps);
      if (n_wrong < N_WRONG && n_taps % 2 === 0) {
        for (let it = 0; it < each && n_wrong < N_WRONG; it += 1, n_wrong += 1) {
          if ((await page.locator("#room").count()) === 1) await stray(page, pick);
        }
      } else {
        await page.locator(LIT).click();
        await drawn(page);
      }
    }
    await expect(page.locator(".lesson-end li")).toHaveCount(5);
  });
}

for (const [nth, id] of LESSONS.entries()) {
  test(`after two things that do not fit a hand points at what to tap in ${id}`, async ({ page }) => {
    await settle(page, "en");
    await knowsTheTomb(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await open(page, `#learn/${id}`);
    const pick = luck(nth + 40);
    const hand = page.locator(".spotlight-hand");
    for (let n = 0; n < 60 && (await hand.count()) === 0; n += 1) {
      await stray(page, pick);
      // What is put away again is no miss.
      for (let it = 0; it < 2 && (await hand.count()) === 0; it += 1) {
        const main = page.locator("#room :is(.pd-main, .dr-main, .rd-main, .dn-main)");
        if (await main.isVisible()) await main.click({ force: true });
        await drawn(page);
      }
    }
    await expect(hand).toBeVisible();
    const [tip, lit] = [await hand.boundingBox(), await page.locator(LIT).first().boundingBox()];
    expect(tip.y).toBeGreaterThanOrEqual(0);
    expect(tip.y + tip.height).toBeLessThanOrEqual(844);
    const middle = lit.x + lit.width / 2;
    expect(tip.x <= middle && middle <= tip.x + tip.width).toBe(true);
    expect(Math.min(Math.abs(tip.y - lit.y - lit.height), Math.abs(lit.y - tip.y - tip.height))).toBeLessThan(24);
  });
}

test("a lesson is played by keys alone", async ({ page }) => {
  await settle(page, "en");
  await open(page, "#learn/dungeon-roll");
  const all = steps("dungeon-roll");
  for (const step of all.slice(0, -1)) {
    await expect(page.locator(WORDS)).toHaveText(step.en);
    for (let nth = 0; nth < 9; nth += 1) {
      await page.getByRole("button", { name: "Show me where" }).focus();
      await page.keyboard.press("Enter");
      const lit = page.locator("#room :focus");
      await expect(lit).toBeVisible();
      await page.keyboard.press("Enter");
      await drawn(page);
      if ((await said(page)) !== step.en) break;
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
    // One looks again at what it is about.
    await expect(page.locator(`.rd-chests${LIT}`)).toBeVisible();
    expect(await axe()).toEqual([]);
    await expect(page.locator(WORDS)).toHaveText(first);
    await expect(page.locator(".spotlight-hand")).toHaveCount(0);
    // A button that does nothing can be tapped all the same.
    await page.locator(".rd-main").click({ force: true });
    // Now a hand points at what to tap.
    await expect(page.locator(`.rd-hand > :nth-child(5)${LIT}`)).toBeVisible();
    await expect(page.locator(".spotlight-hand")).toBeVisible();
    await page.locator(".rd-hand > :nth-child(5)").click();
    await page.locator(".rd-main").click();
    await expect(page.locator(WORDS)).not.toHaveText(first);
    await expect(page.locator(WRONG)).toHaveCount(0);
  });

  test("one goes back, skips, leaves, and finds the step again", async ({ page }) => {
    await settle(page, "en");
    await open(page);
    await page.getByRole("link", { name: "Learn by playing 5 min: Dungeon Roll" }).click();
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
    await expect(page.getByText(/^Lesson, step 2 of 11$/)).toBeVisible();
    const goOn = page.getByRole("link", { name: "Go on learning: Dungeon Roll" });
    await goOn.click();
    await expect(words).toHaveText(all[1].en);
    await page.goBack();
    await expect(goOn).toBeVisible();
    // Nothing of it is a match that was begun.
    await expect(page.locator(".continue")).toHaveCount(0);
  });

  test("whoever taps while the others move is asked to look first", async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem("undercroft/settings", JSON.stringify({ v: 1, pace: "calm", lang: "en" }));
    });
    await open(page, "#learn/dungeon-raiders");
    await page.locator(".rd-hand > :nth-child(5)").click();
    await page.locator(".rd-main").click();
    await expect(page.locator(".stage li").first()).toBeVisible();
    await page.locator(".rd-main").click({ force: true });
    await expect(page.locator(".lesson-watch")).toContainText("The others are moving");
    await expect(page.locator(WRONG)).toHaveCount(0);
    await page.locator(".rd-main").click({ force: true });
    await expect(page.locator(WRONG)).toBeVisible();
    await expect(page.locator(".lesson-watch")).toHaveCount(0);
  });

  test("the end stands in the board's place, and all of it can be tapped", async ({ page }) => {
    await settle(page, "en");
    const last = steps("dungeon-roll").length - 2;
    await page.addInitScript(
      (step) => localStorage.setItem("undercroft/lesson/dungeon-roll", `{"v":1,"step":${step}}`),
      last,
    );
    await open(page, "#learn/dungeon-roll");
    await page.getByRole("button", { name: "Skip this step" }).click();
    await expect(page.locator(".lesson-end li")).toHaveCount(5);
    await expect(page.locator("#room")).toHaveCount(0);
    await page.getByRole("button", { name: "Once more from the beginning" }).click();
    await expect(page.locator(WORDS)).toHaveText(steps("dungeon-roll")[0].en);
    await expect(page.locator(LIT)).toHaveCount(1);
  });

  test("the lesson of the Vault offers that of the Tomb first", async ({ page }) => {
    await settle(page, "en");
    await open(page, "#learn/vault-of-the-fiends");
    await expect(page.locator("#room")).toHaveCount(0);
    await expect(page.locator(".is-lesson .is-main")).toHaveText(["First that lesson"]);
    await page.getByRole("button", { name: "First that lesson" }).click();
    await expect(page).toHaveURL(/#learn\/tomb-of-the-lich-lord$/);
    await expect(page.locator(WORDS)).toHaveText(steps("tomb-of-the-lich-lord")[0].en);
    // One may go on all the same.
    await page.goBack();
    await page.getByRole("button", { name: "This one all the same" }).click();
    await expect(page.locator(WORDS)).toHaveText(steps("vault-of-the-fiends")[0].en);
    await expect(page.locator(LIT)).toHaveCount(1);
  });

  test("whoever has done the lesson of the Tomb begins that of the Vault at once", async ({ page }) => {
    await settle(page, "en");
    await knowsTheTomb(page);
    await open(page, "#learn/vault-of-the-fiends");
    await expect(page.locator(WORDS)).toHaveText(steps("vault-of-the-fiends")[0].en);
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
