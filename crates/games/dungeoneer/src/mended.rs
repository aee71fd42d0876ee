//! The rules that were mended since the game was first published.

use kernel::rulings;

rulings! {
    /// A mended rule; matches of older editions are played as they were begun.
    pub enum Mended {
        /// A free challenge is fought or given up before anything else is offered.
        FreeChallengeFirst = "DN-571" since 2,
            "A free challenge that is pending is fought or given up before anything else.",
            "Бесплатный вызов сначала разыгрывают или отменяют, и только потом делают что‑то ещё.";
        /// With resurrection an escort under way stays its player's quest; the token lies where the hero died.
        EscortStays = "DN-604" since 2,
            "With resurrection, a quest whose escort was under way stays with its player.",
            "При воскрешении задание с начатым сопровождением остаётся у игрока.";
        /// With resurrection the lair goes with the inventory.
        LairGoes = "DN-604" since 2,
            "With resurrection, the lair is lost together with the inventory.",
            "При воскрешении логово теряется вместе со снаряжением.";
    }
}
