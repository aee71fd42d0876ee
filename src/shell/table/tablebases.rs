//! The tablebases of a game where the page itself looks them up, because no worker does.

use leptos::task::spawn_local;

use crate::browser::{beside, version};
use crate::kernel::Tablebase;
use crate::shell::kit::app_context::{Answer, TakeAnswer};

/// Fetches those tablebases of a game that are not here, all at once, and then hands over what looks things up in them;
/// nothing if one does not come.
pub fn fetch(game: &'static str, all: &'static [Tablebase], answer: Answer, then: TakeAnswer) {
    let missing = all.iter().filter(|it| !it.is_here());
    let coming: Vec<_> = missing.map(|it| (it, beside::bytes(&address(game, it.name)))).collect();
    spawn_local(async move {
        for (tablebase, bytes) in coming {
            if let Ok(bytes) = bytes.await {
                tablebase.take_in(bytes);
            }
        }
        then(all.iter().all(Tablebase::is_here).then_some(answer));
    });
}

/// The address of a tablebase of the game with this id.
fn address(game: &str, name: &str) -> String {
    version::address(&format!("public/tablebases/{game}/{name}.bin"))
}
