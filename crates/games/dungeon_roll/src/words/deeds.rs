//! Sentences about what ultimates and treasures did, which start with a small letter.

use super::names::{faces_set, floor_list, monsters, party_list, pile_list};
use crate::action::Event;
use crate::dice::{DungeonFace, Party, PartyFace, Pile, Throw};
use crate::messages;
use crate::treasures::Treasure;
use kernel::{Lang, message};

/// The sentence for such a deed; none for any other event.
pub fn done(event: &Event, lang: Lang) -> Option<String> {
    Some(match *event {
        Event::Unleashed { hero, is_master, .. } => {
            message!(lang, "event-unleashed", ability = hero.side(is_master).ultimate_name)
        }
        Event::Swept { floor, n_lair, .. } => {
            message!(lang, "event-swept", dice = &floor_list(&floor, n_lair, lang))
        }
        Event::Recruited { temp, monster, n, .. } => {
            let (face, role) = (monster.face().name(), temp.companion().name());
            message!(lang, "event-recruited", n = n, face = face, role = role)
        }
        Event::Revived { throw, joined, .. } => revived(&throw, &joined, lang),
        Event::Enchanted { monsters: ref charmed, into, .. } => {
            let charmed = monsters(charmed, lang);
            message!(lang, "event-enchanted", into = into.name(), monsters = &charmed)
        }
        Event::Struck { monsters: ref beaten, .. } => {
            message!(lang, "event-struck", monsters = &monsters(beaten, lang))
        }
        Event::Cried { monsters: ref turned, .. } => {
            message!(lang, "event-cried", monsters = &monsters(turned, lang))
        }
        Event::Intervened { treasure, floor, faces, n_lair, .. } => {
            let dice = floor_list(&floor, n_lair, lang);
            intervened(treasure, &dice, &party_list(&faces, lang), lang)
        }
        Event::Favored { floor, party, .. } => {
            message!(lang, "event-favored", dice = &faces_set(floor, party, lang))
        }
        Event::Removed { dice, .. } => {
            message!(lang, "event-removed", dice = &pile_list(&dice, lang))
        }
        Event::Tamed { n, .. } => {
            message!(lang, "event-tamed", n = n, face = DungeonFace::Dragon.name())
        }
        Event::Planned { ref plan, .. } => planned(plan, lang),
        Event::Sang { .. } => message!(lang, "event-sang").to_owned(),
        Event::DragonFled { n_lair, .. } => message!(lang, "event-dragon-fled", n = n_lair),
        Event::RingUsed { .. } => message!(lang, "event-ring").to_owned(),
        Event::ElixirUsed { face, .. } => message!(lang, "event-elixir", face = face.name()),
        Event::BaitUsed { floor, .. } => {
            message!(lang, "event-bait", dice = &floor_list(&floor, 0, lang))
        }
        Event::PortalUsed { .. } => message!(lang, "event-portal").to_owned(),
        _ => return None, // Told elsewhere.
    })
}

/// A treasure that was given up, the dice that went with it, and those that came back.
fn intervened(treasure: Treasure, dice: &str, back: &str, lang: Lang) -> String {
    let name = treasure.card().name;
    if back.is_empty() {
        return message!(lang, "event-intervened", treasure = name, dice = dice);
    }
    message!(lang, "event-intervened-and-revived", treasure = name, dice = dice, back = back)
}

/// Dice that were rolled out of the graveyard, and those of them that joined.
fn revived(throw: &Throw<PartyFace>, joined: &Party, lang: Lang) -> String {
    let all = throw.tally();
    let (dice, back) = (party_list(&all, lang), party_list(joined, lang));
    if all == *joined {
        message!(lang, "event-revived", dice = &dice)
    } else if back.is_empty() {
        message!(lang, "event-revived-nobody", dice = &dice)
    } else {
        message!(lang, "event-revived-some", dice = &dice, back = &back)
    }
}

/// Dice laid out for the first levels.
fn planned(plan: &[Pile], lang: Lang) -> String {
    let levels = plan.iter().enumerate().map(|(nth, dice)| {
        let dice = pile_list(dice, lang);
        message!(lang, "event-populated-brief", level = nth + 1, dice = &dice)
    });
    message!(lang, "event-planned", levels = &levels.collect::<Vec<String>>().join("; "))
}
