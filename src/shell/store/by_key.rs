//! Things by their keys. A map of the standard library is compiled anew for each type that it holds, and
//! weighs on what every match needs; what is kept apart here is little, and seldom asked for.

/// Things by their keys, in the order of the keys.
#[derive(Clone, Debug)]
pub struct ByKey<T> {
    // In boxes, which are soon moved.
    all: Vec<(String, Box<T>)>,
}

impl<T> ByKey<T> {
    /// Nothing.
    pub const fn new() -> ByKey<T> {
        ByKey { all: Vec::new() }
    }

    /// The place of a key, or where it would be.
    fn place(&self, key: &str) -> Result<usize, usize> {
        self.all.binary_search_by(|it| it.0.as_str().cmp(key))
    }

    /// The value under a key.
    pub fn get(&self, key: &str) -> Option<&T> {
        self.place(key).ok().map(|at| &*self.all[at].1)
    }

    /// Tells whether anything is under a key.
    pub fn has(&self, key: &str) -> bool {
        self.place(key).is_ok()
    }

    /// Puts something under a key, in the place of what is there.
    pub fn put(&mut self, key: String, it: T) {
        let it = Box::new(it);
        match self.place(&key) {
            Ok(at) => self.all[at].1 = it,
            Err(at) => self.all.insert(at, (key, it)),
        }
    }

    /// Takes away what is under a key.
    pub fn strike(&mut self, key: &str) {
        if let Ok(at) = self.place(key) {
            self.all.remove(at);
        }
    }

    /// Takes away what is not to stay, by its key.
    pub fn keep(&mut self, stays: impl Fn(&str) -> bool) {
        self.all.retain(|it| stays(&it.0));
    }

    /// Tells whether there is nothing.
    pub fn is_empty(&self) -> bool {
        self.all.is_empty()
    }

    /// All keys with what is under them.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &T)> {
        self.all.iter().map(|(key, it)| (key.as_str(), &**it))
    }

    /// The same, taken away.
    pub fn take(&mut self) -> Vec<(String, Box<T>)> {
        std::mem::take(&mut self.all)
    }
}

#[cfg(test)]
mod tests {
    use super::ByKey;

    #[test]
    fn what_is_put_under_a_key_is_found_there_until_it_is_struck() {
        let mut all = ByKey::new();
        assert!(all.is_empty());
        for (key, it) in [("b", 1), ("a", 2), ("c", 3), ("b", 4)] {
            all.put(key.to_owned(), it);
        }
        assert_eq!(all.iter().collect::<Vec<_>>(), [("a", &2), ("b", &4), ("c", &3)]);
        assert_eq!(all.get("b"), Some(&4));
        assert_eq!(all.get("d"), None);
        all.strike("a");
        all.strike("d");
        assert!(!all.has("a"));
        all.keep(|key| key != "c");
        assert_eq!(all.take(), [("b".to_owned(), Box::new(4))]);
        assert!(all.is_empty());
    }
}
