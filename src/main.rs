//! The page.

fn main() {
    undercroft::app::start();
}
