// Several devices at one match, which goes from one to the next in links: what the people around them do with it.

import { choosePlayer, expect, open, unfold } from "./fixtures.mjs";

/** The browser lets a page copy and be read: for `test.use`. */
export const clipboard = {
  permissions: ["clipboard-read", "clipboard-write"],
  contextOptions: { reducedMotion: "reduce" },
};

/** A match that goes on so long by messages goes on for ever. */
const TURNS_MAX = 400;

const WORDS = {
  en: { start: "Start", seed: "Seed", name: (n) => `Name of player ${n}` },
  ru: { start: "Начать", seed: "Расклад (код)", name: (n) => `Имя игрока ${n}` },
};

/** What a table says whose end others have to know. */
const END = /The match is over|Партия окончена/;

/** What says at a table that somebody elsewhere is awaited. */
export const bar = (page) => page.locator(".send-on");

/** The page of a link that was opened. */
export const letter = (page) => page.locator("main.invitation");

/** The first of the things to be done with it. */
export const offer = (page) => letter(page).locator(".invitation-offers .button").first();

/**
 * Lays a table. `seats` are names of those at this device, names of friends in a list of one, or levels of computers
 * as `{ level }`: `["Anna", ["Boris"], { level: "easy" }]`.
 */
export async function lay(page, { box, seats, lang = "en", seed = "a browser test", options = [] }) {
  const words = WORDS[lang];
  await open(page, `#new/${box}`);
  await unfold(page);
  await page.locator(`input[name="people"][value="${seats.length}"]`).check();
  for (const [nth, it] of seats.entries()) {
    const player = typeof it === "string" ? "person" : (it.level ?? "friend");
    await choosePlayer(page, nth + 1, player);
    const name = it.level ? undefined : it.toString();
    if (name) await page.getByLabel(words.name(nth + 1)).fill(name);
  }
  for (const name of options) await page.getByRole("radio", { name, exact: true }).check();
  await page.getByLabel(words.seed, { exact: true }).fill(seed);
  await page.getByRole("button", { name: words.start, exact: true }).click();
  await page.locator(".table").waitFor();
}

/** What was handed to the device's own way of sending, or to the clipboard. */
const handed = (page) =>
  page.evaluate(() => globalThis.handed?.text ?? navigator.clipboard.readText());

/** The link in it, which stands on its last line. */
export const sentLink = async (page) => (await handed(page)).split("\n").at(-1);

/** Presses a button that sends, and waits for the message that leaves: its words, and the link on its last line. */
export async function sent(page, button) {
  await page.evaluate(() => {
    delete globalThis.handed;
    return navigator.clipboard.writeText("");
  });
  await button.click();
  await expect.poll(() => handed(page)).toMatch(/#turn\//);
  const lines = (await handed(page)).split("\n");
  return { link: lines.pop(), words: lines.join("\n") };
}

/** Gives a device a way of sending of its own. */
export async function giveShareSheet(page) {
  await page.addInitScript(() => {
    navigator.share = async (data) => {
      globalThis.handed = data;
    };
  });
}

/** Sends a match on to the one who is next, or to another one by name: their name, the link, the words before it. */
export async function sendOn(page, name) {
  const ways = bar(page).locator(".send-on-ways .button").filter({ hasText: name ?? /^Send to|^Отправить: / });
  const label = await ways.first().innerText();
  const message = await sent(page, ways.first());
  return { name: name ?? label.replace(/^\s*(Send to |Отправить: )/, "").trim(), ...message };
}

/** Opens a link in a page that is open, and waits for what is said of it. */
export async function arrive(page, link) {
  // The same link once more is no news to a page that shows it.
  if (page.url() === link) await page.goto("about:blank");
  await page.goto(link);
  await letter(page).getByRole("heading", { level: 1 }).waitFor();
}

/** Opens a link, and goes to the table. */
export async function takeUp(page, link) {
  await arrive(page, link);
  await offer(page).click();
  await page.locator(".table").waitFor();
}

/**
 * Plays on from the device of `first`, and sends the match to the one who is next, until it is over, or has gone on
 * `nTurns` times. `devices` has the page of each name, `play` plays at one of them. Returns the number of links, and the
 * device that has the match.
 */
export async function playByLinks(devices, { first, play, nTurns = TURNS_MAX }) {
  let page = devices[first];
  for (let nLinks = 0; ; nLinks += 1) {
    await play(page);
    const isOver = (await bar(page).filter({ hasText: END }).count()) > 0;
    // The last thing is seen before the result is.
    if (isOver) await page.locator("dialog[open].is-ending").waitFor();
    if (isOver || nLinks === nTurns) return { nLinks, page, isOver };
    expect(nLinks).toBeLessThan(TURNS_MAX);
    const { name, link } = await sendOn(page);
    page = devices[name];
    await takeUp(page, link);
  }
}

/** All that is kept of matches on a device, as text; times of changes are left out. */
export const kept = (page) =>
  page.evaluate(() => {
    const keys = Object.keys(localStorage).filter((it) => /^undercroft\/(match\/|index)/.test(it));
    return keys.sort().map((it) => `${it}: ${localStorage.getItem(it)}`.replace(/"changed":[\d.]+/g, ""));
  });

/** The record of the match that is open at a table, once all that was done there is kept. */
export const recordAt = (page) =>
  page.evaluate(() => {
    const id = location.hash.split("/")[1];
    return JSON.parse(localStorage.getItem(`undercroft/match/${id}`)).record;
  });

/** Hands a seat, counted from 1, to a person at this device or elsewhere, by the menu of the table. */
export async function reseat(page, number, player) {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Who plays" }).click();
  const seats = page.getByRole("dialog", { name: "Who plays" });
  await seats.getByRole("combobox").nth(number - 1).selectOption(player);
  await page.keyboard.press("Escape");
  await expect(seats).toBeHidden();
}

/** Numbers and names that a match has given, which are the same in all languages. */
const facts = (text) => text.match(/\b(Anna|Boris|Clara|Dan)\b|\d+/g).sort();

/** The ranks at the end of a match that is shown, and those in its row in the hall. */
export async function result(page) {
  const ranks = facts(await page.locator("dialog[open].is-ending .end-rows").innerText());
  await open(page, "#hall");
  await expect(page.locator(".feats > li")).toHaveCount(1);
  const lines = await page.locator(".feats > li").innerText();
  return { ranks, places: facts(lines.split("\n").find((it) => it.includes("Anna:"))) };
}
