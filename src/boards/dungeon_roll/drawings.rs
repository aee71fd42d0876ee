//! The drawings of the room: pictures of our own, without words. A listener is told by the parts that they stand
//! behind.

use leptos::prelude::*;

/// A picture of the room.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Drawing {
    /// Bricks of the wall and flagstones of the floor.
    Stones,
    Torch,
    /// The cave in the wall, without its dragon.
    Cave,
    Asleep,
    Dragon,
    Gold,
    /// Lit stairs, to the tavern.
    StairsUp,
    WayDown,
    /// The die that counts levels; it is never rolled.
    LevelDie,
}

impl Drawing {
    /// The part of the plane that is drawn on, and the shapes.
    const fn shapes(self) -> (&'static str, &'static str) {
        match self {
            Drawing::Stones => ("0 0 916 590", include_str!("drawings/stones.svg")),
            Drawing::Torch => ("0 0 52 104", include_str!("drawings/torch.svg")),
            Drawing::Cave => ("0 0 306 196", include_str!("drawings/cave.svg")),
            Drawing::Asleep => ("0 0 256 136", include_str!("drawings/asleep.svg")),
            Drawing::Dragon => ("-470 -40 940 474", include_str!("drawings/dragon.svg")),
            Drawing::Gold => ("0 0 916 70", include_str!("drawings/gold.svg")),
            Drawing::StairsUp => ("14 50 216 280", include_str!("drawings/stairs_up.svg")),
            Drawing::WayDown => ("686 50 216 280", include_str!("drawings/way_down.svg")),
            Drawing::LevelDie => ("0 0 64 64", include_str!("drawings/level_die.svg")),
        }
    }

    /// The fit in its place: the backdrop behind everything is cut, a drawing at the foot is stretched.
    const fn fit(self) -> &'static str {
        match self {
            Drawing::Stones => "xMidYMid slice",
            Drawing::Gold => "none",
            Drawing::Dragon => "xMidYMax meet",
            _ => "xMidYMid meet",
        }
    }
}

/// A picture, as large as its class says.
#[component]
pub fn Picture(of: Drawing, class: &'static str) -> impl IntoView {
    let (view_box, shapes) = of.shapes();
    view! {
        <svg
            class=class
            viewBox=view_box
            preserveAspectRatio=of.fit()
            aria-hidden="true"
            inner_html=shapes
        ></svg>
    }
}
