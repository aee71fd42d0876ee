// What the scripts that measure the site share: its browser, and how a figure is told. They are given the root of the project.

import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

const browserTests = join(process.argv[2], "tests/browser");

/** Loads a file of the browser tests. */
export const load = (file) => import(pathToFileURL(join(browserTests, file)));

/** Serves the finished site. */
export const { serve } = await load("serve.mjs");

const { chromium } = createRequire(join(browserTests, "package.json"))("@playwright/test");
const { default: config } = await load("playwright.config.mjs");

/** Starts the browser as the tests do, with some more arguments. */
export function launch(...args) {
  const options = config.projects[0].use.launchOptions;
  return chromium.launch({ ...options, args: [...options.args, ...args] });
}

/** The figure in the middle. */
export const median = (figures) => figures.sort((a, b) => a - b)[Math.floor(figures.length / 2)];

/** Tells a figure in milliseconds. */
export const say = (name, figure) => console.log(`${name.padEnd(80)} ${figure.toFixed(0).padStart(6)} ms`);
