// What can be done and said before the program is there, and where it does not come: the language, what is
// being opened, trying again, and saving what is kept here as a file. The words are those of src/start.
{
  const PREFIX = "undercroft/";
  const PATIENCE_MILLIS = 20_000;

  const root = document.documentElement;
  const start = document.getElementById("start");
  const sections = [...start.querySelectorAll("section")];
  const spoken = (code) => sections.find((it) => it.lang === code.slice(0, 2));

  // The language that was chosen, else that of the browser, else the first.
  const mine = [root.lang, ...navigator.languages].map(spoken).find(Boolean) ?? sections[0];
  root.lang = mine.lang;
  mine.classList.add("is-mine");

  // The entry for a key that lies in the address or in what is kept, and its words; none where it means nothing.
  const entry = (of, key) => mine.querySelector(`[data-${of}~="${CSS.escape(key)}"]`);
  const words = (of, key) => entry(of, key)?.textContent;

  // The game of a match, and what the person calls it, as far as it can be read.
  function kept(id) {
    try {
      const { record, name } = JSON.parse(localStorage.getItem(`${PREFIX}match/${id}`));
      return [/^game (\S+)/m.exec(record)[1], name];
    } catch {
      return [""];
    }
  }

  // The game of the table to which the address leads; none where it leads elsewhere. start.js fetches what that table needs.
  function game(hash) {
    const [kind, what = ""] = hash.split("/");
    const key = { quick: what, play: kept(what)[0] }[kind];
    return entry("game", key ?? "")?.dataset.game.split(" ")[0] ?? "";
  }

  // A sentence about the place behind `#`; none for the shelf.
  function opened(hash) {
    const isLink = hash.startsWith("m=");
    const [kind, what] = isLink ? ["m"] : hash.split("/");
    const opens = words("opens", kind);
    if (!opens || (kind === "m" && !isLink)) return "";
    const isMatch = ["play", "replay", "versus"].includes(kind);
    const [key, name] = isMatch ? kept(what) : [what ?? ""];
    return `${[opens, words("game", key), name].filter(Boolean).join(" · ")}…`;
  }

  // Everything that is kept here, as the page of copies writes and reads it (src/shell/archive).
  function everything() {
    try {
      const keys = Object.keys(localStorage).filter((it) => it.startsWith(PREFIX));
      return Object.fromEntries(keys.map((it) => [it, localStorage.getItem(it)]));
    } catch {
      return {};
    }
  }

  function save() {
    const file = JSON.stringify({ undercroft: 1, made: Date.now(), kept: everything() });
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([file], { type: "application/json" }));
    link.download = `undercroft-${new Date().toISOString().slice(0, 10)}.json`;
    start.append(link);
    link.click();
    link.remove();
  }

  // A file that came damaged may lie in the browser's cache for a year: all are fetched past it.
  async function tryAgain(event) {
    event.preventDefault();
    root.dataset.start = "again";
    const named = document.querySelectorAll("script[src], link[href]:not([data-later])");
    const addresses = [...named].map((it) => it.src ?? it.href);
    const signal = AbortSignal.timeout(PATIENCE_MILLIS);
    const anew = async (it) => (await fetch(it, { cache: "reload", signal })).arrayBuffer();
    await Promise.allSettled([location.pathname, ...new Set(addresses)].map(anew));
    location.reload();
  }

  const hash = location.hash.slice(1);
  mine.querySelector(".opens").textContent = opened(hash);
  root.dataset.gameOfTable = game(hash);
  for (const it of start.querySelectorAll(".again")) it.addEventListener("click", tryAgain);
  const isEmpty = Object.keys(everything()).length === 0;
  for (const it of start.querySelectorAll(".save")) {
    it.addEventListener("click", save);
    it.hidden = isEmpty;
  }
}
