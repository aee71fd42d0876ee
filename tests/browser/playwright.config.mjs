// How the browser tests run. `cargo xtask test --only browser` starts them; it names the browsers in
// CHROMIUM and FIREFOX.

import { existsSync } from "node:fs";
import { defineConfig } from "@playwright/test";

const CHROMIUM = process.env.CHROMIUM || "/usr/bin/chromium";
const FIREFOX = process.env.FIREFOX || "/usr/bin/firefox-esr";

const chromium = {
  name: "chromium",
  // Those of two browsers need the other one.
  testIgnore: "**/*_two_browsers.spec.mjs",
  use: {
    browserName: "chromium",
    launchOptions: {
      executablePath: CHROMIUM,
      // No sandbox: containers run as root. The others keep the browser from calling home.
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        // Where a page is painted: letters without colours at their edges, and fewer tiles.
        "--disable-lcd-text",
        "--default-tile-width=512",
        "--default-tile-height=512",
      ],
    },
  },
};

// The core of the tests, those with the tag, in the Firefox that a system has.
const firefox = {
  name: "firefox",
  grep: /@firefox/,
  use: {
    browserName: "firefox",
    channel: "moz-firefox",
    launchOptions: {
      executablePath: FIREFOX,
      // Playwright cannot ask this browser for less motion, so all of its tests have that.
      firefoxUserPrefs: { "ui.prefersReducedMotion": 1 },
    },
  },
};

// A person who names a Firefox wants it tried: then one that is missing is a failure.
const triesFirefox = Boolean(process.env.FIREFOX) || existsSync(FIREFOX);
if (!triesFirefox) console.warn(`There is no ${FIREFOX}: nothing is tried in Firefox. FIREFOX names another one.`);

export default defineConfig({
  testDir: ".",
  testMatch: "**/*.spec.mjs",
  outputDir: "results",
  reporter: "list",
  // A page waits for its player more than it works: four keep two cores busy.
  workers: 4,
  fullyParallel: true,
  // A test that passes at the second try has failed.
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  // Only what hangs takes so long, however slow and busy a machine is.
  timeout: 1_200_000,
  expect: { timeout: 120_000 },
  use: {
    locale: "en-GB",
    // Tests that cut or watch the network would not see what a service worker fetches.
    serviceWorkers: "block",
    viewport: { width: 1280, height: 800 },
  },
  projects: triesFirefox ? [chromium, firefox] : [chromium],
});
