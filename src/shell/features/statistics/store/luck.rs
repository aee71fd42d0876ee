//! The luck of all matches of a box together.

use super::results_of;
use crate::kernel::luck::{Luck, Stroke};
use crate::shell::model::box_info::BoxInfo;
use crate::shell::store::hall::Feat;

/// The luck of all matches, and the rarest that fell.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct AllLuck {
    /// The number of results that tell their luck.
    pub n: usize,
    /// The luck, in percent of the average.
    pub percent: u32,
    pub kindest: Option<(Stroke, f64)>,
    pub cruellest: Option<(Stroke, f64)>,
}

impl AllLuck {
    /// The luck of the persons in the results of a box; none while nothing is known of it.
    pub fn of(feats: &[Feat], of_box: &BoxInfo) -> Option<AllLuck> {
        let mut all = AllLuck::default();
        let (mut got, mut due) = (0u64, 0u64);
        for feat in results_of(feats, of_box) {
            for seat in feat.seats.iter().filter(|it| it.is_person) {
                let Some(luck) = Luck::read(&seat.luck) else { continue };
                all.n += 1;
                got += u64::from(luck.got);
                due += u64::from(luck.due);
                keep_rarer(&mut all.kindest, luck.kindest, feat.ended);
                keep_rarer(&mut all.cruellest, luck.cruellest, feat.ended);
            }
        }
        all.percent = u32::try_from((200 * got + due).checked_div(2 * due)?).unwrap_or(u32::MAX);
        Some(all)
    }
}

/// Keeps the rarer stroke with its moment, the first of equals; what comes in every second match is none.
fn keep_rarer(kept: &mut Option<(Stroke, f64)>, stroke: Option<Stroke>, ended: f64) {
    let Some(stroke) = stroke.filter(|it| 2 < it.one_in) else { return };
    if kept.as_ref().is_none_or(|it| it.0.one_in < stroke.one_in) {
        *kept = Some((stroke, ended));
    }
}
