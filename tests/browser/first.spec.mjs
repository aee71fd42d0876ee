// The first minute: the shelf says where to begin, and one tap leads to a table where something can be done.

import { EVERYWHERE, expect, open, phone, test } from "./fixtures.mjs";
import { keep, record } from "./kept.mjs";

test.use(phone);

/** What a first table of each box has: seats in all, and what waits for the first choice. */
const TABLES = [
  ["Paper Dungeons", "alone", ".pd-card"],
  ["Dungeon Roll", "alone", ".dr-dock .dr-die"],
  ["Dungeon Raiders", "against 3 computers", ".rd-hand"],
  ["Dungeoneer: Tomb of the Lich Lord", "against 1 computer", ".dn-dock"],
  ["Dungeoneer: Vault of the Fiends", "against 1 computer", ".dn-dock"],
];

for (const [title, against, waits] of TABLES) {
  test(`one tap on the shelf lays a table of ${title}`, EVERYWHERE, async ({ page }) => {
    await open(page);
    const play = title === "Dungeon Roll" ? "Just play" : "Play";
    await page.getByRole("link", { name: `${play} ${against}: ${title}`, exact: true }).click();
    await expect(page).toHaveURL(/#play\//);
    await expect(page.locator("#room")).toBeVisible();
    await expect(page.locator(waits).first()).toBeVisible();
    const records = () =>
      page.evaluate(() =>
        Object.keys(localStorage)
          .filter((key) => key.startsWith("undercroft/match/"))
          .map((key) => JSON.parse(localStorage.getItem(key)).record),
      );
    await expect.poll(async () => (await records()).length).toBe(1);
    const nSeats = 1 + Number(against.match(/\d/)?.[0] ?? 0);
    expect((await records())[0]).toContain(`setup players=${nSeats} `);
    // Back leads to the shelf, where the match waits.
    // Playwright's own way back waits for ever in Firefox.
    await page.evaluate(() => history.back());
    await expect(page.locator(".continue")).toContainText(title.split(": ").at(-1));
  });
}

test("a newcomer is told where to begin", EVERYWHERE, async ({ page, axe }) => {
  await open(page);
  const first = page.locator(".box").first();
  await expect(first).toContainText("Start here");
  await expect(first).toContainText("Dungeon Roll");
  // One button stands out, and it opens the lesson.
  const main = page.locator(".shelf-page .button.is-main");
  await expect(main).toHaveText("Learn by playing 5 min");
  expect(await axe()).toEqual([]);
  await main.click();
  await expect(page).toHaveURL(/#learn\/dungeon-roll$/);
  await expect(page.locator(".lesson-card")).toBeVisible();
});

test("whoever comes back is told what goes on", EVERYWHERE, async ({ page }) => {
  await keep(page, { solo: record("paper-dungeons/solo") });
  await open(page);
  const main = page.locator(".shelf-page .button.is-main");
  await expect(main).toHaveText("Continue");
  await expect(page.locator(".is-today")).toBeVisible();
  await expect(main).toHaveCount(1);
  await expect(page.getByText("Start here")).toHaveCount(0);
});

test("whoever has learnt the first box plays it next", async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem("undercroft/lesson/dungeon-roll", JSON.stringify({ v: 1, step: 10 }));
  });
  await open(page);
  const main = page.locator(".shelf-page .button.is-main");
  await expect(main).toHaveAccessibleName("Play alone: Dungeon Roll");
  await main.click();
  await expect(page.locator("#room")).toBeVisible();
});
