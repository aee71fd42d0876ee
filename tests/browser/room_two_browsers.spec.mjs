// A table in one browser, and a guest in another one.

import { chromium, firefox } from "@playwright/test";

import { expect, ready } from "./fixtures.mjs";
import config from "./playwright.config.mjs";
import { LARGE, NAMES_ADDRESS, expectSame, join, lay, test } from "./room_devices.mjs";
import { END, playAll } from "./room_players.mjs";

const [CHROMIUM, FIREFOX] = config.projects.map((it) => it.use);

/** The two browsers, each of which names its address as it is. */
const BROWSERS = {
  chromium: () =>
    chromium.launch({
      ...CHROMIUM.launchOptions,
      args: [...CHROMIUM.launchOptions.args, NAMES_ADDRESS],
    }),
  firefox: () =>
    firefox.launch({
      ...FIREFOX.launchOptions,
      channel: FIREFOX.channel,
      firefoxUserPrefs: {
        ...FIREFOX.launchOptions.firefoxUserPrefs,
        "media.peerconnection.ice.obfuscate_host_addresses": false,
        "media.peerconnection.ice.loopback": true,
      },
    }),
};

for (const [at, elsewhere] of [
  ["chromium", "firefox"],
  ["firefox", "chromium"],
]) {
  test(`a table in ${at} and a guest in ${elsewhere} play to the end @firefox`, async ({ baseURL, complaints }) => {
    const browsers = await Promise.all([BROWSERS[at](), BROWSERS[elsewhere]()]);
    const pages = [];
    for (const browser of browsers) {
      const context = await browser.newContext({ baseURL, locale: "en-GB", viewport: LARGE.viewport });
      const page = await ready(await context.newPage(), { baseURL, complaints });
      page.lang = "en";
      pages.push(page);
    }
    const [host, guest] = pages;
    await lay(host, { box: "dungeon-raiders", seats: ["Anna", { phone: "Boris" }] });
    await join(host, guest, "Boris");
    await playAll("raiders", pages);
    await expectSame(host, guest);
    for (const page of pages) await expect(page.locator(END)).toBeVisible();
    await Promise.all(browsers.map((it) => it.close()));
    expect(complaints).toEqual([]);
  });
}
