//! The exponential in whole numbers, the same on every machine: chances that are to each other as exponentials are shares of
//! their sum.

/// Two to the power of 20, times e to the power of so many thousandths below 0: within one in two hundred.
pub fn falling(thousandths: i32) -> i64 {
    // Powers of two, in 1,024ths: 1024 / ln 2 = 1477.3.
    let power = i64::from(thousandths) * 1_477 / 1_000;
    let (whole, part) = (power >> 10, power & 1_023);
    // The curve between two powers of two, by a parabola.
    let curve = 65_536 - 44_021 * part / 1_024 + 11_253 * part * part / 1_048_576;
    (curve << 4) >> whole.min(40)
}
