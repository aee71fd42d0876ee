// Paper Dungeons from the shelf to the final score, as a person plays it.

import { expect, inEnglish, open, phone, test, unfoldEnd } from "./fixtures.mjs";
import { WORDS, expectNoSideways, isOver, play, start } from "./paper_dungeons_player.mjs";

// Dice that tumble are measured and tapped when they lie still.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const LANGUAGES = [
  { lang: "en", locale: "en-GB", rank: /Rank: / },
  { lang: "ru", locale: "ru-RU", rank: /Звание: / },
];

for (const { lang, locale, rank } of LANGUAGES) {
  test.describe(`in ${lang}`, () => {
    test.use({ locale });

    test("a solo game is played to its final score by taps", inEnglish(lang), async ({ page }) => {
      await start(page, { lang });
      const nEnded = await play(page);
      expect(nEnded).toBe(8);
      expect(await isOver(page)).toBe(true);
      const end = page.getByRole("dialog", { name: WORDS[lang].end });
      await expect(end).toBeVisible();
      await unfoldEnd(end);
      await expect(end.getByText(rank)).toBeVisible();
    });
  });
}

/** The text of all sheets and marks that a person sees at the table. */
async function marks(page) {
  return page.evaluate(() => {
    const text = (what) => [...document.querySelectorAll(what)].map((it) => it.textContent.trim());
    const full = [...document.querySelectorAll(".pd-box")].map((it) => it.className);
    const trail = document.querySelector(".pd-trail")?.getAttribute("d");
    const dice = text(".pd-die .only-read");
    return JSON.stringify({ heads: text("main h2"), full, trail, dice });
  });
}

test("a match goes on after a reload just where it was, in mid-round", async ({ page }) => {
  await start(page, {});
  await play(page, (it, nEnded) => nEnded === 1 && it.free === 4);
  const before = await marks(page);
  await page.reload();
  await expect(page.getByRole("banner").getByText(WORDS.en.round(2))).toBeVisible();
  expect(await marks(page)).toBe(before);
});

test("undo goes back to the start of the phase, redo returns", async ({ page }) => {
  await start(page, {});
  await play(page, (it, nEnded) => nEnded === 1);
  const atStart = await marks(page);
  // Three dice are used; only the end of the round is left to confirm.
  await play(page, (it) => it.isEnd);
  const atEnd = await marks(page);
  expect(atEnd).not.toBe(atStart);
  const header = page.getByRole("banner");
  const undo = header.getByRole("button", { name: "Undo" });
  const redo = header.getByRole("button", { name: "Redo" });
  let nUndone = 0;
  while (await undo.isEnabled()) {
    await undo.click();
    nUndone += 1;
    expect(nUndone).toBeLessThan(40);
  }
  expect(nUndone).toBeGreaterThan(2);
  expect(await marks(page)).toBe(atStart);
  for (let nth = 0; nth < nUndone; nth += 1) await redo.click();
  await expect(redo).toBeDisabled();
  expect(await marks(page)).toBe(atEnd);
});

test("two people share a device behind a curtain", async ({ page }) => {
  await start(page, { people: 2, names: ["Ada", "Boris"] });
  const curtain = page.getByRole("button", { name: /show the table/ });
  const tree = async () => `${await page.locator("body").ariaSnapshot()} ${await page.content()}`;

  await expect(page.getByRole("heading", { name: "Pass the device to Ada" })).toBeVisible();
  expect(await tree()).not.toContain("An objective");
  await curtain.click();
  const aims = await page.locator(".pd-card-name").allInnerTexts();
  await play(page, (it) => it.isCurtain);

  await expect(page.getByRole("heading", { name: "Pass the device to Boris" })).toBeVisible();
  const covered = await tree();
  for (const aim of aims) expect(covered).not.toContain(aim);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Pass the device to Boris" })).toBeVisible();

  for (let nth = 0; nth < 40 && !(await isOver(page)); nth += 1) {
    if (await curtain.isVisible()) await curtain.click();
    await play(page);
  }
  const end = page.getByRole("dialog", { name: "The end" });
  await expect(end).toBeVisible();
  await expect(end.getByText("Ada", { exact: false }).first()).toBeVisible();
  await expect(end.getByText("Boris", { exact: false }).first()).toBeVisible();
});

for (const width of [320, 360, 768, 1440]) {
  test(`nothing runs over the edge at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page);
    await expectNoSideways(page);
    for (const place of ["#new/paper-dungeons", "#settings", "#about"]) {
      await open(page, place);
      await expectNoSideways(page);
    }
    await start(page, {});
    await expectNoSideways(page);
    await play(page, (it) => it.lit > 0);
    await expectNoSideways(page);
  });
}

for (const width of [1280, 1366, 1440]) {
  test(`on a laptop of ${width} px the round track lies above the map alone`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    await start(page, {});
    await play(page, (it) => it.free > 0);
    const edges = (what) =>
      page.locator(what).evaluateAll((all) => all.map((it) => it.getBoundingClientRect().toJSON()));
    const rounds = await edges(".pd-round");
    const [[team], [foes]] = [await edges(".pd-col-team"), await edges(".pd-col-foes")];
    expect(Math.min(...rounds.map((it) => it.left))).toBeGreaterThanOrEqual(team.right);
    expect(Math.max(...rounds.map((it) => it.right))).toBeLessThanOrEqual(foes.left);
  });
}

test.describe("on a phone", () => {
  test.use(phone);

  test("what can be tapped is large enough for a thumb", async ({ page }) => {
    await start(page, {});
    await play(page, (it) => it.lit > 0);
    const small = await page.evaluate(() => {
      const lit = ".pd-die[aria-disabled=false], .pd-main, .pd-undo, .pd-room.is-lit, .pd-verb";
      return [...document.querySelectorAll(lit)]
        .map((it) => [it.className, it.getBoundingClientRect()])
        .filter(([, box]) => box.width < 44 || box.height < 44)
        .map(([name, box]) => `${name}: ${Math.round(box.width)} × ${Math.round(box.height)}`);
    });
    expect(small).toEqual([]);
  });
});

test("hints stand beside every choice, and stay away once they are put away", async ({ page }) => {
  await start(page, {});
  await play(page, (it) => it.lit > 0);
  const coach = page.locator(".pd-coach");
  await expect(coach).toContainText("Touch a lit room to plan a way.");
  await coach.getByRole("button", { name: "Hide the hints" }).click();
  await expect(coach).toHaveText("");
  await page.reload();
  await expect(page.locator(".pd-die").first()).toBeVisible();
  await expect(coach).toHaveText("");
});

test("on a phone that lies on its side the whole board is seen beside the dice", async ({ page }) => {
  await page.setViewportSize({ width: 740, height: 360 });
  await start(page, {});
  await play(page, (it) => it.lit > 0);
  for (const room of ["A7", "F7", "A1", "F1"]) {
    await expect(page.getByRole("button", { name: new RegExp(`^${room}`) })).toBeInViewport({ ratio: 0.9 });
  }
  for (const die of await page.locator(".pd-die").all()) await expect(die).toBeInViewport({ ratio: 1 });
  await expectNoSideways(page);
});

test("a campaign asks what a new table asks, and its table tells it", async ({ page }) => {
  await open(page, "#campaigns/paper-dungeons");
  await page.getByLabel("Warrior").fill("Brunhild");
  await page.getByRole("radio", { name: "No missions" }).check();
  await page.getByRole("radio", { name: "Potions: ask me" }).check();
  await page.getByRole("button", { name: "Begin the first chapter" }).click();
  await expect(page.locator(".pd-tale")).toContainText("Urban Legends, chapter 1.");
  await play(page, (it) => it.cards === 0 && it.free > 0);
  await expect(page.locator(".pd-heroes")).toContainText("Brunhild");
  await expect(page.locator(".pd-story")).toContainText("Urban Legends, chapter 1");
  await expect(page.getByText("No missions in this game.")).toBeVisible();
});

test("a refusal of the room's own has a rule to be tapped", async ({ page }) => {
  await start(page, {});
  await play(page, (it, nEnded) => nEnded === 1 && it.lit > 0);
  await page.getByRole("button", { name: /^D7/ }).click({ force: true });
  const rule = page.locator(".toast .rule");
  await expect(rule).toHaveText("PD-120");
  await rule.click();
  await expect(page.locator("#rule-PD-120")).toBeVisible();
});

test("a refusal says why, with the number of its rule", async ({ page }) => {
  await start(page, {});
  await play(page, (it) => it.cards === 0 && it.free > 0);
  // Playwright waits for what is disabled; a person taps it all the same.
  await page.getByRole("button", { name: /^D7/ }).click({ force: true });
  await expect(page.getByText(/PD-\d{3}/).first()).toBeVisible();
});
