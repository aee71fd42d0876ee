// Dungeoneer: questions out of turn, open cards, hints, and what a shared device shows of whom.

import { expect, open, phone, playOnFromHere, test } from "./fixtures.mjs";
import { keep, record } from "./kept.mjs";
import { play, start } from "./dungeoneer_player.mjs";
import { expectNoSideways } from "./paper_dungeons_player.mjs";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const RIVALS = { people: 4, computers: { 2: "easy", 3: "easy", 4: "easy" } };

const panel = (page) => page.locator(".is-asking .dn-window");

const pass = (page) => page.locator(".is-asking .dn-other:visible").first();

/** Takes a match of the golden records up where a player is asked out of turn, and is shown the question. */
async function askedIn(page, { name, ply, show }) {
  await keep(page, { it: record(`dungeoneer/${name}`) });
  await open(page, `#replay/it/${ply}`);
  await playOnFromHere(page);
  await page.getByRole("button", { name: show }).click();
  await expect(panel(page).getByRole("heading")).toBeVisible();
}

// Roderik's Heroics end, and the first of three players holds a card for that moment.
const IN_THE_TOMB = {
  name: "tomb-three-2",
  ply: 270,
  show: /^I am Player 1/,
};

// Grumza is about to roll, and the second of four players holds a card for that moment.
const IN_THE_VAULT = {
  name: "vault-four",
  ply: 72,
  show: /^Я Игрок 2/,
};

/** Does something until what is expected has come: a button may rest for a moment. */
const until = (isDone, act) =>
  expect(async () => {
    if (!(await isDone())) await act().catch(() => {});
    expect(await isDone()).toBe(true);
  }).toPass();

test("a question out of turn is answered with a card", async ({ page, axe }) => {
  await askedIn(page, IN_THE_TOMB);
  expect(await axe()).toEqual([]);
  await expect(page.getByRole("button", { name: /^Pass until my turn/ })).toContainText(
    "I am still asked when I am attacked",
  );
  const row = panel(page).locator(".dn-row:is(.k-boon, .k-treasure, .k-bane)").first();
  const name = await row.locator("b").textContent();
  await row.click();
  await expect(row).toHaveAttribute("aria-pressed", "true");
  await expect(page.locator(".dn-main")).toHaveClass(/is-ready/);
  const same = panel(page).locator(".dn-row b").getByText(name, { exact: true });
  const main = page.locator(".dn-main.is-ready");
  await until(async () => (await same.count()) === 0, () => main.click({ timeout: 1000 }));
});

test("a question is answered and passed by keys alone", async ({ page }) => {
  await askedIn(page, IN_THE_TOMB);
  const row = panel(page).locator(".dn-row").first();
  await row.focus();
  await page.keyboard.press("Enter");
  await expect(row).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Escape");
  await expect(row).toHaveAttribute("aria-pressed", "false");
  const before = await panel(page).textContent();
  const isGone = async () => (await panel(page).allTextContents()).join() !== before;
  await until(isGone, () => pass(page).press("Enter", { timeout: 1000 }));
});

test.describe("on a phone", () => {
  test.use({ ...phone, locale: "ru-RU" });

  test("a question is a sheet at the thumb", async ({ page, axe }) => {
    await askedIn(page, IN_THE_VAULT);
    await expectNoSideways(page);
    expect(await axe()).toEqual([]);
    await expect(pass(page)).toBeInViewport();
    await expect(panel(page).getByRole("heading")).toBeInViewport();
  });
});

test("open cards are looked through", async ({ page, axe }) => {
  await start(page, RIVALS);
  await play(page, (it, nth) => nth > 60 && it.nOptions > 0 && !it.isWatching && !it.isAsked);
  await page.getByRole("button", { name: "Look through the open cards" }).click();
  const dialog = page.getByRole("dialog", { name: "Cards that lie open" });
  const pile = dialog.getByRole("button", { name: /^Discard pile: \d+$/ });
  await expect(pile).toHaveAttribute("aria-pressed", "true");
  const n = Number((await pile.textContent()).replace(/\D/g, ""));
  expect(n).toBeGreaterThan(0);
  await expect(dialog.locator(".dn-open-card")).toHaveCount(n);
  await expect(dialog.locator(".dn-open-card p").first()).not.toBeEmpty();
  expect(await axe()).toEqual([]);
  const hero = dialog.locator(".dn-shelf").nth(1);
  await hero.click();
  await expect(hero).toHaveAttribute("aria-pressed", "true");
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

test("the line about a phase is put away for good", async ({ page }) => {
  await start(page, { box: "vault-of-the-fiends" });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Vault of the Fiends");
  await expect(page).toHaveTitle(/^Vault of the Fiends · /);
  await expect(page.locator(".dn-hint p")).toBeVisible();
  await page.getByRole("button", { name: "Hide the hints" }).click();
  await expect(page.locator(".dn-hint p")).toHaveCount(0);
  await expect(page.locator(".dn-main")).toBeFocused();
  await page.reload();
  await expect(page.locator(".dn")).toBeVisible();
  await expect(page.locator(".dn-hint p")).toHaveCount(0);
});

test("nobody's cards are on the page of another", async ({ page }) => {
  await start(page, { people: 2 });
  const cards = () => page.locator(".dn-card .dn-card-head b").allTextContents();
  const shown = async () => (await page.content()) + (await page.locator("body").ariaSnapshot());
  const reveal = page.locator(".curtain .button");
  await expect(page.locator(".curtain h1")).toContainText("Player");
  const first = await page.locator(".curtain h1").textContent();
  await reveal.click();
  await expect(page.locator(".dn-card").first()).toBeVisible();
  const seen = [await shown()];
  const own = new Set((await cards()).map((it) => it.trim()));
  // Until the other's first look nothing is drawn by the other.
  await play(page, (it) => it.isCurtain);
  await expect(page.locator(".curtain h1")).not.toHaveText(first);
  await expect(page.locator(".curtain-why")).not.toBeEmpty();
  seen.push(await shown());
  await expect(page.locator(".dn-card")).toHaveCount(0);
  await reveal.click();
  await expect(page.locator(".dn-card").first()).toBeVisible();
  const theirs = (await cards()).map((it) => it.trim()).filter((it) => !own.has(it));
  expect(theirs.length).toBeGreaterThan(0);
  for (const name of theirs) expect(seen.filter((it) => it.includes(name)), name).toEqual([]);
});
