// The worker that thinks for the computers at a table: it hears a question, and answers it. It keeps the
// match that it was asked about last, so it is sent only what is new. An empty answer says that it cannot
// think; the page then thinks for itself.

import start, { Worker } from "../worker.js";

const started = start().then(() => new Worker());

addEventListener("message", async ({ data }) => {
  try {
    postMessage((await started).answer(data) ?? "");
  } catch {
    postMessage("");
  }
});
