// Dungeoneer at its table: alone in each box, and against computers.

import { expect, inEnglish, open, phone, playOnFromHere, seat, test, unfold, unfoldBox, unfoldEnd } from "./fixtures.mjs";
import { isOver, play, start } from "./dungeoneer_player.mjs";
import { keep, record } from "./kept.mjs";
import { expectNoSideways } from "./paper_dungeons_player.mjs";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const end = (page) => page.getByRole("dialog", { name: /^The end$|^Конец партии$/ });

for (const [lang, locale, box] of [
  ["en", "en-GB", "tomb-of-the-lich-lord"],
  ["ru", "ru-RU", "vault-of-the-fiends"],
]) {
  test.describe(lang, () => {
    test.use({ ...phone, locale });

    test("a hero alone goes through ten rounds by taps", inEnglish(lang), async ({ page, axe }) => {
      await start(page, { lang, box });
      await expect(page.locator(".dn-to-lay")).toBeVisible();
      expect(await axe()).toEqual([]);
      await expectNoSideways(page);
      // A place that is chosen is laid by the main button, and can be taken back.
      await page.locator(".dn-end.is-place > button").first().click();
      await expect(page.locator(".dn-main")).toHaveClass(/is-ready/);
      await page.locator(".dn-main").click();
      await expect(page.locator(".dn-to-lay")).toHaveCount(0);
      // What is tapped is explained.
      await page.locator(".dn-card").first().click();
      await expect(page.locator(".dn-sheet .dn-source")).toBeVisible();
      await page.locator(".dn-close").click();
      await expect(page.locator(".dn-sheet")).toBeHidden();
      await play(page, (it) => it.isBattle);
      expect(await axe()).toEqual([]);
      await expectNoSideways(page);
      await play(page);
      expect(await isOver(page)).toBe(true);
      await unfoldEnd(end(page));
      await expect(end(page).locator(".verdict")).toBeVisible();
    });
  });
}

test("a hero meets three computers, to the final score", async ({ page, axe }) => {
  await start(page, { people: 4, computers: { 2: "easy", 3: "easy", 4: "easy" } });
  await expect(page.locator(".dn-rival")).toHaveCount(3);
  await play(page, (it) => it.nOptions > 0 && !it.isWatching);
  expect(await axe()).toEqual([]);
  await play(page);
  for (const name of ["You", "Computer 2", "Computer 3", "Computer 4"]) {
    await expect(end(page).locator(".place-name", { hasText: name })).toBeVisible();
  }
});

test("each box opens its own setup, and five play with both", async ({ page }) => {
  await open(page, "#");
  await unfoldBox(page, "Dungeoneer: Vault of the Fiends");
  await page.getByRole("link", { name: "Set up a table: Dungeoneer: Vault of the Fiends" }).click();
  await unfold(page);
  await expect(page.getByRole("radio", { name: "Vault of the Fiends", exact: true })).toBeChecked();
  await seat(page, { people: 5 });
  await expect(page.getByRole("radio", { name: "Both boxes", exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await page.locator(".curtain .button").click();
  await expect(page.locator(".dn-rival")).toHaveCount(4);
});

test.describe("the map", () => {
  const at = (page) => page.locator(".dn-view").evaluate((it) => [it.scrollLeft, it.scrollTop]);
  const lit = async (page) => {
    await start(page, { people: 2, computers: { 2: "easy" } });
    await play(page, (it, nth) => nth > 8 && /Heroics/.test(it.phase) && it.nOptions > 2 && !it.isWatching && !it.isBattle);
  };

  test("is one stop of the tab key, and arrow keys walk along it", async ({ page }) => {
    await lit(page);
    await expect(page.locator(".dn-view [tabindex='0']")).toHaveCount(1);
    const home = page.locator(".dn-view [tabindex='0']");
    await expect(home.locator(".dn-stand.is-me")).toHaveCount(1);
    const from = await home.getAttribute("data-cell");
    await home.focus();
    for (const key of ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"]) {
      await page.keyboard.press(key);
      const now = await page.evaluate(() => document.activeElement.dataset.cell);
      if (now !== from) {
        await expect(page.locator(`[data-cell="${now}"]`)).toHaveAttribute("tabindex", "0");
        await expect(page.locator(`[data-cell="${now}"]`)).toBeInViewport({ ratio: 0.9 });
        return;
      }
    }
    throw new Error("no arrow key leads anywhere");
  });

  test("stays where a person has put it, is dragged, and drawn larger and smaller", async ({ page }) => {
    await lit(page);
    await page.locator(".dn-view").evaluate((it) => it.scrollTo(40, 30));
    const before = await at(page);
    await page.locator(".dn-card").first().click();
    await page.locator(".dn-close").click();
    expect(await at(page)).toEqual(before);
    const view = await page.locator(".dn-view").boundingBox();
    const [x, y] = [view.x + view.width / 2, view.y + view.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 30, y - 20);
    await page.mouse.up();
    await expect.poll(() => at(page)).toEqual([before[0] + 30, before[1] + 20]);
    await expect(page.locator(".dn-sheet")).toBeHidden();
    const side = () => page.locator(".dn-loc").first().evaluate((it) => it.getBoundingClientRect().width);
    const size = await side();
    await page.getByRole("button", { name: "Larger" }).click();
    await expect.poll(side).toBeGreaterThan(size);
    await page.keyboard.down("Control");
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, 100);
    await page.mouse.wheel(0, 100);
    await page.mouse.wheel(0, 100);
    await page.keyboard.up("Control");
    await expect.poll(side).toBeLessThan(size);
    await page.getByRole("button", { name: "All of the map" }).click();
    for (const place of await page.locator(".dn-loc").all()) await expect(place).toBeInViewport({ ratio: 0.99 });
    await page.getByRole("button", { name: "To my hero" }).click();
    await expect(page.locator(".dn-stand.is-me")).toBeInViewport({ ratio: 1 });
  });

  test("an empty place says why no location can lie there, with the rule", async ({ page }) => {
    await start(page, {});
    await expect(page.locator(".dn-to-lay")).toBeVisible();
    const closed = page.locator(".dn-end:not(.is-place) > button").first();
    await closed.click();
    await expect(page.locator(".toast").filter({ hasText: /DN-20\d/ })).toBeVisible();
  });
});

test.describe("on a low phone", () => {
  test.use({ ...phone, viewport: { width: 360, height: 740 } });

  test("a battle has its step, two attacks and what they may cost in sight", async ({ page, axe }) => {
    // Two monsters attack Nim, whose player is asked for a Response.
    await keep(page, { two: record("dungeoneer/tomb-two") });
    await open(page, "#replay/two/147");
    await playOnFromHere(page);
    await page.getByRole("button", { name: /^I am Player 2/ }).click();
    await expect(page.locator(".dn-clash")).toHaveCount(2);
    await expect(page.locator(".dn-steps .is-past")).toHaveCount(1);
    // Each mark is a piece of the bar, and none fills it.
    for (const mark of await page.locator(".dn-steps li").all()) {
      await expect(mark).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
    }
    const [now, ground] = await page.locator(".dn-steps .is-now").evaluate((it) => {
      const battle = it.closest(".dn-battle");
      return [getComputedStyle(it).color, getComputedStyle(battle).backgroundColor];
    });
    expect(now).not.toBe(ground);
    for (const part of [".dn-steps", ".dn-duel >> nth=0", ".dn-duel >> nth=1", ".dn-toll >> nth=0"]) {
      await expect(page.locator(part)).toBeInViewport({ ratio: 0.99 });
    }
    expect(await axe()).toEqual([]);
  });
});
