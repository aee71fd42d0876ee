// Dungeon Raiders at its table: alone, against computers, in secret, and by torchlight.

import { expect, inEnglish, open, phone, test, unfold, unfoldEnd } from "./fixtures.mjs";
import { choose, isOver, play, start } from "./dungeon_raiders_player.mjs";
import { expectNoSideways } from "./paper_dungeons_player.mjs";

// Cards that glide are measured and tapped when they lie still.
test.use({ contextOptions: { reducedMotion: "reduce" } });

const end = (page) => page.getByRole("dialog", { name: /^The end$|^Конец партии$/ });

for (const [lang, locale] of [["en", "en-GB"], ["ru", "ru-RU"]]) {
  test.describe(lang, () => {
    test.use({ ...phone, locale });

    test("a hero alone goes to the end by taps", inEnglish(lang), async ({ page, axe }) => {
      await start(page, { lang });
      await expect(page.locator(".rd.is-solo .rd-hand .rd-own.is-power:visible")).toHaveCount(5);
      expect(await axe()).toEqual([]);
      await expectNoSideways(page);
      await page.locator(".rd-own.is-free").nth(2).click();
      await expect(page.locator(".rd-own.is-picked")).toHaveAttribute("aria-pressed", "true");
      await expect(page.locator(".rd-weighed")).not.toBeEmpty();
      // A second tap that comes too soon is no second thought.
      await expect(page.locator(".rd-own.is-picked")).not.toHaveClass(/is-resting/);
      await page.locator(".rd-own.is-picked").click();
      await expect(page.locator(".rd-echo li").first()).toBeVisible();
      await play(page);
      expect(await isOver(page)).toBe(true);
      await unfoldEnd(end(page));
      await expect(end(page).locator(".verdict")).toBeVisible();
    });
  });
}

test("a raider meets three computers, to the final score", async ({ page, axe }) => {
  await start(page, { people: 4, computers: { 2: "easy", 3: "easy", 4: "normal" } });
  await expect(page.locator(".rd-hero")).toHaveCount(4);
  await play(page, (it) => it.isReady);
  expect(await axe()).toEqual([]);
  await play(page);
  for (const name of ["You", "Computer 2", "Computer 3", "Computer 4"]) {
    await expect(end(page).locator(".place-name", { hasText: name })).toBeVisible();
  }
  await expect(page.locator(".curtain")).toHaveCount(0);
});

test("the harder the dungeon, the more wounds a hero alone starts with", async ({ page }) => {
  await start(page, { options: ["4: hard"] });
  await expect(page.locator(".rd-hero .rd-coins")).toHaveText("2");
  await expect(page.locator(".rd-hero .rd-wounds")).toHaveText("4");
  await play(page);
  expect(await isOver(page)).toBe(true);
  await unfoldEnd(end(page));
  await expect(end(page).locator(".verdict")).toBeVisible();
  // The hall keeps this apart from easier dungeons (RA-236).
  await end(page).getByRole("button", { name: "Hall of Fame" }).click();
  await expect(page.getByText(/4: hard/).first()).toBeVisible();
});

test.describe("two at one phone, in Russian", () => {
  test.use({ ...phone, locale: "ru-RU" });

  test("a quick duel is played behind curtains to its end", async ({ page }) => {
    await start(page, { lang: "ru", people: 2, options: ["Одновременно"] });
    const curtains = [];
    await play(page, (it) => {
      if (it.isCurtain) curtains.push(it);
      return false;
    });
    expect(curtains.filter((it) => it.isTable), "nothing of the table behind it").toEqual([]);
    const passedTo = (name) => curtains.filter((it) => it.passedTo.endsWith(name)).length;
    // Each of them chooses a card in every room, out of the other's sight.
    const n = [passedTo("Игрок 1"), passedTo("Игрок 2")];
    expect(Math.min(...n)).toBeGreaterThan(4);
    expect(Math.abs(n[0] - n[1])).toBeLessThan(2);
    for (const name of ["Игрок 1", "Игрок 2"]) {
      await expect(end(page).locator(".place-name", { hasText: name })).toBeVisible();
    }
  });
});

test("a hero alone chooses a character, a company is dealt them, and what was said stays", async ({
  page,
}) => {
  await open(page, "#new/dungeon-raiders");
  await unfold(page);
  const choice = (name) => page.getByRole("radio", { name, exact: true });
  await choice("1").check();
  await expect(choice("Chosen")).toBeChecked();
  await choice("3").check();
  await expect(choice("Dealt at random")).toBeChecked();
  await choice("Chosen").check();
  await choice("4").check();
  await expect(choice("Chosen")).toBeChecked();
  await choice("Dealt at random").check();
  await choice("1").check();
  await expect(choice("Dealt at random")).toBeChecked();
});

test("a closed hand shows how many items it holds, and not which", async ({ page }) => {
  await start(page, { people: 2, options: ["Chosen"] });
  await choose(page, "Explorer");
  await choose(page, "Wizard");
  await page.locator(".curtain .button").click();
  const own = page.locator(".rd-hero.is-own");
  // Round one device the player who is asked is named.
  const name = await own.locator(".rd-name b").innerText();
  await expect(page.locator(".rd-say .is-whose")).toHaveText(name);
  await expect(own).toContainText(/Torch|Magic Crystal × 2/);
  const rival = page.locator(".rd-hero:not(.is-own)");
  await expect(rival).toContainText(/[12] closed items?[;.]/);
  await expect(rival).not.toContainText(/Torch|Crystal/);
});

test("a crystal says when it would be wasted", async ({ page }) => {
  await start(page, { people: 2, options: ["Chosen", "Open"] });
  await choose(page, "Wizard");
  await choose(page, "Warrior");
  const crystal = page.getByRole("button", { name: /^Magic Crystal/ });
  await page.locator(".rd-own.is-power.is-free").first().waitFor();
  if (await crystal.isVisible()) {
    await expect(crystal).toHaveAccessibleName(/to play later$/);
    await crystal.click();
    await page.locator(".rd-main").click();
    await expect(crystal).toBeHidden();
  }
  await page.locator(".rd-own.is-power.is-free").first().click();
  await page.locator(".rd-main").click();
  await expect(crystal).toHaveAccessibleName(/wasted now, all others have played$/);
  await expect(crystal).toContainText("wasted");
  await crystal.click();
  await expect(page.locator(".rd-say .is-warning")).toContainText("RA-249");
});

test("cards chosen in secret are seen by nobody else before all are turned up", async ({
  page,
}) => {
  await start(page, { people: 2, options: ["All at once"] });
  const tree = async () => `${await page.locator("body").ariaSnapshot()} ${await page.content()}`;
  await page.locator(".curtain .button").click();
  await page.getByRole("button", { name: /^Card 4/ }).click();
  await page.locator(".rd-main").click();
  // The second person sees that a card lies there, and not which.
  await expect(page.locator(".curtain")).toBeVisible();
  expect(await tree()).not.toMatch(/chose 4|chooses 4|Card 4/);
  await page.locator(".curtain .button").click();
  await expect(page.locator(".rd-hero").first()).toContainText("a card lies face down");
  expect(await tree()).not.toMatch(/chose 4|chooses 4|face down: 4/);
  await expect(page.locator(".rd-hero .rd-power.is-back")).toHaveCount(1);
  await page.getByRole("button", { name: /^Card 2/ }).click();
  await page.locator(".rd-main").click();
  // Now both lie open, in what is told of the room.
  await expect(page.locator(".rd-laid-row li")).toHaveText([/4 Player 1/, /2 Player 2/]);
});

test("what a torch shows is for its owner alone", async ({ page }) => {
  await start(page, { people: 2, options: ["Chosen", "Open"] });
  const tree = async () => `${await page.locator("body").ariaSnapshot()} ${await page.content()}`;
  const ready = page.locator(".curtain .button, .rd:not(.is-watching) .rd-main").first();
  const takeDevice = async () => {
    await ready.waitFor();
    const curtain = page.locator(".curtain .button");
    if (await curtain.isVisible()) await curtain.click();
    await page.locator(".rd:not(.is-watching) .rd-main").waitFor();
  };
  for (const character of ["Explorer", "Knight"]) {
    await takeDevice();
    await page.getByRole("button", { name: new RegExp(`^${character}`) }).click();
    await page.locator(".rd-main").click();
  }
  await takeDevice();
  const torch = page.getByRole("button", { name: /^Torch/ });
  if (!(await torch.isVisible())) {
    await page.locator(".rd-own.is-free").first().click();
    await page.locator(".rd-main").click();
    await takeDevice();
  }
  await torch.click();
  await expect(page.locator(".rd-say")).toContainText("Only you will see");
  await page.locator(".rd-main").click();
  // Now there is something to hide: whose torch it was says so.
  const seen = page.locator(".rd-room.is-by-torch");
  await seen.or(page.locator(".curtain .button")).first().waitFor();
  await takeDevice();
  await expect(seen.first()).toHaveAccessibleName(/only you see it/);
  const names = await seen.locator(".only-read").allTextContents();
  expect(names.length).toBeGreaterThan(0);
  await page.locator(".rd-own.is-power.is-free").first().click();
  await page.locator(".rd-main").click();
  const hidden = /only you see it|torch shows/;
  await ready.waitFor();
  for (const step of ["behind the curtain", "before the other's eyes"]) {
    const shown = await tree();
    expect(shown, step).not.toMatch(hidden);
    for (const name of names) expect(shown, step).not.toContain(name);
    await takeDevice();
  }
  await expect(page.locator(".rd-hero").first()).toContainText("Explorer");
  await expect(seen).toHaveCount(0);
});

test("a boss is met with two cards", async ({ page }) => {
  await start(page, { people: 2, computers: { 2: "easy" }, options: ["A boss"] });
  await play(page);
  expect(await isOver(page)).toBe(true);
});

test("what a card may do to a hero alone is not printed over the wounds", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await start(page, { seed: "wounds" });
  const hurt = page.locator(".rd-odds .is-wound");
  for (let nth = 0; nth < 8; nth += 1) {
    await page.locator(".rd-own.is-power.is-free").first().click();
    if (await hurt.isVisible()) break;
    await page.locator(".rd-main").click();
  }
  const box = (locator) => locator.evaluate((it) => it.getBoundingClientRect().toJSON());
  const [odds, wounds] = [await box(hurt), await box(page.locator(".rd-hero .rd-wounds"))];
  const isBeside = odds.right <= wounds.left || wounds.right <= odds.left;
  expect(isBeside || wounds.bottom <= odds.top).toBe(true);
  await expect(page.locator(".rd-stakes")).toContainText("10 wounds kill.");
});

test("a refusal says why, with the number of its rule", async ({ page }) => {
  await start(page, {});
  await page.locator(".rd-own.is-free").nth(2).click();
  await page.locator(".rd-main").click();
  await page.getByRole("button", { name: /^Card 3, played/ }).click({ force: true });
  await expect(page.getByText("Card 3 has been played in this level.")).toBeVisible();
  await expect(page.getByText("RA-063")).toBeVisible();
});

test("the keyboard alone weighs and lays cards, and keeps its place", async ({ page }) => {
  await start(page, {});
  await page.locator(".rd-own").first().focus();
  await page.keyboard.press("4");
  await expect(page.locator(".rd-own.is-picked")).toHaveAccessibleName(/^Card 4, chosen/);
  await page.keyboard.press("Escape");
  await expect(page.locator(".rd-own.is-picked")).toHaveCount(0);
  await page.locator(".rd-own").first().focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page.locator(".rd-own.is-picked")).toHaveAccessibleName(/^Card 2, chosen/);
  await expect(page.locator(".rd-own.is-picked")).not.toHaveClass(/is-resting/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: /^Card 2, played/ })).toBeFocused();
});

for (const width of [320, 360, 768, 1440]) {
  test(`nothing runs over the edge at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await start(page, { people: 5, options: ["Chosen"] });
    await expectNoSideways(page);
    await play(page, (it, nth) => nth > 14 && it.isReady);
    await expectNoSideways(page);
  });
}

test.describe("on a phone", () => {
  test.use(phone);

  test("what can be tapped is large enough for a thumb", async ({ page }) => {
    await start(page, { people: 4, computers: { 2: "easy", 3: "easy", 4: "easy" } });
    await play(page, (it) => it.isReady);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll(".rd button:not([hidden])")]
        .map((it) => [it.className, it.getBoundingClientRect()])
        .filter(([, box]) => box.width < 44 || box.height < 44)
        .map(([name, box]) => `${name}: ${Math.round(box.width)} × ${Math.round(box.height)}`),
    );
    expect(small).toEqual([]);
  });
});
