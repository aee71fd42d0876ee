// Collects what is drawn on a board and has no entry among the texts of the explaining card.

import { readFileSync } from "node:fs";

const read = (path) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");

/** The names of all symbols by their outlines. */
function symbols() {
  const sprites = ["src/parts/icons-shelf.svg", "public/icons.svg", "public/icons-dungeoneer.svg"];
  const drawn = /<symbol id="([^"]+)"[^>]*><path d="([^"]+)"/g;
  const all = sprites.flatMap((it) => [...read(it).matchAll(drawn)]);
  return Object.fromEntries(all.map(([, name, outline]) => [outline, name]));
}

/** The keys of a game's entries. */
function keys(game, lang) {
  const headings = read(`public/explained/${game}.${lang}.txt`).matchAll(/^## (.+) \S+$/gm);
  return [...headings].flatMap(([, it]) => it.split(" "));
}

/**
 * Watches the board from now on. Returns a function that tells what was drawn without an entry, each once.
 */
export async function watch(page, game, lang) {
  await page.evaluate(
    ([symbols, keys]) => {
      const known = new Set(keys);
      const selectors = keys.filter((it) => it.startsWith("."));
      const isFound = (it) => selectors.some((selector) => it.matches(selector));
      globalThis.unexplained = new Set();
      globalThis.explainedIcons = 0;
      const note = (what, it) => {
        const around = it.closest("[class^=pd], [class^=rd], [class^=dr], [class^=dn], [class^=kit]");
        globalThis.unexplained.add(`${what} in .${around?.getAttribute("class")}`);
      };
      const look = () => {
        for (const icon of document.querySelectorAll("#room .icon")) {
          const outline = icon.querySelector("path")?.getAttribute("d");
          if (!outline) continue;
          globalThis.explainedIcons += 1;
          let it = icon;
          let isKnown = known.has(symbols[outline]);
          for (; !isKnown && it && it.id !== "room"; it = it.parentElement) {
            isKnown = isFound(it) || known.has(it.dataset.x);
          }
          if (!isKnown) note(symbols[outline] ?? outline.slice(0, 20), icon);
        }
        for (const it of document.querySelectorAll("#room [data-x]")) {
          if (!known.has(it.dataset.x)) note(it.dataset.x, it);
        }
      };
      let isDue = false;
      const later = () => {
        if (isDue) return;
        isDue = true;
        requestAnimationFrame(() => {
          isDue = false;
          look();
        });
      };
      new MutationObserver(later).observe(document.body, { childList: true, subtree: true });
      look();
    },
    [symbols(), keys(game, lang)],
  );
  return () =>
    page.evaluate(() => ({ icons: globalThis.explainedIcons, missing: [...globalThis.unexplained] }));
}
