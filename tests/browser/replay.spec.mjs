// Replay: any moment of a match, by every control, and the ways back into play.

import { expect, open, playOnFromHere, test, unfold } from "./fixtures.mjs";
import { keep, nActions, record } from "./kept.mjs";
import { isOver, play, start } from "./paper_dungeons_player.mjs";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const SOLO = record("paper-dungeons/solo");
const LAST = nActions(SOLO);

const place = (page) => page.getByRole("slider", { name: "Place in the match" });
const press = (page, name) =>
  page.getByRole("region", { name: "Replay" }).getByRole("button", { name, exact: true }).click();

async function expectAt(page, ply) {
  await expect(place(page)).toHaveValue(String(ply));
  await expect(place(page)).toHaveAttribute("aria-valuetext", new RegExp(`^Action ${ply} of ${LAST}, `));
}

test("a match is walked through by action, by part and by hand", async ({ page }) => {
  await keep(page, { solo: SOLO });
  await open(page, "#replay/solo");
  await expectAt(page, 0);
  await press(page, "Next action");
  await expectAt(page, 1);
  await press(page, "Next part");
  await expect(page.getByText("Round 2 of 8").first()).toBeVisible();
  await press(page, "Previous part");
  await expect(page.getByText("Round 1 of 8").first()).toBeVisible();
  await press(page, "To the end");
  await expectAt(page, LAST);
  await expect(page.getByRole("button", { name: "Next action" })).toBeDisabled();
  await press(page, "Previous action");
  await expectAt(page, LAST - 1);
  await press(page, "To the beginning");
  await expectAt(page, 0);
  await place(page).fill("20");
  await expectAt(page, 20);
  await place(page).press("ArrowRight");
  await expectAt(page, 21);
});

test("a leap through a match of Dungeoneer shows the map of its place and no more", async ({ page }) => {
  await keep(page, { six: record("dungeoneer/both-six") });
  const map = () =>
    page
      .locator(".dn-view button:visible")
      .evaluateAll((all) => all.map((it) => `${it.dataset.cell} ${it.className} ${it.textContent}`));
  const opened = async (ply) => {
    await page.goto("about:blank");
    await open(page, `#replay/six/${ply}`);
    await expect(place(page)).toHaveValue(String(ply));
    return map();
  };
  const [late, early] = [await opened(1100), await opened(40)];
  expect(early.length).toBeLessThan(late.length);
  for (const [ply, there] of [[1100, late], [40, early], [1100, late]]) {
    await place(page).fill(String(ply));
    await expect.poll(map).toEqual(there);
  }
});

test("a replay runs by itself to the end", async ({ page }) => {
  await keep(page, { solo: SOLO });
  await open(page, `#replay/solo/${LAST - 3}`);
  // The fastest of four speeds.
  await press(page, "Speed: 1×");
  await press(page, "Speed: 2×");
  await press(page, "Run");
  await expect(page.getByRole("button", { name: "Pause" })).toBeVisible();
  await expectAt(page, LAST);
  await expect(page.getByRole("button", { name: "Run" })).toBeVisible();
});

test("a line of the log leads back to its moment, at the table and in the replay", async ({
  page,
}) => {
  await start(page, {});
  await play(page, (it, nEnded) => nEnded === 2);
  await page.getByRole("banner").getByRole("button", { name: "What happened" }).click();
  await page.getByRole("complementary").getByRole("button", { name: /^The dice:/ }).first().click();
  await expect(page).toHaveURL(/#replay\/[0-9a-z]+\/\d+$/);
  await expect(page.locator(".bar-moment")).toHaveText("Round 1 of 8");
  await press(page, "To the end");
  await page.getByRole("button", { name: "What happened" }).click();
  const lines = page.getByRole("complementary").getByRole("listitem");
  const marked = page.getByRole("complementary").locator("[aria-current]");
  await expect(lines.last()).toHaveAttribute("aria-current", "true");
  const nLines = await lines.count();
  await lines.first().locator(".log-line").click();
  await expect(page.locator(".bar-moment")).toHaveText("Choosing cards");
  // The log stays whole, and shows where in it one is.
  await expect(marked).toContainText("Two talents to choose from");
  await expect(marked).toBeInViewport();
  await expect(lines).toHaveCount(nLines);
  await press(page, "To the end");
  await expect(lines.last()).toHaveAttribute("aria-current", "true");
  await expect(lines.last()).toBeInViewport();
});

test("a table cannot be touched in a replay, and says so", async ({ page }) => {
  await keep(page, { solo: SOLO });
  await open(page, "#replay/solo/20");
  await page.getByRole("button", { name: /^D7/ }).click({ force: true });
  await expect(page.locator(".toast")).toBeVisible();
  await expectAt(page, 20);
});

test("one plays on from the middle in a match of its own, and the other one stays", async ({
  page,
}) => {
  await keep(page, { solo: SOLO });
  await open(page, "#replay/solo/12");
  const moment = await page.locator(".bar-moment").innerText();
  await playOnFromHere(page);
  await expect(page).toHaveURL(/#play\/(?!solo)[0-9a-z]+$/);
  await expect(page.locator(".bar-moment")).toHaveText(moment);
  await play(page);
  expect(await isOver(page)).toBe(true);
  await open(page, "#replay/solo");
  await expectAt(page, 0);
});

test("a table for study keeps the line that was left, here and after a reload", async ({ page }) => {
  await keep(page, { solo: { record: SOLO, undo: "study" } });
  await open(page, "#replay/solo/12");
  await page.getByRole("button", { name: "Go back to here" }).click();
  await expect(page).toHaveURL(/#play\/solo$/);
  await page.reload();
  const show = async () => {
    await page.getByRole("banner").getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Other lines" }).click();
    return page.getByRole("dialog", { name: "Other lines" });
  };
  const line = (await show()).getByRole("button", { name: /^From action 13: / });
  await expect(line).toHaveText(new RegExp(`${LAST - 12} actions, The end`));
  await line.click();
  await expect(page.getByRole("dialog", { name: "The end" })).toBeVisible();
});

test("a friendly table goes back past the dice", async ({ page }) => {
  await open(page, "#new/paper-dungeons");
  await unfold(page);
  await page.getByRole("radio", { name: "Friendly" }).check();
  await page.getByLabel("Seed", { exact: true }).fill("a browser test");
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await play(page, (it, nEnded) => nEnded === 2);
  const undo = page.getByRole("banner").getByRole("button", { name: "Undo" });
  let nUndone = 0;
  for (; await undo.isEnabled(); nUndone += 1) await undo.click();
  await expect(page.locator(".bar-moment")).toHaveText("Choosing cards");
  expect(nUndone).toBeGreaterThan(6);
  const redo = page.getByRole("banner").getByRole("button", { name: "Redo" });
  for (let nth = 0; nth < nUndone; nth += 1) await redo.click();
  await expect(page.locator(".bar-moment")).toHaveText("Round 3 of 8");
});
