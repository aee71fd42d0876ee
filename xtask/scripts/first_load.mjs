// Prints `raw <tab> brotli <tab> name` for every file that the first load of a built site fetches.
// Usage: node first_load.mjs <folder> [--names]
//
// With `--names` only the names are printed, which takes no time.
//
// The files are found as a browser finds them: index.html, then what it and its scripts and style
// sheets name. What the program itself asks for later (rulebooks) is not of the first load.
// The pieces of the program in `…/later/` are listed, and not counted by the gate: a page fetches them
// when a person goes to a table, or when the shelf is painted and the browser idle; a browser test
// holds it to that. So are the scripts of the workers, which run the page's program, and what computers look up.

import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { join, posix } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

const site = process.argv[2];
const NAMING = /\.(html|css|js)$/;
const COUNTED = /\.(html|css|js|wasm|svg|woff2)$|\/later\/[^/]+\.txt$/;
const OF_WORKERS = /(^|\/)((scanner|worker)\.js|tablebases\/.*\.bin)$/;

function isFile(name) {
  return existsSync(join(site, name)) && statSync(join(site, name)).isFile();
}

// Every quoted or bracketed text that is the relative address of a counted file.
function named(from) {
  const text = readFileSync(join(site, from), "utf8");
  const words = [...text.matchAll(/["'`(=]([^"'`()\s<>=]+)/g)].map((match) => match[1]);
  return words
    .map((word) => posix.join(posix.dirname(from), word.split(/[?#]/)[0].replace(/^\//, "")))
    .filter((name) => COUNTED.test(name) && isFile(name));
}

function reachable(start) {
  const found = new Set(start);
  for (const name of found) {
    if (NAMING.test(name)) named(name).forEach((it) => found.add(it));
  }
  return [...found];
}

function brotli(bytes) {
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

const ofWorkers = readdirSync(site, { recursive: true })
  .map((it) => it.replaceAll("\\", "/"))
  .filter((it) => OF_WORKERS.test(it));

for (const name of [...reachable(["index.html"]), ...ofWorkers].sort()) {
  if (process.argv[3] === "--names") {
    console.log(name);
    continue;
  }
  const bytes = readFileSync(join(site, name));
  console.log(`${bytes.length}\t${brotli(bytes).length}\t${name}`);
}
