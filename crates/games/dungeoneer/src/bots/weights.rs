//! The weight of each feature of a hero, in thousandths: for each box and for both, for two heroes, and for more.
//! `cargo bench -p games --bench fit --profile worker -- 6000 dungeoneer` prints this list.

/// So many things are counted of a hero.
pub const N_COUNTS: usize = 19;

#[rustfmt::skip]
pub static WEIGHTS: [[[i16; N_COUNTS]; 2]; 3] = [
    [
        [631, 893, 21, 20, 125, 166, -592, 381, 58, -55, -21, 3, 9, 18, -172, -159, -543, 1, 3], // 0.5201
        [588, 741, 27, 22, 91, 201, -445, 332, 57, -37, -3, 8, 13, 4, -231, -27, -181, -1, 7], // 0.9626
    ],
    [
        [470, 381, 12, 11, 206, 379, -661, 213, 36, -62, 11, 12, 11, -7, 154, -89, -286, -5, -4], // 0.5475
        [248, 381, 16, 24, -202, 422, -502, 157, 24, -45, -2, 16, 12, -0, 58, -32, -78, -1, 7], // 0.9081
    ],
    [
        [540, 336, 14, 19, 28, 243, -544, 219, 60, -64, -29, 12, 11, 9, 46, -172, -420, -1, -6], // 0.5608
        [420, 416, 18, 26, 199, 343, -296, 209, 50, -33, 14, 16, 7, 3, 15, -41, -107, -0, 12], // 0.9497
    ],
];
