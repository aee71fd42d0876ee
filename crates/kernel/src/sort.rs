//! Sorting. That of the standard library is compiled anew for each type that is sorted, each time at the
//! weight of the rules of a small game; so it is for what its maps and sets are collected from.

/// Sorts a list by what comes before what; equals keep their order.
pub fn sort<T>(all: &mut [T], is_before: impl Fn(&T, &T) -> bool) {
    let order = order(all.len(), &|one, other| is_before(&all[one], &all[other]));
    for (to, from) in order.iter().enumerate() {
        // What lay there may have made room already for those before.
        let mut at = *from;
        while at < to {
            at = order[at];
        }
        all.swap(to, at);
    }
}

/// The places of a list in order: runs are merged to runs twice as long, until one is left.
fn order(n: usize, is_before: &dyn Fn(usize, usize) -> bool) -> Vec<usize> {
    let mut order: Vec<usize> = (0..n).collect();
    // Much is sorted already.
    if (1..n).all(|nth| !is_before(nth, nth - 1)) {
        return order;
    }
    let mut merged = order.clone();
    let mut run = 1;
    while run < n {
        for start in (0..n).step_by(2 * run) {
            let (middle, end) = (n.min(start + run), n.min(start + 2 * run));
            let (mut one, mut other) = (start, middle);
            for place in &mut merged[start..end] {
                let is_other =
                    one == middle || (other < end && is_before(order[other], order[one]));
                let next = if is_other { &mut other } else { &mut one };
                *place = order[*next];
                *next += 1;
            }
        }
        std::mem::swap(&mut order, &mut merged);
        run *= 2;
    }
    order
}

/// A map or a set of things, put into it one by one, and not sorted before.
pub fn gather<C: Default + Extend<T>, T>(all: impl IntoIterator<Item = T>) -> C {
    let mut gathered = C::default();
    gathered.extend(all);
    gathered
}

/// Sorts a few things by a key; equals keep their order.
pub fn sort_few<T, K: PartialOrd>(all: &mut [T], key: impl Fn(&T) -> K) {
    for end in 1..all.len() {
        let mut at = end;
        while 0 < at && key(&all[at]) < key(&all[at - 1]) {
            all.swap(at, at - 1);
            at -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{sort, sort_few};

    #[test]
    fn things_are_sorted_and_equals_keep_their_order() {
        let unsorted = [(2, 'a'), (1, 'b'), (2, 'c'), (0, 'd'), (1, 'e')];
        let sorted = [(0, 'd'), (1, 'b'), (1, 'e'), (2, 'a'), (2, 'c')];
        let mut few = unsorted;
        sort_few(&mut few, |it| it.0);
        assert_eq!(few, sorted);
        let mut all = unsorted.to_vec();
        sort(&mut all, |one, other| one.0 < other.0);
        assert_eq!(all, sorted);
    }

    #[test]
    fn lists_of_any_length_are_sorted() {
        for n in 0..40_u32 {
            let unsorted: Vec<(u32, u32)> = (0..n).map(|nth| (nth * 7 % 11, nth)).collect();
            let (mut ours, mut theirs) = (unsorted.clone(), unsorted);
            sort(&mut ours, |one, other| one.0 < other.0);
            theirs.sort_by_key(|it| it.0);
            assert_eq!(ours, theirs);
        }
    }

    #[test]
    fn nothing_is_in_order() {
        sort_few(&mut [] as &mut [u8], |it| *it);
        let mut none = Vec::<u8>::new();
        sort(&mut none, |one, other| one < other);
        assert!(none.is_empty());
    }
}
