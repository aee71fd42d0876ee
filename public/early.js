// Before the first paint: the language, the light and the motion that the person chose, so that nothing flashes while
// the program loads. The program itself keeps these (src/app/settings.rs).
//
// And the watch over the start: `data-start` says how it goes, and style/start.css shows the words for
// that. The program takes it away once it has drawn its first page (src/browser/start.rs).
{
  const root = document.documentElement;
  root.lang = "";
  try {
    const kept = JSON.parse(localStorage.getItem("undercroft/settings")) || {};
    if (kept.lang) root.lang = kept.lang;
    if (["light", "dark"].includes(kept.theme)) root.dataset.theme = kept.theme;
    if (["on", "off"].includes(kept.motion)) root.dataset.motion = kept.motion;
    if (["large", "larger", "largest"].includes(kept.size)) root.dataset.size = kept.size;
    if (["more", "plain"].includes(kept.contrast)) root.dataset.contrast = kept.contrast;
  } catch {
    // Forbidden or damaged storage: the program will say so.
  }

  const SLOW_MILLIS = 2000;
  root.dataset.start = typeof WebAssembly === "object" ? "soon" : "too-old";
  const tell = (how) => {
    const now = root.dataset.start;
    if (now === "soon" || (now === "slow" && how === "failed")) root.dataset.start = how;
  };
  setTimeout(() => tell("slow"), SLOW_MILLIS);
  // A script or a style sheet that does not come whole, or a program that cannot be started.
  const isOfStart = (it) =>
    !(it instanceof Element) || it.matches("script, link[rel=stylesheet]:not([data-later])");
  addEventListener("error", (event) => isOfStart(event.target) && tell("failed"), true);
  addEventListener("unhandledrejection", () => tell("failed"));
}
