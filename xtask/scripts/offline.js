// Keeps the site on the device, so that it opens without a network. `seal.mjs` writes two lines above
// this one, with the version of the site and its files, and puts the result beside index.html.
//
// There is one cache for each version. The newest active one answers for the page; a file of a version
// has that version in its address, so whichever cache has it has the right one: a tab that was opened
// before an update goes on with its own files to its end.

const PREFIX = `undercroft ${registration.scope} `;
const CACHE = PREFIX + VERSION;
const PAGE = "./";

// The largest files come first, one by one: so the next thing that somebody wants may be here already. The
// others come several at once.
const N_LARGE = 12;
const AT_ONCE = 6;

// While somebody waits for something, the page has the line for itself; for so long at most, in milliseconds.
const PAUSE_MAX = 15_000;
const LOOKS_EVERY = 100;
let goesOnAt = 0;

// What is being fetched, by its address, and what breaks it off.
const fetching = new Map();

// The browser's own cache may hold a file that came damaged, and for a year; then it is fetched past it.
async function fetched([address, integrity], signal) {
  const ask = (cache) => fetch(new Request(address, { integrity, cache, signal, priority: "low" }));
  const isForEver = address.startsWith(VERSION);
  const answer = await (isForEver ? ask("default").catch(() => ask("reload")) : ask("no-cache"));
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  return answer;
}

// The same when the page leaves the line to others; begun anew, if the page needs all of it meanwhile.
async function fetchedInTurn(file) {
  for (;;) {
    while (Date.now() < goesOnAt) await new Promise((resolve) => setTimeout(resolve, LOOKS_EVERY));
    const breaking = new AbortController();
    fetching.set(file[0], breaking);
    try {
      return await fetched(file, breaking.signal);
    } catch (error) {
      if (!breaking.signal.aborted) throw error;
    } finally {
      fetching.delete(file[0]);
    }
  }
}

// Fetches files, so many of them at once.
async function allFetched(files, atOnce) {
  const answers = [];
  const left = files.entries();
  const fetchNext = async () => {
    for (const [nth, file] of left) answers[nth] = await fetchedInTurn(file);
  };
  await Promise.all(Array.from({ length: atOnce }, fetchNext));
  return answers;
}

// Keeps what is not kept yet: all or nothing. A file that is not of this version, because the host is
// being changed just now, fails its check; the page then goes on as it is, and the next visit tries
// again.
async function keep() {
  const cache = await caches.open(CACHE);
  const here = new Set((await cache.keys()).map((it) => it.url));
  const missing = FILES.filter(([address]) => !here.has(new URL(address, registration.scope).href));
  const large = await allFetched(missing.slice(0, N_LARGE), 1);
  const answers = large.concat(await allFetched(missing.slice(N_LARGE), AT_ONCE));
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

// Breaks off what is not one of these pieces, and fetches nothing more for a while.
function wait(pieces) {
  goesOnAt = Date.now() + PAUSE_MAX;
  for (const [address, breaking] of fetching) {
    if (!pieces.some((it) => address.includes(`/${it}-`))) breaking.abort();
  }
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
// "wait dungeoneer": somebody waits for such pieces, which the page fetches; "go on": nobody does any more.
addEventListener("message", (event) => {
  if (event.data === "take over") event.waitUntil(skipWaiting());
  if (event.data === "keep") event.waitUntil(keep().catch(() => undefined));
  if (event.data.startsWith("wait ")) wait(event.data.split(" ").slice(1));
  if (event.data === "go on") goesOnAt = 0;
});
