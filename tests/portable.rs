//! The same answers everywhere: these tests run natively and in WebAssembly, against constants.
//!
//! In WebAssembly: `cargo xtask test --only wasm`.

use games::dungeon_raiders::DungeonRaiders;
use games::dungeon_roll::DungeonRoll;
use games::dungeoneer::Dungeoneer;
use games::paper_dungeons::PaperDungeons;
use games::{GameId, with_rules};
use kernel::chance::{FastChance, KeyedChance};
use kernel::{Chance, Edition, Game, Key, Match, Seed, Turn, digest, link, record};

#[cfg(target_arch = "wasm32")]
use wasm_bindgen_test::wasm_bindgen_test;

/// A draw: seed, purpose, coordinates, number of values, and the four values drawn.
struct Draw(u64, &'static str, [u32; 3], u32, [u32; 4]);

/// Worked out once by the kernel and once by a separate ChaCha8. They never change: every record
/// that anybody keeps rests on them.
#[rustfmt::skip] // A table.
const DRAWS: &[Draw] = &[
    Draw(0x00_0000_0000, "roll", [0, 0, 0], 6, [3, 0, 0, 4]),
    Draw(0x00_0000_0000, "roll", [1, 0, 0], 6, [0, 0, 2, 1]),
    Draw(0x00_0000_0000, "roll", [0, 1, 0], 6, [3, 5, 4, 1]),
    Draw(0x00_0000_0000, "roll", [0, 0, 1], 6, [0, 5, 2, 0]),
    Draw(0x00_0000_0001, "roll", [0, 0, 0], 6, [0, 0, 2, 1]),
    Draw(0xff_ffff_ffff, "roll", [8, 3, 2], 6, [2, 5, 4, 3]),
    Draw(0x00_0000_002a, "", [0, 0, 0], 2, [1, 0, 0, 1]),
    Draw(0x00_0000_002a, "deal", [u32::MAX, u32::MAX, u32::MAX], 1, [0, 0, 0, 0]),
    Draw(0x00_0000_002a, "deal", [7, 0, 0], 10, [9, 3, 5, 0]),
    Draw(0x00_0000_002a, "deal", [8, 0, 0], 1000, [873, 150, 160, 641]),
    // Half and a quarter of all words are thrown away here, so that no value is favoured.
    Draw(0x00_0000_002a, "deal", [9, 0, 0], 0x8000_0001, [1990356429, 1796860777, 528760080, 1159306272]),
    Draw(0x00_0000_002a, "deal", [10, 0, 0], 0xc000_0000, [2750307303, 1345230852, 180341042, 1871469493]),
    Draw(0x00_0000_002a, "deal", [11, 0, 0], u32::MAX, [2195630438, 16924268, 3566490374, 779627890]),
    Draw(0x12_3456_789a, "дракон", [1, 2, 3], 12, [11, 2, 7, 2]),
];

#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
#[cfg_attr(not(target_arch = "wasm32"), test)]
fn draws_are_the_same_everywhere() {
    for Draw(seed, purpose, [first, second, third], n, values) in DRAWS {
        let mut chance = KeyedChance::new(Seed::from_bits(*seed));
        let mut drawn = [0; 4];
        chance.each(Key::new(purpose).at(*first, *second, *third), *n, &mut drawn);
        assert_eq!(drawn, *values, "{seed} {purpose}");
    }
}

#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
#[cfg_attr(not(target_arch = "wasm32"), test)]
fn a_key_draws_the_same_wherever_it_comes_in_line() {
    let mut chance = KeyedChance::new(Seed::from_bits(0));
    for Draw(_, purpose, [first, second, third], n, values) in DRAWS[..4].iter().rev() {
        let mut drawn = [0; 4];
        chance.each(Key::new(purpose).at(*first, *second, *third), *n, &mut drawn);
        assert_eq!(drawn, *values, "{purpose}");
    }
    assert_eq!(chance.n_draws(), 4);
}

#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
#[cfg_attr(not(target_arch = "wasm32"), test)]
fn a_long_draw_goes_on_from_block_to_block() {
    let mut drawn = [0; 68];
    KeyedChance::new(Seed::from_bits(0x2a)).each(Key::new("deal").at(12, 0, 0), 1000, &mut drawn);
    // A block has sixteen words: its last one, and the first one of the next.
    assert_eq!(
        [15, 16, 31, 32, 63, 64].map(|nth: usize| drawn[nth]),
        [457, 367, 496, 545, 345, 959]
    );
}

#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
#[cfg_attr(not(target_arch = "wasm32"), test)]
fn determinized_luck_is_the_same_everywhere() {
    let mut determinized = FastChance::new(7);
    let drawn = [(); 6].map(|()| determinized.pick(1000));
    assert_eq!(drawn, [95, 56, 374, 332, 59, 795]);
}

#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
#[cfg_attr(not(target_arch = "wasm32"), test)]
fn check_values_are_the_same_everywhere() {
    assert_eq!(digest(&()), 0x8570_e250_fe4c_2473);
    assert_eq!(digest(&0u8), 0x71d9_2418_5361_32d1);
    assert_eq!(digest(&"dragon"), 0xba85_81e2_dc24_d08c);
    assert_eq!(digest(&(1u8, -2i16, 3u32, -4i64, 5u128)), 0x7644_7c79_01d6_4629);
    // Lengths and the tags of enums are as wide as the machine's words.
    assert_eq!(digest(&vec![Some("x"), None]), 0xb6de_3fac_2896_64c2);
    assert_eq!(digest(&vec![[1u8, 2], [3, 4]]), 0xabe2_af77_2cd7_09d7);
    assert_eq!(digest(&(true, 'я', std::cmp::Ordering::Less)), 0xf0d8_1aaf_26c2_d138);
    assert_eq!(digest(&(7usize, -7isize)), 0x00bc_e0d9_6271_cf3c);
    assert_eq!(digest(&vec![1u16, 2, 3]), 0x8303_4458_a7da_6f60);
}

#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
#[cfg_attr(not(target_arch = "wasm32"), test)]
fn seeds_of_texts_and_days_are_the_same_everywhere() {
    assert_eq!(Seed::from_text("dragon").to_string(), "WBE2-9M4C");
    assert_eq!(Seed::from_text("  Дракон ").to_string(), "CEB2-0MJW");
    assert_eq!(Seed::from_text("").to_string(), "FSZB-BV1K");
    assert_eq!(Seed::of_day("paper-dungeons", "2026-11-21").to_string(), "MN2H-QRZP");
    assert_eq!(Seed::from_text("7k2q xm49").bits(), 0x3c_c57e_d089);
}

/// Checks a thousand random matches, each at the table that `setup` gives for its number: the check
/// values of their last states, taken together. Those of an edition never change.
#[track_caller]
fn check_matches<G: Game>(edition: Edition, setup: fn(u64) -> String, all: u64) {
    let check_values: Vec<u64> =
        (0..1000).map(|nth| last_check_value::<G>(edition, &setup(nth), nth)).collect();
    let found = digest(&check_values);
    assert_eq!(found, all, "{found:#x}");
}

/// The check value of the last state of a random match.
fn last_check_value<G: Game>(edition: Edition, setup: &str, seed: u64) -> u64 {
    let Ok(laid) = setup.parse() else { panic!("`{setup}` is not a setup") };
    let mut game: Match<G> =
        Match::begin_in(edition, laid, Seed::from_bits(seed)).expect("a table");
    game.play_at_random(&mut FastChance::new(seed), usize::MAX);
    assert_eq!(game.turn(), Turn::Over);
    game.check_value()
}

/// Checks that each record replays to the end of its match, and is written again as it was.
#[track_caller]
fn check_records<G: Game>(records: &[&str]) {
    for text in records {
        let (game, names) = record::read::<G>(text).expect("a record");
        assert_eq!(game.turn(), Turn::Over);
        assert_eq!(bare(&record::write(&game, &names)), bare(text));
        // The last word is the check value of the end.
        let last = text.split_whitespace().next_back();
        assert_eq!(Some(format!("{:016x}", game.check_value()).as_str()), last);
    }
}

/// A record without the number of its format, and without what format 2 says besides: the check values
/// before the last.
fn bare(record: &str) -> Vec<&str> {
    record.lines().skip(1).filter(|it| !it.starts_with("at ")).collect()
}

/// Links of every packing, by the names of the records that they lead to.
const LINKS: [&str; 3] = [
    include_str!("records/links/packing-1.txt"),
    include_str!("records/links/packing-2.txt"),
    include_str!("records/links/packing-3.txt"),
];

/// The check value of the end of a link's match.
fn end_of_link<G: Game>(tail: &str) -> u64 {
    let (game, _) = link::unpack::<G>(tail).expect("a link");
    game.check_value()
}

#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
#[cfg_attr(not(target_arch = "wasm32"), test)]
fn links_lead_to_the_same_ends_everywhere() {
    let lines = LINKS.iter().flat_map(|it| it.lines()).filter_map(|it| it.split_once(' '));
    let ends: Vec<u64> = lines
        .map(|(name, tail)| {
            let game = name.split_once('/').and_then(|it| GameId::read(it.0)).expect("a game");
            with_rules!(game, G => end_of_link::<G>(tail))
        })
        .collect();
    let found = digest(&ends);
    assert_eq!(found, 0xfbfe_b8c0_62e8_0331, "{found:#x}");
}

/// One of `choices`, in turn: the next one after every `stride` matches.
fn in_turn<const N: usize>(choices: [&'static str; N], nth: u64, stride: u64) -> &'static str {
    choices[(nth / stride % N as u64) as usize]
}

/// A table of Paper Dungeons for one to four teams.
fn paper_dungeons(nth: u64) -> String {
    let n_players = nth % 4 + 1;
    let missions = in_turn(["3", "none"], nth, 4);
    let vanishing = in_turn(["yes", "no"], nth, 8);
    format!("players={n_players} dungeon=random missions={missions} vanishing={vanishing}")
}

/// A table of Dungeon Roll for one to four adventurers.
fn dungeon_roll(nth: u64) -> String {
    let n_players = nth % 4 + 1;
    let deal = in_turn(["random", "choose", "mirror", "none"], nth, 4);
    let scrolls = in_turn(["monster", "any"], nth, 16);
    let bait = in_turn(["all", "monsters"], nth, 32);
    let dice = in_turn(["7", "9"], nth, 64);
    let heroes = in_turn(["base", "all"], nth, 128);
    format!(
        "players={n_players} deal={deal} first=random bait={bait} scrolls={scrolls} dice={dice} \
         bag=single heroes={heroes}"
    )
}

/// A table of Dungeon Raiders for one to five heroes.
fn dungeon_raiders(nth: u64) -> String {
    let n_players = nth % 5 + 1;
    let (quick, boss) = (in_turn(["no", "yes"], nth, 1), in_turn(["no", "yes"], nth, 2));
    let light = in_turn(["shuffled", "printed"], nth, 4);
    let death = in_turn(["early", "late"], nth, 8);
    let shield = in_turn(["living", "start"], nth, 16);
    format!(
        "players={n_players} quick={quick} heroes=dealt wounds=2 memory=yes boss={boss} \
         spikes=2011 tie=wounds death={death} light={light} shield={shield}"
    )
}

/// A table of Dungeoneer for one to four heroes with the cards of a box.
fn dungeoneer(of: &str, nth: u64) -> String {
    let n_players = nth % 4 + 1;
    let (charted, dodging) = (in_turn(["no", "yes"], nth, 4), in_turn(["no", "yes"], nth, 32));
    // These two exclude each other.
    let limited = in_turn(["no", "yes", "no"], nth, 8);
    let falling = in_turn(["no", "no", "yes"], nth, 8);
    let turned = in_turn(["no", "yes"], nth, 64);
    format!(
        "players={n_players} box={of} start=random charted={charted} resurrection=no heroes=dealt \
         discard=must impartial=no quests=personal limited={limited} falling={falling} \
         dodging={dodging} turned={turned} split=no lair=no rounds=all ask=choice"
    )
}

#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
#[cfg_attr(not(target_arch = "wasm32"), test)]
fn a_thousand_matches_of_paper_dungeons_end_the_same_everywhere() {
    check_matches::<PaperDungeons>(Edition::FIRST, paper_dungeons, 0x4ad7_ed43_12af_f001);
}

#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
#[cfg_attr(not(target_arch = "wasm32"), test)]
fn a_thousand_matches_of_dungeon_roll_end_the_same_everywhere() {
    check_matches::<DungeonRoll>(Edition::FIRST, dungeon_roll, 0xe068_5dc5_4bcb_7ae5);
}

#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
#[cfg_attr(not(target_arch = "wasm32"), test)]
fn a_thousand_matches_of_dungeon_raiders_end_the_same_everywhere() {
    check_matches::<DungeonRaiders>(Edition::FIRST, dungeon_raiders, 0x0df7_67e5_1929_7d70);
}

#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
#[cfg_attr(not(target_arch = "wasm32"), test)]
fn a_thousand_matches_of_the_tomb_end_the_same_by_edition_2() {
    check_matches::<Dungeoneer>(
        Edition::nth(2),
        |nth| dungeoneer("tomb", nth),
        0x5a93_9d95_42b5_9109,
    );
}

#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
#[cfg_attr(not(target_arch = "wasm32"), test)]
fn a_thousand_matches_of_the_tomb_end_the_same_everywhere() {
    check_matches::<Dungeoneer>(
        Edition::FIRST,
        |nth| dungeoneer("tomb", nth),
        0xf4da_43d1_791f_fe25,
    );
}

#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
#[cfg_attr(not(target_arch = "wasm32"), test)]
fn a_thousand_matches_of_the_vault_end_the_same_by_edition_2() {
    check_matches::<Dungeoneer>(
        Edition::nth(2),
        |nth| dungeoneer("vault", nth),
        0xdb31_134a_b8e5_5654,
    );
}

#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
#[cfg_attr(not(target_arch = "wasm32"), test)]
fn a_thousand_matches_of_the_vault_end_the_same_everywhere() {
    check_matches::<Dungeoneer>(
        Edition::FIRST,
        |nth| dungeoneer("vault", nth),
        0x32ab_d70a_f7fb_3a60,
    );
}

#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
#[cfg_attr(not(target_arch = "wasm32"), test)]
fn records_of_paper_dungeons_replay_everywhere() {
    check_records::<PaperDungeons>(&[
        include_str!("../crates/games/paper_dungeons/records/solo.txt"),
        include_str!("../crates/games/paper_dungeons/records/solo-plain.txt"),
        include_str!("../crates/games/paper_dungeons/records/solo-asked.txt"),
        include_str!("../crates/games/paper_dungeons/records/three-asked.txt"),
        include_str!("../crates/games/paper_dungeons/records/solo-other.txt"),
        include_str!("../crates/games/paper_dungeons/records/two.txt"),
        include_str!("../crates/games/paper_dungeons/records/two-plain.txt"),
        include_str!("../crates/games/paper_dungeons/records/four.txt"),
        include_str!("../crates/games/paper_dungeons/records/four-vanishing.txt"),
        include_str!("../crates/games/paper_dungeons/records/eight.txt"),
        include_str!("../crates/games/paper_dungeons/records/eight-plain.txt"),
        include_str!("../crates/games/paper_dungeons/records/dungeon-c.txt"),
        include_str!("../crates/games/paper_dungeons/records/dungeon-d.txt"),
        include_str!("../crates/games/paper_dungeons/records/dungeon-e.txt"),
        include_str!("../crates/games/paper_dungeons/records/dungeon-f.txt"),
        include_str!("../crates/games/paper_dungeons/records/dungeon-g.txt"),
        include_str!("../crates/games/paper_dungeons/records/dungeon-h.txt"),
        include_str!("../crates/games/paper_dungeons/records/dungeon-i.txt"),
        include_str!("../crates/games/paper_dungeons/records/dungeon-j.txt"),
        include_str!("../crates/games/paper_dungeons/records/dungeon-k.txt"),
    ]);
}

#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
#[cfg_attr(not(target_arch = "wasm32"), test)]
fn records_of_dungeon_roll_replay_everywhere() {
    check_records::<DungeonRoll>(&[
        include_str!("../crates/games/dungeon_roll/records/crusader.txt"),
        include_str!("../crates/games/dungeon_roll/records/enchantress.txt"),
        include_str!("../crates/games/dungeon_roll/records/four-nine-dice.txt"),
        include_str!("../crates/games/dungeon_roll/records/half-goblin.txt"),
        include_str!("../crates/games/dungeon_roll/records/knight.txt"),
        include_str!("../crates/games/dungeon_roll/records/mercenary.txt"),
        include_str!("../crates/games/dungeon_roll/records/minstrel.txt"),
        include_str!("../crates/games/dungeon_roll/records/nobody.txt"),
        include_str!("../crates/games/dungeon_roll/records/occultist.txt"),
        include_str!("../crates/games/dungeon_roll/records/spellsword.txt"),
        include_str!("../crates/games/dungeon_roll/records/three-mirror.txt"),
        include_str!("../crates/games/dungeon_roll/records/two.txt"),
        include_str!("../crates/games/dungeon_roll/records/alchemist.txt"),
        include_str!("../crates/games/dungeon_roll/records/amar-suen.txt"),
        include_str!("../crates/games/dungeon_roll/records/dwarf.txt"),
        include_str!("../crates/games/dungeon_roll/records/leprechaun.txt"),
        include_str!("../crates/games/dungeon_roll/records/marpesia.txt"),
        include_str!("../crates/games/dungeon_roll/records/sorceress.txt"),
        include_str!("../crates/games/dungeon_roll/records/toulak.txt"),
        include_str!("../crates/games/dungeon_roll/records/tracker.txt"),
        include_str!("../crates/games/dungeon_roll/records/two-of-all.txt"),
        include_str!("../crates/games/dungeon_roll/records/alexandra.txt"),
        include_str!("../crates/games/dungeon_roll/records/archaeologist.txt"),
        include_str!("../crates/games/dungeon_roll/records/cassandra.txt"),
        include_str!("../crates/games/dungeon_roll/records/guild-leader.txt"),
        include_str!("../crates/games/dungeon_roll/records/loeg.txt"),
        include_str!("../crates/games/dungeon_roll/records/scout.txt"),
        include_str!("../crates/games/dungeon_roll/records/szopin.txt"),
        include_str!("../crates/games/dungeon_roll/records/time-traveler.txt"),
        include_str!("../crates/games/dungeon_roll/records/tristan.txt"),
        include_str!("../crates/games/dungeon_roll/records/viking.txt"),
        include_str!("../crates/games/dungeon_roll/records/four-dealt-of-all.txt"),
        include_str!("../crates/games/dungeon_roll/records/four-mirror-of-all.txt"),
        include_str!("../crates/games/dungeon_roll/records/solo-dealt-of-all.txt"),
    ]);
}

#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
#[cfg_attr(not(target_arch = "wasm32"), test)]
fn records_of_dungeon_raiders_replay_everywhere() {
    check_records::<DungeonRaiders>(&[
        include_str!("../crates/games/dungeon_raiders/records/solo-easy.txt"),
        include_str!("../crates/games/dungeon_raiders/records/solo-hard.txt"),
        include_str!("../crates/games/dungeon_raiders/records/duel.txt"),
        include_str!("../crates/games/dungeon_raiders/records/duel-quick.txt"),
        include_str!("../crates/games/dungeon_raiders/records/duel-boss.txt"),
        include_str!("../crates/games/dungeon_raiders/records/three.txt"),
        include_str!("../crates/games/dungeon_raiders/records/three-shields.txt"),
        include_str!("../crates/games/dungeon_raiders/records/four.txt"),
        include_str!("../crates/games/dungeon_raiders/records/four-quick.txt"),
        include_str!("../crates/games/dungeon_raiders/records/four-boss.txt"),
        include_str!("../crates/games/dungeon_raiders/records/five.txt"),
        include_str!("../crates/games/dungeon_raiders/records/five-quick-boss.txt"),
        include_str!("../crates/games/dungeon_raiders/records/five-late.txt"),
        include_str!("../crates/games/dungeon_raiders/records/five-letter.txt"),
        include_str!("../crates/games/dungeon_raiders/records/solo-four-wounds.txt"),
        include_str!("../crates/games/dungeon_raiders/records/solo-one-chest.txt"),
    ]);
}

#[cfg_attr(target_arch = "wasm32", wasm_bindgen_test)]
#[cfg_attr(not(target_arch = "wasm32"), test)]
fn records_of_dungeoneer_replay_everywhere() {
    check_records::<Dungeoneer>(&[
        include_str!("../crates/games/dungeoneer/records/always-asked.txt"),
        include_str!("../crates/games/dungeoneer/records/both-four.txt"),
        include_str!("../crates/games/dungeoneer/records/both-six.txt"),
        include_str!("../crates/games/dungeoneer/records/both-solo.txt"),
        include_str!("../crates/games/dungeoneer/records/both-two.txt"),
        include_str!("../crates/games/dungeoneer/records/charted.txt"),
        include_str!("../crates/games/dungeoneer/records/discard-optional.txt"),
        include_str!("../crates/games/dungeoneer/records/dodging.txt"),
        include_str!("../crates/games/dungeoneer/records/everything.txt"),
        include_str!("../crates/games/dungeoneer/records/falling.txt"),
        include_str!("../crates/games/dungeoneer/records/half-turn.txt"),
        include_str!("../crates/games/dungeoneer/records/heroes-chosen.txt"),
        include_str!("../crates/games/dungeoneer/records/impartial.txt"),
        include_str!("../crates/games/dungeoneer/records/limited.txt"),
        include_str!("../crates/games/dungeoneer/records/quests-shared.txt"),
        include_str!("../crates/games/dungeoneer/records/resurrection.txt"),
        include_str!("../crates/games/dungeoneer/records/split.txt"),
        include_str!("../crates/games/dungeoneer/records/ten-rounds.txt"),
        include_str!("../crates/games/dungeoneer/records/tomb-four.txt"),
        include_str!("../crates/games/dungeoneer/records/tomb-solo-a.txt"),
        include_str!("../crates/games/dungeoneer/records/tomb-solo-b.txt"),
        include_str!("../crates/games/dungeoneer/records/tomb-solo-c.txt"),
        include_str!("../crates/games/dungeoneer/records/tomb-three.txt"),
        include_str!("../crates/games/dungeoneer/records/tomb-two.txt"),
        include_str!("../crates/games/dungeoneer/records/vault-four.txt"),
        include_str!("../crates/games/dungeoneer/records/vault-solo-a.txt"),
        include_str!("../crates/games/dungeoneer/records/vault-solo-b.txt"),
        include_str!("../crates/games/dungeoneer/records/vault-solo-c.txt"),
        include_str!("../crates/games/dungeoneer/records/vault-three.txt"),
        include_str!("../crates/games/dungeoneer/records/vault-two.txt"),
        include_str!("../crates/games/dungeoneer/records/both-from-the-tomb.txt"),
        include_str!("../crates/games/dungeoneer/records/both-from-the-vault.txt"),
        include_str!("../crates/games/dungeoneer/records/both-six-2.txt"),
        include_str!("../crates/games/dungeoneer/records/tomb-four-2.txt"),
        include_str!("../crates/games/dungeoneer/records/tomb-solo-2.txt"),
        include_str!("../crates/games/dungeoneer/records/tomb-three-2.txt"),
        include_str!("../crates/games/dungeoneer/records/vault-charted-shared.txt"),
        include_str!("../crates/games/dungeoneer/records/vault-solo-2.txt"),
        include_str!("../crates/games/dungeoneer/records/vault-three-2.txt"),
        include_str!("../crates/games/dungeoneer/records/vault-two-2.txt"),
    ]);
}
