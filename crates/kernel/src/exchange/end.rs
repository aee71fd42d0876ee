//! One end of a wire: it says what it has, sends what the other end lacks, and takes what it lacks itself.

use super::ask::{Ask, Verdict};
use super::coming::Coming;
use super::known::{Known, Reply};
use super::meet::{Lead, Meeting, meet};
use super::message::{Have, Message, TEXT_MAX};
use super::places::Places;
use super::why::Why;
use crate::record::{self, RecordError};
use crate::{Game, Match, SeatSet};

/// One end of a wire to one other end, for as long as the wire holds: a new wire has new ends.
///
/// A match at an end goes with the number of times that moves were taken back in it. A line with a higher number goes
/// before one with a lower one, however long it is. An end keeps no match: the caller does, and brings it along.
#[derive(Clone, Debug)]
pub struct End {
    lead: Lead,
    persons: SeatSet,
    known: Known,
    /// The last question of the other end, with the answer to it if there is one.
    asked: Option<(Ask, Option<Verdict>)>,
}

/// What came of a text.
pub struct Received<G: Game> {
    /// The text to send back.
    pub reply: Option<String>,
    /// The meeting of the own line with the one in the text, if there was one in it that counts.
    pub meeting: Option<Meeting>,
    /// The change of the own match; without one it stays as it is.
    pub change: Option<Change<G>>,
    /// The reason why nothing was taken from the text.
    pub refused: Option<Why>,
    /// The reason why the other end has taken nothing from a text of this one.
    pub refused_there: Option<Why>,
    /// A new question, which a person has to answer ([`End::answer`]).
    pub asked: Option<Ask>,
    /// An answer to a question of this end.
    pub answered: Option<(Ask, Verdict)>,
}

/// A change of the own match.
pub struct Change<G: Game> {
    /// The match as it goes on.
    pub game: Match<G>,
    /// The number of times that moves have been taken back in it.
    pub turned_back: u32,
    /// The own match as it was, if it does not go on and a person did something in it that the other end may not know
    /// of: to be kept as a match of its own.
    pub left: Option<Match<G>>,
}

impl<G: Game> Received<G> {
    fn nothing() -> Received<G> {
        Received {
            reply: None,
            meeting: None,
            change: None,
            refused: None,
            refused_there: None,
            asked: None,
            answered: None,
        }
    }
}

impl End {
    /// An end at which `lead` says whose line leads, and `persons` are the seats that people play, wherever they sit
    /// ([`meet()`]).
    pub fn new(lead: Lead, persons: SeatSet) -> End {
        End { lead, persons, known: Known::default(), asked: None }
    }

    /// Changes the seats that people play.
    pub fn seat(&mut self, persons: SeatSet) {
        self.persons = persons;
    }

    /// The text that says what this end has. It is the first one, and sent again now and then it makes up for any
    /// that was lost.
    pub fn greet<G: Game>(&self, game: &Match<G>, turned_back: u32) -> String {
        let log = game.written();
        let (edition, table) = (game.edition(), log.line_value(0));
        let places = Places::of(log, log.ply());
        Message::Have(Have { edition, table, turned_back, places }).write()
    }

    /// The text with what the other end lacks, after any change of the match here; none if it lacks nothing.
    pub fn changed<G: Game>(&mut self, game: &Match<G>, turned_back: u32) -> Option<String> {
        let reply = self.known.lacking(game.written(), turned_back);
        self.reply(game, turned_back, reply).0
    }

    /// The text with a question of this end. It is sent again now and then, as long as the question holds
    /// ([`Ask::holds`]), until there is an answer.
    pub fn ask(&self, ask: Ask) -> String {
        Message::Ask(ask).write()
    }

    /// The text with the answer to a question of the other end. The same question is answered so by itself from then on.
    pub fn answer(&mut self, ask: Ask, verdict: Verdict) -> String {
        self.asked = Some((ask, Some(verdict)));
        Message::Answer(ask, verdict).write()
    }

    /// Takes a text from the other end. If it brings a change, the caller's match is that of the change from then on,
    /// and its other ends learn of it ([`End::changed`]).
    pub fn receive<G: Game>(
        &mut self,
        own: &Match<G>,
        turned_back: u32,
        text: &str,
    ) -> Received<G> {
        let mut received = Received::nothing();
        let reply = match Message::read(text) {
            Err(why) => Reply::Refuse(why),
            Ok(Message::Have(have)) => {
                self.known.compare(have, own.written(), (own.edition(), turned_back))
            }
            Ok(Message::Since { turned_back: other, text }) => {
                let reply = self.take(own, [turned_back, other], text, &mut received);
                let change = received.change.as_ref();
                let (game, back) =
                    change.map_or((own, turned_back), |it| (&it.game, it.turned_back));
                (received.reply, received.refused) = self.reply(game, back, reply);
                return received;
            }
            Ok(Message::Refused(why)) => {
                received.refused_there = Some(why);
                Reply::Nothing
            }
            Ok(Message::Ask(ask)) => {
                let verdict;
                (received.asked, verdict) = self.weigh(ask, ask.holds(own, turned_back));
                received.reply = verdict.map(|it| Message::Answer(ask, it).write());
                return received;
            }
            Ok(Message::Answer(ask, verdict)) => {
                received.answered = Some((ask, verdict));
                Reply::Nothing
            }
        };
        (received.reply, received.refused) = self.reply(own, turned_back, reply);
        received
    }

    /// Lets the own line meet one in a text; the numbers say how often moves have been taken back in each.
    fn take<G: Game>(
        &mut self,
        own: &Match<G>,
        [turned_back, other_back]: [u32; 2],
        text: &str,
        received: &mut Received<G>,
    ) -> Reply {
        let log = own.written();
        let Some(coming) = Coming::read(text) else { return Reply::Refuse(Why::Unreadable) };
        if !coming.place.is_on(log) {
            return Reply::Have;
        }
        if other_back < turned_back {
            return Reply::Since(coming.place.ply);
        }
        let beginning = coming.beginning_of(log).filter(|_| other_back == turned_back);
        if let Some(ply) = beginning {
            let is_same = ply == own.ply();
            received.meeting = Some(if is_same { Meeting::Same } else { Meeting::Ahead });
            self.known.confirm(Places::of(log, ply), other_back);
            return self.known.lacking(log, turned_back);
        }
        let mut other = own.clone();
        if let Err(error) = record::read_since(&mut other, text) {
            return Reply::Refuse(why(&error));
        }
        let places = Places::of(other.written(), other.ply());
        let reply = if turned_back < other_back {
            self.turn_back(own, other, other_back, received)
        } else {
            self.join(own, &other, turned_back, received)
        };
        self.known.confirm(places, other_back);
        reply
    }

    /// Lets two lines meet in which moves were taken back equally often.
    fn join<G: Game>(
        &self,
        own: &Match<G>,
        other: &Match<G>,
        turned_back: u32,
        received: &mut Received<G>,
    ) -> Reply {
        let Ok(met) = meet(own, other, self.persons, self.lead) else {
            return Reply::Refuse(Why::OtherMatch);
        };
        let is_left = matches!(met.meeting, Meeting::Parted { own_goes_on: false, .. });
        received.meeting = Some(met.meeting);
        received.change =
            met.game.map(|game| Change { game, turned_back, left: is_left.then(|| own.clone()) });
        let game = received.change.as_ref().map_or(own, |it| &it.game);
        let n_same = game.n_same(other);
        let is_same = n_same == game.ply() && n_same == other.ply();
        if !is_same {
            Reply::Since(n_same)
        } else if received.change.is_some() {
            Reply::Have
        } else {
            Reply::Nothing
        }
    }

    /// Takes a line in which moves were taken back more often than here. All that persons did in the own line is in the
    /// new one, or the other end knew of it when it took it back; otherwise the own line is left.
    fn turn_back<G: Game>(
        &self,
        own: &Match<G>,
        other: Match<G>,
        turned_back: u32,
        received: &mut Received<G>,
    ) -> Reply {
        let n_same = own.n_same(&other);
        let n_known = self.known.confirmed_on(own.written()).map_or(n_same, |it| it.max(n_same));
        let mut unknown = own.log()[n_known..].iter();
        let is_left = unknown.any(|it| !it.is_due && self.persons.has(it.seat));
        received.meeting = Some(if is_left {
            Meeting::Parted { n_same, own_goes_on: false }
        } else {
            Meeting::Behind { n_same }
        });
        let left = is_left.then(|| own.clone());
        received.change = Some(Change { game: other, turned_back, left });
        Reply::Have
    }

    /// A question to be answered by a person, or an answer that is known.
    fn weigh(&mut self, ask: Ask, holds: bool) -> (Option<Ask>, Option<Verdict>) {
        if !holds {
            return (None, Some(Verdict::Void));
        }
        match self.asked {
            Some((it, verdict)) if it == ask => (None, verdict),
            _ => {
                self.asked = Some((ask, None));
                (Some(ask), None)
            }
        }
    }

    /// The text of a reply, and the reason if something is refused here.
    fn reply<G: Game>(
        &mut self,
        game: &Match<G>,
        turned_back: u32,
        reply: Reply,
    ) -> (Option<String>, Option<Why>) {
        match reply {
            Reply::Nothing => (None, None),
            Reply::Have => (Some(self.greet(game, turned_back)), None),
            Reply::Since(ply) => {
                let text = record::write_since(game, ply);
                let text = Message::Since { turned_back, text: &text }.write();
                if TEXT_MAX < text.len() {
                    return refuse(Why::TooLong);
                }
                self.known.send(game.written(), turned_back);
                (Some(text), None)
            }
            Reply::Refuse(why) => refuse(why),
        }
    }
}

/// The text of a refusal, and its reason. What cannot be read is no reason to send anything.
fn refuse(why: Why) -> (Option<String>, Option<Why>) {
    let text = (why != Why::Unreadable).then(|| Message::Refused(why).write());
    (text, Some(why))
}

/// The reason why a line cannot be taken.
fn why(error: &RecordError) -> Why {
    match error {
        RecordError::TooLong => Why::TooLong,
        _ => Why::Unplayable(error.rule()),
    }
}
