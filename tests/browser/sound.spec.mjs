// Sound and vibration: off until wanted, made by fresh actions alone, and kept.

import { play } from "./dungeon_roll_player.mjs";
import { expect, open, phone, seat, test, unfold } from "./fixtures.mjs";
import { start } from "./paper_dungeons_player.mjs";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** Notes what is asked of the device, and makes no sound. */
const listen = (page) =>
  page.addInitScript(() => {
    const heard = { contexts: 0, starts: [], samples: [], patterns: [] };
    globalThis.heard = heard;
    globalThis.AudioContext = class {
      destination = {};
      constructor() {
        heard.contexts += 1;
      }
      get currentTime() {
        return performance.now() / 1000;
      }
      resume() {
        return Promise.resolve();
      }
      createBuffer(nChannels, length, rate) {
        return { copyToChannel: (samples) => heard.samples.push([...samples].slice(0, length)), rate };
      }
      createBufferSource() {
        return { connect() {}, start: (time) => heard.starts.push(time) };
      }
    };
    navigator.vibrate = (pattern) => heard.patterns.push([...pattern]) > 0;
  });

const heard = (page) => page.evaluate(() => globalThis.heard);
const nHeard = async (page) => (await heard(page)).starts.length;

async function openMenu(page, name = "Menu") {
  await page.getByRole("button", { name, exact: true }).click();
  const menu = page.getByRole("dialog");
  await expect(menu).toBeVisible();
  return menu;
}

/** Turns something on or off in the menu of the table. */
async function flip(page, name) {
  const menu = await openMenu(page);
  await menu.getByRole("switch", { name, exact: true }).click();
  await leave(page, menu);
}

/** Closes the menu, and waits until its entry of the history has been left. */
async function leave(page, menu) {
  await page.keyboard.press("Escape");
  await expect(menu).toHaveCount(0);
  await expect.poll(() => page.evaluate(() => history.state ?? 0)).toBe(0);
}

/** Takes some more actions of Dungeon Roll, until the delve has come to another phase. */
async function goOn(page) {
  let first;
  await play(page, { isEnough: (it) => ((first ??= it.phase), it.phase !== first) });
}

test.describe("on a phone", () => {
  test.use(phone);

  test("what happens is heard and felt if that is wanted, and nothing else is", async ({ page, axe }) => {
    await listen(page);
    await start(page, { box: 1 });
    await play(page, { isEnough: (it) => it.phase === "monsters" });
    expect(await heard(page)).toEqual({ contexts: 0, starts: [], samples: [], patterns: [] });

    const menu = await openMenu(page);
    const sound = menu.getByRole("switch", { name: "Sound", exact: true });
    await expect(sound).toHaveAttribute("aria-checked", "false");
    expect(await axe()).toEqual([]);
    await sound.click();
    await expect(sound).toHaveAttribute("aria-checked", "true");
    await expect(sound).toContainText("on");
    // Turned on, it gives a taste.
    await expect.poll(() => nHeard(page)).toBe(1);
    await menu.getByRole("switch", { name: "Vibration", exact: true }).click();
    await expect.poll(async () => (await heard(page)).patterns).toEqual([[25, 50, 25]]);
    expect(await axe()).toEqual([]);
    await page.keyboard.press("Escape");

    await goOn(page);
    await expect.poll(() => nHeard(page)).toBeGreaterThan(1);
    const { contexts, samples, patterns } = await heard(page);
    expect(contexts).toBe(1);
    expect(patterns.length).toBeGreaterThan(1);
    // Short, and quiet.
    const loudest = Math.max(...samples.flat().map(Math.abs));
    expect(loudest).toBeGreaterThan(0.03);
    expect(loudest).toBeLessThan(0.35);

    // What is taken back, and what is only looked at, makes no sound.
    const before = await nHeard(page);
    await page.keyboard.press("U");
    await page.keyboard.press("Shift+U");
    await page.evaluate(() => Object.defineProperty(document, "hidden", { value: true, configurable: true }));
    await goOn(page);
    expect(await nHeard(page)).toBe(before);
    await page.evaluate(() => delete document.hidden);
    await flip(page, "Sound");
    const nFelt = (await heard(page)).patterns.length;
    const goOnAndFeel = async () => {
      await goOn(page);
      return (await heard(page)).patterns.length;
    };
    await expect.poll(goOnAndFeel).toBeGreaterThan(nFelt);
    expect(await nHeard(page)).toBe(before);
  });
});

test("sound is one setting at the table and on its page, and lasts", async ({ page, axe }) => {
  await listen(page);
  await open(page, "#settings");
  await expect(page.getByRole("group", { name: "Vibration" })).toHaveCount(0);
  const setting = page.getByRole("group", { name: "Sound" });
  await expect(setting.getByRole("radio", { name: "Off" })).toBeChecked();
  await setting.getByRole("radio", { name: "On" }).check();
  await expect.poll(() => nHeard(page)).toBe(1);
  expect(await axe()).toEqual([]);
  await page.reload();
  await expect(setting.getByRole("radio", { name: "On" })).toBeChecked();
  expect((await heard(page)).contexts).toBe(0);

  await start(page, { box: 1 });
  await play(page, { isEnough: (it) => it.phase === "monsters" });
  const menu = await openMenu(page);
  await expect(menu.getByRole("switch", { name: "Vibration" })).toHaveCount(0);
  await expect(menu.getByRole("switch", { name: "Sound" })).toHaveAttribute("aria-checked", "true");
  await leave(page, menu);
  await page.reload();
  await expect(page.locator(".dr")).toBeVisible();
  expect((await heard(page)).contexts).toBe(0);
  await leave(page, await openMenu(page));
  await goOn(page);
  await expect.poll(() => nHeard(page)).toBeGreaterThan(0);
  await flip(page, "Sound");
  await page.reload();
  const again = await openMenu(page);
  await expect(again.getByRole("switch", { name: "Sound" })).toHaveAttribute("aria-checked", "false");
});

test("what computers do is heard, by the browser's own means too", async ({ page }) => {
  await page.addInitScript(() => {
    globalThis.nStarted = 0;
    const play = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (...times) {
      globalThis.nStarted += 1;
      return play.apply(this, times);
    };
    localStorage.setItem("undercroft/settings", JSON.stringify({ v: 1, felt: "sound" }));
  });
  await open(page, "#new/dungeon-roll");
  await unfold(page);
  await seat(page, { people: 2, computers: { 2: "easy" } });
  await page.getByRole("radio", { name: "Player 2", exact: true }).check();
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await expect(page.locator("#room")).toBeVisible();
  await expect.poll(() => page.evaluate(() => globalThis.nStarted)).toBeGreaterThan(1);
});

test("the switch speaks Russian", async ({ browser, baseURL }) => {
  const page = await (await browser.newContext({ ...phone, locale: "ru-RU", baseURL })).newPage();
  await listen(page);
  await start(page, { lang: "ru", box: 1 });
  const menu = await openMenu(page, "Меню");
  await menu.getByRole("switch", { name: "Звук" }).click();
  await expect(menu.getByRole("switch", { name: "Звук" })).toContainText("вкл.");
  await expect(menu.getByRole("switch", { name: "Вибрация" })).toContainText("выкл.");
  await page.context().close();
});
