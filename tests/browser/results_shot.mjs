import { chromium } from "@playwright/test";
import { serve } from "./serve.mjs";
process.env.UNDERCROFT_SITE ??= "/tmp/site";
const site = await serve({ under: "/" });
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium-headless-shell", args: ["--no-sandbox", "--disable-gpu"] });
for (const [lang, w, h] of [["en-GB", 360, 740], ["ru-RU", 360, 640]]) {
  const ctx = await browser.newContext({ locale: lang, viewport: { width: w, height: h }, deviceScaleFactor: 2, isMobile: true, hasTouch: true, serviceWorkers: "block" });
  const page = await ctx.newPage();
  page.setDefaultTimeout(60000);
  await page.goto(site.url + "#new/dungeon-roll");
  await page.locator(".setup-start .button").click();
  await page.locator(".dr").waitFor();
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `/tmp/roll-${lang}.png` });
  const info = await page.evaluate(() => ["dr-phases", "dr-hero", "dr-ultimate", "dr-way"].map((c) => { const r = document.querySelector("." + c)?.getBoundingClientRect(); return c + " " + (r ? [r.x, r.y, r.width, r.height].map((n) => n.toFixed(0)) : ""); }));
  console.log(lang, info.join(" | "));
  await ctx.close();
}
await browser.close();
await site.close();
