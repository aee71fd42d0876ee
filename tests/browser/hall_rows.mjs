// Rows of the hall and of campaigns as the program keeps them, for tests that need many.

/** Keeps rows under a key, before the page reads it. */
export async function keepRows(page, key, rows) {
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    key,
    JSON.stringify({ v: 1, rows }),
  ]);
}

/** Keeps results in the hall, before the page is opened. */
export async function keepHall(page, rows) {
  await page.addInitScript(
    (text) => {
      if (!localStorage.getItem("undercroft/hall")) localStorage.setItem("undercroft/hall", text);
    },
    JSON.stringify({ v: 1, rows }),
  );
}

/** The result of a match with these totals; of one person alone if no others are named. */
export function feat(id, total, { names = [""], totals = [total] } = {}) {
  const isSolo = names.length === 1;
  return {
    id,
    game: "paper-dungeons",
    ended: 1.7e12 + total,
    seed: "7K2Q-XM49",
    setup: `players=${names.length} dungeon=B missions=3 vanishing=no`,
    seats: names.map((name, nth) => ({
      name,
      is_person: true,
      rank: nth + 1,
      total: totals[nth],
    })),
    en: { total: `${total} glory`.replace("-", "−"), verdict: isSolo ? "Rank: Hero." : "" },
    ru: { total: `${total} очков славы`, verdict: isSolo ? "Звание: Герой." : "" },
  };
}

/** The result of a match of Dungeon Roll; `seats` say what is known of each beside its total. */
export function delve(id, total, seats = [{}]) {
  const names = seats.map((it) => it.name ?? "");
  const plain = feat(id, total, { names, totals: seats.map(() => total) });
  return {
    ...plain,
    game: "dungeon-roll",
    setup: `players=${seats.length} deal=random bait=all scrolls=monster dice=7 bag=single`,
    seats: plain.seats.map((it, nth) => ({ ...it, ...seats[nth] })),
    en: { total: `${total} points`, verdict: "" },
    ru: { total: `${total} очков`, verdict: "" },
  };
}

/** A finished campaign of one person, with the totals of its chapters. */
export function campaign(id, totals) {
  return {
    id,
    game: "paper-dungeons",
    scenario: "mummy",
    begun: 1.7e12,
    names: [""],
    players: [],
    heroes: [["Grom", "", "Lia", ""]],
    chapters: totals.map((total, nth) => ({
      id: `chapter${nth}`,
      ended: 1.7e12 + nth,
      scores: [{ total, mark: 20 }],
    })),
  };
}
