// Makes a finished site of what Trunk has built: the start within the page, files by version, a strict
// policy, and the service worker that keeps all of it on the device.
// Usage: node seal.mjs <folder>
//
// A version is a folder, named after the content of the site; index.html names that folder. So
// the files of two versions can never be mixed, whichever of them a browser or a host still holds.
// Beside that folder stay index.html, the service worker, and what the system remembers by its
// address: the manifest and the icons.

import { createHash } from "node:crypto";
import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const WORKER = fileURLToPath(new URL("offline.js", import.meta.url));
const STAYS = /^(index\.html|offline\.js|public\/install\/.*)$/;
const VERSION_DIGITS = 12;

// What a page fetches later: the pieces of the program are put there by the build, style sheets here.
const LATER = "later";

// The pieces that every table needs.
const KEPT = "kept";
const TABLES = "tables";

// Nothing but this site, and of what stands in the page itself only what is named by its checksum. What
// may frame the page can only be said by a host; README.md tells how.
function policy(scripts, styles) {
  const sources = (texts) => texts.map((it) => ` '${checksum("sha256", it)}'`).join("");
  return [
    "default-src 'none'",
    `script-src 'self' 'wasm-unsafe-eval'${sources(scripts)}`,
    `style-src 'self'${sources(styles)}`,
    "img-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}

const checksum = (kind, content) =>
  `${kind}-${createHash(kind).update(content).digest("base64")}`;

const addressIn = (tag) => /\b(?:href|src)="?(?:\.\/)?([^"\s>]+)/.exec(tag)[1];

/** The files of a folder by their relative addresses, in order. */
function filesIn(site) {
  const entries = readdirSync(site, { recursive: true, withFileTypes: true });
  const files = entries.filter((it) => it.isFile()).map((it) => join(it.parentPath, it.name));
  return files.map((it) => it.slice(join(site, "/").length).replaceAll("\\", "/")).sort();
}

function replaceOnce(text, what, by) {
  const parts = text.split(what);
  if (parts.length !== 2) throw new Error(`index.html has ${what} ${parts.length - 1} times, not once`);
  return parts.join(by);
}

/** Takes a file out of the site; its text. */
function take(site, name) {
  const text = readFileSync(join(site, name), "utf8");
  rmSync(join(site, name));
  return text;
}

/** Puts the script that Trunk writes into the page into a file, for the policy names no other. */
function startFromFile(site, page) {
  const [whole, body] = /<script type="?module"?>(.*?)<\/script>/s.exec(page) ?? [];
  const script = /from '(\.\/[^']+\.js)'/.exec(body)?.[1];
  const program = /module_or_path: '(\.\/[^']+\.wasm)'/.exec(body)?.[1];
  if (!script || !program) throw new Error("the start of the program is not found in index.html");
  // Where the address leads to a table, its pieces come beside the program, and not after it.
  const start = `import init from "${script}";
const { start, gameOfTable } = document.documentElement.dataset;
if (!["failed", "too-old"].includes(start)) {
  const pieces = gameOfTable ? ["${KEPT}", "${TABLES}", gameOfTable] : [];
  for (const { dataset, href } of document.querySelectorAll("link[data-later]")) {
    if (!pieces.includes(dataset.later) || !href.endsWith(".wasm")) continue;
    const link = document.createElement("link");
    document.head.append(Object.assign(link, { rel: "preload", as: "fetch", crossOrigin: "anonymous", href }));
  }
  await init({ module_or_path: new URL("${program}", import.meta.url) });
}
`;
  writeFileSync(join(site, "start.js"), start);
  return replaceOnce(page, whole, '<script type="module" src="start.js"></script>');
}

/** Puts the sheets of pieces behind the first load, one for each piece, and names what comes later. */
function putOff(site, page) {
  const links = page.match(/<link\b[^>]*\bdata-later\b[^>]*>/g) ?? [];
  if (links.length === 0) throw new Error("no style sheet of index.html comes later");
  const pieceOf = (link) => /\bdata-later="?([\w-]+)/.exec(link)[1];
  for (const piece of new Set(links.map(pieceOf))) {
    const sheets = links.filter((it) => pieceOf(it) === piece).map((it) => take(site, addressIn(it)));
    const digest = createHash("sha256").update(sheets.join("\n")).digest("hex").slice(0, 16);
    writeFileSync(join(site, `${LATER}/${piece}-${digest}.css`), sheets.join("\n"));
  }
  // Words are named like everything else that comes later: after their content.
  for (const file of readdirSync(join(site, LATER)).filter((it) => it.endsWith(".txt"))) {
    const words = take(site, `${LATER}/${file}`);
    const digest = createHash("sha256").update(words).digest("hex").slice(0, 16);
    writeFileSync(join(site, `${LATER}/${file.replace(/\.txt$/, "")}-${digest}.txt`), words);
  }
  // In the order of the sheets, for the later ones win.
  const order = links.map(pieceOf);
  const nameOf = (file) => file.replace(/-[0-9a-f]{16}\.\w+$/, "");
  const files = readdirSync(join(site, LATER)).sort(
    (one, other) => order.indexOf(nameOf(one)) - order.indexOf(nameOf(other)) || (one < other ? -1 : 1),
  );
  // A program that was cut short does not compile, and words have a mark at their end; a sheet must be told apart.
  const integrity = (it) => ` integrity="${checksum("sha256", readFileSync(join(site, LATER, it)))}"`;
  const later = files.map((it) => {
    const checked = /\.css$/.test(it) ? integrity(it) : "";
    return `<link rel="later" data-later="${nameOf(it)}" href="${LATER}/${it}"${checked}>`;
  });
  return links.reduce(
    (text, link, nth) => replaceOnce(text, link, nth === 0 ? later.join("") : ""),
    page,
  );
}

/** Puts the first style and the plain scripts into the page: they are there when it is. */
function standInPage(site, page) {
  const [head, body] = page.split(/(?=<body)/);
  const links = head.match(/<link\b[^>]*\brel="?stylesheet\b[^>]*>/g);
  const style = links.map((it) => take(site, addressIn(it))).join("\n");
  const first = links.reduce(
    (text, link, nth) => replaceOnce(text, link, nth === 0 ? `<style>${style}</style>` : ""),
    head,
  );
  const scripts = [];
  const whole = (first + body).replace(/<script src[^>]*><\/script>/g, (tag) => {
    const lines = take(site, addressIn(tag)).split("\n").map((line) => line.trim());
    scripts.push(lines.filter((line) => !line.startsWith("//")).join("\n"));
    return `<script>${scripts.at(-1)}</script>`;
  });
  return { page: whole, policy: policy(scripts, [style]) };
}

/** Moves the files of the version into a folder of their own; returns its name. */
function moveToVersion(site) {
  const names = filesIn(site);
  const hash = createHash("sha256");
  for (const name of names) hash.update(name).update(readFileSync(join(site, name)));
  const version = hash.digest("hex").slice(0, VERSION_DIGITS);
  for (const name of names.filter((it) => !STAYS.test(it))) {
    mkdirSync(dirname(join(site, version, name)), { recursive: true });
    renameSync(join(site, name), join(site, version, name));
  }
  for (const name of readdirSync(site)) {
    if (![version, "index.html", "public"].includes(name)) rmSync(join(site, name), { recursive: true });
  }
  return version;
}

/** Writes the service worker of a sealed site, with the list of all its files. */
export function writeWorker(site) {
  const version = /data-version="(\w+)"/.exec(readFileSync(join(site, "index.html"), "utf8"))[1];
  const integrity = (name) => {
    const digest = createHash("sha256").update(readFileSync(join(site, name))).digest("base64");
    return [name === "index.html" ? "./" : name, `sha256-${digest}`];
  };
  // The largest first: somebody may want one soon.
  const size = (name) => statSync(join(site, name)).size;
  const names = filesIn(site).sort((one, other) => size(other) - size(one));
  const files = names.filter((name) => name !== "offline.js").map(integrity);
  const head = `const VERSION = "${version}";\nconst FILES = ${JSON.stringify(files)};\n\n`;
  writeFileSync(join(site, "offline.js"), head + readFileSync(WORKER, "utf8"));
}

/** Seals a site as Trunk has built it. */
export function seal(site) {
  const built = readFileSync(join(site, "index.html"), "utf8");
  const started = putOff(site, startFromFile(site, built));
  let { page, policy } = standInPage(site, started);
  // What stands in the page is of the version, too.
  writeFileSync(join(site, "index.html"), page);
  const version = moveToVersion(site);
  const moved = new Set(filesIn(join(site, version)));
  page = page.replace(/\b(href|src)="?(?:\.\/)?([^"\s>]+)"?/g, (whole, attribute, name) =>
    moved.has(name) ? `${attribute}="${version}/${name}"` : whole,
  );
  page = replaceOnce(page, "<html lang=en>", `<html lang="en" data-version="${version}">`);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  page = replaceOnce(page, "<meta charset=utf-8>", `<meta charset="utf-8">${meta}`);
  writeFileSync(join(site, "index.html"), page);
  writeWorker(site);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) seal(process.argv[2]);
