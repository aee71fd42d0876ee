// For everyone: no place has an accessibility fault, in any language, light or width; text may be
// twice as large, the window four times as small.

import { expect, open, playOnFromHere, test, unfold, unfoldEnd } from "./fixtures.mjs";
import { delve, keepHall } from "./hall_rows.mjs";
import { keep, record } from "./kept.mjs";
import { expectNoSideways } from "./paper_dungeons_player.mjs";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const SOLO = record("paper-dungeons/solo");

/** A match for one that stands in its middle, one for two behind the curtain, and others at their end. */
const MATCHES = {
  solo: SOLO,
  two: record("paper-dungeons/two"),
  four: record("paper-dungeons/four"),
  five: record("dungeon-raiders/five"),
  knight: record("dungeon-roll/knight"),
  tomb: record("dungeoneer/tomb-four"),
  vault: record("dungeoneer/vault-solo-a"),
  raider: record("dungeon-raiders/solo-easy"),
};

/** What was achieved before. */
const RESULTS = [
  delve("one", 27, [{ with: "knight", honours: ["cheater", "dragon_slayer"] }]),
  delve("more", 31, [{ name: "Ada", with: "minstrel" }, { with: "crusader", honours: ["odds"] }]),
];

/** Every place, by its address. */
const PLACES = [
  "./",
  "#new/paper-dungeons",
  "#new/tomb-of-the-lich-lord",
  "#play/solo",
  "#play/knight",
  "#replay/knight/20",
  "#replay/solo/20",
  "#replay/four/60",
  "#replay/five/30",
  "#play/tomb",
  "#replay/tomb/60",
  "#replay/vault/40",
  "#rules/paper-dungeons",
  "#achievements/paper-dungeons",
  "#achievements/dungeon-roll",
  "#achievements/dungeon-raiders",
  "#stats/dungeon-roll",
  "#today/dungeon-roll",
  "#settings",
  "#about",
  "#enter",
  "#hall",
  "#campaigns/paper-dungeons",
  "#m=nonsense",
];

const WIDTHS = [360, 768, 1280, 1440];

for (const [locale, lang] of [["en-GB", "en"], ["ru-RU", "ru"]]) {
  for (const colorScheme of ["light", "dark"]) {
    test.describe(`${lang}, ${colorScheme}`, () => {
      test.use({ locale, colorScheme });

      test("no place has an accessibility fault", async ({ page, axe }) => {
        await keep(page, MATCHES);
        await keepHall(page, RESULTS);
        const faults = [];
        for (const place of PLACES) {
          await open(page, place);
          for (const width of WIDTHS) {
            await page.setViewportSize({ width, height: 800 });
            faults.push(...(await axe()).map((it) => `${place} at ${width} px: ${it}`));
          }
        }
        expect(faults).toEqual([]);
      });
    });
  }
}

test("text may be twice as large: nothing runs over the edge", async ({ page }) => {
  await keep(page, MATCHES);
  await keepHall(page, RESULTS);
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => {
      document.documentElement.style.fontSize = "200%";
    });
  });
  for (const place of PLACES) {
    await open(page, place);
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expectNoSideways(page);
    }
  }
});

/** What lies over the page wherever it is scrolled to, but for dialogs and the button that goes on. */
const pinned = (page) =>
  page.evaluate(() => {
    const isPinned = (it) =>
      ["fixed", "sticky"].includes(getComputedStyle(it).position) &&
      it.checkVisibility() &&
      it.getBoundingClientRect().height > 0 &&
      // A ring goes along with what it is around, and a notice goes away by itself.
      !it.matches("dialog, dialog *, .main-button, .advice-mark, .advice-mark *, .toasts");
    return [...document.body.querySelectorAll("*")].filter(isPinned).map((it) => it.className);
  });

test("the window may be four times as small: what is to be done can be reached", async ({
  page,
}) => {
  // 1280 × 1024 at 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  await keep(page, MATCHES);
  await keepHall(page, RESULTS);
  for (const place of PLACES) {
    await open(page, place);
    await expectNoSideways(page);
    expect(await pinned(page), place).toEqual([]);
  }
  await open(page, "#new/paper-dungeons");
  await page.getByRole("button", { name: "Start", exact: true }).click();
  const card = page.locator(".pd-card").first();
  await card.click();
  await expect(card).toHaveAttribute("aria-pressed", "true");
  for (const nth of [2, 1]) await page.locator(".pd-card[aria-pressed=false]").nth(nth).click();
  await expect(page.locator(".pd-main.is-ready")).toBeInViewport({ ratio: 1 });
});

/** Plays on from a place in a match. */
async function playOn(page, match, place) {
  await open(page, `#replay/${match}/${place}`);
  await playOnFromHere(page);
  await expect(page.locator("#room")).toBeVisible();
}

test("in a window four times as small the button that goes on is in sight, and nothing else stays", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await keep(page, MATCHES);
  for (const [match, place, main] of [["raider", 8, ".rd-main"], ["knight", 6, ".dr-main"]]) {
    await playOn(page, match, place);
    await page.getByRole("banner").getByRole("button", { name: "Hint", exact: true }).click();
    const hint = page.getByRole("complementary", { name: "Hint" });
    await expect(hint.locator(".advice-why")).toBeInViewport();
    expect(await pinned(page), match).toEqual([]);
    await expectNoSideways(page);
    await hint.getByRole("button", { name: "Do it", exact: true }).click();
    await expect(hint).toHaveCount(0);
    const ready = page.locator(`${main}.is-ready`);
    if (await ready.count()) await expect(ready).toBeInViewport({ ratio: 1 });
  }
  await open(page, "#replay/tomb/60");
  const isBattle = page.locator(".dn-battle:not(.dn-villainy)");
  await page.getByRole("slider").focus();
  for (let nth = 0; nth < 400 && !(await isBattle.count()); nth += 1) await page.keyboard.press("ArrowRight");
  await expect(isBattle).toBeAttached();
  expect(await pinned(page)).toEqual([]);
});

test("links to rules are as large as a finger needs", async ({ page }) => {
  await keep(page, MATCHES);
  for (const [place, links] of [["#play/solo", ".score-rule"], ["#rules/paper-dungeons", ".rule-link"]]) {
    await open(page, place);
    const end = page.locator("dialog[open].is-ending");
    if (place.startsWith("#play")) await unfoldEnd(end);
    for (const summary of await page.locator("dialog[open] details:not([open]) > summary").all()) await summary.click();
    await page.locator(links).filter({ visible: true }).first().waitFor();
    const heights = await page.locator(links).filter({ visible: true }).evaluateAll((all) => all.map((it) => it.getBoundingClientRect().height));
    expect(Math.min(...heights), place).toBeGreaterThanOrEqual(24);
  }
});

test("where the system takes all colours away, what is chosen is still told apart", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await open(page, "#new/paper-dungeons");
  await unfold(page);
  const outline = (it) =>
    it.evaluate((input) => getComputedStyle(input.nextElementSibling).outlineStyle);
  const [chosen, other] = ["Strict", "Friendly"].map((name) => page.getByRole("radio", { name }));
  expect(await outline(chosen)).toBe("solid");
  expect(await outline(other)).toBe("none");
});

test("where the system takes all colours away, nothing shines through what lies on top", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await keep(page, MATCHES);
  const ground = (what) => page.locator(what).evaluate((it) => getComputedStyle(it).backgroundColor);
  await open(page, "#play/knight");
  expect(await ground(".is-ending .menu")).toBe("rgb(255, 255, 255)");
  for (const [place, dock] of [["knight/20", ".dr-dock"], ["five/30", ".rd-dock"], ["solo/20", ".pd-tray"], ["tomb/60", ".dn-dock"]]) {
    await open(page, `#replay/${place}`);
    expect(await ground(dock)).toBe("rgb(255, 255, 255)");
  }
});

test("where the system takes all colours away, what is under a die can be read", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await keep(page, MATCHES);
  await playOn(page, "knight", 7);
  const colours = (dice) =>
    page.locator(`.dr-party ${dice} .dr-who :is(b, small)`).evaluateAll((all) => [...new Set(all.map((it) => getComputedStyle(it).color))]);
  expect(await colours(".dr-die")).toEqual(["rgb(0, 0, 0)"]);
  await page.locator(".dr-party .dr-die.is-free").first().click();
  for (const dice of [".is-held", ".is-idle"]) expect(await colours(dice), dice).toEqual(["rgb(0, 0, 0)"]);
  // The die that was chosen has a ring in the colour of what is chosen.
  const highlight = await page.evaluate(() => {
    document.body.style.outlineColor = "Highlight";
    return getComputedStyle(document.body).outlineColor;
  });
  const ring = (dice) =>
    page.locator(`.dr-party ${dice}`).first().evaluate((it) => getComputedStyle(it, "::after").borderTopColor);
  expect(await ring(".is-held")).toBe(highlight);
  expect(await ring(".is-idle")).not.toBe(highlight);
});

test("a person sets text, contrast, pace and keys, and they stay", async ({ page }) => {
  await open(page, "#settings");
  const size = () => page.evaluate(() => getComputedStyle(document.body).fontSize);
  const ink = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--ink-3"));
  const before = { size: await size(), ink: await ink() };
  await page.getByRole("radio", { name: "Largest" }).check();
  await page.getByRole("radio", { name: "More" }).check();
  await page.getByRole("group", { name: "Letter keys" }).getByRole("radio", { name: "Off" }).check();
  expect(await size()).not.toBe(before.size);
  expect(await ink()).not.toBe(before.ink);
  await page.reload();
  await expect(page.getByRole("radio", { name: "Largest" })).toBeChecked();
  expect(parseFloat(await size())).toBeGreaterThan(1.5 * parseFloat(before.size));
});
