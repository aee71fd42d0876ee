//! Stands in for the crate of the same name, which `rqrr` corrects errors with: the same fields, with the same names.
//!
//! That one keeps a table of all products of a field, 65 KB of the scanner that a phone would fetch. Here products are
//! computed, bit by bit, which takes little of the time that a picture is looked at. `[patch.crates-io]` in the manifest of
//! the workspace puts it in its place.

use std::ops::{Add, AddAssign, Div, Mul, MulAssign, Sub, SubAssign};

/// A finite field of `2^n` elements, each a polynomial of bits.
pub trait GaloisField:
    Copy
    + Eq
    + Add<Output = Self>
    + AddAssign
    + Sub<Output = Self>
    + SubAssign
    + Mul<Output = Self>
    + MulAssign
    + Div<Output = Self>
{
    /// The number of elements.
    const SIZE: usize;
    /// The element 0.
    const ZERO: Self;
    /// The element 1.
    const ONE: Self;
    /// An element whose powers are all elements but 0.
    const GENERATOR: Self;

    /// The product of `power` times this element; 1 if that is none.
    fn pow(self, power: usize) -> Self {
        let (mut product, mut square, mut left) = (Self::ONE, self, power);
        while 0 < left {
            if left % 2 == 1 {
                product *= square;
            }
            square *= square;
            left /= 2;
        }
        product
    }
}

/// The sum of two elements, and their difference, in any field.
#[doc(hidden)]
pub const fn sum(left: u8, right: u8) -> u8 {
    left ^ right
}

/// The product of two elements of the field of a modulus, an irreducible polynomial of degree `n_bits`.
#[doc(hidden)]
pub const fn product(left: u8, right: u8, n_bits: u32, modulus: u16) -> u8 {
    let (mut sum, mut shifted, mut bits) = (0, left as u16, right);
    while bits != 0 {
        if bits & 1 == 1 {
            sum ^= shifted;
        }
        shifted <<= 1;
        if shifted >> n_bits != 0 {
            shifted ^= modulus;
        }
        bits >>= 1;
    }
    sum as u8
}

/// Makes the field of `2^n` elements, at most 256, as a type: `g2p!(GF256, 8, modulus: 0b1_0001_1101)`. The element 2
/// has to be a generator, as it is where a modulus is primitive. Division by 0 gives 0.
#[macro_export]
macro_rules! g2p {
    ($name:ident, $n_bits:literal, modulus: $modulus:literal) => {
        #[doc = concat!("An element of the field of `2^", $n_bits, "` elements.")]
        #[derive(Debug, Clone, Copy, PartialEq, Eq)]
        pub struct $name(pub u8);

        impl $crate::GaloisField for $name {
            const SIZE: usize = 1 << $n_bits;
            const ZERO: Self = Self(0);
            const ONE: Self = Self(1);
            const GENERATOR: Self = Self(2);
        }

        impl ::core::ops::Add for $name {
            type Output = Self;

            fn add(self, other: Self) -> Self {
                Self($crate::sum(self.0, other.0))
            }
        }

        impl ::core::ops::Sub for $name {
            type Output = Self;

            fn sub(self, other: Self) -> Self {
                Self($crate::sum(self.0, other.0))
            }
        }

        impl ::core::ops::Mul for $name {
            type Output = Self;

            fn mul(self, other: Self) -> Self {
                Self($crate::product(self.0, other.0, $n_bits, $modulus))
            }
        }

        impl ::core::ops::Div for $name {
            type Output = Self;

            fn div(self, other: Self) -> Self {
                use $crate::GaloisField;
                self * other.pow(Self::SIZE - 2)
            }
        }

        impl ::core::ops::AddAssign for $name {
            fn add_assign(&mut self, other: Self) {
                *self = *self + other;
            }
        }

        impl ::core::ops::SubAssign for $name {
            fn sub_assign(&mut self, other: Self) {
                *self = *self - other;
            }
        }

        impl ::core::ops::MulAssign for $name {
            fn mul_assign(&mut self, other: Self) {
                *self = *self * other;
            }
        }
    };
}

#[cfg(test)]
mod tests {
    use super::GaloisField;

    g2p!(Sixteen, 4, modulus: 0b1_0011);
    g2p!(Bytes, 8, modulus: 0b1_0001_1101);

    /// The laws of a field, for all elements or pairs of them.
    fn is_field<F: GaloisField>(element: fn(u8) -> F) {
        let all = (0..F::SIZE).map(|it| element(it as u8)).collect::<Vec<_>>();
        for &a in &all {
            assert!(a + a == F::ZERO);
            assert!(a * F::ONE == a && a * F::ZERO == F::ZERO);
            assert!(a.pow(0) == F::ONE && a.pow(3) == a * a * a);
            for &b in &all {
                assert!(a * b == b * a && a + b - b == a);
                assert!(a * (b + F::GENERATOR) == a * b + a * F::GENERATOR);
                assert!(b == F::ZERO || a / b * b == a);
            }
        }
        let mut powers = (0..F::SIZE - 1).map(|it| F::GENERATOR.pow(it)).collect::<Vec<_>>();
        powers.push(F::ZERO);
        assert!(all.iter().all(|it| powers.contains(it)));
    }

    #[test]
    fn both_are_fields_in_which_two_is_a_generator() {
        is_field(Sixteen);
        is_field(Bytes);
    }

    #[test]
    fn products_are_those_of_polynomials() {
        assert_eq!(Sixteen(5) * Sixteen(4), Sixteen(7));
        assert_eq!(Bytes(2).pow(8), Bytes(0b1_1101));
        assert_eq!(Bytes(0x80) * Bytes(2), Bytes(0x1d));
    }
}
