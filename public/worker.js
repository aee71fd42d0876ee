// The worker that thinks for the computers at a table, named after its game: it hears a question, and answers it. It
// keeps the match that it was asked about last, so it is sent only what is new. An empty answer says that it cannot
// think; the page then thinks for itself. An answer that takes longer than half a second says now and then how far it has come.

const UNTOLD_MILLIS = 500;
const PAUSE_MILLIS = 200;

let Worker;
const started = import(`../worker-${self.name}.js`).then(async (program) => {
  ({ Worker } = program);
  await program.default();
  return new Worker();
});
// That it cannot start is told by the answers.
started.catch(() => {});
let asked = "";
let nextAt = 0;

globalThis.noteProgress = (percent) => {
  const now = performance.now();
  if (now < nextAt) return;
  nextAt = now + PAUSE_MILLIS;
  const words = Worker.progress(asked, percent);
  if (words !== undefined) postMessage(words);
};

addEventListener("message", async ({ data }) => {
  try {
    const worker = await started;
    asked = data;
    nextAt = performance.now() + UNTOLD_MILLIS;
    postMessage(worker.answer(data) ?? "");
  } catch {
    postMessage("");
  }
});
