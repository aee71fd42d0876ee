// Today's challenge, and the place for anything that somebody was given: a code, a link, a record.

import { expect, open, phone, playOnFromHere, test, unfoldBox } from "./fixtures.mjs";
import { beginning, record } from "./matches.mjs";
import { expectNoSideways } from "./paper_dungeons_player.mjs";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const SOLO = record("solo");

/** Goes from the shelf to the place where things are entered, and enters one. */
async function enter(page, text) {
  await open(page);
  await page.getByRole("link", { name: /Enter a code|Ввести код/ }).click();
  const field = page.getByRole("textbox");
  await expect(field).toBeFocused();
  await field.fill(text);
  return field;
}

const opens = (page) => page.getByRole("button", { name: "Open", exact: true }).click();

for (const { locale, box, link } of [
  { locale: "en-GB", box: "Paper Dungeons", link: /^Today’s challenge: Paper/ },
  { locale: "ru-RU", box: "Бумажные подземелья", link: /^Испытание дня: Бумажные/ },
]) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale, timezoneId: "Pacific/Kiritimati" });

    test("the day's challenge is that of Greenwich, and an old link leads to it", async ({ page }) => {
      await page.clock.setFixedTime(new Date("2026-11-21T23:30:00Z"));
      await open(page);
      await unfoldBox(page, box);
      await page.getByRole("link", { name: link }).click();
      await expect(page).toHaveURL(/#play\//);
      const first = page.url();
      const kept = await page.evaluate((id) => JSON.parse(localStorage.getItem(`undercroft/match/${id}`)), first.split("/").pop());
      expect(kept.today).toBe("2026-11-21");
      await page.goto("./#new/paper-dungeons/today");
      await expect(page).toHaveURL(first);
      await page.clock.setFixedTime(new Date("2026-11-22T00:30:00Z"));
      await page.goto("./#new/paper-dungeons/today");
      await expect(page).toHaveURL(/#play\//);
      expect(page.url()).not.toBe(first);
    });
  });
}

test("words are a seed, for a game that is chosen next", async ({ page }) => {
  await enter(page, "dragons at dawn");
  const told = page.getByText(/^Your words make a new seed: [0-9A-Z-]{9}\. Which game\?$/);
  await expect(told).toBeVisible();
  await page.getByRole("textbox").fill("(7K2Q-XM49),");
  await expect(page.getByText("Seed 7K2Q-XM49. Which game?")).toBeVisible();
  await page.getByRole("button", { name: "Paper Dungeons" }).click();
  await expect(page).toHaveURL(/#new\/paper-dungeons\//);
  await expect(page.getByText("A seed from a link.")).toBeVisible();
});

test("a whole message is understood by its link", async ({ page, baseURL }) => {
  await enter(page, `Can you do better?\n${baseURL}#new/paper-dungeons/7K2Q-XM49`);
  await expect(page.getByText(/^Paper Dungeons: a new game/)).toBeVisible();
  await opens(page);
  await expect(page.getByRole("textbox", { name: "Seed", exact: true })).toHaveValue("7K2Q-XM49");
});

test("a link that mail has broken is found in the message, and its page leads there", async ({
  page,
  axe,
}) => {
  await open(page, "./#m=AQ5w");
  await expect(page.getByRole("heading", { name: "This link cannot be opened" })).toBeVisible();
  expect(await axe()).toEqual([]);
  await page.getByRole("button", { name: "Enter a link or a record" }).click();
  const field = page.getByRole("textbox");
  await field.fill("> Beat <https://x.example/y/#new/paper-\r\n> dungeons/7K2Q-XM49>.\r\n> Bye");
  await expect(page.getByText(/^Paper Dungeons: a new game/)).toBeVisible();
  await opens(page);
  await expect(page.getByRole("textbox", { name: "Seed", exact: true })).toHaveValue("7K2Q-XM49");
});

test("a record is pasted, read, and gone after a reload", async ({ page, axe }) => {
  await enter(page, SOLO);
  await expect(page.getByText("A record of Paper Dungeons.")).toBeVisible();
  expect(await axe()).toEqual([]);
  await opens(page);
  await expect(page.getByRole("heading", { name: /^Beat .+ glory$/ })).toBeVisible();
  await page.getByRole("button", { name: "Watch the match" }).click();
  await expect(page.getByText(/^Action 0 of/)).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).join())).not.toContain("match");
  await page.reload();
  await expect(page.getByText(/Please open it once more/)).toBeVisible();
  await expect(page.getByRole("textbox")).toBeVisible();
});

test("a record file is chosen, and read-only until taken over", async ({ page }) => {
  await enter(page, "");
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Open a record file" }).click();
  const file = { name: "solo.txt", mimeType: "text/plain", buffer: Buffer.from(SOLO) };
  await (await chooser).setFiles([file]);
  await expect(page.getByText("A record of Paper Dungeons.")).toBeVisible();
  await opens(page);
  await page.getByRole("button", { name: "Watch the match" }).click();
  await page.getByRole("button", { name: "Next action" }).click();
  await playOnFromHere(page);
  await expect(page.getByText(/a match of its own now/)).toBeVisible();
});

test("a record that breaks a rule says where, and shows what is sound", async ({ page, axe }) => {
  const lines = SOLO.trimEnd().split("\n");
  const first = lines.findIndex((line) => line.startsWith("a "));
  const forged = [...lines];
  // The same phase ends twice.
  const done = forged.findIndex((line) => line === "a done");
  forged.splice(done, 0, "a done", "a done", "a done", "a done");
  await enter(page, forged.join("\n"));
  await opens(page);
  const why = page.getByText(/^Action \d+ of this match is against rule PD-\d{3}\.$/);
  await expect(why).toBeVisible();
  const [, number, rule] = (await why.innerText()).match(/(\d+).*(PD-\d{3})/);
  expect(Number(number)).toBeGreaterThan(done - first);
  await expect(page.getByText("Your own matches are safe.")).toBeVisible();
  expect(await axe()).toEqual([]);
  await page.getByRole("button", { name: `Read rule ${rule}` }).click();
  await expect(page.getByRole("dialog", { name: "Rules" }).getByText(rule).first()).toBeVisible();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Show the part that is valid" }).click();
  await expect(page.getByText(/^Only the valid part is shown\./)).toBeVisible();
  await expect(page.getByText(`Action ${number - 1} of ${number - 1}`)).toHaveCount(0);
  await page.getByRole("button", { name: "To the end" }).click();
  await expect(page.getByText(`Action ${number - 1} of ${number - 1}`)).toBeVisible();
});

test("a record that breaks off can be played on", async ({ page }) => {
  await enter(page, beginning(SOLO, 9));
  await opens(page);
  await expect(page.getByText("The record breaks off: its last line is missing.")).toBeVisible();
  await page.getByRole("button", { name: "Show the part that is valid" }).click();
  await page.getByRole("button", { name: "To the end" }).click();
  await expect(page.getByText("Action 9 of 9")).toBeVisible();
});

test("a record of a newer edition is shown as it was written", async ({ page }) => {
  await enter(page, SOLO.replace("paper-dungeons 1", "paper-dungeons 9"));
  await opens(page);
  await expect(page.getByText(/edition 9 of the rules, which this version/)).toBeVisible();
  await page.getByText("The record as text").click();
  await expect(page.locator("pre")).toContainText("a done");
  await expect(page.getByRole("button", { name: /Look at/ })).toHaveCount(0);
});

test("nonsense gets a sentence, and huge nonsense does no harm", async ({ page }) => {
  const field = await enter(page, "https://example.org/somewhere");
  await expect(page.getByText(/leads to no seed and no match/)).toBeVisible();
  await field.fill("A".repeat(9000));
  await expect(page.getByText(/The link is damaged/)).toBeVisible();
  await field.fill("all work and no play ".repeat(20_000));
  await expect(page.getByText(/too long for a seed/)).toBeVisible();
  await field.fill("undercroft 99\ngame chess 1");
  await expect(page.getByText(/written by a newer version/)).toBeVisible();
  await field.fill("");
  await expect(page.getByRole("button", { name: "Open", exact: true })).toHaveCount(0);
});

test.describe("on a phone", () => {
  test.use(phone);

  test("shelf and field fit, and have no accessibility fault", async ({ page, axe }) => {
    await open(page);
    await expectNoSideways(page);
    expect(await axe()).toEqual([]);
    await enter(page, "dragon");
    await expectNoSideways(page);
    expect(await axe()).toEqual([]);
  });
});
