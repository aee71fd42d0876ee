// Whole matches at several devices in one room: each box, many devices, and guests of every kind; and what no device shows.

import { sentLink, takeUp } from "./devices.mjs";
import { expect } from "./fixtures.mjs";
import { LARGE, SMALL, bar, expectSame, join, lay, seatOf, test } from "./room_devices.mjs";
import { END, playAll } from "./room_players.mjs";

/** The numbers of a standing, in order; words are in the language of the device. */
async function standing(page) {
  const end = page.locator(END);
  await end.waitFor();
  return (await end.locator(".end-rows").innerText()).match(/\d+/g);
}

/** Of each further match that a device keeps, whether it is a line that was left. */
const lines = (page) =>
  page.evaluate(() => {
    const own = `undercroft/match/${location.hash.split("/").at(-1)}`;
    const others = Object.entries(localStorage).filter(([key]) => key.startsWith("undercroft/match/") && key !== own);
    return others.map(([, text]) => JSON.parse(text).is_copy === true);
  });

const TEN_ROUNDS = { game: "adventures", options: ["10 rounds"] };

const BOXES = [
  { game: "raiders", box: "dungeon-raiders", seats: [{ level: "easy" }] },
  { game: "paper", box: "paper-dungeons", seats: [{ level: "easy" }] },
  { game: "roll", box: "dungeon-roll", seats: [] },
  { ...TEN_ROUNDS, box: "tomb-of-the-lich-lord", seats: [{ level: "easy" }] },
  { ...TEN_ROUNDS, box: "vault-of-the-fiends", seats: [] },
];

for (const { game, box, seats, options } of BOXES) {
  for (const seed of ["one", "two", "three"]) {
    test(`a table and a phone play ${box} to its end: ${seed}`, async ({ device }) => {
      const [host, guest] = await Promise.all([device(LARGE), device({ lang: "ru", ...SMALL })]);
      await lay(host, { box, seats: ["Anna", { phone: "Boris" }, ...seats], seed, options });
      await join(host, guest, "Борис");
      await playAll(game, [host, guest]);
      await expectSame(host, guest);
      expect(await standing(guest)).toEqual(await standing(host));
      for (const page of [host, guest]) {
        await expect(seatOf(page, 2).locator(".room-name")).toHaveText("Борис");
        // Where all may act at once, two that exclude each other come to pass: one line is left, and kept.
        const left = await lines(page);
        expect(left).toEqual(left.map(() => game === "adventures"));
      }
    });
  }
}

test("a table and three phones play Dungeon Raiders to its end", async ({ device }) => {
  const names = ["Boris", "Clara", "Dmitri"];
  const [host, ...guests] = await Promise.all([LARGE, SMALL, SMALL, SMALL].map((it) => device(it)));
  await lay(host, { box: "dungeon-raiders", seats: ["Anna", ...names.map((phone) => ({ phone }))] });
  for (const [nth, guest] of guests.entries()) {
    if (0 < nth) {
      // It is the turn of somebody who has not come yet.
      await playAll("raiders", [host, ...guests.slice(0, nth)], { until: ".room-missing", at: host });
      await bar(host).getByRole("button", { name: "Show a code" }).click();
    }
    await join(host, guest, names[nth]);
  }
  await playAll("raiders", [host, ...guests]);
  for (const guest of guests) {
    expect(await standing(guest)).toEqual(await standing(host));
    await expectSame(host, guest);
  }
});

/** What is written on the cards in the hand of a device. */
const hand = (page) =>
  page.locator(".dn-hand .dn-card").evaluateAll((all) => all.map((it) => it.querySelector(".dn-card-text").textContent));

/** All that a page shows, names and says: its document with all attributes, and its title. */
const shown = (page) => page.evaluate(() => document.title + document.documentElement.outerHTML);

test("no device shows what another one holds face down", async ({ device }) => {
  const [host, guest] = await Promise.all([device(LARGE), device(SMALL)]);
  await lay(host, { box: "dungeon-raiders", seats: ["Anna", { phone: "Boris" }] });
  await join(host, guest, "Boris");
  // With this seed the host begins with a torch, and nobody else has one.
  await expect(host.locator(".rd-own:not(.is-power)")).toContainText("Torch");
  await playAll("raiders", [host, guest], { until: ".rd-own.is-power.is-free", taps: 1 });
  await expectSame(host, guest);
  expect(await shown(guest)).not.toMatch(/torch/i);
});

/** None of the cards in the hand of one device is on the page of the other, unless it has the same. */
async function expectSecret(host, guest) {
  const [own, others] = [await hand(host), await hand(guest)];
  expect(own.length + others.length).toBeGreaterThan(0);
  for (const [page, there, here] of [[host, others, own], [guest, own, others]]) {
    const all = await page.evaluate(() => document.title + document.body.textContent);
    const index = await page.evaluate(() => JSON.stringify(Object.entries(localStorage).filter(([key]) => !key.includes("/match/"))));
    for (const card of there.filter((it) => it !== "" && !here.includes(it))) {
      expect(all).not.toContain(card);
      expect(index).not.toContain(card);
    }
  }
}

/** One of so many battles lasts. */
const BATTLES_MAX = 8;

test("no device shows the hand of another one, before, in and after a battle", async ({ device }) => {
  const [host, guest] = await Promise.all([device(LARGE), device(SMALL)]);
  await lay(host, { box: "tomb-of-the-lich-lord", seats: ["Anna", { phone: "Boris" }] });
  await join(host, guest, "Boris");
  await expectSecret(host, guest);
  // The guest, who may see a battle earlier, plays on. A last tap there may end it at once; then there will be another one.
  const battle = host.locator(".dn-battle");
  for (let nth = 0; nth < BATTLES_MAX && (await battle.count()) === 0; nth += 1) {
    await playAll("adventures", [host, guest], { until: ".dn-battle", at: host });
    await expectSame(host, guest);
  }
  await expect(battle).toBeVisible();
  await expectSecret(host, guest);
  await playAll("adventures", [host, guest], { until: ".dn:not(:has(.dn-battle))", at: host });
  await expectSame(host, guest);
  await expectSecret(host, guest);
  for (const page of [host, guest]) expect(await page.locator(".dn-hand .dn-card").count()).toBe((await hand(page)).length);
});

test("a phone, a friend by messages, and a computer play at one table to its end", async ({ device }) => {
  const [host, guest, friend] = await Promise.all([LARGE, SMALL, SMALL].map((it) => device(it)));
  const seats = ["Anna", { phone: "Boris" }, { friend: "Clara" }, { level: "easy" }];
  await lay(host, { box: "dungeon-raiders", seats });
  await join(host, guest, "Boris");
  await expect(seatOf(host, 3)).toContainText("Clara");
  const over = (page) => page.locator(END).count();
  for (;;) {
    await playAll("raiders", [host, guest], { until: ".send-on", at: host });
    // The end, too, is sent to a friend.
    if ((await over(host)) + (await host.locator(".send-on", { hasText: "is over" }).count()) > 0) break;
    const send = host.locator(".send-on-ways .button").filter({ hasText: "Clara" });
    await send.first().click();
    await takeUp(friend, await sentLink(host));
    await playAll("raiders", [friend], { until: ".send-on" });
    if ((await over(friend)) > 0) await friend.keyboard.press("Escape");
    await friend.locator(".send-on-ways .button").first().click();
    await takeUp(host, await sentLink(friend));
    await expectSame(host, guest);
    await expect(seatOf(host, 2)).not.toContainText("away");
  }
  await expectSame(host, guest);
  expect(await standing(guest)).toEqual(await standing(host));
});
