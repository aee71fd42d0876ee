// Everything drawn has a name: the four ways to ask for it, and a walk over each board.

import { play as playRaiders, start as startRaiders } from "./dungeon_raiders_player.mjs";
import { play as playRoll } from "./dungeon_roll_player.mjs";
import { play as playQuest, start as startQuest } from "./dungeoneer_player.mjs";
import { watch } from "./explained_walk.mjs";
import { expect, open, phone, test } from "./fixtures.mjs";
import { play as playPaper, start as startPaper } from "./paper_dungeons_player.mjs";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const asked = (page) => page.locator("dialog.explained[open]");
const rested = (page) => page.locator(".explained.is-rested");
const zombie = (page) => page.locator(".pd-minion .icon").first();

/** The card comes later than the board. Waits until things can explain themselves, and nothing on stage lies above them. */
async function ready(page) {
  await expect(page.locator("dialog.explained")).toBeAttached();
  await expect(page.locator(".stage")).toHaveCount(0);
}

/** A Paper Dungeons table past the choice of cards. */
async function sheet(page, options = {}) {
  await startPaper(page, options);
  await playPaper(page, (it) => it.free > 0);
  await ready(page);
}

/** Clicks with the right button, without waiting for what the card covers then. */
async function askByMouse(page, what) {
  const { x, y, width, height } = await what.boundingBox();
  await page.mouse.click(x + width / 2, y + height / 2, { button: "right" });
}

/** Puts a finger down in the middle of something; returns how to lift and to move it. */
async function finger(page, what) {
  const { x, y, width, height } = await what.boundingBox();
  const touch = await page.context().newCDPSession(page);
  const send = (type, points) => touch.send("Input.dispatchTouchEvent", { type, touchPoints: points });
  const middle = { x: x + width / 2, y: y + height / 2 };
  await send("touchStart", [middle]);
  return {
    lift: () => send("touchEnd", []),
    move: (by) => send("touchMove", [{ x: middle.x, y: middle.y + by }]),
  };
}

test.describe("on a desk", () => {
  test("the mouse that rests is told, and plays on undisturbed", async ({ page }) => {
    await sheet(page);
    await zombie(page).hover();
    await expect(rested(page)).toContainText("Zombie");
    await expect(rested(page)).toContainText("Here: A7");
    await expect(rested(page)).toContainText("PD-140");
    // It covers neither the thing nor the pointer, and takes no click.
    const [card, thing] = [await rested(page).boundingBox(), await zombie(page).boundingBox()];
    const isBeside = card.x >= thing.x + thing.width || card.x + card.width <= thing.x;
    expect(isBeside).toBe(true);
    await expect(rested(page)).toHaveCSS("pointer-events", "none");
    await page.mouse.move(5, 5);
    await expect(rested(page)).toHaveCount(0);
    await zombie(page).hover();
    await expect(rested(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(rested(page)).toHaveCount(0);
    const die = page.locator(".pd-die[aria-disabled=false]").first();
    await die.hover();
    await expect(rested(page)).toBeVisible();
    await die.click();
    await expect(rested(page)).toHaveCount(0);
    await expect(die).toHaveAttribute("aria-pressed", "true");
  });

  test("the right button asks; Escape, Back and a tap elsewhere close", async ({ page, axe }) => {
    await sheet(page);
    await askByMouse(page, zombie(page));
    await expect(asked(page)).toBeVisible();
    await expect(asked(page).getByRole("heading", { name: "Zombie" })).toBeVisible();
    await expect(page.getByRole("dialog", { name: "Zombie" })).toBeVisible();
    expect(await axe()).toEqual([]);
    await page.keyboard.press("Escape");
    await expect(asked(page)).toHaveCount(0);
    await askByMouse(page, zombie(page));
    await expect(asked(page)).toBeVisible();
    await page.goBack();
    await expect(asked(page)).toHaveCount(0);
    await expect(page.locator(".pd")).toBeVisible();
    await askByMouse(page, zombie(page));
    await expect(asked(page)).toBeVisible();
    await page.mouse.click(1200, 700);
    await expect(asked(page)).toHaveCount(0);
    await askByMouse(page, zombie(page));
    await asked(page).getByRole("button", { name: "Rule PD-140" }).click();
    await expect(page.getByRole("dialog", { name: "Rules" })).toBeVisible();
    await expect(page.locator("#rule-PD-140")).toBeFocused();
  });

  test("the key ? asks about what has the focus, and gives it back", async ({ page, axe }) => {
    await sheet(page);
    const die = page.locator(".pd-die").first();
    await die.focus();
    await page.keyboard.press("?");
    await expect(asked(page)).toBeVisible();
    await expect(asked(page).locator(":focus")).toHaveCount(1);
    expect(await axe()).toEqual([]);
    await page.keyboard.press("?");
    await expect(asked(page)).toHaveCount(1);
    await asked(page).getByRole("button", { name: "Close" }).click();
    await expect(asked(page)).toHaveCount(0);
    await expect(die).toBeFocused();
    const corner = page.locator(".pd-room").first();
    await corner.focus();
    await page.keyboard.press("?");
    await expect(asked(page)).toContainText("Zombie");
    await page.keyboard.press("Escape");
    await expect(corner).toBeFocused();
  });
});

test.describe("on a phone", () => {
  test.use(phone);

  test("a finger that is held asks, and plays nothing", async ({ page, axe }) => {
    await sheet(page);
    const die = page.locator(".pd-die[aria-disabled=false]").first();
    const held = await finger(page, die);
    await expect(asked(page)).toBeVisible();
    await held.lift();
    await expect(asked(page)).toBeVisible();
    expect(await axe()).toEqual([]);
    // A sheet at the thumb, as wide as the page.
    const { x, y, width, height } = await asked(page).boundingBox();
    const { width: wide, height: high } = phone.viewport;
    expect([x, width, Math.round(y + height)]).toEqual([0, wide, high]);
    for (const name of ["Close", /^Rule /]) {
      const button = await asked(page).getByRole("button", { name }).boundingBox();
      expect(button.height).toBeGreaterThanOrEqual(44);
      expect(button.y).toBeGreaterThan(high / 2);
    }
    await asked(page).getByRole("button", { name: "Close" }).tap();
    await expect(asked(page)).toHaveCount(0);
    await expect(die).toHaveAttribute("aria-pressed", "false");
    // The next tap plays.
    await die.tap();
    await expect(die).toHaveAttribute("aria-pressed", "true");
  });

  test("a finger that moves does not hold", async ({ page }) => {
    await sheet(page);
    const moving = await finger(page, zombie(page));
    await moving.move(40);
    // A hold that begins later is over later: by then this one would have been.
    await moving.lift();
    const held = await finger(page, page.locator(".pd-die").first());
    await expect(asked(page)).toBeVisible();
    await held.lift();
    await expect(asked(page)).toContainText(/Die|Hero/);
  });

  test("what is explained speaks Russian too", async ({ page }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, "languages", { value: ["ru"] }));
    await startPaper(page, { lang: "ru" });
    await playPaper(page, (it) => it.free > 0);
    await ready(page);
    const held = await finger(page, page.locator(".pd-room").first());
    await expect(asked(page)).toContainText("Приспешник");
    await held.lift();
    await asked(page).getByRole("button", { name: "Закрыть" }).tap();
    await expect(asked(page)).toHaveCount(0);
  });
});

/** Raiders with computers, and a boss at the end. */
const COMPANY = { people: 4, computers: { 2: "easy", 3: "easy", 4: "normal" }, options: ["A boss"] };

/** Each box of Dungeoneer in one language, against computers. */
const QUESTS = {
  en: { people: 4, computers: { 2: "easy", 3: "easy", 4: "easy" } },
  ru: { people: 2, computers: { 2: "easy" }, box: "vault-of-the-fiends" },
};

/** How each game whose texts are complete is laid out and played on: to its end, or some moments if that is soon. */
const GAMES = {
  "paper-dungeons": {
    start: (page, lang) => startPaper(page, { lang, people: 1 }),
    play: (page, isSoon) => playPaper(page, (_, nEnded) => isSoon && nEnded > 0),
  },
  "dungeon-raiders": {
    start: (page, lang) => startRaiders(page, lang === "en" ? COMPANY : { lang }),
    play: (page, isSoon) => playRaiders(page, (_, nth) => isSoon && nth > 12),
  },
  "dungeon-roll": {
    start: (page, lang) => startPaper(page, { lang, box: 1 }),
    play: (page, isSoon) => playRoll(page, { depth: isSoon ? 1 : 3 }),
  },
  dungeoneer: {
    start: (page, lang) => startQuest(page, { lang, ...QUESTS[lang] }),
    play: (page, isSoon) => playQuest(page, (_, nth) => isSoon && nth > 60),
  },
};

for (const [game, { start, play }] of Object.entries(GAMES)) {
  for (const [lang, locale] of [["en", "en-GB"], ["ru", "ru-RU"]]) {
    test.describe(`in ${lang}`, () => {
      test.use({ locale });

      test(`whatever is drawn at ${game} has an entry`, async ({ page }) => {
        await start(page, lang);
        const drawn = await watch(page, game, lang);
        await play(page, lang === "ru");
        const { icons, missing } = await drawn();
        expect(icons).toBeGreaterThan(10);
        expect(missing).toEqual([]);
      });
    });
  }
}

test("whatever a hero alone has at Dungeoneer has an entry", async ({ page }) => {
  await startQuest(page);
  const drawn = await watch(page, "dungeoneer", "en");
  await playQuest(page, (_, nth) => nth > 40);
  expect((await drawn()).missing).toEqual([]);
});

test.describe("cards and heroes at Dungeoneer", () => {
  test("are told by their own names and words", async ({ page }) => {
    await startQuest(page, QUESTS.en);
    await playQuest(page, (_, nth) => nth > 4);
    await ready(page);
    const card = page.locator(".dn-card").first();
    await askByMouse(page, card.locator(".dn-card-head b"));
    const name = (await card.locator(".dn-card-head b").textContent()).trim();
    await expect(asked(page).locator("h2")).toHaveText(name);
    await expect(asked(page).locator(".explained-kind")).toHaveText(/^(Boon|Treasure|Bane|Monster|Trap)$/);
    await expect(asked(page)).toContainText((await card.locator(".dn-card-text").textContent()).trim());
    await page.keyboard.press("Escape");
    // The portrait on the map has no words of its own: its hero tells.
    const stand = page.locator(".dn-stand .dn-seat").first();
    const seat = (await stand.getAttribute("class")).match(/seat-\d/)[0];
    await askByMouse(page, stand);
    const hero = await page.locator(`.${seat} .dn-head b`).textContent();
    await expect(asked(page).locator("h2")).toHaveText(hero);
    await expect(asked(page)).toContainText("health 6 of 6");
    const ability = await page.locator(`.${seat} .dn-head`).getAttribute("aria-description");
    await expect(asked(page).locator(".explained-face")).toHaveText(ability);
  });
});

test("a number is drawn as it stands on the thing", async ({ page }) => {
  await sheet(page);
  await askByMouse(page, page.locator(".pd-level").first());
  await expect(asked(page).locator(".explained-picture")).toHaveText("5");
  await expect(asked(page)).toContainText("Level of the minion");
  await expect(asked(page)).toContainText("Here: A7");
});

test("the rulebook shows what is drawn, and is found by it", async ({ page }) => {
  await open(page, "#rules/paper-dungeons");
  await page.getByLabel("Find a rule").fill("arrow up");
  await page.getByRole("button", { name: /^PD-071/ }).click();
  const unit = page.locator(".unit.is-open");
  await expect(unit.locator("#rule-PD-071")).toBeFocused();
  await expect(unit.locator(".unit-pictures .icon")).toHaveCount(2);
});

test("a replay explains itself as well", async ({ page }) => {
  await sheet(page);
  const id = new URL(page.url()).hash.split("/")[1];
  await open(page, `#replay/${id}`);
  await ready(page);
  await askByMouse(page, zombie(page));
  await expect(asked(page)).toContainText("Zombie");
});
