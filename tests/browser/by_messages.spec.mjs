// Playing by messages: matches of all boxes go from device to device in links.

import { play as delve } from "./dungeon_roll_player.mjs";
import { play as quest } from "./dungeoneer_player.mjs";
import { play as raid } from "./dungeon_raiders_player.mjs";
import { expect, test } from "./fixtures.mjs";
import { clipboard, giveShareSheet, lay, playByLinks, result, sendOn, takeUp } from "./devices.mjs";
import { play as explore } from "./paper_dungeons_player.mjs";

test.use(clipboard);

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

const end = (page) => page.locator("dialog[open].is-ending");

test("four raiders play a match by messages, each at a device of their own, and all learn of its end", async ({ device }) => {
  const devices = {
    Anna: await device(),
    Boris: await device({ locale: "ru-RU" }),
    Clara: await device(PHONE),
    Dan: await device(),
  };
  await giveShareSheet(devices.Clara);
  const seats = ["Anna", ["Boris"], ["Clara"], ["Dan"]];
  await lay(devices.Anna, { box: "dungeon-raiders", seats, seed: "four by messages" });
  const { nLinks, page: last, isOver } = await playByLinks(devices, { first: "Anna", play: raid });
  expect(isOver).toBe(true);
  expect(nLinks).toBeGreaterThanOrEqual(20);

  // Who has made the last move sends the end to each of the others.
  await last.keyboard.press("Escape");
  for (const [name, page] of Object.entries(devices)) {
    if (page === last) continue;
    const { link, words } = await sendOn(last, name);
    expect(words).toMatch(/is over|окончена/);
    await takeUp(page, link);
    await expect(end(page)).toBeVisible();
  }
  await last.locator(".ending-bar .button").click();
  const results = [];
  for (const page of Object.values(devices)) results.push(await result(page));
  for (const it of results) expect(it).toEqual(results[0]);
});

/** Tables that go to and fro between two devices: the seats, and the names of those at the one that lays it. */
const TABLES = {
  "two delvers and a computer": {
    box: "dungeon-roll",
    seats: ["Anna", ["Boris"], { level: "easy" }],
    play: (page) => delve(page, { depth: 1, isPatient: false }),
    nLinks: 5,
    isToEnd: true,
  },
  "two at one device, and two elsewhere": {
    box: "dungeon-roll",
    seats: ["Anna", ["Boris"], "Clara", ["Dan"]],
    play: (page) => delve(page, { depth: 1, isPatient: false }),
    nLinks: 11,
    isToEnd: true,
  },
  "two explorers": {
    box: "paper-dungeons",
    seats: ["Anna", ["Boris"]],
    play: explore,
    nLinks: 8,
    isToEnd: true,
  },
  "an explorer among computers and a friend": {
    box: "paper-dungeons",
    seats: [{ level: "easy" }, "Anna", ["Boris"]],
    play: explore,
    nLinks: 4,
    isToEnd: true,
  },
  "two heroes in the tomb": {
    box: "tomb-of-the-lich-lord",
    options: ["10 rounds"],
    seats: ["Anna", ["Boris"]],
    play: quest,
    nLinks: 8,
    isToEnd: true,
  },
  "two heroes and a computer in the vault": {
    box: "vault-of-the-fiends",
    options: ["10 rounds"],
    seats: ["Anna", ["Boris"], { level: "easy" }],
    play: quest,
    nLinks: 8,
    isToEnd: true,
  },
};

const SEEDS = ["one", "two", "three"];

for (const [what, { play, nLinks, isToEnd, ...table }] of Object.entries(TABLES)) {
  for (const seed of SEEDS) {
    test(`${what} play by messages: ${seed}`, async ({ device }) => {
      const [anna, boris] = [await device(), await device({ locale: "ru-RU" })];
      const dan = table.seats.length === 4 ? await device() : undefined;
      const devices = { Anna: anna, Clara: anna, Boris: boris, Dan: dan };
      const limit = isToEnd ? {} : { nTurns: nLinks };
      let n = 0;
      // Three quests may be done soon, or two heroes fall: after a short match there is another one.
      for (const which of ["", ", again", ", once more"].filter((_, nth) => nth === 0 || isToEnd)) {
        if (n >= nLinks) break;
        await lay(anna, { ...table, seed: `${seed}${which}` });
        const played = await playByLinks(devices, { first: "Anna", play, ...limit });
        if (isToEnd) expect(played.isOver).toBe(true);
        n = played.nLinks;
      }
      expect(n).toBeGreaterThanOrEqual(nLinks);
    });
  }
}

test("three matches of two raiders and a computer go other ways", async ({ device }) => {
  const devices = { Anna: await device(), Boris: await device() };
  for (const seed of SEEDS) {
    const options = ["All at once"];
    await lay(devices.Anna, { box: "dungeon-raiders", seats: ["Anna", ["Boris"], { level: "easy" }], options, seed });
    const { nLinks, isOver } = await playByLinks(devices, { first: "Anna", play: raid });
    expect(isOver).toBe(true);
    expect(nLinks).toBeGreaterThanOrEqual(5);
  }
});
