// Keeps the site on the device, so that it opens without a network. `seal.mjs` writes two lines above
// this one, with the version of the site and its files, and puts the result beside index.html.
//
// There is one cache for each version. The newest active one answers for the page; a file of a version
// has that version in its address, so whichever cache has it has the right one: a tab that was opened
// before an update goes on with its own files to its end.

const PREFIX = `undercroft ${registration.scope} `;
const CACHE = PREFIX + VERSION;
const PAGE = "./";

// The browser's own cache may hold a file that came damaged, and for a year; then it is fetched past it.
async function fetched([address, integrity]) {
  const ask = (cache) => fetch(new Request(address, { integrity, cache }));
  const isForEver = address.startsWith(VERSION);
  const answer = await (isForEver ? ask("default").catch(() => ask("reload")) : ask("no-cache"));
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}

// Keeps what is not kept yet: all or nothing. A file that is not of this version, because the host is
// being changed just now, fails its check; the page then goes on as it is, and the next visit tries
// again.
async function keep() {
  const cache = await caches.open(CACHE);
  const here = new Set((await cache.keys()).map((it) => it.url));
  const missing = FILES.filter(([address]) => !here.has(new URL(address, registration.scope).href));
  const answers = await Promise.all(missing.map(fetched));
  await Promise.all(answers.map((answer, nth) => cache.put(missing[nth][0], answer)));
}

// Caches are listed in the order in which they were made. Those before ours are of older versions,
// and wanted for as long as any tab is open: it may be running one of them.
async function tidy() {
  if ((await clients.matchAll()).length > 0) return;
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  for (const name of names.slice(0, Math.max(0, names.indexOf(CACHE)))) await caches.delete(name);
}

async function kept(address) {
  const options = { ignoreSearch: true, ignoreVary: true };
  const own = await caches.match(address, { ...options, cacheName: CACHE });
  return own ?? caches.match(address, options);
}

// Where nothing is kept any more, or may not be looked at, there is still the network.
async function answer(request, address) {
  return (await kept(address).catch(() => undefined)) ?? fetch(request);
}

// The page may be asked for by its folder or by its name.
function addressOf(request) {
  const isPage = [PAGE, "index.html"].some(
    (name) => new URL(name, registration.scope).pathname === new URL(request.url).pathname,
  );
  return isPage ? PAGE : request.url;
}

addEventListener("install", (event) => event.waitUntil(keep()));

// The first tab of all is looked after at once: what it fetches later is already here.
addEventListener("activate", (event) => event.waitUntil(tidy().then(() => clients.claim())));

addEventListener("fetch", (event) => {
  const { request } = event;
  const isOurs = request.method === "GET" && request.url.startsWith(registration.scope);
  if (!isOurs) return;
  event.respondWith(answer(request, addressOf(request)));
  if (request.mode === "navigate") event.waitUntil(tidy());
});

// "take over": a person has asked for this version; until then it waits for all tabs to be closed.
// "keep": the page is at rest; if the browser or a person has emptied the cache, it is filled again.
addEventListener("message", (event) => {
  if (event.data === "take over") event.waitUntil(skipWaiting());
  if (event.data === "keep") event.waitUntil(keep().catch(() => undefined));
});
