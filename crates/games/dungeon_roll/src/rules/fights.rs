//! Fights with monsters (DR-022 to DR-030, DR-091, DR-308).

use super::play::Play;
use super::sources::{printed_type, types_of};
use crate::action::{Event, Reroller, Source};
use crate::dice::{Companion, CompanionTypes, Floor, Horde, HordeDice, Monster, PartyFace, Types};
use crate::heroes::{Feat, Readying, Side};
use crate::state::Table;
use kernel::Tally;

/// The die whom a dwarf never buries after a feat (DR-308).
const CHAMPION: Source = Source::Die(PartyFace::Champion);

/// Tells whether a companion defeats these monsters at once without help of a specialty: one, or
/// any number of the type that it is strong against.
fn defeats_plainly(side: &Side, companion: Companion, monsters: &Horde) -> bool {
    let mut types = Monster::ALL.into_iter().filter(|&it| monsters[it] != 0);
    let (Some(only), None) = (types.next(), types.next()) else { return false };
    monsters[only] == 1 || side.unbound(Types::one(companion)).sweeps(only)
}

/// Tells whether a companion defeats these monsters at once. With a specialty for it, one monster
/// of any type comes on top of the normal targets (DR-091).
pub fn defeats(table: &Table, companion: Companion, monsters: &Horde) -> bool {
    let side = table.side();
    let without = |it: Monster| monsters.minus(&Tally::of(it, 1));
    defeats_plainly(side, companion, monsters)
        || table.extra().has(companion)
            && Monster::ALL
                .into_iter()
                .any(|it| monsters[it] != 0 && defeats_plainly(side, companion, &without(it)))
}

/// The companion that a source is used as to defeat these monsters: the one that it shows, if that
/// will do; otherwise another that its owner's specialty allows (DR-089).
pub fn used_as(table: &Table, source: Source, monsters: &Horde) -> Option<Companion> {
    let types = types_of(table.side(), source);
    let shown = printed_type(source).filter(|&it| types.has(it));
    let mut tried = shown.into_iter().chain(types.iter());
    tried.find(|&it| defeats(table, it, monsters))
}

impl Play<'_> {
    /// The source is used up, then the monsters return to the reserve (DR-002, DR-003).
    pub fn fight(&mut self, with: Source, monsters: &Horde) {
        let side = self.table.side();
        let used_as = used_as(self.table, with, monsters).expect("a checked fight");
        let is_plain =
            printed_type(with) == Some(used_as) && defeats_plainly(side, used_as, monsters);
        let is_feat = 2 <= monsters.total();
        let stays = is_feat && with == CHAMPION && side.feat == Some(Feat::ChampionStays);
        if !stays {
            self.spend(with);
        }
        let delve = &mut self.table.delve;
        delve.floor = delve.floor.minus(&monsters.on_floor());
        let seat = self.seat();
        let by_specialty = !is_plain || stays;
        self.emit(Event::Fought { seat, with, used_as, monsters: *monsters, by_specialty });
        if stays {
            let champion = Tally::of(PartyFace::Champion, 1);
            self.reroll(Reroller::Champion, &Floor::NONE, 0, &champion);
        }
        if is_feat && side.feat == Some(Feat::DrawsTreasure) {
            self.draw();
        }
        if is_feat && side.readying == Some(Readying::Feat) {
            self.ready();
        }
    }
}
