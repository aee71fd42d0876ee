//! Cards as somebody sees them who looks through all cards of a game.

/// A card with all its words in one language.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct CardFace {
    /// The box that it belongs to.
    pub from: &'static str,
    /// The sort of card, as a heading.
    pub sort: &'static str,
    pub name: &'static str,
    /// The name of the page's symbol.
    pub symbol: Option<&'static str>,
    /// The print of the card in one line: kind, moment, price.
    pub line: String,
    /// One paragraph each.
    pub rules: Vec<String>,
    /// The note on whether it follows the published card.
    pub source: &'static str,
    /// The number of its copies.
    pub n_copies: u8,
}
