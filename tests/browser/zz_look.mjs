import { chromium } from "@playwright/test";
import { play, start } from "./dungeoneer_player.mjs";
const BASE = process.env.BASE || "http://127.0.0.1:4104/";
const [,, what, size = "390x844", lang = "en", box = "tomb-of-the-lich-lord", seed = "a browser test", people="2"] = process.argv;
const [width, height] = size.split("x").map(Number);
const mobile = width < 700;
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium-headless-shell", args: ["--no-sandbox", "--disable-gpu"] });
const context = await browser.newContext({ baseURL: BASE, viewport: { width, height }, hasTouch: mobile, isMobile: mobile, deviceScaleFactor: mobile ? 1.5 : 1, locale: lang === "ru" ? "ru-RU" : "en-GB", reducedMotion: "reduce", serviceWorkers: "block", colorScheme: process.env.DARK ? "dark" : "light" });
const page = await context.newPage();
page.on("pageerror", (e) => console.log("ERR", e.message));
page.on("console", (m) => m.type() === "error" && !/trunk/.test(m.text()) && console.log("CON", m.text()));
const solo = what.startsWith("solo");
const hot = what.startsWith("hot");
const n = Number(people);
const computers = {};
if (!solo && !hot) for (let i = 2; i <= n; i++) computers[i] = "easy";
await start(page, { lang, box, people: solo ? 1 : n, computers, seed });
const shot = (name) => page.screenshot({ path: `/tmp/dn/${name || `${what}-${size}-${lang}`}.png` });

const see = (sel) => page.evaluate((it) => [...document.querySelectorAll(it)].some((x) => x.getClientRects().length > 0), sel);
const phase = (re) => page.evaluate((it) => new RegExp(it).test(document.querySelector(".dn-track .is-now")?.textContent ?? ""), re);
const idle = async () => !(await see(".watching, .curtain"));
const own = async () => !(await see(".dn.is-theirs"));
const key = what.replace(/^(solo|hot)/, "");
const conds = {
  battle: async () => (await see(".dn-battle:not(.dn-villainy)")) && (await idle()),
  battle2: async () => (await page.evaluate(() => document.querySelectorAll(".dn-battle:not(.dn-villainy) .dn-duel").length)) >= 2 && (await idle()),
  past: async () => (await see(".dn-battle:not(.dn-villainy) .is-past")) && (await idle()),
  asked: async () => (await see(".is-asking .dn-window")) && (await idle()),
  dear: async () => (await own()) && (await phase("Villainy|Злодеяния")) && (await idle()) && (await see(".dn-main.is-ready")) && !(await see(".dn .is-lit, .dn-battle")),
  heroics: async () => (await own()) && (await phase("Heroics|Подвиги")) && (await idle()),
  place: async () => (await see(".dn-end.is-place")) && (await idle()),
  start: async () => true,
  inter: async () => see(".interruption"),
  stage: async () => see(".stage"),
  die: async () => see(".stage-die"),
  recap: async () => (await see(".recap")) && (await idle()),
  peril: async () => (await page.evaluate(() => /Whose peril|Чей риск/.test(document.querySelector(".dn-say")?.textContent ?? ""))) && (await idle()),
  over: async () => see("dialog[open].is-ending"),
  later: (() => { let n = 0; return async () => n++ > 30 && (await idle()); })(),
};
let taps = 0;
try {
  for (; taps < 400; taps++) {
    if (await conds[key]()) break;
    let k = 0;
    const off = taps;
    await play(page, (it, nth) => { if (nth >= 1) return true; return false; });
    if (await see("dialog[open].is-ending")) break;
  }
} catch (e) { console.log(e.message.slice(0, 300)); }
console.log("taps", taps);
if (process.env.HOLD) { await page.evaluate((it) => document.querySelector(it)?.click(), process.env.HOLD); await page.waitForTimeout(300); }
if (/place/.test(what)) {
  await page.waitForTimeout(500);
  await shot(`${what}0-${size}-${lang}`);
  await page.evaluate(() => document.querySelector(".dn-end.is-place > button")?.click());
}
await page.waitForTimeout(700);
await shot();
const info = await page.evaluate(() => ({
  steps: [...document.querySelectorAll(".dn-steps li")].map((it) => [it.className, getComputedStyle(it).backgroundColor]),
  duels: [...document.querySelectorAll(".dn-duel")].map((it) => Math.round(it.getBoundingClientRect().height)),
  acts: [...document.querySelectorAll(".dn-acts > *")].filter((it) => it.getClientRects().length).map((it) => it.className + ": " + it.textContent.trim()),
  say: document.querySelector(".dn-say")?.textContent,
  inter: document.querySelector(".interruption")?.getBoundingClientRect().height, bar: document.querySelector("header")?.getBoundingClientRect().height,
  mapTop: document.querySelector(".dn-middle")?.getBoundingClientRect().top,
  ends: [...document.querySelectorAll(".dn-end > button")].slice(0, 4).map((it) => it.getAttribute("aria-label")),
  locs: [...document.querySelectorAll(".dn-grid > .dn-loc > .only-read")].slice(0, 4).map((it) => it.textContent),
}));
console.log(JSON.stringify(info, null, 1));
await browser.close();
