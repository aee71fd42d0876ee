// How the browser tests run. `cargo xtask test --only browser` starts them; it names the browser in
// CHROMIUM.

import { defineConfig } from "@playwright/test";

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
  // Only what hangs takes so long, on a slow machine too.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    browserName: "chromium",
    locale: "en-GB",
    // Tests that cut or watch the network would not see what a service worker fetches.
    serviceWorkers: "block",
    viewport: { width: 1280, height: 800 },
    screenshot: "only-on-failure",
    launchOptions: {
      executablePath: process.env.CHROMIUM || "/usr/bin/chromium",
      // No sandbox: containers run as root. The others keep the browser from calling home.
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
});
