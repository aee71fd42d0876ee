//! Dungeoneer, DN-001 to DN-763, the test vectors DN-T01 to DN-T44, and the abilities of cards, `TA01.1` and so on.
//!
//! A case is a row of `rows/*.txt`: the rules or abilities that it proves, what is given, what is done, and what is so
//! then. Facts stand between semicolons, and are about the table or about seat a, unless a seat is named: `b: peril 4`.
//!
//! ```text
//! DN-302 | hand TA36; b: peril 3; b: glory 1 | TA36:3@b | b: glory 0; b: peril 0
//! ```
//!
//! Cards are named by their keys, cells of the map by east and north of the entrance: `0,1` lies to the north.
//!
//! # What is given
//!
//! The table is bare: no decks, no quests, one entrance, 2 action points for seat a, who is in its Heroics.
//! - The match: `players 3`, `box vault` (or `both`), `with limited dodging` (settings: charted, resurrection, choosing,
//!   optional, impartial, shared, limited, falling, dodging, turned, split, lair, asked), `edition 1` instead of the newest.
//!   `laid` is a match as it begins, instead of a bare table; `kept tomb-two.txt` is a record, as it ended.
//! - The map: `map 0,1 TM15`, `deactivated TM15`, `attached VA33 TM15`, `held TM03 S` (an exit held open by the seat),
//!   `bridge on`, `token TQ11 TM04`, `sites TM02 TM10` (locations in a hand), `locations TM04` (the deck, its top first).
//! - The time: `phase villainy`, `active b`, `first b`, `round 150`, `ending quests` (seat a has won) or `ending last`.
//! - Decks and piles: `deck TA01 TA02`, `perildeck`, `discards`, `perildiscards`, `waiting`, `questdeck`, `global`, `unused`.
//! - A hero: `hero TH4`, `level 2`, `health 3`, `glory 1`, `peril 9`, `ap 1`, `saved` (a point is saved), `income -1` (at the
//!   next Reset), `at TM15`, `moved`, `visited TM01`, `prone` or `prone melee 4` (how it stands up), `out`.
//! - Its cards: `hand TA01 TA02`, `readied TA18 TA14*1 TA34>b TA26+TA18` (a counter, a cursed player, its host), `lair TA37`,
//!   `tired TA37` (has attacked in this turn), `quests TQ05`, `carried TQ11`, `done TQ02`, `attempted`, `found`.
//!
//! # What is done
//!
//! The notation of records, where `do` may be left out, done by whoever is awaited: `go.N; dice 3; attempt.TQ04`, or by a
//! seat: `b: play TA01`. `dice 3 1` says how the next dice fall, `2+5` being two that are thrown together. The table makes
//! the passes that are due. Play stops where something is refused. `tell wounded a` adds an event to what has happened, for
//! achievements (`achievements` has the events); `tell 3 put lair` adds several alike.
//!
//! # What is so
//!
//! - What can be asked in every game (`testing::told`), most of what can be given, and `hero`, `alive`, `prone`, `moved` with
//!   `yes` or `no`; lists have their order, or `none`.
//! - `cards 5` (in the hand), `glorious 3` (of them that cost glory), `many quests 2` (how many a list has), `deck 4`,
//!   `perildeck 4`, `locations 4` (cards left), `gone TQ02`, `tokens TQ11@TM02`, `hunted TQ09:1` (health left), `rises no`,
//!   `rises ap` or `rises melee 4` (how it stands up).
//! - `map 1,0 none`, `lying 0,1 turned`, `shut TM03 S`, `held TM03 S`.
//! - `totals 5 3`: all rolls so far. `battle yes`, `dies 7/12`, `defeated 1 5/18` (chances in the battle).
//! - `interrupters b`, `offers pick TM02`, `lacks pick TM02`, `all yes, no` (what is offered, exactly), `open yes` (nothing
//!   secret is chosen from), `summons Roderik is attacked.` (`summons-ru` in Russian).
//! - `won a`, `won nobody`, `won nobody yet`, `won rounds`, `won lost`.
//! - `computers end 36-40`: of forty, so many do something with this word. `weighed end …`: one of the ways of the best advice,
//!   and words of why.
//!
//! Given `each`, a row says what its cards have in common: `played RM` (at these moments), `declared`, `printed heroes`,
//! `added to rolls` (`cards`).

mod advised;
mod facts;
mod given;
mod table;

mod achievements;
mod cards;
mod setup;
mod variants;

mod rows {
    use crate::table::play;

    testing::rows! {
        play;
        achievements, advice, aim, battles, cards_each, cards_glory, cards_peril, cards_places, cards_quests,
        cards_strikes, cards_threats, cards_uses, challenges, editions, exits, general, heroics, phases, placing, quests, rulings, setup, solo, variants, vectors, wares,
        windows,
    }
}
