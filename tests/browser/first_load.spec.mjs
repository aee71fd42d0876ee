// The size budget counts what the first load really fetches. Pictures are not in it: the page works
// before they are there. Nor are the tables, a piece of the program and a style sheet in later/: they
// come when somebody goes to one, or when the first page is painted and the browser has nothing to do.

import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, open, test } from "./fixtures.mjs";
import { keep, record } from "./kept.mjs";

const SCRIPT = fileURLToPath(new URL("../../xtask/scripts/first_load.mjs", import.meta.url));
const SITE = fileURLToPath(new URL("../../dist", import.meta.url));

function counted() {
  const lines = execFileSync(process.execPath, [SCRIPT, SITE], { encoding: "utf8" }).trim();
  return lines.split("\n").map((line) => line.split("\t")[2]);
}

const isLater = (name) => name.includes("/later/");

function nameOf(request, site) {
  return request.url().slice(site.url.length).split(/[?#]/)[0] || "index.html";
}

test("the size budget counts every file of the first load but pictures", async ({ page, site }) => {
  const fetched = new Set();
  page.on("request", (request) => {
    if (request.resourceType() !== "image") fetched.add(nameOf(request, site));
  });
  await open(page);
  const known = counted();
  expect(known.filter(isLater).map((it) => it.split(".").at(-1)).sort()).toEqual(["css", "wasm"]);
  expect([...fetched].filter((name) => !known.includes(name))).toEqual([]);
});

/** Notes when the frame begins in which the shelf is painted. */
function watchShelf() {
  const watch = new MutationObserver(() => {
    if (document.querySelector(".shelf") === null) return;
    watch.disconnect();
    requestAnimationFrame(() => (globalThis.painted = performance.now()));
  });
  watch.observe(document, { childList: true, subtree: true });
}

test("the tables are fetched only after the shelf is painted", async ({ page }) => {
  await page.addInitScript(watchShelf);
  for (const matches of [{}, { ours: record("paper-dungeons/solo") }]) {
    await keep(page, matches);
    await open(page);
    const asked = await page.waitForFunction(() => {
      const entries = performance.getEntriesByType("resource");
      return entries.find((it) => it.name.includes("/later/"))?.startTime;
    });
    const painted = await page.evaluate(() => globalThis.painted);
    expect(painted).toBeLessThan(await asked.jsonValue());
  }
  await expect(page.locator(".saved li")).toHaveCount(1);
});

test("a table that cannot be fetched is told of, and tried again", async ({
  page,
  complaints,
  axe,
}) => {
  await page.route("**/later/*", (route) => route.abort());
  await page.goto("./#new/paper-dungeons");
  await expect(page.getByRole("alert")).toContainText("could not be fetched");
  expect(await axe()).toEqual([]);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("alert")).toContainText("could not be fetched");
  complaints.length = 0;
  await page.unroute("**/later/*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: "Paper Dungeons" })).toBeVisible();
  await page.getByRole("button", { name: "Start" }).click();
  await expect(page.locator("#room")).toBeVisible();
});
