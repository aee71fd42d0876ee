// Several devices in one room, wired to each other: what the people around them do to sit down at one table.

import { test as base, choosePlayer, expect, keepPictures, open, ready, unfold } from "./fixtures.mjs";

/** A table on a large screen, and a small phone. */
export const LARGE = { viewport: { width: 1440, height: 900 } };
export const SMALL = { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };

const WORDS = {
  en: {
    start: "Start",
    seed: "Seed",
    name: (n) => `Name of player ${n}`,
    yourName: "Your name",
    sitDown: "Sit down",
    takeAnswer: "Take the answer",
    takeIt: "Take it",
    showCode: "Show a code",
  },
  ru: {
    start: "Начать",
    seed: "Расклад (код)",
    name: (n) => `Имя игрока ${n}`,
    yourName: "Ваше имя",
    sitDown: "Сесть за стол",
    takeAnswer: "Принять ответ",
    takeIt: "Принять",
    showCode: "Показать код",
  },
};

export const words = (page) => WORDS[page.lang];

/**
 * Lets Chromium name its own address: otherwise it is a word, which nobody explains where there is no local network.
 */
export const NAMES_ADDRESS = "--disable-features=WebRtcHideLocalIpsWithMdns";

/** What tests of several devices have besides: `device({ lang, ... })` is one more, with a page that must stay quiet. */
export const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const args = [...(launchOptions.args ?? []), NAMES_ADDRESS];
      await use({ ...launchOptions, args });
    },
    { scope: "worker" },
  ],

  device: async ({ browser, baseURL, complaints, painted }, use, testInfo) => {
    const contexts = [];
    await use(async ({ lang = "en", ...options } = {}) => {
      const locale = lang === "en" ? "en-GB" : "ru-RU";
      const permissions = ["clipboard-read", "clipboard-write"];
      const context = await browser.newContext({
        baseURL,
        locale,
        permissions,
        reducedMotion: "reduce",
        serviceWorkers: "block",
        ...options,
      });
      contexts.push(context);
      const page = await ready(await context.newPage(), { baseURL, complaints, painted });
      page.lang = lang;
      return page;
    });
    await keepPictures("device", contexts, testInfo);
    await Promise.all(contexts.map((it) => it.close()));
    expect(complaints).toEqual([]);
  },
});

/** The picture of the code that a device shows. */
export const code = (page) => page.locator("svg.room-code");

/** The link in it. */
export async function linkOf(page) {
  await code(page).waitFor();
  return code(page).getAttribute("data-link");
}

/** A seat in the strip above the board, counted from 1. */
export const seatOf = (page, number) => page.locator(`.room-strip [data-seat="${number}"]`);

/** What is said where somebody is missing, or asks. */
export const bar = (page) => page.locator(".room-missing");

/**
 * Lays a table. `seats` are a name for a person here, `{ phone: name }`, `{ friend: name }` or `{ level }`; `undo` names
 * what may be taken back.
 */
export async function lay(page, { box, seats, seed = "a browser test", options = [] }) {
  await open(page, `#new/${box}`);
  await unfold(page);
  await page.locator(`input[name="people"][value="${seats.length}"]`).check();
  for (const [nth, it] of seats.entries()) {
    const player = it.level ?? (it.phone ? "phone" : it.friend ? "friend" : "person");
    const name = typeof it === "string" ? it : (it.phone ?? it.friend);
    await choosePlayer(page, nth + 1, player);
    if (name) await page.getByLabel(words(page).name(nth + 1)).fill(name);
  }
  for (const name of options) await page.getByRole("radio", { name, exact: true }).check();
  await page.getByLabel(words(page).seed, { exact: true }).fill(seed);
  await page.getByRole("button", { name: words(page).start, exact: true }).click();
  await page.locator(".room-strip").waitFor();
}

/** A guest opens the link of an invitation, and shows an answer, which is returned. */
export async function sitDown(page, link, name = "") {
  await page.goto(link);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await page.getByLabel(words(page).yourName).fill(name);
  await page.getByRole("button", { name: words(page).sitDown }).click();
  return linkOf(page);
}

/** A host takes an answer. */
export async function take(page, answer) {
  const next = page.getByRole("button", { name: words(page).takeAnswer });
  if (await next.isVisible()) await next.click();
  await page.locator("#room-answer").fill(answer);
  await page.getByRole("button", { name: words(page).takeIt }).click();
}

/** Joins a guest to the table of a host that shows a code, and waits until both play. */
export async function join(host, guest, name = "") {
  const link = await linkOf(host);
  await take(host, await sitDown(guest, link, name));
  await guest.locator(".room-strip").waitFor();
  await expect(codeOf(host, link)).toHaveCount(0);
  return link;
}

const codeOf = (page, link) => page.locator(`svg.room-code[data-link="${link}"]`);

/** The match as a device has kept it: its setup and all actions, without names. */
export const kept = (page) =>
  page.evaluate(() => {
    const id = location.hash.split("/").at(-1);
    return JSON.parse(localStorage.getItem(`undercroft/match/${id}`)).record;
  });

/** Waits until both devices keep the same actions. */
export async function expectSame(host, guest) {
  await expect.poll(async () => (await kept(host)) === (await kept(guest))).toBe(true);
}

const LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ$+-/:";

/** The link of an invitation, with other bytes of its code from `start`, and the check value that belongs to them. */
export function forge(link, start, ...others) {
  const [before, text] = link.split("#i=");
  const values = [...decodeURIComponent(text)].map((it) => LETTERS.indexOf(it));
  const bytes = [];
  for (let nth = 0; nth < values.length; nth += 3) {
    const three = values.slice(nth, nth + 3);
    const value = three.reduceRight((sum, it) => sum * 41 + it, 0);
    bytes.push(...(three.length === 3 ? [value >> 8, value & 255] : [value]));
  }
  bytes.splice(start, others.length, ...others);
  let check = 0xffff;
  for (const byte of bytes.slice(0, -2)) {
    check ^= byte << 8;
    for (let bit = 0; bit < 8; bit += 1) check = ((check << 1) ^ (check & 0x8000 ? 0x1021 : 0)) & 0xffff;
  }
  bytes.splice(-2, 2, check >> 8, check & 255);
  const letters = [];
  for (let nth = 0; nth < bytes.length; nth += 2) {
    const two = bytes.slice(nth, nth + 2);
    let value = two.reduce((sum, it) => sum * 256 + it, 0);
    for (let n = 0; n <= two.length; n += 1) {
      letters.push(LETTERS[value % 41]);
      value = Math.floor(value / 41);
    }
  }
  return `${before}#i=${letters.join("")}`;
}

/** Lets a page hold back what it sends by its wires, until it lets go. Before the page is opened. */
export const giveValve = (page) =>
  page.addInitScript(() => {
    const send = RTCDataChannel.prototype.send;
    const held = [];
    RTCDataChannel.prototype.send = function (text) {
      if (globalThis.isHolding) held.push([this, text]);
      else send.call(this, text);
    };
    globalThis.letGo = () => {
      globalThis.isHolding = false;
      for (const [channel, text] of held.splice(0)) send.call(channel, text);
    };
  });
export const hold = (page) => page.evaluate(() => (globalThis.isHolding = true));
export const letGo = (page) => page.evaluate(() => globalThis.letGo());

/** The ids of all matches that a device keeps. */
export const keptIds = (page) =>
  page.evaluate(() => Object.keys(localStorage).filter((it) => it.startsWith("undercroft/match/")));
