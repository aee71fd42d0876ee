//! Sorting. That of the standard library is compiled anew for each type that is sorted, each time at the
//! weight of the rules of a small game; this is not for what computers do while they think.

/// Sorts a list by what comes before what; equals keep their order.
pub fn sort<T>(all: &mut Vec<T>, is_before: impl Fn(&T, &T) -> bool) {
    let order = order(all.len(), &|one, other| is_before(&all[one], &all[other]));
    let mut unsorted = all.drain(..).map(Some).collect::<Vec<_>>();
    all.extend(order.into_iter().filter_map(|it| unsorted[it].take()));
}

/// The places of a list in order.
fn order(n: usize, is_before: &dyn Fn(usize, usize) -> bool) -> Vec<usize> {
    let mut order = Vec::with_capacity(n);
    for it in 0..n {
        let at = order.partition_point(|other| !is_before(it, *other));
        order.insert(at, it);
    }
    order
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
    fn nothing_is_in_order() {
        sort_few(&mut [] as &mut [u8], |it| *it);
        let mut none = Vec::<u8>::new();
        sort(&mut none, |one, other| one < other);
        assert!(none.is_empty());
    }
}
