// The size budget counts what the first load really fetches.

import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, open, test } from "./fixtures.mjs";

const SCRIPT = fileURLToPath(new URL("../../xtask/scripts/first_load.mjs", import.meta.url));
const SITE = fileURLToPath(new URL("../../dist", import.meta.url));

function counted() {
  const lines = execFileSync(process.execPath, [SCRIPT, SITE], { encoding: "utf8" }).trim();
  return lines.split("\n").map((line) => line.split("\t")[2]);
}

test("the size budget counts every file of the first load", async ({ page, site }) => {
  const fetched = new Set();
  page.on("request", (request) => fetched.add(request.url().slice(site.url.length)));
  await open(page);
  const names = [...fetched].map((name) => name || "index.html");
  expect(counted()).toEqual(expect.arrayContaining(names));
});
