//! Why not: every refusal with its rule and its sentences.

use kernel::refusals;

use crate::messages;

refusals! {
    /// Why not.
    pub enum Refusal {
        Players = "HO-01" => "refuse-players";
        NotYourTurn = "HO-02" => "refuse-not-your-turn";
        ArmsFull = "HO-06" => "refuse-arms-full";
        ArmsEmpty = "HO-07" => "refuse-arms-empty";
        Over = "HO-08" => "refuse-over";
    }
}
