//! The words of a game. The shell knows games only through this.

use super::achievements::{AchievementInfo, Cast};
use super::campaign::CampaignSet;
use super::kit::{Explains, SetupOption};
use super::luck::{Luck, LuckWords};
use super::todays::TodaysTable;
use super::trail::Trail;
use super::{BySeat, CardFace, Cue, Game, Lang, Line, Place, RuleId, Seat, Text, messages, small};

/// The listener who is told something, and the language.
#[derive(Clone, Copy, Debug)]
pub struct Telling<'t> {
    pub lang: Lang,
    /// The names of the seats.
    pub names: &'t BySeat<String>,
}

impl Telling<'_> {
    /// Tells whether one person plays alone, so that names need not be said.
    pub fn is_solo(&self) -> bool {
        self.names.len() == 1
    }

    /// Tells whether a seat is that of [`YOU`].
    pub fn is_you(&self, seat: Seat) -> bool {
        self.names[seat] == YOU.get(self.lang)
    }

    /// The name of a seat within a sentence.
    pub fn within(&self, seat: Seat) -> String {
        let name = &self.names[seat];
        if self.is_you(seat) { small(name) } else { name.clone() }
    }
}

/// The word for the name of the only person at a table of several seats.
pub const YOU: Text = crate::text!("you");

/// The words said of a seat, with its name before them. In English the verb that they begin with, one of `verbs`, is
/// that of others, and then that of [`YOU`].
pub fn said_of(name: &str, said: &str, verbs: &[[&str; 2]], lang: Lang) -> String {
    let is_you = lang == Lang::En && name == YOU.en();
    let verb = verbs.iter().find_map(|[others, you]| Some((you, said.strip_prefix(others)?)));
    match verb.filter(|_| is_you) {
        Some((you, rest)) => format!("You {you}{rest}"),
        None => format!("{name}: {said}"),
    }
}

/// A sentence that begins with a name and its verb, as it is where that is [`YOU`]: `You draw 3 cards.` for `You draws
/// 3 cards.` In Russian every verb of others in the present gets one letter more: `Вы берёте` for `Вы берёт`.
pub fn spoken_to(sentence: String, lang: Lang) -> String {
    let said = sentence.strip_prefix(YOU.get(lang)).and_then(|it| it.strip_prefix(' '));
    let verb = said.and_then(|it| Some(it.split_at(it.find([' ', ':'])?)));
    let Some((verb, rest)) = verb else { return sentence };
    let (verb, end) = match verb {
        "has" if lang == Lang::En => ("have", ""),
        "goes" if lang == Lang::En => ("go", ""),
        _ if lang == Lang::En => (verb.strip_suffix('s').unwrap_or(verb), ""),
        _ if lang == Lang::Ru && verb.ends_with('т') => (verb, "е"),
        _ => (verb, ""),
    };
    format!("{} {verb}{end}{rest}", YOU.get(lang))
}

/// The words of a game.
pub trait Words: Game<Refusal: Explains> {
    /// The name on the box.
    const TITLE: Text;
    /// One line under the name.
    const LINE: Text;
    /// The numbers of seats that the game can be played with.
    const SEATS: std::ops::RangeInclusive<usize>;
    /// The minutes that a match takes, for the box.
    const MINUTES: u32;
    /// The options of the setup screen. The notation of a setup is `players=N` followed by each
    /// option, in this order.
    const OPTIONS: &'static [SetupOption];
    /// Fields of a setup's notation as they are without house rules and expansions. Results and
    /// achievements with any of them otherwise are kept apart.
    const PLAIN: &'static [&'static str] = &[];
    /// Fields of a setup's notation that leave an option without effect, and the key of that option: it is not named
    /// then.
    const IDLE: &'static [(&'static str, &'static str)] = &[];
    /// The tables that challenges of days are played at, in turn; none if there are no challenges.
    const TODAYS: &'static [TodaysTable] = &[];
    /// The first days whose challenges are played by the editions after the first, in order: as many as there
    /// are.
    const EDITION_DAYS: &'static [&'static str] = &[];
    /// The words for luck; none where no dice are rolled.
    const LUCK: Option<LuckWords> = None;
    /// The campaigns, if the game has any.
    const CAMPAIGN_SET: Option<&'static CampaignSet> = None;
    /// The achievements that can be earned.
    const ACHIEVEMENTS: &'static [AchievementInfo] = &[];
    /// The cast that seats play with, if that tells results apart.
    const CAST: Option<&'static Cast> = None;

    /// All cards, one of each kind, sorted by box and sort; none for a game whose cards stand in its
    /// rulebook, or that has none.
    const CARDS: Option<fn(Lang) -> Vec<CardFace>> = None;

    /// The words before the names of those who may act out of turn.
    const OUT_OF_TURN: Text = crate::text!("out-of-turn");

    /// The name of a table: the name on the box, unless a setup says which of several boxes it is.
    fn title(_setup: &Self::Setup) -> Text {
        Self::TITLE
    }

    /// The venue of the match, if the box has several such places: the name of its dungeon. It stands beside the
    /// title. None by default.
    fn venue(_view: &Self::View, _lang: Lang) -> Option<&'static str> {
        None
    }

    /// Why `seat` is asked now, in one sentence that tells no secret: it stands on the curtain. `view` is
    /// what everybody sees. None where there is nothing to be said.
    fn summons(_view: &Self::View, _seat: Seat, _lang: Lang) -> Option<String> {
        None
    }

    /// An event in one sentence; none for what goes without saying.
    fn describe(event: &Self::Event, to: Telling<'_>) -> Option<String>;

    /// Several events of one action that differ in their seats alone, told together in one sentence: a wound for each
    /// of three. None where they say it one by one, as by default.
    fn describe_together(_events: &[&Self::Event], _to: Telling<'_>) -> Option<String> {
        None
    }

    /// The rule that an event rests on, to be read up from its sentence; none for what goes without
    /// saying.
    fn cite(event: &Self::Event) -> Option<RuleId>;

    /// The sound of an event, as its observer noticed it; none for what makes no sound. The end of a match has a sound
    /// of its own ([`cues`](super::log::cues)).
    fn cue(event: &Self::Event) -> Option<Cue>;

    /// A heading that starts with this event, such as a new round.
    fn heading(event: &Self::Event, lang: Lang) -> Option<String>;

    /// A legal action, in a few words with a capital letter and no full stop; read aloud to those who ask what they
    /// may do.
    fn offer(action: &Self::Action, view: &Self::View, lang: Lang) -> String;

    /// Why not, in one sentence without the rule's number.
    fn refuse(refusal: Self::Refusal, lang: Lang) -> String {
        refusal.sentence(lang)
    }

    /// The name of a score line, and what its points come from.
    fn line(line: &Line, lang: Lang) -> (String, String);

    /// A total in the game's own unit, such as `17 glory`; the shell puts a real minus sign.
    fn total(points: i32, lang: Lang) -> String {
        crate::message!(lang, "points", n = points)
    }

    /// The total of a seat in words; where the seat is out of the reckoning, with what became of it
    /// or would become of it.
    fn total_of(place: &Place, _is_over: bool, lang: Lang) -> String {
        Self::total(place.total, lang)
    }

    /// The moment of the match, for the header: `Round 4 of 8`.
    fn moment(view: &Self::View, lang: Lang) -> String;

    /// A sentence about the result beyond the ranks, such as a title earned in a solo game.
    fn verdict(view: &Self::View, lang: Lang) -> Option<String>;

    /// The deeds of a seat while others waited, in a few words without its name and without a full stop, such as
    /// `level 3, +5 experience`; none where its score says it. `events` is what was heard of its actions.
    fn recap(_events: &[Self::Event], _seat: Seat, _lang: Lang) -> Option<String> {
        None
    }

    /// The tie-breaker at the end of a campaign: summed up over the chapters, the most wins.
    fn chapter_mark(_view: &Self::View, _seat: Seat) -> i32 {
        0
    }

    /// The keys of the achievements that a seat has earned within a match that is over; `events` is
    /// everything that has happened in it.
    fn achievements(_view: &Self::View, _seat: Seat, _events: &[Self::Event]) -> Vec<&'static str> {
        Vec::new()
    }

    /// The luck of a seat in a match; `events` is everything that has happened in it. None where nothing was rolled.
    fn luck(_seat: Seat, _events: &[Self::Event]) -> Option<Luck> {
        None
    }

    /// The match of a seat in symbols, once it is over; `events` is everything that has happened in it. None by default.
    fn trail(_view: &Self::View, _seat: Seat, _events: &[Self::Event]) -> Trail {
        Trail::default()
    }

    /// The key of the member of the cast that a seat plays with, if it plays with any.
    fn plays_with(_view: &Self::View, _seat: Seat) -> Option<&'static str> {
        None
    }
}
