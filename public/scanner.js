// The worker that finds codes in the pictures of a camera: it is sent one picture at a time (ImageData), and answers "="
// with the text of the code in it, or "-". The answer "!" says that it cannot go on; the page then starts another. It runs
// the program of the page.

const started = import("../undercroft.js").then(async (program) => {
  await program.default();
  return new Promise((resolve) => program.fetchHelper(self.name, resolve));
});
// That it cannot start is told by the answers.
started.catch(() => {});

// The lightness of each pixel: green counts most for the eye.
function lumaOf({ width, height, data }) {
  const luma = new Uint8Array(width * height);
  for (let nth = 0; nth < luma.length; nth += 1) {
    const at = 4 * nth;
    luma[nth] = (77 * data[at] + 150 * data[at + 1] + 29 * data[at + 2]) >> 8;
  }
  return luma;
}

addEventListener("message", async ({ data: picture }) => {
  try {
    const helper = await started;
    const text = helper.scan(picture.width, picture.height, lumaOf(picture));
    postMessage(text === undefined ? "-" : `=${text}`);
  } catch {
    postMessage("!");
  }
});
