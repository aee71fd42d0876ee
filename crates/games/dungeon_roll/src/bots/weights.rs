//! The worths of the pieces of a party on each level, in hundredths of a point: fitted to what came of going on in
//! some hundred thousand delves that the computer played against itself.

use crate::heroes::BASE_HEROES;

/// The number of features besides the hero; see `worth::features`.
pub const FEATURES: usize = 18;

/// The gain of going on from each level, 1 to 9, for one of each feature.
pub static LEVELS: [[i16; FEATURES]; 9] = [
    [152, 76, 80, 75, 77, 86, 85, 87, 21, 36, 9, -1, 28, -35, 15, 0, 15, 154],
    [-53, 95, 105, 97, 97, 110, 109, 114, 32, 35, 15, -6, 33, -19, -22, -18, 16, 148],
    [-118, 103, 99, 94, 95, 111, 114, 116, 36, 38, 35, 17, 45, -8, -29, -40, 23, 155],
    [-243, 100, 105, 101, 94, 117, 127, 128, 47, 53, 46, 37, 53, 50, -19, -71, 39, 172],
    [-362, 98, 96, 102, 92, 125, 61, 121, 59, 59, 70, 61, 69, 141, -15, -54, 46, 0],
    [-337, 45, 52, 66, 80, 126, 38, 113, 45, 50, 57, 59, 49, 156, -12, -48, 48, 0],
    [-305, 27, 13, 36, 52, 114, -47, 74, 35, 45, 38, 42, 42, 153, -10, -29, 58, 0],
    [-197, -9, 13, 36, 65, 94, -2, 25, 24, 67, 34, 43, 15, 104, -15, -38, 38, 0],
    [-95, 3, 0, 22, 9, 89, -14, -12, 8, 16, -7, -6, 41, 36, -18, -26, 41, 0],
];

/// The worth that the hero adds: by himself, and with his ultimate ready; both sides of each card.
pub static HEROES: [[[i16; 2]; 2]; BASE_HEROES] = [
    [[-135, 37], [-96, 42]],
    [[-123, 42], [-85, 55]],
    [[-135, -10], [-108, 65]],
    [[-124, 54], [-96, 51]],
    [[-156, -28], [-38, 14]],
    [[-47, 23], [-39, 50]],
    [[-118, 93], [-64, -19]],
    [[-150, 138], [-43, 161]],
];

/// The same for heroes nobody has measured: what the others are like on average.
pub static OTHERS: [[i16; 2]; 2] = [[-124, 44], [-71, 49]];
