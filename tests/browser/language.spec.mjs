// Words come in the language of the page alone, with the piece that says them; another is spoken without a reload.
// A language whose words are longer, which is made here, fits as the two that are there do.

import { expect, open, phone, test } from "./fixtures.mjs";
import { misfits, SIZES, setSize } from "./fits.mjs";
import { keep, record } from "./kept.mjs";

const MATCHES = {
  solo: record("paper-dungeons/solo"),
  knight: record("dungeon-roll/knight"),
  five: record("dungeon-raiders/five"),
  tomb: record("dungeoneer/tomb-four"),
};

/** Notes the files of words that are fetched: `tables.en`. */
function wordsFetched(page) {
  const fetched = [];
  page.on("request", (request) => {
    const name = /\/later\/([\w-]+\.\w\w)-[0-9a-f]+\.txt/.exec(request.url())?.[1];
    if (name) fetched.push(name);
  });
  return fetched;
}

const russian = (page) => page.getByRole("radio", { name: "Русский" });

test("only the words of the language are fetched, and those of another once it is chosen", async ({ page }) => {
  const fetched = wordsFetched(page);
  await keep(page, MATCHES);
  await open(page, "#play/knight");
  await expect(page.locator("#room")).toBeVisible();
  expect(fetched.toSorted()).toEqual(["dungeon-roll.en", "tables.en"]);
  await page.evaluate(() => {
    globalThis.isSame = true;
    location.hash = "settings";
  });
  await russian(page).check();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Настройки");
  expect(fetched.toSorted()).toEqual(["dungeon-roll.en", "dungeon-roll.ru", "tables.en", "tables.ru"]);
  await page.evaluate(() => (location.hash = "play/knight"));
  await expect(page.getByRole("button", { name: "Меню" })).toBeVisible();
  expect(await page.evaluate(() => globalThis.isSame)).toBe(true);
  expect(fetched).toHaveLength(4);
});

test("where the words of a language do not come, the page goes on as it speaks and says so", async ({
  page,
  complaints,
}) => {
  await keep(page, MATCHES);
  await open(page, "#play/knight");
  await expect(page.locator("#room")).toBeVisible();
  await page.evaluate(() => (location.hash = "settings"));
  await page.route(/\.ru-\w+\.txt/, (route) => route.abort());
  await russian(page).check();
  await expect(page.getByText("The words of this language did not come")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings");
  complaints.length = 0;
  // Once there is a connection again, it is spoken.
  await page.unroute(/\.ru-\w+\.txt/);
  await page.getByRole("radio", { name: "English" }).check();
  await russian(page).check();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Настройки");
});

const ACCENTS = { a: "á", e: "é", i: "í", o: "ó", u: "ú", y: "ý", A: "Á", E: "É", I: "Í", O: "Ó", U: "Ú" };

/** A text of a language whose words are longer by two fifths: a vowel is accented, and every other one doubled. */
function longer(text) {
  let nth = 0;
  return text.replace(/[aeiouyAEIOU]/g, (it) => ACCENTS[it] + (nth++ % 5 === 4 ? "" : it.toLowerCase()));
}

// What stands in packed words beside texts (`fluent_packer::Book::packed`): values, and the keys of variants.
const TEXT = "[^\\x00-\\x09\\x0b-\\x1f]";
const VALUE = `C*(?:\\$.|:${TEXT}*|N(?:\\$.|:${TEXT}*)${TEXT}*\\x05|\\x06)`;
const PACKED = new RegExp(`\\x01${VALUE}|\\x02${VALUE}\\x03|\\x03${TEXT}*(?:\\x07..)?\\x05|(${TEXT}+)`, "g");

/** Packed words in that language: texts alone are changed. */
function inLonger(words) {
  return words.replace(PACKED, (it, text) => (text ? longer(text) : it));
}

test.describe("in a language with longer words", () => {
  test.use({ ...phone, viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: "reduce" } });

  test("every table fits", async ({ page }) => {
    let nWords = 0;
    await page.route(/\.(en|ru)-\w+\.txt$/, async (route) => {
      const answer = await route.fetch();
      const text = await answer.text();
      const made = inLonger(text);
      nWords += made.length - text.length;
      await route.fulfill({ response: answer, body: made });
    });
    await keep(page, MATCHES);
    const faults = [];
    for (const place of ["#play/solo", "#replay/solo/20", "#play/knight", "#replay/knight/20", "#replay/five/30", "#replay/tomb/60"]) {
      await open(page, place);
      for (const size of SIZES) {
        await setSize(page, size);
        faults.push(...(await misfits(page)).map((it) => `${place}, ${size}: ${it}`));
      }
    }
    expect(nWords).toBeGreaterThan(10_000);
    expect(faults).toEqual([]);
  });
});
