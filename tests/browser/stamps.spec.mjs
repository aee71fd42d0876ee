// Stamps: each that can be had by a few taps is given on the spot and once, stays over a reload, and goes along in a copy of
// everything.

import { readFileSync } from "node:fs";
import { EVERYWHERE, expect, inEnglish, open, phone, playOnFromHere, test } from "./fixtures.mjs";
import { keep, record } from "./kept.mjs";
import { expectNoSideways } from "./paper_dungeons_player.mjs";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const WORDS = {
  en: {
    locale: "en-GB",
    lesson: "New stamp: First Steps. A lesson finished.",
    explained: "New stamp: What Is This?. Something on a board looked up: hold it, or press ?.",
    hint: "New stamp: Good Advice. A hint followed.",
    end: "New stamps: Monster Down, Home in Time, To the Very End",
    shared: "New stamp: Pass It On",
    album: "Stamps",
    taken: (n) => `${n} of 10 taken`,
    isTaken: " (taken)",
    bulb: "Hint",
    take: "Do it",
    share: "Share",
    copy: "Copy the message",
  },
  ru: {
    locale: "ru-RU",
    lesson: "Новая печать: «Первые шаги». Урок пройден.",
    explained: "Новая печать: «А это что?». Узнали, что лежит на поле: удержанием пальца или клавишей «?».",
    hint: "Новая печать: «Добрый совет». Ход по подсказке.",
    end: "Новые печати: «Чудовище повержено», «Вовремя домой», «До самого конца»",
    shared: "Новая печать: «Передай другому»",
    album: "Печати",
    taken: (n) => `Получено: ${n} из 10`,
    isTaken: " (получена)",
    bulb: "Подсказка",
    take: "Сделать",
    share: "Поделиться",
    copy: "Скопировать сообщение",
  },
};

const toast = (page) => page.locator(".toast.is-stamp");
const end = (page) => page.locator("dialog[open].is-ending");

/** A match of Dungeon Roll in which somebody comes home from level 3 or deeper, and that is over. */
const OVER = record("dungeon-roll/knight");

/** The stamps that are kept, by their keys. */
const kept = (page) =>
  page.evaluate(() => {
    const keys = Object.keys(localStorage).filter((it) => it.startsWith("undercroft/stamp/"));
    return keys.map((it) => it.replace("undercroft/stamp/", "")).sort();
  });

/** Everybody who comes has taken these already, but for the tab that says when. */
const take = (page, keys) =>
  page.addInitScript((keys) => {
    for (const key of keys) localStorage.setItem(`undercroft/stamp/${key}`, '{"v":1,"taken":1764000000000}');
  }, keys);

/** Opens a lesson at its last step, and leaves that out. */
async function finishLesson(page, id) {
  const text = readFileSync(new URL(`../../public/lessons/${id}.txt`, import.meta.url), "utf8");
  const nSteps = text.split("\n").filter((line) => line === "step").length;
  await page.addInitScript(
    ([id, step]) => localStorage.setItem(`undercroft/lesson/${id}`, `{"v":1,"step":${step}}`),
    [id, nSteps - 1],
  );
  await open(page, `#learn/${id}`);
  await page.getByRole("button", { name: /^(Skip|Пропустить)/ }).click();
  await expect(page.locator(".lesson-end")).toBeVisible();
}

/** Plays on from a place in a match of Paper Dungeons that is kept. */
async function playOn(page) {
  await open(page, "#replay/match/12");
  await playOnFromHere(page);
  await expect(page.locator("dialog.explained")).toBeAttached();
}

for (const [lang, words] of Object.entries(WORDS)) {
  test.describe(lang, () => {
    test.use({ locale: words.locale });

    test("a lesson, a thing explained and a hint bring stamps on the spot, once", inEnglish(lang), async ({ page, axe }) => {
      await keep(page, { match: record("paper-dungeons/solo") });
      await finishLesson(page, "dungeon-raiders");
      await expect(toast(page)).toHaveText(words.lesson);
      // It is read aloud, politely.
      await expect(page.getByRole("status").filter({ hasText: words.lesson })).toHaveCount(1);
      expect(await axe()).toEqual([]);
      await playOn(page);
      await page.locator("#room .icon").filter({ visible: true }).first().click({ button: "right" });
      await expect(page.locator("dialog.explained[open]")).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(toast(page).filter({ hasText: words.explained })).toHaveCount(1);
      await page.getByRole("banner").getByRole("button", { name: words.bulb, exact: true }).click();
      await page.getByRole("button", { name: words.take, exact: true }).click();
      await expect(toast(page).filter({ hasText: words.hint })).toHaveCount(1);
      expect(await kept(page)).toEqual(["explained", "hint", "lesson"]);
      // A player who has one is not given it again.
      await page.reload();
      await finishLesson(page, "dungeon-raiders");
      await expect(toast(page)).toHaveCount(0);
    });

    test("the end of a match tells of its stamps, and so does sharing it", async ({ page, axe, context, browserName }) => {
      if (browserName === "chromium") await context.grantPermissions(["clipboard-read", "clipboard-write"]);
      await keep(page, { over: OVER });
      await open(page, "#play/over");
      await expect(end(page).locator(".new-stamps")).toHaveText(words.end);
      await expect(toast(page)).toHaveCount(0);
      expect(await axe()).toEqual([]);
      await end(page).getByRole("button", { name: words.share }).click();
      const dialog = page.getByRole("dialog", { name: words.share });
      await dialog.getByRole("button", { name: words.copy }).click();
      await expect(dialog.locator(".new-stamps")).toHaveText(words.shared);
      expect(await kept(page)).toEqual(["home", "match", "monster", "shared"]);
      // They are told once.
      await page.reload();
      await expect(end(page).locator(".end-title h3")).toBeVisible();
      await expect(end(page).locator(".new-stamps")).toHaveCount(0);
    });

    test("the page of achievements shows all stamps above the rest", async ({ page, axe }) => {
      await take(page, ["lesson", "hint", "shared"]);
      await page.setViewportSize({ width: 360, height: 740 });
      await open(page, "#achievements/dungeon-roll");
      await expect(page.getByRole("heading", { level: 2, name: words.album })).toBeVisible();
      await expect(page.getByText(words.taken(3))).toBeVisible();
      await expect(page.locator(".album li")).toHaveCount(10);
      await expect(page.locator(".album li.is-taken")).toHaveCount(3);
      await expect(page.locator(".album li").filter({ hasText: words.isTaken })).toHaveCount(3);
      const [album, honours] = await Promise.all([".album", ".honours"].map((it) => page.locator(it).first().boundingBox()));
      expect(album.y + album.height).toBeLessThanOrEqual(honours.y);
      await expectNoSideways(page);
      expect(await axe()).toEqual([]);
    });
  });
}

test("a dragon brings its stamp while the match goes on, and undo does not take it", async ({ page }) => {
  // The action that defeats the dragon is made again.
  const lines = OVER.trimEnd().split("\n");
  const first = lines.findIndex((line) => /^[a-h] /.test(line));
  const actions = lines.slice(first).filter((line) => /^[a-h] /.test(line));
  const nth = actions.findIndex((line) => /^a dragon/.test(line));
  expect(nth).toBeGreaterThan(0);
  await take(page, ["hint"]);
  await keep(page, { match: OVER });
  await open(page, `#replay/match/${nth + 1}`);
  await playOnFromHere(page);
  await expect(toast(page)).toContainText("New stamp: Monster Down.");
  await page.reload();
  await expect(page.locator("#room")).toBeVisible();
  expect(await kept(page)).toContain("monster");
});

test("looking back brings a stamp", EVERYWHERE, async ({ page }) => {
  await keep(page, { over: record("dungeon-roll/nobody") });
  await open(page, "#lookback/over");
  await expect(toast(page)).toContainText("New stamp: In Hindsight.", { timeout: 60_000 });
  expect(await kept(page)).toEqual(["look-back"]);
});

test("a copy of everything carries the stamps to another device", async ({ page, browser, baseURL }) => {
  await take(page, ["lesson", "monster"]);
  await open(page, "./#copies");
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Save everything to a file" }).click(),
  ]);
  const file = await download.path();
  const context = await browser.newContext({ baseURL, locale: "en-GB" });
  const other = await context.newPage();
  // One of them is there already, and stays as it is.
  await other.addInitScript(() => {
    const key = "undercroft/stamp/lesson";
    if (!localStorage.getItem(key)) localStorage.setItem(key, '{"v":1,"taken":1}');
  });
  await open(other, "./#copies");
  const [chooser] = await Promise.all([
    other.waitForEvent("filechooser"),
    other.getByRole("button", { name: "Load from a file" }).click(),
  ]);
  await chooser.setFiles(file);
  await expect.poll(() => kept(other)).toEqual(["lesson", "monster"]);
  expect(await other.evaluate(() => localStorage.getItem("undercroft/stamp/lesson"))).toBe('{"v":1,"taken":1}');
  await open(other, "#achievements/dungeon-raiders");
  await expect(other.getByText("2 of 10 taken")).toBeVisible();
  await context.close();
});

test.describe("on a phone", () => {
  test.use(phone);

  test("a stamp covers nothing that is tapped next", async ({ page }) => {
    await finishLesson(page, "dungeon-roll");
    await expect(toast(page)).toBeVisible();
    await page.locator(".lesson-end .is-main").click();
    await expect(page).toHaveURL(/#play\//);
  });
});
