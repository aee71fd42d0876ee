// The end of a match is one page: what was reached, the total, what decided it and what next, without scrolling. The
// score line by line, looking back and all else are folded away.

import { expect, open, test, unfoldEnd } from "./fixtures.mjs";
import { delve, keepHall } from "./hall_rows.mjs";
import { keep, record } from "./kept.mjs";

const SIZES = [{ width: 360, height: 740 }, { width: 768, height: 1024 }, { width: 1440, height: 900 }];

const against = (name, n) => ({ record: record(name), players: ["person", ...Array(n).fill("normal")] });

/** A match of each box, alone and against computers, with a part of what is said of it in both languages. */
const MATCHES = {
  roll: [{ record: record("dungeon-roll/time-traveler") }, ["Dragon Fodder", "Драконий завтрак"]],
  raiders: [against("dungeon-raiders/four", 3), ["Bled to death", "Смерть от кровопотери"]],
  paper: [against("paper-dungeons/two", 1), ["You win!", "Вы победили!"]],
  eight: [against("paper-dungeons/eight-plain", 7), ["of 8", "из 8"]],
  alone: [{ record: record("paper-dungeons/solo") }, ["Lost in the Dark", "Заблудившийся"]],
  tomb: [{ record: record("dungeoneer/tomb-solo-a") }, ["of 3 quests", "из 3"]],
  vault: [against("dungeoneer/vault-two", 1), [/You win!|quests/, /Вы победили!|Заданий/]],
};

const end = (page) => page.locator("dialog[open].is-ending");

/** Opens the end of one of the matches; what it takes the whole match to know has come. */
async function openEnd(page, name, lang) {
  const nth = lang === "en" ? 0 : 1;
  await open(page, `#play/${name}`);
  await expect(end(page).locator(".end-title h3")).toContainText(MATCHES[name][1][nth]);
}

test.beforeEach(async ({ page }) => {
  await keep(page, Object.fromEntries(Object.entries(MATCHES).map(([name, it]) => [name, it[0]])));
});

for (const lang of ["en", "ru"]) {
  for (const viewport of SIZES) {
    test.describe(`${lang}, ${viewport.width} x ${viewport.height}`, () => {
      test.use({ viewport, locale: lang === "en" ? "en-GB" : "ru-RU", contextOptions: { reducedMotion: "reduce" } });

      test("the first page of an end fits, and has no accessibility fault", async ({ page, axe }) => {
        for (const name of Object.keys(MATCHES)) {
          await openEnd(page, name, lang);
          const overflow = await end(page).evaluate((it) => [it.scrollHeight - it.clientHeight, it.scrollWidth - it.clientWidth]);
          expect(overflow, name).toEqual([0, 0]);
          for (const button of await end(page).locator(".menu .button").all()) await expect(button).toBeInViewport({ ratio: 1 });
          expect(await end(page).locator(".menu .is-main").count(), name).toBe(1);
          const picture = await end(page).locator(".end-picture").boundingBox();
          expect(Math.min(picture.width, picture.height), name).toBeGreaterThanOrEqual(100);
          expect(await axe(), name).toEqual([]);
        }
      });
    });
  }
}

test("details hold the score line by line, and nothing that brought nothing", async ({ page, axe }) => {
  for (const name of ["roll", "paper", "raiders", "vault"]) {
    await openEnd(page, name, "en");
    await expect(end(page).locator(".score")).toHaveCount(0);
    await unfoldEnd(end(page));
    await expect(end(page).locator(".end-details")).toBeInViewport();
    await expect(end(page).locator(".score tr").filter({ visible: true }).first()).toBeVisible();
    await expect(end(page).locator(".score tr.is-none")).toHaveCount(0);
    for (const way of ["Same seed again", "Look back", "Replay", "Hall of Fame", "Look at the table", "Back to the shelf"])
      await expect(end(page).getByRole("button", { name: way })).toBeVisible();
    expect(await axe(), name).toEqual([]);
    await end(page).getByRole("button", { name: "Details" }).click();
    await expect(end(page).locator(".end-details")).toHaveCount(0);
  }
});

test("what decided it leads to looking back", async ({ page }) => {
  await openEnd(page, "roll", "en");
  const decisive = end(page).locator(".end-decisive");
  await expect(decisive).toContainText(/You fled from level 4 in delve 1.*−3/);
  await decisive.click();
  await expect(page.getByRole("heading", { level: 1, name: "Look back" })).toBeVisible();
});

test("playing again lays the table anew", async ({ page }) => {
  await openEnd(page, "roll", "en");
  await end(page).getByRole("button", { name: "Play again" }).click();
  await expect(end(page)).toHaveCount(0);
  await expect(page.locator("#room")).toBeVisible();
  expect(new URL(page.url()).hash).not.toBe("#play/roll");
});

test("the best result on this device stands beside the total", async ({ page }) => {
  await keepHall(page, [delve("roll", 11, [{ with: "knight" }]), delve("other", 19, [{ with: "knight" }])]);
  await openEnd(page, "roll", "en");
  await expect(end(page).locator(".end-number .only-read")).toHaveText("11 points");
  await expect(end(page).getByText("Your best so far: 19")).toBeVisible();
  // A star marks it on the bar, whose last rank takes 35.
  const place = await end(page).locator(".end-best").evaluate((it) => it.style.getPropertyValue("--at"));
  expect(place).toBe("54%");
  await expect(end(page).getByRole("img", { name: "11 points; 5 points to Village Hero" })).toBeVisible();
});

/** The number that counts up, as it is drawn now. */
const counted = (page) =>
  end(page).locator(".end-number b").evaluate((it) => Number(getComputedStyle(it).getPropertyValue("--count")));

test("the total counts up, and nothing waits for it", async ({ page }) => {
  await openEnd(page, "roll", "en");
  await expect.poll(() => counted(page)).toBe(11);
  const animations = () => end(page).locator(".end-number b").evaluate((it) => getComputedStyle(it).animationName);
  expect(await animations()).toBe("end-count");
});

test.describe("without motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the total is there at once", async ({ page }) => {
    await openEnd(page, "roll", "en");
    expect(await counted(page)).toBe(11);
  });
});
