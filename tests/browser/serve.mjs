// A small static server for the finished site, on loopback only.
//
// As a program:  node serve.mjs [--port 8080] [--under /some/where/]
// In tests:      const site = await serve({ under: "/some/where/" }); site.url; await site.close();

import { readFile, stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { brotliCompressSync } from "node:zlib";

// The finished site, or another one that is to be tried, such as that of `cargo xtask play`.
const SITE =
  process.env.UNDERCROFT_SITE || fileURLToPath(new URL("../../dist", import.meta.url));

const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
};

// The folder of a version is named after what it holds.
const OF_A_VERSION = /^[0-9a-f]{12}[\\/]/;

// How long a file may be kept unasked, as README.md advises hosts.
const keeping = (file, root) =>
  OF_A_VERSION.test(relative(root, file)) ? "public, max-age=31536000, immutable" : "no-cache";

// The file that a request means, or nothing if it lies outside of the site.
function fileOf(request, root, under) {
  const path = decodeURIComponent(new URL(request.url, "http://localhost").pathname);
  if (!path.startsWith(under)) return undefined;
  const file = normalize(join(root, path.slice(under.length)));
  if (file !== root && !file.startsWith(root + sep)) return undefined;
  return path.endsWith("/") ? join(file, "index.html") : file;
}

/** Sends an answer as soon as it is there. */
export const atOnce = (response, body) => response.end(body);

// What is small already is sent as it is.
const IS_COMPRESSED = /\.(png|webp|woff2)$/;

async function answer(request, response, { root, under, compressed, send }) {
  try {
    const file = fileOf(request, root, under);
    const found = file && (await stat(file));
    if (!found?.isFile()) throw new Error("not a file");
    const headers = {
      "Content-Type": TYPES[extname(file)] ?? "application/octet-stream",
      "Cache-Control": keeping(file, root),
    };
    if (compressed && !IS_COMPRESSED.test(file)) {
      if (!compressed.has(file)) compressed.set(file, brotliCompressSync(await readFile(file)));
      send(response.writeHead(200, { ...headers, "Content-Encoding": "br" }), compressed.get(file));
      return;
    }
    const body = await readFile(file);
    send(response.writeHead(200, { ...headers, "Content-Length": body.length }), body);
  } catch {
    response.writeHead(404, { "Content-Type": "text/plain" }).end("Not found.\n");
  }
}

/**
 * Serves a folder; without a port, on a free one. `under` begins and ends with a slash. A file of a host that compresses
 * takes a while when it is asked for first. `send` sends what an answer consists of, if not at once.
 */
export async function serve(options = {}) {
  const { root = SITE, port = 0, under = "/", compresses = false, send = atOnce } = options;
  const host = { root, under, send, compressed: compresses ? new Map() : undefined };
  const server = createServer((request, response) => answer(request, response, host));
  await new Promise((resolve, reject) => {
    server.once("error", reject).listen(port, "127.0.0.1", resolve);
  });
  return {
    url: `http://127.0.0.1:${server.address().port}${under}`,
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values } = parseArgs({
    options: { port: { type: "string", default: "8080" }, under: { type: "string", default: "/" } },
  });
  const site = await serve({ port: Number(values.port), under: values.under });
  console.log(site.url);
}
