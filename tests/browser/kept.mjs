// Matches that lie on the shelf before a test begins, from the golden records.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The text of a golden record, such as `paper-dungeons/solo`. */
export function record(name) {
  const [game, file] = name.split("/");
  const path = `../../crates/games/${game.replaceAll("-", "_")}/records/${file}.txt`;
  return readFileSync(fileURLToPath(new URL(path, import.meta.url)), "utf8");
}

/** The number of actions in a record. */
export function nActions(text) {
  return text.split("\n").filter((line) => /^[a-h] /.test(line)).length;
}

/**
 * Puts matches on the shelf, before the page is opened: `{ id: record }`, or what is kept of it as
 * an object with a record.
 */
export async function keep(page, matches) {
  const entries = Object.entries(matches).map(([id, it]) => {
    const kept = typeof it === "string" ? { record: it } : it;
    return [`undercroft/match/${id}`, JSON.stringify({ v: 1, ...kept })];
  });
  await page.addInitScript((kept) => {
    for (const [key, value] of kept) if (!localStorage.getItem(key)) localStorage.setItem(key, value);
  }, entries);
}
