//! Cards as somebody sees them who looks through all cards of a game.

/// A card with all its words in one language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardFace {
    /// The box that it belongs to.
    pub from: &'static str,
    /// What sort of card it is, as a heading.
    pub sort: &'static str,
    pub name: &'static str,
    /// The name of the page's symbol.
    pub symbol: Option<&'static str>,
    /// What is printed in one line: kind, moment, price.
    pub line: String,
    /// One paragraph each.
    pub rules: Vec<String>,
    /// Whether it follows the published card.
    pub source: &'static str,
    /// How many of it there are.
    pub n_copies: u8,
}
