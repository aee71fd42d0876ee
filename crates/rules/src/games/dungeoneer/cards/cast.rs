//! The heroes as what results are told apart by.

/// The keys of all heroes, in the order of the library: they stand in results that are kept.
pub const HERO_KEYS: [&str; 12] =
    ["TH1", "TH2", "TH3", "TH4", "TH5", "TH6", "VH1", "VH2", "VH3", "VH4", "VH5", "VH6"];
