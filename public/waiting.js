// What can be done and said before the program is there, and where it does not come: what is being
// opened, trying again, and saving what is kept here as a file.
{
  const TITLES = {
    "paper-dungeons": ["Paper Dungeons", "Бумажные подземелья"],
    "dungeon-roll": ["Dungeon Roll", "Сундук приключений"],
    "dungeon-raiders": ["Dungeon Raiders", "Рейдеры подземелий"],
    "dungeoneer": ["Dungeoneer", "Подземелье"],
  };
  // What each kind of place is called while it is being opened; the title of its game follows.
  const OPENS = {
    new: ["Laying the table", "Накрываем на стол"],
    quick: ["Laying the table", "Накрываем на стол"],
    learn: ["Opening the lesson", "Открываем урок"],
    play: ["Opening the match", "Открываем партию"],
    replay: ["Opening the replay", "Открываем повтор партии"],
    versus: ["Laying two matches side by side", "Кладём две партии рядом"],
    rules: ["Opening the rules", "Открываем правила"],
    today: ["Opening the challenge of the day", "Открываем испытание дня"],
    stats: ["Opening the statistics", "Открываем статистику"],
    campaigns: ["Opening the campaigns", "Открываем кампании"],
    achievements: ["Opening the achievements", "Открываем достижения"],
    hall: ["Opening the Hall of Fame", "Открываем Зал славы"],
  };
  const LINK = ["Opening a match from a link", "Открываем партию из ссылки"];
  const PREFIX = "undercroft/";
  const PATIENCE_MILLIS = 20_000;

  const root = document.documentElement;
  const start = document.getElementById("start");
  // The languages of the words above; others have those of the first.
  const LANGUAGES = ["en", "ru"];
  const nth = Math.max(0, LANGUAGES.indexOf(root.lang));

  // The game of a match, and what the person calls it, as far as it can be read.
  function kept(id) {
    try {
      const { record, name } = JSON.parse(localStorage.getItem(`${PREFIX}match/${id}`));
      return [TITLES[/^game (\S+)/m.exec(record)[1]]?.[nth], name];
    } catch {
      return [];
    }
  }

  // A sentence about the place behind `#`; none for the shelf.
  function opened(hash) {
    if (hash.startsWith("m=")) return `${LINK[nth]}…`;
    const [kind, what] = hash.split("/");
    if (!Object.hasOwn(OPENS, kind)) return "";
    const isMatch = ["play", "replay", "versus"].includes(kind);
    const names = isMatch ? kept(what) : [Object.hasOwn(TITLES, what) && TITLES[what][nth]];
    return `${[OPENS[kind][nth], ...names].filter(Boolean).join(" · ")}…`;
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

  const said = opened(location.hash.slice(1));
  start.querySelector(".opens").textContent = said;
  start.querySelector(".again").addEventListener("click", tryAgain);
  const button = start.querySelector(".save");
  button.addEventListener("click", save);
  button.hidden = Object.keys(everything()).length === 0;
}
