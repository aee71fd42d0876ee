// The worker that thinks for the computers at a table, named after its game: it hears a question, and answers it. It runs
// the program of the page, which keeps the match that it was asked about last, so it is sent only what is new. An empty
// answer says that it cannot think; the page then thinks for itself. An answer that takes longer than half a second says
// now and then how far it has come. What is looked up for an answer is fetched before it: one that does not come is still
// missing then, and there is no answer.

const UNTOLD_MILLIS = 500;
const PAUSE_MILLIS = 200;

let Helper;
const started = import("../undercroft.js").then(async (program) => {
  ({ Helper } = program);
  await program.default();
  return new Promise((resolve) => program.fetchHelper(self.name, resolve));
});
// That it cannot start is told by the answers.
started.catch(() => {});
let asked = "";
let nextAt = 0;

globalThis.noteProgress = (percent) => {
  const now = performance.now();
  if (now < nextAt) return;
  nextAt = now + PAUSE_MILLIS;
  const words = Helper.progress(asked, percent);
  if (words !== undefined) postMessage(words);
};

async function lookUp(helper, name) {
  const file = await fetch(new URL(`tablebases/${self.name}/${name}.bin`, import.meta.url));
  helper.takeIn(name, new Uint8Array(await file.arrayBuffer()));
}

addEventListener("message", async ({ data }) => {
  try {
    const helper = await started;
    const missing = helper.missing(data).split(" ").slice(0, -1);
    await Promise.all(missing.map((name) => lookUp(helper, name)));
    asked = data;
    nextAt = performance.now() + UNTOLD_MILLIS;
    postMessage(helper.answer(data) ?? "");
  } catch {
    postMessage("");
  }
});
