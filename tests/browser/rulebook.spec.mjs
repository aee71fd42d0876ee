// The rulebook: from the shelf, by words in both languages, along its links, and from a refusal.

import { expect, open, test, unfoldBox } from "./fixtures.mjs";
import { expectNoSideways, play, start } from "./paper_dungeons_player.mjs";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const unit = (page, id) => page.locator(`#rule-${id}`);

test("a rule is found from the shelf by a word of either language", async ({ page, axe }) => {
  await open(page);
  await unfoldBox(page, "Paper Dungeons");
  await page.getByRole("link", { name: "Rules: Paper Dungeons" }).click();
  await page.getByLabel("Find a rule").fill("resurrection");
  await page.locator(".found .rule-link").first().click();
  await expect(unit(page, "PD-063")).toBeFocused();
  await expect(unit(page, "PD-063")).toBeInViewport();
  await expect(page).toHaveURL(/#rules\/paper-dungeons\/PD-063$/);
  expect(await axe()).toEqual([]);

  await page.getByRole("button", { name: "Русский" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /правила/ })).toBeVisible();
  await expect(unit(page, "PD-063")).toHaveText(/[а-я]/);
  await expect(unit(page, "PD-063")).toBeInViewport();
  await page.getByLabel("Найти правило").fill("ловушек");
  await expect(page.locator(".found").getByText("PD-150")).toBeVisible();
});

test("a link leads to another rule, and Back returns", async ({ page }) => {
  await open(page, "#rules/paper-dungeons/PD-045");
  await expect(unit(page, "PD-045")).toBeFocused();
  const skulls = page.locator(".unit", { has: unit(page, "PD-045") });
  await skulls.getByRole("button", { name: "PD-347" }).click();
  await expect(unit(page, "PD-347")).toBeFocused();
  await page.goBack();
  await expect(unit(page, "PD-045")).toBeFocused();
});

test("a refusal opens its rule above the table", async ({ page, axe }) => {
  await start(page, {});
  await play(page, (it) => it.cards === 0 && it.free > 0);
  await page.getByRole("button", { name: /^D7/ }).click({ force: true });
  const rule = page.getByRole("status").getByRole("button", { name: /^PD-\d{3}$/ });
  const id = await rule.textContent();
  await rule.click();
  const drawer = page.getByRole("dialog", { name: "Rules" });
  const opened = drawer.locator(".unit.is-open");
  await expect(opened).toContainText(id);
  await expect(opened.getByRole("heading")).toBeFocused();
  await expect(opened.getByRole("heading")).toBeInViewport();
  expect(await axe()).toEqual([]);
  await drawer.getByRole("button", { name: "Close" }).click();
  await expect(drawer).toBeHidden();
  await expect(page).toHaveURL(/#play\//);
});

test("a book that does not come says so, and comes at the next try", async ({ page, complaints }) => {
  await page.route("**/rulebook/*", (route) => route.abort());
  await open(page, "#rules/paper-dungeons");
  await expect(page.getByRole("alert")).toContainText("The rulebook could not be loaded");
  await page.unroute("**/rulebook/*");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(unit(page, "PD-001")).toBeVisible();
  complaints.length = 0;
});

for (const width of [320, 768]) {
  test(`the book does not run over the edge at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 640 });
    await open(page, "#rules/paper-dungeons/PD-240");
    await expect(unit(page, "PD-240")).toBeFocused();
    await expectNoSideways(page);
  });
}
