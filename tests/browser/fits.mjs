// Whether all that is written on the page can be read: nothing is cut, nothing stands out of its box,
// and no word is broken into pieces.

import { settled } from "./paper_dungeons_player.mjs";

/** Sizes of text, as the settings name them. */
export const SIZES = ["system", "larger", "largest"];

/** Sets the size of all text, as the settings do. */
export async function setSize(page, size) {
  await page.evaluate((size) => (document.documentElement.dataset.size = size), size);
  await settled(page);
}

/** What a person typed, or what is no word, may be broken or cut short with dots. */
const MAY_BREAK = "code, pre, kbd, textarea, input, select, .may-break";

/** Lines that are meant to be pushed aside under the thumb. */
const MAY_SCROLL = ".rules-table, pre, .pd-choices, .pd-tabs, .dr-players, .dr-tokens, .dn-view, .dn-rivals, .dn-hand";

/**
 * One line for each text that cannot be read whole, and for the page if it is wider than its window.
 * `within` names the part of the page to look at.
 */
export function misfits(page, within = "body") {
  return page.evaluate(([within, mayBreak, mayScroll]) => {
    const found = new Set();
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) {
      found.add(`the page is ${root.scrollWidth} px wide, its window ${root.clientWidth}`);
    }
    const SLACK = 1.5;
    const LETTERS_MAX = 18;
    const styles = new Map();
    const styleOf = (it) => {
      if (!styles.has(it)) styles.set(it, getComputedStyle(it));
      return styles.get(it);
    };
    const name = (it) => `${it.localName}${[...it.classList].map((name) => `.${name}`).join("")}`;
    // What is only read aloud is clipped on purpose.
    const isDrawn = (it) =>
      it.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }) &&
      !it.closest(".only-read, [hidden]") &&
      [it, ...ancestors(it)].every((one) => styleOf(one).clipPath !== "inset(50%)");
    function* ancestors(it) {
      for (let one = it.parentElement; one; one = one.parentElement) yield one;
    }
    // The block that the text is set in, and the boxes that cut it; what scrolls can be read.
    const blockOf = (it) => {
      let one = it;
      while (["inline", "contents"].includes(styleOf(one).display)) one = one.parentElement;
      return one;
    };
    const inner = (it) => it.getBoundingClientRect();
    const says = (it) => JSON.stringify(it.replace(/\s+/g, " ").trim().slice(0, 40));

    const look = (text) => {
      const holder = text.parentElement;
      if (!isDrawn(holder)) return;
      const range = document.createRange();
      range.selectNodeContents(text);
      const rects = [...range.getClientRects()].filter((it) => it.width > 0.5);
      if (rects.length === 0) return;
      const [left, right] = [
        Math.min(...rects.map((it) => it.left)),
        Math.max(...rects.map((it) => it.right)),
      ];
      const block = blockOf(holder);
      let box = inner(block);
      let isScrolled = false;
      for (const one of [block, ...ancestors(block)]) {
        const style = styleOf(one);
        if (["auto", "scroll"].includes(style.overflowX) && one !== document.body) {
          isScrolled = true;
          break;
        }
        if (["hidden", "clip"].includes(style.overflowX) && style.textOverflow !== "ellipsis") {
          const cut = inner(one);
          if (left < cut.left - SLACK || right > cut.right + SLACK) {
            found.add(`cut by ${name(one)}: ${says(text.data)} in ${name(holder)}`);
          }
        }
        if (style.textOverflow === "ellipsis" && one.scrollWidth > one.clientWidth + 1) {
          if (!one.closest(mayBreak)) found.add(`cut with dots: ${says(text.data)} in ${name(one)}`);
          return;
        }
      }
      if (left < box.left - SLACK || right > box.right + SLACK) {
        found.add(
          `out of its box by ${Math.round(Math.max(box.left - left, right - box.right))} px: ` +
            `${says(text.data)} in ${name(block)}`,
        );
      }
      if (!isScrolled && (left < -SLACK || right > root.clientWidth + SLACK)) {
        found.add(`beside the window: ${says(text.data)} in ${name(holder)}`);
      }
      if (rects.length > 1 && !holder.closest(mayBreak)) broken(text, range, holder);
    };
    // A word on two lines is broken; the longest may be, where they are longer than any line.
    const broken = (text, range, holder) => {
      for (const { 0: word, index } of text.data.matchAll(/[\p{L}\p{N}]+/gu)) {
        if (LETTERS_MAX < word.length) continue;
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const tops = [...range.getClientRects()].filter((it) => it.width > 0).map((it) => it.top);
        if (Math.max(...tops) - Math.min(...tops) > 4) {
          found.add(`broken: ${says(word)} in ${name(holder)}`);
        }
      }
    };

    for (const it of document.querySelector(within).querySelectorAll("*")) {
      const isScrolled = ["auto", "scroll"].includes(styleOf(it).overflowX) && isDrawn(it);
      if (isScrolled && it.scrollWidth > it.clientWidth + 1 && !it.matches(mayScroll)) {
        found.add(`${name(it)} must be pushed aside: ${it.scrollWidth} in ${it.clientWidth} px`);
      }
    }
    const walker = document.createTreeWalker(document.querySelector(within), NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      if (text.data.trim() !== "" && !text.parentElement.closest("script, style, select")) look(text);
    }
    return [...found];
  }, [within, MAY_BREAK, MAY_SCROLL]);
}
