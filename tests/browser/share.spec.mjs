// Handing on and receiving: messages, links, records.

import { readFileSync } from "node:fs";
import { EVERYWHERE, expect, open, phone, test, unfoldEnd } from "./fixtures.mjs";
import { keep, record, recordOf } from "./matches.mjs";
import { expectNoSideways, play, start } from "./paper_dungeons_player.mjs";

test.use({ contextOptions: { reducedMotion: "reduce" } });

const SOLO = record("solo");

/** Opens the share dialog of the finished match on this device. */
async function share(page, lang = "en") {
  const words = { en: ["The end", "Share"], ru: ["Конец партии", "Поделиться"] }[lang];
  await keep(page, "aaaa", SOLO);
  await open(page, "#play/aaaa");
  const end = page.getByRole("dialog", { name: words[0] });
  await end.getByRole("button", { name: words[1] }).click();
  return page.getByRole("dialog", { name: words[1] });
}

test.describe("the clipboard", () => {
  test.use({ permissions: ["clipboard-read", "clipboard-write"] });

  test("takes the words first, then the link of the whole match", async ({ page, baseURL }) => {
    const dialog = await share(page);
    await dialog.getByRole("button", { name: "Copy the message" }).click();
    await expect(dialog.getByText("The message is copied.")).toBeVisible();
    const message = await page.evaluate(() => navigator.clipboard.readText());
    const lines = message.split("\n");
    expect(lines[0]).toMatch(/^Paper Dungeons: .* glory\. Rank: /);
    expect(lines.at(-1)).toMatch(new RegExp(`^${baseURL}#m=[\\w-]+$`));
    await dialog.getByRole("button", { name: "Copy the link only" }).click();
    await expect(dialog.getByText("The link is copied.")).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(lines.at(-1));
  });

  test("takes the table alone, in Russian", async ({ page, baseURL }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "languages", { get: () => ["ru"] });
    });
    const dialog = await share(page, "ru");
    await dialog.getByRole("radio", { name: "Только расклад" }).check();
    await dialog.getByRole("button", { name: "Скопировать сообщение" }).click();
    await expect(dialog.getByText("Сообщение скопировано.")).toBeVisible();
    const message = await page.evaluate(() => navigator.clipboard.readText());
    expect(message).toMatch(/^Бумажные подземелья: .+ слав.+ Звание: /);
    const link = message.split("\n").at(-1);
    expect(link).toMatch(new RegExp(`^${baseURL}#new/paper-dungeons/0000-0001/edition-1/(result-\\d+/)?dungeon-`));
    expect(link).toMatch(/\/person\/players-1$/);
  });
});

test("where copying is forbidden the message is selected", EVERYWHERE, async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("not allowed"));
  });
  const dialog = await share(page);
  await dialog.getByRole("button", { name: "Copy the message" }).click();
  await expect(dialog.getByText(/The message is selected/)).toBeVisible();
  expect(await page.evaluate(() => getSelection().toString())).toContain("#m=");
});

test("where the device can share, it is handed the message", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.share = async (data) => {
      globalThis.handed = data;
      throw new DOMException("thought better of it", "AbortError");
    };
  });
  const dialog = await share(page);
  await dialog.getByRole("button", { name: "Send…" }).click();
  await expect.poll(() => page.evaluate(() => globalThis.handed?.text)).toContain("#m=");
});

test("a record is saved as a file", async ({ page }) => {
  const dialog = await share(page);
  const download = page.waitForEvent("download");
  await dialog.getByRole("button", { name: "Save as a file" }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe("undercroft-paper-dungeons-0000-0001.txt");
  // The check values between are newer than the record of the test.
  const bare = (text) => text.replace(/^undercroft \d/, "undercroft").replace(/^at .*\n/gm, "");
  expect(bare(readFileSync(await file.path(), "utf8"))).toBe(bare(SOLO));
});

test("a match for one may be shared while it goes on", EVERYWHERE, async ({ page }) => {
  await start(page, {});
  await play(page, (it) => it.free > 0);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Share" }).click();
  const message = page.getByRole("dialog").getByLabel("The message");
  await expect(message).toHaveValue(/Round 1 of\s8\. The score so far: [^]*#m=/);
});

test("a running match of several warns before its link is shown", async ({ page, axe }) => {
  await start(page, { people: 2 });
  await page.getByRole("button", { name: /show the table/ }).click();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Share" }).click();
  const dialog = page.getByRole("dialog", { name: "Share" });
  await expect(dialog.getByLabel("The message")).toHaveValue(/#new\/paper-dungeons\//);
  await dialog.getByRole("radio", { name: "The whole match" }).check();
  await expect(dialog.getByText(/can find out every hand/)).toBeVisible();
  await expect(dialog.getByLabel("The message")).toHaveCount(0);
  expect(await axe()).toEqual([]);
  await dialog.getByRole("button", { name: "Show the link anyway" }).click();
  await expect(dialog.getByLabel("The message")).toHaveValue(/#m=/);
});

for (const viewport of [{ width: 360, height: 740 }, { width: 390, height: 844 }]) {
  test.describe(`on a phone of ${viewport.width}`, () => {
    test.use({ ...phone, viewport });

    test("playing again is in sight at the end, and everything can be hit", async ({ page, axe }) => {
      await keep(page, "aaaa", SOLO);
      await keep(page, "bbbb", recordOf("dungeon-roll/knight"));
      for (const id of ["aaaa", "bbbb"]) {
        await open(page, `#play/${id}`);
        const end = page.getByRole("dialog", { name: "The end" });
        await expect(end.getByRole("button", { name: "Play again" })).toBeInViewport({ ratio: 1 });
        await unfoldEnd(end);
        // What brought nothing is left out.
        await expect(end.locator("tbody tr").first()).toBeVisible();
        await expect(end.locator("tbody tr.is-none")).toHaveCount(0);
        const heights = await end.locator("button, a, summary").evaluateAll((all) => all.map((it) => it.getBoundingClientRect().height));
        expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
        expect(await axe()).toEqual([]);
      }
    });
  });
}

test.describe("on a phone", () => {
  test.use(phone);

  test("the dialog fits, and has no accessibility fault", async ({ page, axe }) => {
    await share(page);
    await expectNoSideways(page);
    expect(await axe()).toEqual([]);
  });
});
