// Links of a match that is played by messages: old ones, broken ones, those of others, and two that went apart.

import { play as raid } from "./dungeon_raiders_player.mjs";
import { expect, open, test } from "./fixtures.mjs";
import { arrive, bar, clipboard, kept, lay, letter, offer, recordAt, reseat, sendOn, sent, takeUp } from "./devices.mjs";

test.use(clipboard);

const RAIDERS = { box: "dungeon-raiders", seats: ["Anna", ["Boris"], { level: "easy" }] };

/** Anna has played at her device, and sent the match to Boris. */
async function begin(device) {
  const anna = await device();
  await lay(anna, RAIDERS);
  await raid(anna);
  const { link } = await sendOn(anna);
  return { anna, link };
}

/** The same when Boris has taken it up at his. */
async function beginBoth(device) {
  const { anna, link } = await begin(device);
  const boris = await device();
  await takeUp(boris, link);
  return { anna, boris, link };
}

const says = (page, words) => expect(letter(page)).toContainText(words);

test("a link that is behind changes nothing, and the table is sent back", async ({ device }) => {
  const { anna, boris, link } = await beginBoth(device);
  await raid(boris);
  const before = await kept(boris);
  await arrive(boris, link);
  await expect(letter(boris).getByRole("heading", { level: 1 })).toHaveText("This link is older than your table");
  await says(boris, /The link: .*room 1 of 5\. Your table: .*room 2 of 5\./);
  await says(boris, "Nothing was changed here.");
  const back = await sent(boris, letter(boris).getByRole("button", { name: "Send my table back" }));
  await expect(letter(boris).getByRole("status")).toHaveText(/The message with the link is copied/);
  expect(await kept(boris)).toEqual(before);

  await takeUp(anna, back.link);
  await expect(bar(anna)).toHaveCount(0);
  expect(await recordAt(anna)).toBe(JSON.parse(before.find((it) => it.includes("/match/")).replace(/^.*?: /, "")).record);
  await letter(boris).getByRole("button", { name: "To my table" }).click();
  await expect(bar(boris)).toContainText("Anna");
});

test("a link at the device that has sent it is for somebody else", async ({ device }) => {
  const { anna, link } = await begin(device);
  const before = await kept(anna);
  await arrive(anna, link);
  await says(anna, "This link is for Boris");
  await says(anna, "Nothing was changed here.");
  const again = await sent(anna, letter(anna).getByRole("button", { name: "Send it on" }));
  expect(again.link).toBe(link);
  expect(again.words).toContain("Boris");
  expect(await kept(anna)).toEqual(before);
});

/** What is said of an address that leads to no match. */
const BROKEN = /This link cannot be opened|There is nothing at this address/;

test("a link that was cut or changed says so, and nothing of it is kept", async ({ device }) => {
  const { link } = await begin(device);
  const [, start, id, seats, tail] = /^(.*#turn\/)(\w+)\/([a-h]+-[a-h]+)\/(.*)$/.exec(link);
  const other = tail[100] === "x" ? "y" : "x";
  const fresh = await device();
  await open(fresh);
  const broken = {
    [`${start}${id}/${seats}/${tail.slice(0, -5)}`]: BROKEN,
    [`${start}${id}/${seats}/${tail.slice(0, 100)}${other}${tail.slice(101)}`]: BROKEN,
    [`${start}${id}/${seats}/`]: BROKEN,
    [`${start}${id}/${seats}`]: BROKEN,
    [`${start}${id}`]: BROKEN,
    [`${start}${id}/z-a/${tail}`]: BROKEN,
    [`${start}../b-a/${tail}`]: BROKEN,
    // Nobody sits there: the match can be looked at, and no more.
    [`${start}${id}/h-a/${tail}`]: /A match that is not over/,
    [`${start}${id}/c-a/${tail}`]: /A match that is not over/,
  };
  for (const [address, words] of Object.entries(broken)) {
    await fresh.goto(address);
    await expect(fresh.locator("main")).toContainText(words);
    await expect(fresh.getByRole("button", { name: "Play", exact: true })).toHaveCount(0);
    expect(await kept(fresh)).toEqual([]);
  }
});

test("a link from a seat that the table does not have is no turn", async ({ device }) => {
  const { link } = await begin(device);
  const fresh = await device();
  await open(fresh);
  await arrive(fresh, link.replace("/b-a/", "/b-h/"));
  await expect(letter(fresh).getByRole("heading", { level: 1 })).not.toHaveText(/^\s*ha(s|ve) played/);
});

test("nothing of a link is kept until somebody plays; then it is known, and leads to the table", async ({ device }) => {
  const { link } = await begin(device);
  const fresh = await device();
  await open(fresh);
  await arrive(fresh, link);
  await says(fresh, "Anna has played");
  await says(fresh, "It is your turn, Boris.");
  await says(fresh, "so play with people you trust");
  expect(await kept(fresh)).toEqual([]);
  await offer(fresh).click();
  await expect(fresh.locator(".rd")).toBeVisible();
  const before = await kept(fresh);
  expect(before).toHaveLength(2);
  await arrive(fresh, link);
  await says(fresh, "You have this turn already");
  await says(fresh, "It is your turn, Boris.");
  await says(fresh, "Nothing was changed here.");
  await offer(fresh).click();
  await expect(fresh.locator(".rd")).toBeVisible();
  expect(await kept(fresh)).toEqual(before);
});

test("two who choose at once both count, and nothing that was sent is taken back", async ({ device }) => {
  const [anna, boris, clara] = [await device(), await device(), await device()];
  const table = { box: "dungeon-raiders", seats: ["Anna", ["Boris"], ["Clara"]], options: ["All at once"] };
  await lay(anna, table);
  await raid(anna);
  await expect(bar(anna)).toContainText("These are to play: Boris and Clara.");
  // Nobody has seen it yet.
  const undo = anna.getByRole("banner").getByRole("button", { name: "Undo" });
  await undo.click();
  await expect(bar(anna)).toHaveCount(0);
  await raid(anna);
  await takeUp(boris, (await sendOn(anna, "Boris")).link);
  await expect(bar(anna)).toHaveClass(/is-sent/);
  await expect(undo).toBeDisabled();
  await takeUp(clara, (await sendOn(anna, "Clara")).link);
  await raid(boris);
  await raid(clara);
  const [fromBoris, fromClara] = [await sendOn(boris, "Clara"), await sendOn(clara, "Boris")];
  for (const [page, { link }] of [[boris, fromClara], [clara, fromBoris]]) {
    await arrive(page, link);
    await says(page, "You have both played at once");
    await says(page, "Both turns count.");
    await offer(page).click();
    await expect(page.locator(".rd")).toBeVisible();
  }
  expect(await recordAt(boris)).toBe(await recordAt(clara));
  expect((await recordAt(boris)).split("\n").filter((it) => /^[abc] /.test(it)).length).toBeGreaterThanOrEqual(3);
  for (const page of [boris, clara]) await expect(page.locator(".bar-moment")).toContainText("room 2 of 5");
});

test("where a seat was played in two ways, one goes on at both devices, and the other is kept", async ({ device }) => {
  const { anna, boris } = await beginBoth(device);
  // Anna plays for Boris, who was slow to answer; meanwhile he plays himself.
  await reseat(anna, 2, "person");
  const isBoris = async () => (await anna.locator(".rd-own.is-power.is-free").count()) === 5;
  if (await anna.locator(".curtain .button").count()) await anna.locator(".curtain .button").click();
  await expect.poll(isBoris).toBe(true);
  await anna.locator(".rd-own.is-power.is-free").last().click();
  await expect(anna.locator(".rd-main")).toHaveClass(/is-ready/);
  await anna.locator(".rd-main").click();
  await reseat(anna, 2, "friend");
  await raid(anna);
  await raid(boris);
  const [fromAnna, fromBoris] = [await sendOn(anna), await sendOn(boris)];

  const told = [];
  for (const [page, { link }] of [[anna, fromBoris], [boris, fromAnna]]) {
    await arrive(page, link);
    await says(page, "You have both played at once");
    await says(page, "The other line is kept on the shelf as a match of its own.");
    told.push((await letter(page).innerText()).includes("yours counts"));
    await offer(page).click();
    await expect(page.locator(".rd")).toBeVisible();
  }
  expect(told.filter((it) => it)).toHaveLength(1);
  expect(await recordAt(anna)).toBe(await recordAt(boris));
  for (const page of [anna, boris]) {
    await open(page, "#");
    await expect(page.locator("details.saved li")).toHaveCount(2);
  }
});
