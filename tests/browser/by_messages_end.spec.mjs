// The end of a match that was played by messages: who has made the last move sends it to all others.

import { arrive, bar, clipboard, letter, offer, result, sendOn } from "./devices.mjs";
import { expect, open, test } from "./fixtures.mjs";
import { keep, recordOf } from "./matches.mjs";

test.use(clipboard);

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** A finished match of raiders with names. */
const NAMED = recordOf("dungeon-raiders/four").replace(/^setup .*$/m, "$&\nname Anna\nname Boris\nname Clara\nname Dan");

const end = (page) => page.locator("dialog[open].is-ending");

/** A device where a match of raiders has just come to its end, and the page of that has been put aside. */
async function ended(device, players, options) {
  const page = await device(options);
  await keep(page, "aaaa", NAMED, { players });
  await open(page, "#play/aaaa");
  await expect(end(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(bar(page)).toContainText("The match is over: send its end to everybody.");
  return page;
}

/** Opens the link of an end at a device, and goes to it. */
async function learn(page, link) {
  await open(page);
  await arrive(page, link);
  await expect(letter(page)).toContainText("The match is over.");
  await offer(page).click();
  await expect(end(page)).toBeVisible();
}

test("an end that was sent to the only friend is known to both", async ({ device }) => {
  const first = await ended(device, ["person", "easy", "friend", "easy"]);
  const { link, words } = await sendOn(first);
  expect(words).toMatch(/^Our match of Dungeon Raiders is over, /);
  await expect(first.getByRole("button", { name: /^Send to/ })).toHaveCount(0);
  const other = await device();
  await learn(other, link);
  await other.keyboard.press("Escape");
  await expect(bar(other)).toHaveCount(0);
});

test("an end is sent to each of several friends", async ({ device }) => {
  const first = await ended(device, ["person", "friend", "friend", "friend"]);
  const buttons = bar(first).getByRole("button", { name: /^Send to/ });
  await expect(buttons).toHaveCount(3);
  const names = (await buttons.allInnerTexts()).map((it) => it.trim().replace("Send to ", ""));
  const links = [];
  for (const name of names) links.push((await sendOn(first, name)).link);
  expect(links.map((it) => /\/([a-h])-a\//.exec(it)[1]).sort()).toEqual(["b", "c", "d"]);
});

test("the result can be looked at again while the end waits to be sent", async ({ device }) => {
  for (const options of [{}, PHONE]) {
    const first = await ended(device, ["person", "friend", "easy", "easy"], options);
    await first.locator(".ending-bar .button").click({ timeout: 20_000 });
    await expect(end(first)).toBeVisible();
  }
});

test("a result that came in a link stands in the hall too", async ({ device }) => {
  const first = await ended(device, ["person", "friend", "easy", "easy"]);
  const { link } = await sendOn(first);
  const other = await device();
  await learn(other, link);
  const { places } = await result(other);
  expect(places).toEqual(expect.arrayContaining(["Anna", "Boris"]));
});
