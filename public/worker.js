// The worker that thinks for the computers at a table: it hears a question, and answers it. An empty
// answer says that it cannot; the page then thinks for itself.

import start, { answer } from "../worker.js";

const started = start();

addEventListener("message", async ({ data }) => {
  try {
    await started;
    postMessage(answer(data) ?? "");
  } catch {
    postMessage("");
  }
});
