//! The tables of the day: against two, three or four computers, with a boss now and then.

use kernel::todays::TodaysTable;

const fn against(rivals: &'static [&'static str], setup: &'static str) -> TodaysTable {
    TodaysTable { setup, rivals, since: 0 }
}

/// They never change: every day that was played rests on them.
pub const TODAYS: &[TodaysTable] = &[
    against(
        &["normal", "normal", "normal"],
        "players=4 quick=no heroes=dealt wounds=2 memory=no boss=no spikes=2011 tie=wounds death=early light=shuffled shield=living",
    ),
    against(
        &["normal", "normal"],
        "players=3 quick=no heroes=dealt wounds=2 memory=no boss=no spikes=2011 tie=wounds death=early light=shuffled shield=living",
    ),
    against(
        &["normal", "normal", "normal"],
        "players=4 quick=no heroes=dealt wounds=2 memory=no boss=yes spikes=2011 tie=wounds death=early light=shuffled shield=living",
    ),
    against(
        &["normal", "normal", "normal", "normal"],
        "players=5 quick=no heroes=dealt wounds=2 memory=no boss=no spikes=2011 tie=wounds death=early light=shuffled shield=living",
    ),
    against(
        &["normal", "normal", "normal"],
        "players=4 quick=yes heroes=dealt wounds=2 memory=no boss=no spikes=2011 tie=wounds death=early light=shuffled shield=living",
    ),
    against(
        &["normal", "normal"],
        "players=3 quick=no heroes=chosen wounds=2 memory=no boss=yes spikes=2011 tie=wounds death=early light=shuffled shield=living",
    ),
];
