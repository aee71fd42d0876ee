//! Stands in for the crate of the same name, in which `rqrr` keeps the last regions of a picture: the same cache, with the
//! same names, as far as they are called.
//!
//! That one keeps a table of hashes, 4 KB of the scanner that a phone would fetch. Here the entries, 251 at most, lie side
//! by side and are looked through. `[patch.crates-io]` in the manifest of the workspace puts it in its place.
//!
//! ```
//! use std::num::NonZeroUsize;
//!
//! let mut cache = lru::LruCache::new(NonZeroUsize::MIN.saturating_add(1));
//! cache.put('a', 1);
//! cache.put('b', 2);
//! assert_eq!(cache.get(&'a'), Some(&1));
//! // 'b' was used least recently: it makes room.
//! cache.put('c', 3);
//! assert_eq!(cache.get(&'b'), None);
//! ```

use std::num::NonZeroUsize;

/// A cache of at most so many entries. A new one beyond takes the place of the one that was used least recently.
#[derive(Debug)]
pub struct LruCache<K, V> {
    cap: NonZeroUsize,
    entries: Vec<Entry<K, V>>,
    /// The number of uses so far.
    n_uses: u64,
}

#[derive(Debug)]
struct Entry<K, V> {
    key: K,
    value: V,
    /// The number of its last use.
    used: u64,
}

impl<K: Eq, V> LruCache<K, V> {
    /// An empty cache of at most `cap` entries.
    pub fn new(cap: NonZeroUsize) -> LruCache<K, V> {
        LruCache { cap, entries: Vec::new(), n_uses: 0 }
    }

    /// The most entries.
    pub fn cap(&self) -> NonZeroUsize {
        self.cap
    }

    /// The number of entries.
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Tells whether there is no entry.
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// The value under a key, which is used with this.
    pub fn get(&mut self, key: &K) -> Option<&V> {
        self.n_uses += 1;
        let entry = self.entries.iter_mut().find(|it| it.key == *key)?;
        entry.used = self.n_uses;
        Some(&entry.value)
    }

    /// Keeps a value under a key, which is used with this. Returns the value that was there before.
    pub fn put(&mut self, key: K, value: V) -> Option<V> {
        self.n_uses += 1;
        let used = self.n_uses;
        if let Some(entry) = self.entries.iter_mut().find(|it| it.key == key) {
            entry.used = used;
            return Some(std::mem::replace(&mut entry.value, value));
        }
        if self.entries.len() == self.cap.get() {
            self.pop_lru();
        }
        self.entries.push(Entry { key, value, used });
        None
    }

    /// Takes out the entry that was used least recently.
    pub fn pop_lru(&mut self) -> Option<(K, V)> {
        let entries = self.entries.iter().enumerate();
        let (nth, _) = entries.min_by_key(|it| it.1.used)?;
        let Entry { key, value, .. } = self.entries.swap_remove(nth);
        Some((key, value))
    }

    /// All entries, in no order.
    pub fn iter(&self) -> impl Iterator<Item = (&K, &V)> {
        self.entries.iter().map(|it| (&it.key, &it.value))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cache() -> LruCache<u8, char> {
        let mut cache = LruCache::new(NonZeroUsize::MIN.saturating_add(2));
        for (key, value) in (0..).zip("abc".chars()) {
            assert_eq!(cache.put(key, value), None);
        }
        cache
    }

    #[test]
    fn the_entry_that_was_used_least_recently_makes_room() {
        let mut cache = cache();
        assert_eq!((cache.len(), cache.cap().get()), (3, 3));
        assert_eq!(cache.get(&0), Some(&'a'));
        assert_eq!(cache.put(3, 'd'), None);
        assert_eq!(
            [0, 1, 2, 3].map(|it| cache.get(&it).copied()),
            [Some('a'), None, Some('c'), Some('d')]
        );
        assert_eq!(cache.len(), 3);
    }

    #[test]
    fn a_value_that_is_put_again_takes_the_place_of_the_first() {
        let mut cache = cache();
        assert_eq!(cache.put(0, 'z'), Some('a'));
        assert_eq!((cache.len(), cache.get(&0)), (3, Some(&'z')));
        assert_eq!(cache.pop_lru(), Some((1, 'b')));
        assert_eq!(cache.pop_lru(), Some((2, 'c')));
        assert_eq!(cache.pop_lru(), Some((0, 'z')));
        assert_eq!((cache.pop_lru(), cache.is_empty()), (None, true));
    }

    #[test]
    fn all_entries_are_listed() {
        let mut all: Vec<(u8, char)> = cache().iter().map(|it| (*it.0, *it.1)).collect();
        all.sort_unstable();
        assert_eq!(all, [(0, 'a'), (1, 'b'), (2, 'c')]);
    }
}
