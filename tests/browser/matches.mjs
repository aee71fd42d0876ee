// Matches that are on the device before the page opens, and texts of them to hand on.

import { readFileSync } from "node:fs";

/** The text of a record that replays for ever, such as `solo`. */
export function record(name) {
  return recordOf(`paper-dungeons/${name}`);
}

/** The text of a record of any game, such as `dungeon-raiders/four`. */
export function recordOf(name) {
  const [game, file] = name.split("/");
  const path = `../../crates/games/${game.replaceAll("-", "_")}/records/${file}.txt`;
  return readFileSync(new URL(path, import.meta.url), "utf8");
}

/** The first `nActions` of a record, as a match that goes on. Its last state is not proved. */
export function beginning(text, nActions) {
  const lines = text.trimEnd().split("\n");
  const first = lines.findIndex((line) => /^[a-h] /.test(line));
  return `${lines.slice(0, first + nActions).join("\n")}\n`;
}

/** Puts a record on the shelf of this device under an id, unless one is there already. */
export async function keep(page, id, text, more = {}) {
  await page.addInitScript(
    ([key, value]) => {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    },
    [`undercroft/match/${id}`, JSON.stringify({ v: 1, record: text, ...more })],
  );
}
