//! The winners, and the ranking where there are none.

use crate::state::{Ending, Hero, View};
use kernel::{BySeat, Line, Seat, Standing};

/// Ranks by the end of the match, or as it stands: quests, level, health, glory.
pub fn standing(view: &View) -> Standing {
    let open = &view.open;
    let winner = match open.ending {
        Some(Ending::Quests(seat) | Ending::LastHero(seat) | Ending::Together(Some(seat))) => {
            Some(seat)
        }
        _ => None,
    };
    let keys = BySeat::new(open.heroes.len(), |seat| {
        let hero = &open.heroes[seat];
        let is_winner = winner == Some(seat);
        if hero.is_out && !is_winner {
            let is_draw = open.ending == Some(Ending::Together(None));
            return (false, is_draw && is_best(view, seat), 0, 0, 0, 0);
        }
        let health = hero.health;
        (is_winner, true, hero.done.len(), hero.level, health, hero.glory)
    });
    let mut standing = Standing::rank(&keys, |seat| lines(&open.heroes[seat]));
    for (seat, place) in standing.places.iter_mut() {
        place.is_out = open.heroes[seat].is_out && winner != Some(seat);
    }
    standing.is_lost = open.ending == Some(Ending::Lost);
    standing
}

/// Tells whether a destroyed player is among those who share a draw (DN-007).
fn is_best(view: &View, seat: Seat) -> bool {
    let key = |it: Seat| {
        let hero = &view.open.heroes[it];
        (hero.done.len(), hero.last_glory, hero.last_cards)
    };
    view.open.heroes.seats().all(|it| key(it) <= key(seat))
}

fn lines(hero: &Hero) -> Vec<Line> {
    let quests = hero.done.len() as i32;
    vec![Line { id: "quests", points: quests, count: quests, rule: "DN-001" }]
}
