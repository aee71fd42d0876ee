//! The heroes of the two boxes, for the achievement of those who have won with each.

/// The keys of the twelve heroes; what later editions add is not asked for.
pub const HERO_KEYS: [&str; 12] =
    ["TH1", "TH2", "TH3", "TH4", "TH5", "TH6", "VH1", "VH2", "VH3", "VH4", "VH5", "VH6"];
