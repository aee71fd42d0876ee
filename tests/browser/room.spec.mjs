// Several devices in one room: how they find each other, lose each other, and what they refuse.

import { expect, faults, open } from "./fixtures.mjs";
import { misfits } from "./fits.mjs";
import { LARGE, SMALL, bar, code, expectSame, giveValve, hold, join, kept, keptIds, lay, letGo, linkOf, seatOf, sitDown, take, test } from "./room_devices.mjs";
import { playAll } from "./room_players.mjs";

const RAIDERS = { box: "dungeon-raiders", seats: ["Anna", { phone: "Boris" }, { level: "easy" }] };

/** A host and a guest at one table of Dungeon Raiders. */
async function two(device, { table = RAIDERS, valves = false } = {}) {
  const [host, guest] = await Promise.all([device(LARGE), device({ ...SMALL })]);
  if (valves) await Promise.all([giveValve(host), giveValve(guest)]);
  await lay(host, table);
  await join(host, guest, "Boris");
  return [host, guest];
}

const FREE = ".rd-own.is-power.is-free";

/** Lays the first card that is free. */
async function layCard(page) {
  await page.locator(FREE).first().click();
  await page.locator(".rd-main.is-ready").click();
}

/** Plays on until it is for the guest to lay a card. */
const untilGuest = (host, guest) => playAll("raiders", [host, guest], { until: FREE, at: guest });

test("a guest that loads its page anew joins again in mid-turn, and so does a host", async ({ device }) => {
  const [host, guest] = await two(device);
  await playAll("raiders", [host, guest], { taps: 6 });
  await untilGuest(host, guest);
  await expectSame(host, guest);
  const before = await kept(host);
  const place = guest.url();

  await test.step("the guest", async () => {
    await guest.reload();
    await expect(seatOf(guest, 1)).toContainText("away");
    expect(guest.url()).toBe(place);
    expect(await kept(guest)).toBe(before);
    await expect(seatOf(host, 2)).toHaveClass(/is-missing/);
    await expect(bar(host)).toContainText("Boris");
    const onTable = await kept(host);
    await bar(host).getByRole("button", { name: "Show a code" }).click();
    await join(host, guest, "Boris");
    expect(guest.url()).toBe(place);
    await expect(bar(host)).toHaveCount(0);
    await expectSame(host, guest);
    expect(await kept(host)).toBe(onTable);
    await playAll("raiders", [host, guest], { taps: 4 });
  });

  await test.step("the host", async () => {
    await untilGuest(host, guest);
    await expectSame(host, guest);
    const before = await kept(host);
    await host.reload();
    await expect(seatOf(guest, 1)).toContainText("away");
    // Nobody has come to this page yet: a code is shown at once.
    await join(host, guest, "Boris");
    await expectSame(host, guest);
    expect((await kept(host)).startsWith(before.split("check")[0].trimEnd())).toBe(true);
    await playAll("raiders", [host, guest], { taps: 4 });
    await expectSame(host, guest);
    expect(await keptIds(host)).toHaveLength(1);
    expect(await keptIds(guest)).toHaveLength(1);
  });
});

test("a host whose guest is gone is offered four ways to go on, and plays for the guest", async ({ device }) => {
  const [host, guest] = await two(device);
  await layCard(host);
  await guest.locator(FREE).first().waitFor();
  await guest.close();
  await expect(bar(host)).toContainText("Boris is away");
  for (const name of ["Show a code", "Play it here", "Computer", "By messages"]) {
    await expect(bar(host).getByRole("button", { name, exact: true })).toBeVisible();
  }
  await bar(host).getByRole("button", { name: "Play it here" }).click();
  await expect(bar(host)).toHaveCount(0);
  await expect(host.locator(".curtain, .rd")).not.toHaveCount(0);
});

const nActions = (text) => text.split("\n").filter((it) => /^[a-h] /.test(it)).length;

test("two act at once, and both count", async ({ device }) => {
  const [host, guest] = await two(device, {
    valves: true,
    table: { box: "paper-dungeons", seats: ["Anna", { phone: "Boris" }] },
  });
  const both = [host, guest];
  for (const page of both) {
    await page.locator(".pd-card").nth(0).click();
    await page.locator(".pd-card[aria-pressed=false]").nth(1).click();
  }
  await expectSame(host, guest);
  const before = await kept(host);
  await Promise.all(both.map(hold));
  for (const page of both) await page.locator(".pd-main[aria-disabled=false]").click();
  for (const page of both) await expect.poll(() => kept(page)).not.toBe(before);
  expect(await kept(host)).not.toBe(await kept(guest));
  await Promise.all(both.map(letGo));
  await expectSame(host, guest);
  await expect.poll(async () => nActions(await kept(host))).toBe(nActions(before) + 2);
});

test("what others have seen is taken back where they agree", async ({ device }) => {
  const [host, guest] = await two(device);
  await playAll("raiders", [host, guest], { taps: 6 });
  await expectSame(host, guest);
  const before = await kept(host);
  const undo = () => guest.keyboard.press("u");
  const question = bar(host).filter({ hasText: /be taken back/ });

  await undo();
  await expect(question).toBeVisible();
  await question.getByRole("button", { name: "Yes", exact: true }).click();
  await expect(question).toHaveCount(0);
  await expect.poll(async () => nActions(await kept(host))).toBeLessThan(nActions(before));
  await expectSame(host, guest);

  await playAll("raiders", [host, guest], { taps: 6 });
  await expectSame(host, guest);
  const after = await kept(host);
  await undo();
  await question.getByRole("button", { name: "No", exact: true }).click();
  await expect(question).toHaveCount(0);
  await expect(guest.getByText("Not everybody agrees: the move stays.")).toBeVisible();
  expect(await kept(guest)).toBe(after);
  expect(await kept(host)).toBe(after);
});

test("of two who ask, the second one waits; and who leaves is not waited for", async ({ device }) => {
  const [host, guest, other] = await Promise.all([device(LARGE), device(SMALL), device(SMALL)]);
  await lay(host, { box: "dungeon-raiders", seats: ["Anna", { phone: "Boris" }, { phone: "Clara" }] });
  await join(host, guest, "Boris");
  await playAll("raiders", [host, guest], { until: ".room-missing", at: host });
  await bar(host).getByRole("button", { name: "Show a code" }).click();
  await join(host, other, "Clara");
  const all = [host, guest, other];
  await playAll("raiders", all, { taps: 6 });
  for (const page of [guest, other]) await expectSame(host, page);
  const before = await kept(host);
  const question = (page) => bar(page).filter({ hasText: /be taken back/ });

  await guest.keyboard.press("u");
  await expect(question(host)).toBeVisible();
  await expect(question(other)).toBeVisible();
  await host.keyboard.press("u");
  await expect(host.getByText("Not now: somebody else asks the same, or the match has gone on.")).toBeVisible();
  await question(host).getByRole("button", { name: "Yes", exact: true }).click();
  expect(await kept(host)).toBe(before);
  await other.context().close();
  await expect.poll(async () => nActions(await kept(host))).toBeLessThan(nActions(before));
  await expectSame(host, guest);
});

test("codes that are no use are refused with a sentence, and nothing is kept", async ({ device }) => {
  const [host, guest] = await Promise.all([device(LARGE), device(SMALL)]);
  await lay(host, RAIDERS);
  const link = await linkOf(host);
  const answer = await sitDown(guest, link, "\u202eBoris\u0007<b>");

  await test.step("a host that is given something else", async () => {
    await host.getByRole("button", { name: "Take the answer" }).click();
    const fault = host.locator(".room-fault[role=alert]");
    const given = {
      "": "This is no code of Undercroft.",
      "Anna has invited you": "This is no code of Undercroft.",
      [answer.slice(0, -9)]: "The code is not whole, or was changed on its way.",
      [link]: "This is the other one of the two codes.",
    };
    for (const [text, said] of Object.entries(given)) {
      await host.locator("#room-answer").fill(text);
      await host.getByRole("button", { name: "Take it" }).click();
      await expect(fault).toHaveText(said);
    }
  });

  await test.step("a guest that opens something else", async () => {
    const other = await device(SMALL);
    const code = link.split("#i=")[1];
    const given = {
      nonsense: "This is no code of Undercroft.",
      [code.slice(0, -9)]: "The code is not whole, or was changed on its way.",
      [`${code.slice(0, 60)}${code[60] === "A" ? "B" : "A"}${code.slice(61)}`]: "The code is not whole, or was changed on its way.",
    };
    for (const [text, said] of Object.entries(given)) {
      await open(other, "./");
      await other.goto(`./#i=${text}`);
      await expect(other.getByRole("heading", { level: 1 })).toHaveText("This is no invitation");
      await expect(other.getByRole("alert")).toContainText(said);
    }
    expect(await keptIds(other)).toEqual([]);
    await other.context().close();
  });

  await test.step("an answer to another invitation", async () => {
    await host.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    await layCard(host);
    await bar(host).getByRole("button", { name: "Show a code" }).click();
    expect(await linkOf(host)).not.toBe(link);
    await take(host, answer);
    await expect(host.locator(".room-fault[role=alert]")).toHaveText("This answer belongs to another invitation.");
  });
  expect(await keptIds(guest)).toEqual([]);
});

test("an answer that is opened as a link goes to the tab with the table; names are cleaned", async ({ device }) => {
  const [host, guest] = await Promise.all([device(LARGE), device(SMALL)]);
  await lay(host, RAIDERS);
  const answer = await sitDown(guest, await linkOf(host), "\u202eBoris\u0007 <b>the\u200b Bold");
  await host.getByRole("button", { name: "Take the answer" }).click();
  const tab = await host.context().newPage();
  await tab.goto(answer);
  await expect(tab.getByRole("heading", { level: 1 })).toHaveText("The answer to an invitation");
  await guest.locator(".room-strip").waitFor();
  await expect(seatOf(host, 2)).toContainText("Boris");
  for (const page of [host, guest]) {
    const name = await seatOf(page, 2).locator(".room-name").innerText();
    expect(name).not.toMatch(/[\u202e\u0007\u200b]/);
    expect(await seatOf(page, 2).locator(".room-name *").count()).toBe(0);
  }
  await tab.close();
});

test("an invitation is made and answered with the keyboard alone", async ({ device }) => {
  const [host, guest] = await Promise.all([device(LARGE), device(LARGE)]);
  await lay(host, RAIDERS);
  const link = await linkOf(host);
  const reach = async (page, what) => {
    const target = page.locator(what).first();
    await target.waitFor();
    for (let nth = 0; nth < 60; nth += 1) {
      if (await target.evaluate((it) => it === document.activeElement)) return;
      await page.keyboard.press("Tab");
    }
    throw new Error(`Tab does not reach ${what}`);
  };
  await guest.goto(link);
  await reach(guest, ".room-join input");
  await guest.keyboard.type("Boris");
  await reach(guest, ".room-join .button.is-main");
  await guest.keyboard.press("Enter");
  const answer = await linkOf(guest);
  await reach(host, ".room-invite .button.is-main");
  await host.keyboard.press("Enter");
  await reach(host, "#room-answer");
  await host.keyboard.insertText(answer);
  await host.keyboard.press("Tab");
  await host.keyboard.press("Enter");
  await guest.locator(".room-strip").waitFor();
  await expect(code(host)).toHaveCount(0);
  const hasFocus = () => host.evaluate(() => document.activeElement !== document.body);
  await expect.poll(hasFocus).toBe(true);
});

for (const lang of ["en", "ru"]) {
  for (const colorScheme of ["light", "dark"]) {
    test(`all of it can be read and is named: ${lang}, ${colorScheme}`, async ({ device }) => {
      const look = { lang, colorScheme, ...SMALL };
      const [host, guest] = await Promise.all([device(look), device(look)]);
      const check = async (page) => {
        expect(await faults(page, { rules: { region: { enabled: false } } })).toEqual([]);
        expect(await misfits(page)).toEqual([]);
      };
      await lay(host, { ...RAIDERS, seats: ["Anna", { phone: "Boris" }] });
      const link = await linkOf(host);
      await check(host);
      await guest.goto(link);
      await guest.locator(".room-join input").waitFor();
      await check(guest);
      const answer = await sitDown(guest, link, "Борис");
      await check(guest);
      await host.locator(".room-invite .button.is-main").click();
      await check(host);
      await take(host, answer);
      await guest.locator(".room-strip").waitFor();
      await expect(code(host)).toHaveCount(0);
      await check(host);
      await check(guest);
      await layCard(host);
      await guest.locator(FREE).first().waitFor();
      await guest.close();
      await bar(host).waitFor();
      await check(host);
      await guest.context().close();
    });
  }
}
