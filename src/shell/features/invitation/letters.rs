//! The texts of invitations, for each kind of link.

use super::model::{Letter, Row};
use super::words;
use crate::kernel::record::RecordError;
use crate::kernel::todays::fields;
use crate::kernel::{Lang, Occasion, SetupOption, Trail, message, text};
use crate::shell::features::rival;
use crate::shell::model::box_info::BoxInfo;
use crate::shell::model::shared_table::SharedTable;
use crate::shell::model::table_model::{PlaceModel, TableModel};
use crate::shell::store::game_info::GameInfo;
use crate::shell::words as of_shell;
use crate::shell::words::messages;

/// So many seats are listed at most; the one to be beaten is always among them.
const ROWS_MAX: usize = 4;

/// So many options are named at most.
const OPTIONS_MAX: usize = 2;

/// A whole match that was handed on.
pub struct Sent<'s> {
    pub info: &'s GameInfo,
    pub of_box: Option<BoxInfo>,
    /// The match at its end.
    pub model: &'s TableModel,
    /// The notation of its setup.
    pub setup: &'s str,
    /// The name of the only person, if one was given.
    pub name: Option<&'s str>,
    pub trail: &'s Trail,
    pub n_actions: usize,
}

impl Sent<'_> {
    /// The invitation to play it again, or to watch it.
    pub fn letter(&self, lang: Lang) -> Letter {
        let Sent { model, .. } = self;
        let players: Vec<String> = model.seats.iter().map(|it| it.player.to_owned()).collect();
        let of_box = self.of_box.map(|it| it.label.id);
        let table = table(self.info, self.of_box, self.setup, &players, lang);
        let seed = message!(lang, "seed-of", seed = &model.seed);
        let checked = message!(lang, "invitation-checked", n = self.n_actions);
        let letter = Letter { of_box, table, notes: vec![checked, seed], ..Letter::default() };
        if !model.is_over {
            let lead = format!("{}: {}", model.title, model.moment);
            let title = message!(lang, "invitation-not-over").to_owned();
            return Letter { lead, title, ..letter };
        }
        let own = model.only_person().map(|it| &model.seats[it].name);
        let places = &model.standing.places;
        let own = places.iter().find(|it| Some(&it.name) == own);
        let (lead, title) = match own {
            Some(own) => (words::challenges(self.name, lang), self.proposal(own, lang)),
            None => (model.title.to_owned(), rival::words::outcome(&model.standing, lang)),
        };
        let rows = self.rows(own, lang);
        Letter { lead, title, rows, trail: self.trail.clone(), ..letter }
    }

    /// The proposal to do better: nothing is no total to beat.
    fn proposal(&self, own: &PlaceModel, lang: Lang) -> String {
        let Sent { model, .. } = self;
        let counts = !model.standing.is_lost && !model.is_out && model.total != 0;
        match counts {
            true => message!(lang, "invitation-beat", total = &own.total_words),
            false => message!(lang, "invitation-do-better").to_owned(),
        }
    }

    /// The players, the best first, with the one to be beaten among them.
    fn rows(&self, own: Option<&PlaceModel>, lang: Lang) -> Vec<Row> {
        let standing = &self.model.standing;
        let is_alone = standing.places.len() == 1;
        let row = |it: &PlaceModel| {
            let is_sender = own.is_some_and(|own| own.name == it.name);
            let friend = || self.name.unwrap_or(message!(lang, "invitation-friend")).to_owned();
            let said = if is_alone { standing.verdict.clone() } else { None };
            Row {
                name: if is_sender { friend() } else { it.name.clone() },
                said: said.unwrap_or_default(),
                total_words: it.total_words.clone(),
                is_sender,
            }
        };
        let mut rows: Vec<Row> = standing.places.iter().map(row).collect();
        if let Some(at) = rows.iter().position(|it| it.is_sender).filter(|it| ROWS_MAX <= *it) {
            rows.swap(ROWS_MAX - 1, at);
        }
        rows.truncate(ROWS_MAX);
        rows
    }
}

/// The invitation to a table whose match is not handed on.
pub fn of_table(
    info: &GameInfo,
    of_box: Option<BoxInfo>,
    shared: &SharedTable,
    seed: &str,
    lang: Lang,
) -> Letter {
    let title = of_box.map_or(info.label.title, |it| it.label.title).get(lang);
    let result = shared.result().map(|it| (info.total)(it, lang));
    Letter {
        of_box: of_box.map(|it| it.label.id),
        lead: title.to_owned(),
        title: result.map_or(message!(lang, "invitation-table-for-you").to_owned(), |it| {
            message!(lang, "invitation-beat", total = &it)
        }),
        table: table(info, of_box, &shared.setup(), &shared.players, lang),
        notes: vec![
            message!(lang, "invitation-same-table").to_owned(),
            message!(lang, "seed-of", seed = seed),
        ],
        ..Letter::default()
    }
}

/// The invitation to the challenge of a day: `table` is what is told of it, `day` its day in words.
pub fn of_challenge(
    info: &GameInfo,
    of_box: BoxInfo,
    (day, table): (&str, String),
    result: Option<i32>,
    lang: Lang,
) -> Letter {
    let title = of_box.label.title.get(lang);
    let result =
        result.map(|it| message!(lang, "invitation-beat", total = &(info.total)(it, lang)));
    Letter {
        of_box: Some(of_box.label.id),
        lead: message!(lang, "invitation-challenge-of", day = day),
        title: result.unwrap_or(message!(lang, "invitation-one-for-all").to_owned()),
        table: format!("{title} · {table}"),
        notes: vec![message!(lang, "invitation-same-for-all").to_owned()],
        ..Letter::default()
    }
}

/// The letter about a link or a record that cannot be opened; `of_box` is the box that it is of, if that can be told,
/// and a link that `has_table` still tells its table.
pub fn of_error(
    of_box: Option<BoxInfo>,
    error: &RecordError,
    (is_record, has_table): (bool, bool),
    lang: Lang,
) -> Letter {
    let title = if is_record { text!("cannot-read-record") } else { text!("cannot-receive") };
    let told = if is_record { of_shell::record_error } else { of_shell::link_error };
    // A link that is cut or changed can be made whole.
    let is_cut = !is_record && *error != RecordError::OldLink && !is_newer(error);
    let whole = is_cut.then(|| message!(lang, "enter-whole").to_owned());
    let readable = has_table.then(|| message!(lang, "invitation-still-readable").to_owned());
    let untouched = message!(lang, "nothing-touched").to_owned();
    Letter {
        of_box: of_box.map(|it| it.label.id),
        lead: of_box
            .map(|it| message!(lang, "invitation-link-to", game = it.label.title.get(lang)))
            .filter(|_| !is_record)
            .unwrap_or_default(),
        title: title.get(lang).to_owned(),
        table: told(error, lang),
        notes: readable.into_iter().chain(whole).chain([untouched]).collect(),
        is_broken: true,
        ..Letter::default()
    }
}

/// Tells whether a newer version of the program could read it.
pub fn is_newer(error: &RecordError) -> bool {
    matches!(error, RecordError::NewerFormat | RecordError::NewerEdition(_))
}

/// The invitation to a table that cannot be laid here, and why.
pub fn of_refusal(letter: Letter, why: String, lang: Lang) -> Letter {
    let untouched = message!(lang, "nothing-touched").to_owned();
    let title = message!(lang, "cannot-receive").to_owned();
    Letter { title, table: why, notes: vec![untouched], is_broken: true, ..letter }
}

/// A table in one line: who plays, and the options that are not as they are when nobody says anything.
pub fn table(
    info: &GameInfo,
    of_box: Option<BoxInfo>,
    setup: &str,
    players: &[String],
    lang: Lang,
) -> String {
    let occasion = Occasion { n_seats: players.len(), is_seasoned: true };
    let of_table = of_box.map(|it| it.chosen).unwrap_or_default();
    let chosen = |option: &SetupOption| {
        let key = fields(setup).find(|it| it.0 == option.key)?.1;
        let is_told = (option.applies)(players.len())
            && info.matters(option.key, setup)
            && of_table.iter().all(|it| it.0 != option.key);
        let at = option.choices.iter().position(|it| it.key == key).filter(|_| is_told)?;
        let said = || format!("{}: {}", option.name.get(lang), option.choices[at].name.get(lang));
        (at != option.unsaid(occasion)).then(said)
    };
    let options = info.options.iter().filter_map(chosen).take(OPTIONS_MAX);
    let players = words::players(players, info.levels, lang);
    [players].into_iter().chain(options).collect::<Vec<_>>().join(" · ")
}
