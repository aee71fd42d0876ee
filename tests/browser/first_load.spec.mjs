// The size budget counts what the first load really fetches. Pictures are not in it: the page works
// before they are there.

import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, open, test } from "./fixtures.mjs";

const SCRIPT = fileURLToPath(new URL("../../xtask/scripts/first_load.mjs", import.meta.url));
const SITE = fileURLToPath(new URL("../../dist", import.meta.url));

function counted() {
  const lines = execFileSync(process.execPath, [SCRIPT, SITE], { encoding: "utf8" }).trim();
  return lines.split("\n").map((line) => line.split("\t")[2]);
}

function nameOf(request, site) {
  return request.url().slice(site.url.length).split(/[?#]/)[0] || "index.html";
}

test("the size budget counts every file of the first load but pictures", async ({ page, site }) => {
  const fetched = new Set();
  page.on("request", (request) => {
    if (request.resourceType() !== "image") fetched.add(nameOf(request, site));
  });
  await open(page);
  const known = counted();
  expect([...fetched].filter((name) => !known.includes(name))).toEqual([]);
});
