//! Why not: every refusal with its rule and its sentences.

use kernel::refusals;

refusals! {
    /// Why not.
    pub enum Refusal {
        Players = "HO-01" => "2 to 4 people can play.", "Играть могут от 2 до 4 человек.";
        NotYourTurn = "HO-02" => "Another thief is in the cave now.", "Сейчас в пещере другой вор.";
        ArmsFull = "HO-06" => "Your arms are full: leave.", "Руки полны: пора уходить.";
        ArmsEmpty = "HO-07"
            => "Nobody leaves with empty arms: grab.", "С пустыми руками не уходят: хватайте.";
        Over = "HO-08" => "The match is over.", "Партия окончена.";
    }
}
