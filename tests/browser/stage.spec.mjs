// Nothing happens unseen: what the rules do by themselves is shown above the board, and nothing waits for it.
// At the slowest pace what is on stage stays there until somebody goes on.

import { play as delve } from "./dungeon_roll_player.mjs";
import * as raiders from "./dungeon_raiders_player.mjs";
import * as dungeoneer from "./dungeoneer_player.mjs";
import { expect, phone, test } from "./fixtures.mjs";
import { play as playRounds, start as startBox } from "./paper_dungeons_player.mjs";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const stage = (page) => page.locator(".stage");

/** All that comes on stage stays there. */
const slowly = (page) =>
  page.addInitScript(() => {
    localStorage.setItem("undercroft/settings", JSON.stringify({ v: 1, pace: "slow" }));
  });

/** Waits until all lines are there. */
async function lines(page) {
  await expect(stage(page).locator(".is-still")).toBeVisible();
  return stage(page).locator("li p:not(.stage-figures)").allInnerTexts();
}

test.describe("on a phone", () => {
  test.use({ ...phone, viewport: { width: 360, height: 740 } });

  test("a room is resolved in words, and a tap on them plays nothing", async ({ page, axe }) => {
    await slowly(page);
    await raiders.start(page, { people: 3, computers: { 2: "easy", 3: "easy" } });
    const told = [];
    await page.exposeFunction("tellOfStage", (words) => told.push(words));
    await page.evaluate(() => {
      const look = () => {
        const words = document.querySelector(".stage li p")?.innerText;
        if (words) globalThis.tellOfStage(words);
      };
      new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    });
    await raiders.play(page, () => told.length > 0);
    const shown = await lines(page);
    expect(shown[0]).toMatch(/^The trap is|^The monster|^The chest|^You|^Computer/);
    // Those who listen are told the same.
    const log = page.getByRole("log");
    for (const line of shown) {
      // What has come to several alike is one line on stage, and told of each.
      const [, names, what] = /^(.+): (.+) each\.$/.exec(line) ?? [];
      const each = names ? names.split(", ").map((name) => `${name}: ${what}`) : [line];
      for (const words of each) await expect(log).toContainText(words);
    }
    expect(await axe()).toEqual([]);
    const before = await page.locator(".bar-now").innerText();
    await stage(page).locator("li").first().click();
    await expect(stage(page)).toHaveCount(0);
    expect(await page.locator(".bar-now").innerText()).toBe(before);
  });

  test("after a round everybody's deeds are on stage; neither a reload nor undo brings them again", async ({ page }) => {
    await slowly(page);
    await startBox(page, { people: 3, computers: { 2: "easy", 3: "easy" } });
    await playRounds(page, (it, round) => round === 2);
    const shown = await lines(page);
    for (const name of ["You", "Computer 2", "Computer 3"]) {
      expect(shown.filter((it) => it.startsWith(`${name}: `))).not.toEqual([]);
    }
    await page.reload();
    await expect(page.locator("#room")).toBeVisible();
    await expect(stage(page)).toHaveCount(0);
  });
});

test("a treasure and the end of a delve are on stage, and Escape goes on", async ({ page }) => {
  await slowly(page);
  await startBox(page, { box: 1 });
  const seen = new Set();
  const isEnough = () => seen.size > 1;
  await page.exposeFunction("tellOfStage", (words) => seen.add(words));
  await page.evaluate(() => {
    const look = () =>
      document.querySelectorAll(".stage li").forEach((it) => globalThis.tellOfStage(it.innerText));
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  });
  await delve(page, { isEnough });
  const words = [...seen].join("\n");
  expect(words).toMatch(/^A treasure: .+\.$|^Back in the tavern|tavern|dragon|Experience/im);
  await page.keyboard.press("Escape");
  await expect(stage(page)).toHaveCount(0);
});

test("a battle is told blow by blow", async ({ page }) => {
  await slowly(page);
  await dungeoneer.start(page, { people: 2, computers: { 2: "easy" } });
  const seen = new Set();
  await page.exposeFunction("tellOfStage", (words) => seen.add(words));
  await page.evaluate(() => {
    const look = () =>
      document.querySelectorAll(".stage li").forEach((it) => globalThis.tellOfStage(it.innerText));
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  });
  const isBlow = (it) => / hits | parries | = \d+\)/.test(it);
  await dungeoneer.play(page, () => [...seen].some(isBlow));
  expect([...seen].some((it) => / sets? | springs? | sends? | hunts? /.test(it))).toBe(true);
});

test("a monster is shown with each card, the sum, and the strength it has to reach", async ({ page }) => {
  await slowly(page);
  await raiders.start(page, { people: 3, computers: { 2: "easy", 3: "easy" } });
  const shown = [];
  await page.exposeFunction("tellOfSum", (it) => shown.push(it));
  await page.evaluate(() => {
    const look = () => {
      const line = document.querySelector(".stage li:has(.stage-total)");
      if (!line) return;
      const numbers = (what) => [...line.querySelectorAll(what)].map((it) => parseInt(it.innerText.match(/\d+/)));
      const words = line.querySelector("p").innerText;
      const [total, strength] = [numbers(".stage-total")[0], numbers(".stage-goal")[0]];
      globalThis.tellOfSum({ words, total, strength, cards: numbers(".stage-term b") });
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
  });
  await raiders.play(page, () => shown.length > 0);
  const [{ words, total, strength, cards }] = shown;
  expect(cards.reduce((sum, it) => sum + it)).toBe(total);
  expect(words).toMatch(new RegExp(`\\b${total}\\b.*\\b${strength}\\b`));
  expect(words).toMatch(total < strength ? /attacks/ : /beaten/);
});

/** Plays a table of two to its end; what came last is on stage. */
async function playToTheEnd(page) {
  await slowly(page);
  await raiders.start(page, { people: 2, computers: { 2: "easy" } });
  await raiders.play(page, (it) => it.isOver);
  await expect(stage(page)).toBeVisible();
  const result = page.locator("dialog.is-ending");
  await expect(result).toBeHidden();
  return result;
}

test("the last thing is seen before the result is", async ({ page }) => {
  const result = await playToTheEnd(page);
  expect(await lines(page)).not.toEqual([]);
  await stage(page).locator("li").first().click();
  await expect(result).toBeVisible();
  await expect(stage(page)).toHaveCount(0);
});

for (const size of [{ width: 360, height: 740 }, { width: 1280, height: 800 }]) {
  test(`a result is everybody's before the device changes hands, at ${size.width} px`, async ({ page, axe }) => {
    await page.setViewportSize(size);
    await raiders.start(page, { people: 3 });
    await raiders.play(page, (it) => it.isShownFirst);
    await expect(page.locator(".curtain")).toHaveCount(0);
    await expect(stage(page).locator("li").first()).toBeVisible();
    // What changes by it is not covered, and no hand lies open.
    const [told, heroes] = [stage(page).locator("ol"), page.locator(".rd-heroes")];
    const [a, b] = await Promise.all([told.boundingBox(), heroes.boundingBox()]);
    const isApart = a.y + a.height <= b.y || b.y + b.height <= a.y || a.x + a.width <= b.x || b.x + b.width <= a.x;
    expect(isApart, JSON.stringify([a, b])).toBe(true);
    await expect(page.locator(".rd-own:visible")).toHaveCount(0);
    await expect(page.locator(".shown-first .button")).toBeFocused();
    expect(await axe()).toEqual([]);
    await page.locator(".shown-first .button").click();
    await expect(page.locator(".curtain")).toBeVisible();
    await expect(stage(page)).toHaveCount(0);
  });
}

test("while computers play in Raiders the focus is in the room", async ({ page }) => {
  await slowly(page);
  await raiders.start(page, { people: 3, computers: { 2: "easy", 3: "easy" } });
  await raiders.play(page, (it) => it.isReady);
  await page.locator(".rd-main").press("Enter");
  await expect(stage(page).locator("li").first()).toBeVisible();
  await expect(page.locator("#room")).toBeFocused();
});

test("while computers play in Dungeon Roll the focus is never lost", async ({ page }) => {
  await startBox(page, { box: 1, people: 2, computers: { 2: "easy" } });
  await page.locator(".dr").waitFor();
  // Where the focus is in each picture in which a computer plays.
  await page.evaluate(() => {
    globalThis.focused = [];
    const look = () => {
      if (document.querySelector(".dr.is-watching")) globalThis.focused.push(document.activeElement.tagName);
      requestAnimationFrame(look);
    };
    look();
  });
  // A button may have gone by the time that it is tapped.
  const press = (what) => page.locator(what).first().press("Enter", { timeout: 2000 }).catch(() => {});
  let nth = 0;
  await delve(page, { press, isEnough: () => (nth += 1) > 40 });
  const focused = await page.evaluate(() => globalThis.focused);
  expect(focused.length).toBeGreaterThan(0);
  // A button that was pressed and goes is no place for it, nor is nothing.
  expect(new Set(focused)).not.toContain("BODY");
});

test("a key that ends the last thing does not close the result", async ({ page }) => {
  const result = await playToTheEnd(page);
  await page.keyboard.down("Enter");
  await expect(result).toBeHidden();
  await page.keyboard.up("Enter");
  await expect(result).toBeVisible();
  // The focus is on what closes it: a second press does that.
  await page.keyboard.press("Enter");
  await expect(result).toBeHidden();
  await expect(page.getByRole("button", { name: "The result" })).toBeVisible();
});

test.describe("with a finger", () => {
  test.use(phone);

  test("taps that go on from the last thing do not close the result", async ({ page }) => {
    const result = await playToTheEnd(page);
    for (let nth = 0; nth < 2; nth += 1) await page.touchscreen.tap(20, 640);
    await expect(result).toBeVisible();
    await expect(page.getByRole("button", { name: "The result" })).toHaveCount(0);
  });
});
