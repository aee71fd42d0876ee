// The content-security policy: strict, in force, and no place of the page is against it. That no page
// asks another origin for anything is checked for every test, in fixtures.mjs.

import { EVERYWHERE, expect, open, test } from "./fixtures.mjs";
import { start } from "./paper_dungeons_player.mjs";

/** Keeps a list of everything that the policy has stopped. */
function listStopped() {
  globalThis.stopped = [];
  document.addEventListener("securitypolicyviolation", (it) => {
    globalThis.stopped.push(`${it.effectiveDirective} ${it.blockedURI} ${it.sample}`);
  });
}

const stopped = (page) => page.evaluate(() => globalThis.stopped);

const PLACES = ["", "#settings", "#about", "#rules/paper-dungeons", "#new/paper-dungeons"];

test("no place is against the policy", EVERYWHERE, async ({ page }) => {
  await page.addInitScript(listStopped);
  for (const place of PLACES) {
    await open(page, `./${place}`);
    expect(await stopped(page)).toEqual([]);
  }
  await start(page, {});
  await expect(page.locator("#room")).toBeVisible();
  expect(await stopped(page)).toEqual([]);
});

test("the policy is in force", EVERYWHERE, async ({ page, complaints }) => {
  await page.addInitScript(listStopped);
  await open(page);
  await page.evaluate(async () => {
    document.body.setAttribute("style", "color: red");
    const script = document.createElement("script");
    script.textContent = "globalThis.broken = true";
    document.body.append(script);
    await fetch("https://example.invalid/").catch(() => undefined);
  });
  expect(await page.evaluate(() => globalThis.broken)).toBeUndefined();
  const directives = (await stopped(page)).map((it) => it.split(" ")[0]);
  expect(directives.sort()).toEqual(["connect-src", "script-src-elem", "style-src-attr"]);
  complaints.length = 0;
});
