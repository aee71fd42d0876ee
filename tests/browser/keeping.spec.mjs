// What is kept on this device: names, deleting and its undo, searching, and one match in two tabs.

import { EVERYWHERE, expect, open, test } from "./fixtures.mjs";
import { play, start } from "./paper_dungeons_player.mjs";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const rows = (page) => page.locator(".saved li");

/** Everything that is kept, but the index, which notes when a match was changed. */
const kept = (page) =>
  page.evaluate(() =>
    Object.fromEntries(
      Object.entries(localStorage).filter(([key]) => key.startsWith("undercroft/match/")),
    ),
  );

/** Lays as many tables as there are seeds, and leaves them. */
async function layTables(page, seeds) {
  for (const seed of seeds) {
    await start(page, { seed });
    await expect(page.locator("#room")).toBeVisible();
  }
  await open(page);
}

test("a deleted match comes back whole, from any place", EVERYWHERE, async ({ page, axe }) => {
  await layTables(page, ["one", "two"]);
  const before = await kept(page);
  await rows(page).nth(1).getByRole("button", { name: /^Delete/ }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByRole("status").filter({ hasText: "Deleted: Paper Dungeons." })).toBeVisible();
  expect(await axe()).toEqual([]);
  await page.getByRole("link", { name: "Settings" }).click();
  await expect(page.getByRole("heading", { name: "Settings" })).toBeVisible();
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await page.goto("./#");
  await expect(rows(page)).toHaveCount(2);
  expect(await kept(page)).toEqual(before);
});

test("thousands of matches come in pages, and odd ones do not widen the shelf", async ({ page, axe }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() => {
    const odd = { title: "W".repeat(290), moment: "m\u0301\u0301".repeat(90), score: "9".repeat(290), awaited: "" };
    const of = (nth) => (nth % 500 ? { moment: `Round ${nth}`, score: "", awaited: "" } : odd);
    const line = (_, nth) => ({ id: `m${nth}`, game: nth % 500 ? "paper-dungeons" : "g".repeat(32), changed: 1e12 + nth, is_over: nth % 2 > 0, en: of(nth), ru: of(nth) });
    const index = { v: 1, matches: Array.from({ length: 4000 }, line), finished: [] };
    localStorage.setItem("undercroft/index", JSON.stringify(index));
  });
  await open(page);
  await expect(page.getByText("Saved matches (4000)")).toBeVisible();
  await expect(rows(page)).toHaveCount(60);
  const more = page.getByRole("button", { name: "Show 30 more of 1970" });
  await more.first().click();
  await expect(rows(page)).toHaveCount(90);
  await expect(page.locator(".saved a:focus")).toContainText("Round 3938");
  await page.getByLabel("Find a match").fill("round 7");
  await expect(page.getByText("1084 matches found")).toBeVisible();
  await page.getByLabel("Find a match").fill("www");
  await expect(rows(page).first()).toContainText("WWW");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  // Nor does what is said of one that is gone.
  await rows(page).first().getByRole("button", { name: /^Delete/ }).click();
  await expect(page.locator(".toast")).toContainText("WWW");
  expect(await page.locator(".toast").evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  expect(await axe()).toEqual([]);
});

test("a deletion that is not taken back is for good", async ({ page }) => {
  await layTables(page, ["one", "two"]);
  await rows(page).first().getByRole("button", { name: /^Delete/ }).click();
  await page.getByRole("button", { name: "Dismiss" }).click();
  await page.reload();
  await expect(rows(page)).toHaveCount(1);
  expect(Object.keys(await kept(page))).toHaveLength(1);
});

test("a match goes by the name that a person gives it", EVERYWHERE, async ({ page, axe }) => {
  await layTables(page, ["one", "two"]);
  await rows(page).nth(1).getByRole("button", { name: /^Name/ }).click();
  expect(await axe()).toEqual([]);
  await page.getByLabel("Name", { exact: true }).fill("  Friday \u202e night ");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(rows(page).nth(1)).toContainText("Friday night · Paper Dungeons");
  // It stays through playing and through a reload.
  await rows(page).nth(1).getByRole("link").click();
  await expect(page.locator("#room")).toBeVisible();
  await play(page, (it) => it.free > 0);
  await open(page);
  await expect(rows(page).first()).toContainText("Friday night");
});

test.describe("in Russian", () => {
  test.use({ locale: "ru-RU" });

  test("among many matches one is found by its name", async ({ page, axe }) => {
    await start(page, { lang: "ru" });
    await expect(page.locator("#room")).toBeVisible();
    // Six more of the same: what the index does not know is found and put on the shelf.
    await page.evaluate(() => {
      const key = Object.keys(localStorage).find((it) => it.startsWith("undercroft/match/"));
      for (let nth = 1; nth <= 6; nth += 1)
        localStorage.setItem(`undercroft/match/copy${nth}`, localStorage.getItem(key));
    });
    await open(page);
    await expect(rows(page)).toHaveCount(7);
    await rows(page).nth(4).getByRole("button", { name: /^Назвать/ }).click();
    await page.getByLabel("Название", { exact: true }).fill("Дождливый вечер");
    await page.getByRole("button", { name: "Сохранить" }).click();
    await page.getByLabel("Найти партию").fill("ВЕЧЕР paper");
    await expect(rows(page)).toHaveCount(1);
    await expect(page.getByText("Найдено: 1 партия")).toBeVisible();
    expect(await axe()).toEqual([]);
    await page.getByLabel("Найти партию").fill("чепуха");
    await expect(page.getByText("Найдено: 0 партий")).toBeVisible();
    await expect(rows(page)).toHaveCount(0);
  });
});

/** The page hears nothing of what other tabs keep, like one that sleeps. */
function goDeaf() {
  globalThis.addEventListener("storage", (event) => event.stopImmediatePropagation(), true);
}

/** Opens the page's match in another tab. */
async function secondTab(page, newTab, { isDeaf = false } = {}) {
  const other = await newTab();
  if (isDeaf) await other.addInitScript(goDeaf);
  await other.goto(page.url());
  await expect(other.locator("#room")).toBeVisible();
  return other;
}

test("a tab follows what another one plays", EVERYWHERE, async ({ page, newTab }) => {
  await start(page, {});
  const other = await secondTab(page, newTab);
  await play(page, (it) => it.free > 0);
  await expect(other.getByText(/went on in another tab; here/)).toBeVisible();
  await expect(other.getByText("Round 1 of 8").first()).toBeVisible();
  // The other one goes on, and the first follows.
  await play(other, (_, n) => n === 1);
  await expect(page.getByText("Round 2 of 8").first()).toBeVisible();
  expect(Object.keys(await kept(page))).toHaveLength(1);
  await other.close();
});

test("two lines of one match become two matches", async ({ page, newTab }) => {
  await start(page, {});
  const other = await secondTab(page, newTab, { isDeaf: true });
  await play(page, (it) => it.free > 0);
  const [id, text] = Object.entries(await kept(page))[0];
  // It keeps another talent than the player of these tests would.
  await other.locator(".pd-card").nth(1).click();
  await other.locator(".pd-card[aria-pressed=false]").nth(1).click();
  await other.locator(".pd-main").click();
  await expect(other.getByText(/your line is now a match of its own/)).toBeVisible();
  const both = await kept(other);
  expect(Object.keys(both)).toHaveLength(2);
  expect(both[id]).toBe(text);
  await expect(other).not.toHaveURL(page.url());
  await expect(other.locator("#room")).toBeVisible();
  await other.close();
});

test("the shelf follows other tabs", async ({ page, newTab }) => {
  await layTables(page, ["one"]);
  const other = await newTab();
  await layTables(other, ["two"]);
  await expect(rows(page)).toHaveCount(2);
  await rows(page).first().getByRole("button", { name: /^Delete/ }).click();
  await expect(rows(other)).toHaveCount(1);
  await other.close();
});

test("a match deleted in another tab asks before it comes back", async ({ page, newTab, axe }) => {
  await start(page, {});
  await expect(page.locator("#room")).toBeVisible();
  const other = await newTab();
  const remove = async () => {
    await open(other);
    await rows(other).first().getByRole("button", { name: /^Delete/ }).click();
    await expect(rows(other)).toHaveCount(0);
  };
  await remove();
  const dialog = page.getByRole("dialog", { name: "Deleted in another tab" });
  await expect(dialog).toBeVisible();
  expect(await axe()).toEqual([]);
  // Not answered, it stays deleted, and the next move asks again.
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.locator(".pd-card").nth(1).click();
  await page.locator(".pd-card[aria-pressed=false]").nth(1).click();
  await page.locator(".pd-main").click();
  await expect(dialog).toBeVisible();
  expect(Object.keys(await kept(page))).toHaveLength(0);
  await dialog.getByRole("button", { name: "Keep the match" }).click();
  await expect(dialog).toBeHidden();
  const texts = Object.values(await kept(page));
  expect(texts).toHaveLength(1);
  expect(JSON.parse(texts[0]).record).toContain("keep");
  // A player who lets it go finds the shelf without it.
  await remove();
  await dialog.getByRole("button", { name: "Back to the shelf" }).click();
  await expect(rows(page)).toHaveCount(0);
  await other.close();
});

test("what is chosen in one tab joins what was chosen in another", async ({ page, newTab }) => {
  await open(page, "./#settings");
  const other = await newTab();
  await other.addInitScript(goDeaf);
  await open(other, "./#settings");
  const heard = await newTab();
  await open(heard, "./#settings");
  await page.getByRole("radio", { name: "Dark" }).check();
  await page.getByRole("radio", { name: "Largest" }).check();
  // A tab that hears of it follows.
  await expect(heard.locator("html")).toHaveAttribute("data-size", "largest");
  await expect(heard.getByRole("radio", { name: "Dark" })).toBeChecked();
  // One that slept takes nothing back.
  await other.getByRole("radio", { name: "Русский" }).check();
  await expect(page.locator("html")).toHaveAttribute("lang", "ru");
  await page.reload();
  for (const [name, value] of [["data-theme", "dark"], ["data-size", "largest"], ["lang", "ru"]])
    await expect(page.locator("html")).toHaveAttribute(name, value);
  // A setting that cannot be stored is told, and lasts as long as the tab.
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("no room", "QuotaExceededError");
    };
  });
  await page.getByRole("radio", { name: "Светлая" }).check();
  await expect(page.getByText("Сохранить эту настройку не удалось")).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "light");
  await other.close();
  await heard.close();
});
