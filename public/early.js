// Before the first paint: the language, the light and the motion that the person chose, so that
// nothing flashes while the program loads. The program itself keeps these (src/app/settings.rs).
try {
  const kept = JSON.parse(localStorage.getItem("undercroft/settings")) || {};
  const root = document.documentElement;
  if (["light", "dark"].includes(kept.theme)) root.dataset.theme = kept.theme;
  if (["on", "off"].includes(kept.motion)) root.dataset.motion = kept.motion;
  if (["large", "larger", "largest"].includes(kept.size)) root.dataset.size = kept.size;
  if (["more", "plain"].includes(kept.contrast)) root.dataset.contrast = kept.contrast;
  if (["en", "ru"].includes(kept.lang)) root.lang = kept.lang;
} catch {
  // Forbidden or damaged storage: the program will say so.
}
