// Playing by messages, for eyes, ears, and a keyboard: nothing of another hand, and nothing that is out of reach.

import { play as raid } from "./dungeon_raiders_player.mjs";
import { namesOfCards, play as quest } from "./dungeoneer_player.mjs";
import { expect, faults, test } from "./fixtures.mjs";
import { misfits } from "./fits.mjs";
import { arrive, bar, clipboard, kept, lay, letter, offer, sendOn, sentLink, takeUp } from "./devices.mjs";

test.use(clipboard);

/** A table of raiders who choose in secret. */
const SECRET = { box: "dungeon-raiders", seats: ["Anna", ["Boris"], ["Clara"]], options: ["All at once"] };

/** All that a device draws or says of a table, and the line of its shelf. The match itself it keeps whole. */
async function seen(page) {
  const shown = await page.locator("body").evaluate((it) => it.innerHTML);
  const index = (await kept(page)).filter((it) => it.startsWith("undercroft/index"));
  return [shown, await page.locator("body").ariaSnapshot(), await page.title(), ...index].join("\n");
}

/** The same with the log open. */
async function seenWithLog(page) {
  await page.getByRole("button", { name: "What happened" }).click();
  const all = await seen(page);
  await page.getByRole("button", { name: "What happened" }).click();
  return all;
}

/** Lays the card with this number from the left, before anybody sees what it is. */
async function layCard(page, nth) {
  const card = page.locator(".rd-own.is-power.is-free").nth(nth);
  await card.click();
  await page.locator(".rd-main.is-ready").click();
  await expect(bar(page)).toBeVisible();
}

test("what a friend has chosen in secret cannot be told from anything that is drawn", async ({ device }) => {
  const anna = await device();
  await lay(anna, SECRET);
  await raid(anna);
  const { link } = await sendOn(anna, "Boris");
  // Two worlds, in which Boris lays the lowest card and the highest.
  const links = [];
  for (const nth of [0, 4]) {
    const boris = await device();
    await takeUp(boris, link);
    await layCard(boris, nth);
    links.push((await sendOn(boris, "Clara")).link);
  }
  expect(links[0]).not.toBe(links[1]);
  const worlds = [];
  for (const it of links) {
    const clara = await device();
    await arrive(clara, it);
    const onPage = await letter(clara).innerText();
    await offer(clara).click();
    await expect(clara.locator(".rd-own.is-power.is-free")).toHaveCount(5);
    worlds.push([onPage, await seenWithLog(clara)]);
  }
  expect(worlds[0]).toEqual(worlds[1]);
});

/** The names of all cards that heroes hold in Dungeoneer. */
const CARDS = namesOfCards("en");

const namesIn = (text) => CARDS.filter((it) => text.includes(it));

/** The names of the cards in the hand that is shown. */
const inHand = async (page) => {
  const names = await page.locator(".dn-card .dn-card-head b").allTextContents();
  return names.map((it) => it.replace(/×.*/, "").trim());
};

for (const box of ["tomb-of-the-lich-lord", "vault-of-the-fiends"]) {
  test(`the hand of a friend is not drawn: ${box}`, async ({ device }) => {
    const [anna, boris] = [await device(), await device()];
    await lay(anna, { box, options: ["10 rounds"], seats: ["Anna", ["Boris"]] });
    const opened = namesIn(await seen(anna));
    await quest(anna);
    const waiting = await seenWithLog(anna);
    await takeUp(boris, (await sendOn(anna)).link);
    await expect(boris.locator(".dn-card").first()).toBeVisible();
    const [annas, fromBoris] = [await inHand(anna), await inHand(boris)];
    expect(fromBoris.length).toBeGreaterThan(0);
    const secret = fromBoris.filter((it) => !annas.includes(it) && !opened.includes(it));
    expect(secret.length).toBeGreaterThan(0);
    expect(namesIn(waiting).filter((it) => secret.includes(it))).toEqual([]);
    // Nor is Anna's hand at his.
    const own = annas.filter((it) => !fromBoris.includes(it));
    expect(own.length).toBeGreaterThan(0);
    expect(namesIn(await seenWithLog(boris)).filter((it) => own.includes(it))).toEqual([]);
  });
}

/** Walks with Tab until the focus is on what `selector` finds. */
async function tabTo(page, selector) {
  for (let nth = 0; nth < 120; nth += 1) {
    if (await page.evaluate((it) => document.activeElement?.matches(it), selector)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`${selector} cannot be reached with Tab`);
}

const RAIDERS = { box: "dungeon-raiders", seats: ["Anna", ["Boris"], { level: "easy" }] };

test("a turn is sent, opened and answered by the keyboard alone", async ({ device }) => {
  const [anna, boris] = [await device(), await device()];
  await lay(anna, SECRET);
  await raid(anna);
  await tabTo(anna, ".send-on .button");
  await anna.keyboard.press("Enter");
  await expect(bar(anna)).toHaveClass(/is-sent/);
  // What has become of it is said, and the focus is still at the bar.
  await expect.poll(() => sentLink(anna)).toMatch(/#turn\//);
  expect(await anna.evaluate(() => document.activeElement?.closest(".send-on") !== null)).toBe(true);

  await arrive(boris, await sentLink(anna));
  await tabTo(boris, ".invitation-offers .button");
  await boris.keyboard.press("Enter");
  await expect(boris.locator(".rd-own.is-power.is-free")).toHaveCount(5);
  await tabTo(boris, ".rd-own.is-power.is-free");
  await boris.keyboard.press("Enter");
  await tabTo(boris, ".rd-main.is-ready");
  await boris.keyboard.press("Enter");
  await expect(bar(boris)).toBeVisible();
  await tabTo(boris, ".send-on .button");
  await boris.keyboard.press("Enter");
  await expect(bar(boris)).toHaveClass(/is-sent/);
});

test("a message that was copied says so", async ({ device }) => {
  const anna = await device();
  await lay(anna, RAIDERS);
  await raid(anna);
  await bar(anna).getByRole("button", { name: "Send to Boris" }).click();
  await expect(bar(anna)).toHaveClass(/is-sent/);
  await expect(bar(anna).getByRole("status")).toHaveText("The message with the link is copied. Paste it into a chat.");
  await bar(anna).getByRole("button", { name: "Copy the link" }).click();
  await expect(bar(anna).getByRole("status")).toHaveText("The link is copied.");
});

test("where copying is forbidden the message is shown, to be copied by hand", async ({ device }) => {
  const anna = await device();
  await anna.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("not allowed"));
  });
  await lay(anna, RAIDERS);
  await raid(anna);
  await bar(anna).getByRole("button", { name: "Send to Boris" }).click();
  await expect.poll(() => anna.evaluate(() => getSelection().toString())).toContain("#turn/");
  await expect(bar(anna)).not.toHaveClass(/is-sent/);
  await bar(anna).getByRole("button", { name: "It is sent" }).click();
  await expect(bar(anna)).toHaveClass(/is-sent/);
});

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

for (const [lang, locale] of [["en", "en-GB"], ["ru", "ru-RU"]]) {
  test(`all of it can be read on a small phone, by day and by night: ${lang}`, async ({ device }) => {
    const [anna, boris] = [await device({ locale, ...PHONE }), await device({ locale, ...PHONE })];
    await lay(anna, { ...RAIDERS, lang });
    await raid(anna);
    const look = async (page, within) => {
      for (const colorScheme of ["light", "dark"]) {
        await page.emulateMedia({ colorScheme });
        expect(await faults(page)).toEqual([]);
      }
      expect(await misfits(page, within)).toEqual([]);
    };
    await look(anna, ".send-on");
    const { link } = await sendOn(anna);
    await look(anna, ".send-on");
    await arrive(boris, link);
    await look(boris, "body");
    await offer(boris).click();
    await raid(boris);
    await sendOn(boris);
    await arrive(boris, link);
    await look(boris, "body");
    await arrive(anna, link);
    await look(anna, "body");
  });
}
