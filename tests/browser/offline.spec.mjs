// Offline, installed and renewed: the service worker, the manifest, and two versions of the site.

import * as clock from "./clock.mjs";
import { EVERYWHERE, expect, open, test as base, unfoldBox } from "./fixtures.mjs";
import { NEWS, host as hostSite } from "./host.mjs";
import { play, start } from "./paper_dungeons_player.mjs";

const test = base.extend({
  /** The path that the site is hosted under. */
  folder: ["/", { option: true }],

  host: async ({ folder }, use) => {
    const host = await hostSite({ under: folder });
    await use(host);
    await host.close();
  },
  baseURL: async ({ host }, use) => use(host.url),
});

test.use({ serviceWorkers: "allow", contextOptions: { reducedMotion: "reduce" } });

const version = (page) => page.evaluate(() => document.documentElement.dataset.version);

const unit = (page, id) => page.locator(`#rule-${id}`);

/** Waits until everything is on the device, and the tab looked after. */
async function kept(page) {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** Turns to a place as a link of the page does. */
const turnTo = (page, place) => page.evaluate((it) => void (location.hash = it), place);

/** Looks for a newer version; how far it comes. */
const look = (page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    const coming = registration.installing;
    const isSettled = () => ["installed", "redundant"].includes(coming.state);
    while (coming && !isSettled()) {
      await new Promise((done) => coming.addEventListener("statechange", done, { once: true }));
    }
    return coming?.state;
  });

const notice = (page) => page.getByText("A new version of Undercroft is ready.");

test.describe("without a network", () => {
  for (const folder of ["/", "/some/where/"]) {
    test.describe(`at ${folder}`, () => {
      test.use({ folder });

      test("everything opens after one visit", folder === "/" ? EVERYWHERE : {}, async ({ page, newTab, host }) => {
        await open(page);
        await kept(page);
        await page.close();
        await host.cutOff();

        const cold = await newTab();
        await start(cold, { people: 2, computers: { 2: "easy" } });
        expect(await play(cold, (_, nEnded) => nEnded === 2)).toBe(2);
        await cold.reload();
        await expect(cold.getByText("Round 3 of 8").first()).toBeVisible();

        await open(cold, "#rules/paper-dungeons/PD-045");
        await expect(unit(cold, "PD-045")).toBeFocused();
        await cold.getByRole("button", { name: "Русский" }).click();
        await expect(unit(cold, "PD-045")).toHaveText(/[а-я]/);
        await turnTo(cold, "");
        await expect(cold.getByRole("link", { name: "Продолжить" })).toBeVisible();
        const covers = cold.getByRole("main").locator("img");
        for (const cover of await covers.all()) {
          await cover.scrollIntoViewIfNeeded();
          await expect.poll(() => cover.evaluate((it) => it.naturalWidth)).toBeGreaterThan(0);
        }
      });
    });
  }

  test("the first tab needs no second visit", async ({ page, host }) => {
    await open(page);
    await kept(page);
    await host.cutOff();
    await unfoldBox(page, "Paper Dungeons");
    await page.getByRole("link", { name: "Set up a table: Paper Dungeons" }).click();
    await page.getByRole("button", { name: "Start" }).click();
    await expect(page.locator("#room")).toBeVisible();
    await turnTo(page, "rules/paper-dungeons");
    await expect(unit(page, "PD-001")).toBeVisible();
  });
});

test("the site is fetched for the device after what somebody waits for", async ({ page, host }) => {
  let hold;
  const held = new Promise((done) => (hold = done));
  host.sendBy((response, body) => {
    // The first of all files stays on its way, until nobody wants it any more.
    const isFirst = /\/dungeoneer-\w+\.wasm$/.test(response.req.url);
    if (!isFirst || !hold) return response.end(body);
    hold({ cut: new Promise((done) => response.once("close", done)) });
    hold = undefined;
  });
  await open(page);
  const { cut } = await held;
  await page.locator(".box a[href='#quick/dungeon-raiders']").first().click();
  await cut;
  await expect(page.locator(".rd-hand")).toBeVisible();
  await kept(page);
});

/** How many files are on the device. */
const nKept = (page) =>
  page.evaluate(async () => {
    const names = await caches.keys();
    const files = names.map(async (name) => (await (await caches.open(name)).keys()).length);
    return (await Promise.all(files)).reduce((sum, it) => sum + it, 0);
  });

test("what the device has lost is kept again", async ({ page, newTab, host }) => {
  await open(page);
  await kept(page);
  const nFiles = await nKept(page);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  await page.reload();
  await expect.poll(() => nKept(page)).toBe(nFiles);
  await page.close();
  await host.cutOff();
  const cold = await newTab();
  await open(cold, "#rules/paper-dungeons/PD-045");
  await expect(unit(cold, "PD-045")).toBeFocused();
});

test("a file that the browser has kept damaged does not stop the site from being kept", async ({
  page,
  host,
  complaints,
}) => {
  const mend = await host.cut(/dungeon-raiders\.ru\.txt$/);
  await open(page);
  await page.evaluate(async () => {
    const { version } = document.documentElement.dataset;
    await (await fetch(`${version}/public/rulebook/dungeon-raiders.ru.txt`)).text();
  });
  await mend();
  await kept(page);
  complaints.length = 0;
});

test("the site is kept after the table that somebody waits for, not beside it", async ({ page }) => {
  const held = [];
  await page.route("**/later/*.wasm", (route) => held.push(route));
  await clock.install(page);
  await page.goto("./#new/paper-dungeons");
  await expect.poll(() => held.length).toBe(4);
  await clock.skip(page, 60_000);
  const registered = () =>
    page.evaluate(async () => {
      await fetch("./", { cache: "no-store" });
      return (await navigator.serviceWorker.getRegistrations()).length;
    });
  expect(await registered()).toBe(0);
  const isGame = (it) => it.request().url().includes("paper-dungeons");
  const [game] = held.filter(isGame);
  const others = held.filter((it) => !isGame(it));
  await Promise.all([page.waitForEvent("requestfinished"), ...others.map((it) => it.continue())]);
  expect(await registered()).toBe(0);
  await game.continue();
  await expect(page.getByRole("button", { name: "Start" })).toBeVisible();
  await clock.skip(page, 60_000);
  await kept(page);
});

test.describe("a newer version", () => {
  test("waits for a tap, and leaves other tabs their own files", async ({ page, newTab, host }) => {
    await open(page);
    await kept(page);
    const match = await newTab();
    await start(match, {});
    await play(match, (_, nEnded) => nEnded === 1);
    // This tab has not fetched the tables when the newer version comes.
    const idle = await newTab();
    await idle.addInitScript(() => {
      globalThis.requestIdleCallback = () => 0;
    });
    await open(idle);

    const newer = await host.renew();
    await page.reload();
    expect(await version(page)).toBe(host.version);
    await page.getByRole("button", { name: "Update" }).click();
    await expect.poll(() => version(page).catch(() => "")).toBe(newer);
    await turnTo(page, "rules/paper-dungeons");
    await expect(page.getByText(NEWS).first()).toBeVisible();
    await expect(notice(page)).toHaveCount(0);

    // What is not in front is drawn rarely.
    await match.bringToFront();
    expect(await play(match, (_, nEnded) => nEnded === 1)).toBe(1);
    await expect(notice(match)).toHaveCount(0);
    await turnTo(match, "rules/paper-dungeons");
    await expect(unit(match, "PD-001")).toBeVisible();
    await expect(match.getByText(NEWS)).toHaveCount(0);
    expect(await version(match)).toBe(host.version);

    await turnTo(idle, "new/paper-dungeons");
    await idle.getByRole("button", { name: "Start" }).click();
    await expect(idle.locator("#room")).toBeVisible();
    expect(await version(idle)).toBe(host.version);

    await match.getByRole("button", { name: "Русский" }).click();
    await expect(match.getByText("Готова новая версия Undercroft.")).toBeVisible();
    await match.getByRole("button", { name: "Обновить" }).click();
    await expect.poll(() => version(match).catch(() => "")).toBe(newer);
    await expect(match.getByText(NEWS).first()).toBeVisible();
  });

  test("is found when the tab comes into sight, and can be put off", async ({
    page,
    host,
    axe,
  }) => {
    await open(page);
    await kept(page);
    await host.renew();
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(notice(page)).toBeVisible();
    expect(await axe()).toEqual([]);
    await page.getByRole("button", { name: "Not now" }).click();
    await expect(notice(page)).toHaveCount(0);
    expect(await version(page)).toBe(host.version);
  });

  test("takes over by itself once all tabs are closed, and the older goes", async ({
    page,
    newTab,
    host,
  }) => {
    await open(page);
    await kept(page);
    const newer = await host.renew();
    expect(await look(page)).toBe("installed");
    await page.close();
    // A tab that came too early keeps the older version for itself: it is closed like the first.
    await expect(async () => {
      const next = await newTab();
      await open(next);
      const found = await version(next);
      await next.close();
      expect(found).toBe(newer);
    }).toPass();
    const last = await newTab();
    await open(last);
    const caches = () => last.evaluate(async () => await globalThis.caches.keys());
    await expect.poll(caches).toEqual([expect.stringContaining(newer)]);
  });

  test("that is not whole is not taken", async ({ page, host }) => {
    await open(page);
    await kept(page);
    await host.renew();
    await host.damage("public/covers/dungeon-roll.svg");
    expect(await look(page)).toBe("redundant");
    await page.reload();
    expect(await version(page)).toBe(host.version);
    await expect(notice(page)).toHaveCount(0);
    await host.cutOff();
    await page.reload();
    await expect(page.getByRole("link", { name: "Play alone: Paper Dungeons" })).toBeVisible();
  });
});

test("a site that cannot be kept works as long as there is a network", async ({ page, host }) => {
  await host.damage("public/covers/dungeon-roll.svg");
  await open(page);
  const failed = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.register("offline.js");
    const first = registration.installing;
    while (first && first.state !== "redundant") {
      await new Promise((done) => first.addEventListener("statechange", done, { once: true }));
    }
    return registration.active === null;
  });
  expect(failed).toBe(true);
  await start(page, {});
  await expect(page.locator("#room")).toBeVisible();
});

test("the browser finds no fault with the manifest", async ({ page, context }) => {
  await open(page);
  const devtools = await context.newCDPSession(page);
  const { errors, data, url } = await devtools.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data);
  expect(new URL(manifest.start_url, url).href).toBe(new URL("./", page.url()).href);
  expect(new URL(manifest.scope, url).href).toBe(new URL("./", page.url()).href);
  const pictures = manifest.icons.filter((it) => it.type === "image/png");
  expect(pictures.map((it) => it.purpose ?? "any").sort()).toEqual(["any", "any", "maskable"]);
  for (const { src, sizes } of pictures) {
    const size = await page.evaluate(async (address) => {
      const picture = await createImageBitmap(await (await fetch(address)).blob());
      return `${picture.width}x${picture.height}`;
    }, new URL(src, url).href);
    expect(size).toBe(sizes);
  }
  for (const { url: place } of manifest.shortcuts) {
    await page.goto(new URL(place, url).href);
    await expect(page.getByRole("button", { name: "Start" })).toBeVisible();
  }
});
