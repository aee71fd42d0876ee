//! Fresh luck from the machine.

/// 64 unpredictable bits; those of the clock where there are none.
pub fn bits() -> u64 {
    getrandom::u64().unwrap_or_else(|_| super::clock::now().to_bits())
}
