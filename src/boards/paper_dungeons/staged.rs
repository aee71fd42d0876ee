//! Events on stage: the end of a round, fights with monsters, and all that befalls a team.

use super::monsters::symbol;
use super::{heroes, items};
use crate::games::paper_dungeons::client::{
    Cause, Event, Hero, Item, PaperDungeons, PowerSource, What, powers,
};
use crate::shell::board::{Figures, Goal, Sign, Staged, Staging, Term};

/// An event as it is put on stage; nothing of a team's choices.
pub fn staged(event: &Event) -> Option<Staged> {
    match event.what {
        What::TalentShown { .. } => Staged::by_itself("medal"),
        What::Wounded { cause: Cause::Skulls, .. } => Staged::by_itself("skull"),
        What::Wounded { .. } => Staged::beside("heart-broken"),
        What::Resurrected { .. } => Staged::by_itself("tombstone"),
        What::Summary { .. } => Staged::by_itself("person"),
        What::CrossedOut { .. } | What::Vanished { .. } => Staged::by_itself("gem-outline"),
        What::Claimed { .. } => Staged::by_itself("trophy"),
        What::Fought { monster, .. } | What::Fled { monster, .. } => Staged::cause(symbol(monster)),
        What::Spoils { .. } => Staged::by_itself("crown"),
        What::Revealed { .. }
        | What::Missions { .. }
        | What::Dealt { .. }
        | What::Kept { .. }
        | What::Chose { .. }
        | What::Round { .. }
        | What::Rolled { .. }
        | What::Used { .. }
        | What::Raised { .. }
        | What::Crafted { .. }
        | What::Brewed { .. }
        | What::Entered { .. }
        | What::Crossed { .. }
        | What::Beat { .. }
        | What::Trapped { .. }
        | What::Stole { .. }
        | What::Gained { .. }
        | What::Lost { .. }
        | What::Declined { .. }
        | What::Confirmed { .. }
        | What::Over => None,
    }
}

/// The parts of a team's power in a fight, and the powers that the monster asks for; none if the sheet has changed
/// since.
pub fn figures(event: &Event, now: Staging<'_, PaperDungeons>) -> Option<Figures> {
    let What::Fought { seat, monster, power, .. } = event.what else { return None };
    let team = &now.view.teams[seat];
    let term = |(source, n): (PowerSource, u8)| {
        let symbol = match source {
            PowerSource::Level(hero) | PowerSource::Feared(hero) => heroes::symbol(hero),
            PowerSource::Warrior => heroes::symbol(Hero::Warrior),
            PowerSource::Sword => items::symbol(Item::Sword),
            PowerSource::Berserker => "medal",
        };
        let is_marked = matches!(source, PowerSource::Feared(_));
        (n != 0).then_some(Term { sign: Sign::Symbol(symbol), n, is_marked })
    };
    let terms = powers(&team.sheet, team.talent, monster).filter_map(term);
    let goals = monster.card().ranges.iter();
    let goals = goals.map(|it| Goal { n: it.power, is_reached: it.power <= power });
    Figures::sum(terms.collect(), power, goals.collect())
}
