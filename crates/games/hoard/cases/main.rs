//! The Hoard, HO-01 to HO-11.
//!
//! The words of their rows are described in `rows/README.md`.

mod table;
mod told;

mod computers;
mod setup;

mod rows {
    use testing::scene::Vocabulary;

    use super::table::Table;

    testing::rows! { Table::prove; rules, words, computers }
}
