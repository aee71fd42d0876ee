//! Texts of strangers: they change nothing but by rule, and nothing panics.

use kernel::chance::FastChance;
use kernel::digest;
use kernel::exchange::{End, Lead, PROTOCOL, TEXT_MAX, Why};
use kernel::{Game, Match, Seat, Seed, record};
use testing::mutate::{mangled, nudged};

use super::{CARDS_SETUPS, Pool, TINY_SETUPS};
use crate::cards::Cards;
use crate::tiny::Tiny;

/// A text of any kind, framed as an end does it.
fn signed(protocol: u32, body: &str) -> String {
    format!("exchange {protocol} {:016x} {body}", digest(&(protocol, body)))
}

/// What an end says to another one that is behind, ahead, or elsewhere.
fn bodies<G: Game>(own: &Match<G>, other: &Match<G>) -> Vec<String> {
    let persons = Seat::all(own.n_seats()).collect();
    let mut ends = [0, 1].map(|_| End::new(Lead::ByRules, persons));
    let mut texts = vec![ends[1].greet(other, 0)];
    texts.extend(ends[0].receive(own, 0, &texts[0]).reply);
    texts.extend(ends[0].changed(own, 3));
    let asks = kernel::exchange::Ask::of(other, 0, 0).map(|it| ends[1].ask(it));
    texts.extend(asks);
    let since = record::write_since(other, 0);
    let bodies = texts.iter().filter_map(|it| it.splitn(4, ' ').nth(3)).map(str::to_owned);
    bodies.chain([format!("since 0\n{since}"), format!("since 1\n{since}")]).collect()
}

fn survives<G: Game>(pool: &Pool<G>, n: u64) {
    let mut n_changes = 0;
    for nth in 0..n {
        let mut luck = FastChance::new(nth);
        let own = pool.pick(&mut luck);
        let mut other = own.clone();
        if luck.pick(3) == 0 {
            other.cut(own.ply() / 2);
        }
        other.play_at_random(&mut luck, 2);
        let all = bodies(own, &other);
        let mut end = End::new(Lead::Own, Seat::all(own.n_seats()).collect());
        for _ in 0..4 {
            let body = &all[luck.pick(all.len() as u32) as usize];
            let body = match luck.pick(4) {
                0 => body.clone(),
                1 => nudged(body, &mut luck),
                _ => mangled(body, &mut luck),
            };
            let received = end.receive(own, 0, &signed(PROTOCOL, &body));
            let Some(change) = received.change else { continue };
            n_changes += 1;
            assert!(change.game.is_same_table(own));
            let kept = record::write(&change.game, &[]);
            assert!(record::read::<G>(&kept).is_ok(), "{body}");
        }
    }
    assert!(n / 20 < n_changes, "{n_changes}");
}

#[test]
fn texts_of_strangers_change_nothing_but_by_rule() {
    survives::<Tiny>(&Pool::new(TINY_SETUPS, 6), 4000);
    survives::<Cards>(&Pool::new(CARDS_SETUPS, 12), 2000);
}

fn table(seed: u64) -> Match<Tiny> {
    Match::begin(TINY_SETUPS[1].parse().expect("a setup"), Seed::from_bits(seed)).expect("a table")
}

#[track_caller]
fn refuses(text: &str, why: Why, is_told: bool) {
    let own = table(1);
    let mut end = End::new(Lead::Own, Seat::all(3).collect());
    let received = end.receive(&own, 0, text);
    assert_eq!(received.refused, Some(why), "{text}");
    assert!(received.change.is_none() && received.meeting.is_none());
    assert_eq!(received.reply.is_some(), is_told);
    // The other end is told the same, and says nothing to that.
    if let Some(reply) = received.reply {
        let mut other = End::new(Lead::Other, Seat::all(3).collect());
        let received = other.receive(&own, 0, &reply);
        let rule = |it: Why| if let Why::Unplayable(_) = it { Why::Unplayable(None) } else { it };
        assert_eq!(received.refused_there, Some(rule(why)));
        assert_eq!((received.reply, received.refused), (None, None));
    }
}

#[test]
fn a_text_is_refused_with_its_reason() {
    let place = format!("{:016x}", table(1).line_value(0));
    let since = |lines: &str| signed(PROTOCOL, &format!("since 0\nsince 0 {place}\n{lines}"));
    refuses("hello", Why::Unreadable, false);
    refuses(&signed(PROTOCOL, "hello"), Why::Unreadable, false);
    refuses(&signed(PROTOCOL, "since 0\na commit 1\n"), Why::Unreadable, false);
    refuses(&signed(PROTOCOL + 1, "have"), Why::NewerProtocol, true);
    refuses(&"x".repeat(TEXT_MAX + 1), Why::TooLong, true);
    refuses(&since("a commit 99\ncheck 0000000000000000\n"), Why::Unplayable(Some("T-4")), true);
    refuses(&since("d commit 1\ncheck 0000000000000000\n"), Why::Unplayable(None), true);
    refuses(&since("a commit\ncheck 0\n"), Why::Unplayable(None), true);
    refuses(&since("a commit 1\n"), Why::Unreadable, false);
    let end = End::new(Lead::Own, Seat::all(3).collect());
    refuses(&end.greet(&table(2), 0), Why::OtherMatch, true);
    let other = signed(PROTOCOL, &format!("have 7 {place} 0 0 {place}"));
    refuses(&other, Why::OtherEdition(kernel::Edition::nth(7)), true);
}
