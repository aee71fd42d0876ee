// No matter what the browser does with what is saved, the match goes on, and a sentence says so.

import { readFileSync } from "node:fs";
import { expect, open, phone, test } from "./fixtures.mjs";
import { isOver, play, start } from "./paper_dungeons_player.mjs";

test.use({ contextOptions: { reducedMotion: "reduce" } });

/** The storage keeps what it has, and takes nothing more. */
function fillUp() {
  Storage.prototype.setItem = () => {
    throw new DOMException("no room", "QuotaExceededError");
  };
}

/** The page may not even look at the storage. */
function forbid() {
  Object.defineProperty(globalThis, "localStorage", {
    get() {
      throw new DOMException("not allowed", "SecurityError");
    },
  });
}

test("a full storage is told, and the match goes on", async ({ page }) => {
  await start(page, {});
  await page.evaluate(fillUp);
  await play(page, (it) => it.free > 0);
  await expect(page.getByText(/no room left to save/)).toBeVisible();
  const nEnded = await play(page, (_, n) => n === 1);
  expect(nEnded).toBe(1);
  expect(await isOver(page)).toBe(false);
});

/** From now on the program fails at all that it draws. */
function breakDown() {
  const fail = () => {
    throw new Error("broken from outside");
  };
  document.createElement = fail;
  Node.prototype.cloneNode = fail;
}

/** Whether a finger on the middle of a button hits it. */
const isFree = (button) =>
  button.evaluate((it) => {
    const { x, y, width, height } = it.getBoundingClientRect();
    return it.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

test.describe("on a phone", () => {
  test.use(phone);

  test("a forbidden storage is told, covers no button, and the match goes on", async ({
    page,
    complaints,
  }) => {
    await page.addInitScript(forbid);
    await start(page, {});
    await expect(page.getByText(/does not let the page save anything/).first()).toBeVisible();
    const bar = page.getByRole("banner");
    for (const name of ["Back", "Undo", "Menu"]) {
      const button = bar.getByRole("button", { name }).first();
      expect(await isFree(button), name).toBe(true);
    }
    expect(await isFree(page.locator(".pd-main"))).toBe(true);
    const nEnded = await play(page, (_, n) => n === 1);
    expect(nEnded).toBe(1);
    // Nothing is promised that was not kept.
    await page.evaluate(breakDown);
    await page.evaluate(() => {
      location.hash = "settings";
    });
    await expect(page.getByRole("heading", { name: "Something went wrong. Sorry!" })).toBeVisible();
    await expect(page.getByText("The browser did not let the last moves be saved")).toBeVisible();
    await expect(page.getByText(/is saved|was saved|партия сохранена/)).toHaveCount(0);
    complaints.length = 0;
  });
});

test("what could not be kept is asked about before the page is closed", async ({ newTab }) => {
  const page = await newTab();
  await open(page, "./#campaigns/paper-dungeons");
  await page.evaluate(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function keep(key, value) {
      if (key === "undercroft/campaigns") throw new DOMException("no room", "QuotaExceededError");
      setItem.call(this, key, value);
    };
  });
  await page.getByRole("button", { name: "Begin the first chapter" }).click();
  await expect(page.getByText(/no room left to save/)).toBeVisible();
  const asked = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.accept();
});

test("a corrupt match is set aside, not overwritten", async ({ page }) => {
  await start(page, {});
  await play(page, (it) => it.free > 0);
  const ruined = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((it) => it.startsWith("undercroft/match/"));
    const value = localStorage.getItem(key).replace(/keep/, "kept");
    localStorage.setItem(key, value);
    return value;
  });
  await page.reload();
  await expect(page.getByText(/cannot be opened/).first()).toBeVisible();
  await expect(page.getByText(/set aside/).first()).toBeVisible();
  const kept = await page.evaluate(() => Object.values(localStorage));
  expect(kept).toContain(ruined);
  // What is wrong with it stands on the page of such things; there it goes nowhere by itself.
  await page.getByRole("button", { name: "Look at it" }).first().click();
  await expect(page.getByRole("heading", { name: /^A match,/ })).toBeVisible();
  await page.getByRole("button", { name: "Put back" }).click();
  await expect(page.getByText(/cannot be read/).first()).toBeVisible();
  expect(await page.evaluate(() => Object.values(localStorage))).toContain(ruined);
  await open(page);
});

test("a match goes unsaved while there is no room, and is saved once there is", async ({ page }) => {
  await start(page, {});
  await page.evaluate(() => {
    globalThis.setItem = Storage.prototype.setItem;
  });
  await page.evaluate(fillUp);
  await play(page, (it) => it.free > 0);
  await expect(page.getByText(/no room left to save/)).toBeVisible();
  const record = () =>
    page.evaluate(() => {
      const key = Object.keys(localStorage).find((it) => it.startsWith("undercroft/match/"));
      return JSON.parse(localStorage.getItem(key)).record;
    });
  expect(await record()).not.toContain("keep");
  // It is there on the shelf and comes back from there, unsaved as it is.
  await page.getByRole("button", { name: "Back to the shelf" }).first().click();
  await page.getByRole("link", { name: "Continue" }).click();
  await expect(page.getByText("Round 1 of 8").first()).toBeVisible();
  await page.evaluate(() => {
    Storage.prototype.setItem = globalThis.setItem;
  });
  await play(page, (_, n) => n === 1);
  expect(await record()).toContain("keep");
  await page.reload();
  await expect(page.getByText("Round 2 of 8").first()).toBeVisible();
});

test("what a newer version keeps is left where it is", async ({ page }) => {
  await start(page, {});
  await expect(page.locator("#room")).toBeVisible();
  const id = page.url().split("/").pop();
  const newer = (what) => JSON.stringify({ v: 99, [what]: "otherwise" });
  const texts = {
    "undercroft/index": newer("matches"),
    "undercroft/hall": newer("rows"),
    "undercroft/campaigns": newer("rows"),
    "undercroft/settings": newer("lang"),
    "undercroft/match/later": newer("record"),
  };
  await page.evaluate((it) => Object.assign(localStorage, it), texts);
  await page.goto("./#");
  await page.reload();
  await expect(page.getByText(/by a newer version/)).toBeVisible();
  // The match itself is found again, and goes on; the settings last as long as the tab.
  await expect(page.locator(".saved li")).toHaveCount(1);
  await page.goto(`./#play/${id}`);
  await play(page, (it) => it.free > 0);
  await page.goto("./#settings");
  await page.getByRole("radio", { name: "Dark" }).check();
  await expect(page.getByText(/could not be stored/)).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.goto("./#play/later");
  await expect(page.locator(".saved li")).toHaveCount(1);
  await page.goto("./#campaigns/paper-dungeons");
  await page.getByRole("button", { name: "Begin the first chapter" }).click();
  await expect(page.locator("#room")).toBeVisible();
  await page.goto("./#aside");
  await expect(page.getByText("Nothing was set aside.")).toBeVisible();
  const kept = await page.evaluate(() => ({ ...localStorage }));
  expect(kept).toMatchObject(texts);
  expect(JSON.parse(kept[`undercroft/match/${id}`]).record).toContain("keep");
});

test("after a failure the record can be kept, and the match goes on", async ({
  page,
  complaints,
}) => {
  await start(page, {});
  await play(page, (it) => it.free > 0);
  await page.evaluate(breakDown);
  await page.evaluate(() => {
    location.hash = "settings";
  });
  await expect(page.getByRole("heading", { name: "Something went wrong. Sorry!" })).toBeVisible();
  const reload = page.getByRole("link", { name: "Reload: your match is saved" });
  await expect(reload).toBeVisible();
  // The sheets of style are still there.
  await expect(reload).toHaveCSS("display", "inline-flex");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText([/^Something went wrong/, /^Что-то сломалось/]);
  complaints.length = 0;
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: /Keep the record/ }).click(),
  ]);
  const record = readFileSync(await download.path(), "utf8");
  expect(record).toMatch(/^undercroft 2\ngame paper-dungeons \d+\n/);
  expect(record).toMatch(/\na keep .*\ncheck [0-9a-f]{16}\n$/);
  expect(download.suggestedFilename()).toMatch(/^undercroft-[a-z0-9]+\.txt$/);
  await page.getByRole("link", { name: "← Shelf" }).click();
  await page.getByRole("link", { name: "Continue" }).click();
  await expect(page.getByText("Round 1 of 8").first()).toBeVisible();
});

test("the browser is asked once not to forget, and a phone that will is told of", async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({
    baseURL: site.url,
    userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Safari/605.1",
  });
  const page = await context.newPage();
  await page.addInitScript(() => {
    // `navigator.standalone` is Safari's own.
    navigator.standalone = false;
    StorageManager.prototype.persist = async () => {
      sessionStorage.setItem("asked", `${sessionStorage.getItem("asked") ?? ""}!`);
      return false;
    };
  });
  await start(page, {});
  await expect(page.locator("#room")).toBeVisible();
  await start(page, {});
  await expect(page.locator("#room")).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem("asked"))).toBe("!");
  await open(page);
  await expect(page.getByText(/may clear .* after a week/)).toBeVisible();
  await context.close();
});
