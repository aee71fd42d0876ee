//! Matches that are played side by side.

use std::sync::Mutex;

/// Plays all matches on all processors; their order is kept.
pub fn each<T: Send>(n: u64, play: impl Fn(u64) -> T + Sync) -> Vec<T> {
    let next = Mutex::new(0..n);
    let all = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from) {
            scope.spawn(|| {
                loop {
                    let Some(nth) = next.lock().expect("sound").next() else { return };
                    let outcome = play(nth);
                    all.lock().expect("sound").push((nth, outcome));
                }
            });
        }
    });
    let mut all = all.into_inner().expect("sound");
    all.sort_by_key(|it| it.0);
    all.into_iter().map(|it| it.1).collect()
}
