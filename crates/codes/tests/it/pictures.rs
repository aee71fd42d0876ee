//! A code that is drawn is found again in pictures.

use codes::{Invitation, Qr, SIDE_MAX, qr, scan};

use crate::codes::invitation;
use crate::luck::Luck;
use crate::picture::{Picture, Pose, photograph};
use crate::sdp::{CHROMIUM_OFFER, OFFERS, SAFARI_OFFER};

const PREFIX: &str = "https://undercroft.example.org/play/#i=";

fn square(sdp: &str) -> (String, Qr) {
    let code = invitation(sdp, "Александр").code();
    let square = qr(PREFIX, &code).expect("it is not too long");
    (format!("{PREFIX}{code}"), square)
}

fn found(it: &Picture) -> Option<String> {
    scan(it.width, it.height, &it.luma)
}

/// A hand is never quite still: so many pictures, which a camera takes in less than a second, may show a code in vain.
const PICTURES_MAX: u8 = 4;

#[track_caller]
fn check_found(pose: Pose, change: impl Fn(Picture) -> Picture) {
    let (text, square) = square(CHROMIUM_OFFER);
    let is_found = |nth: u8| {
        let degrees = pose.degrees + 0.9 * f32::from(nth);
        let module = pose.module * (1.0 + 0.013 * f32::from(nth));
        let pose = Pose { degrees, module, ..pose };
        let read = found(&change(photograph(&square, pose, 640, 480)));
        assert!(read.as_ref().is_none_or(|it| *it == text), "{read:?}");
        read.is_some()
    };
    assert!((0..PICTURES_MAX).any(is_found));
}

#[test]
fn a_square_is_no_larger_than_a_phone_shows_well() {
    for sdp in OFFERS {
        assert!(square(sdp).1.size() <= 65);
    }
    let code = invitation(SAFARI_OFFER, "Александр").code();
    assert!(qr("", &code).expect("it is short").size() <= 49);
    // With a long address it is larger, and with one that is far too long there is none.
    assert!(qr(&"x".repeat(600), &code).expect("it has room").size() <= 105);
    assert_eq!(qr(&"x".repeat(3000), &code), None);
    assert_eq!(qr(PREFIX, "small letters"), None);
}

#[test]
fn a_path_has_the_dark_modules_and_no_others() {
    let (_, square) = square(CHROMIUM_OFFER);
    let path = square.path();
    let mut n = 0;
    for run in path.split('M').skip(1) {
        let (place, rest) = run.split_once('h').expect("a run");
        let (x, y) = place.split_once(' ').expect("a place");
        let (length, rest) = rest.split_once("v1h-").expect("a height");
        assert_eq!(rest, format!("{length}z"));
        let [x, y, length] = [x, y, length].map(|it| it.parse::<u32>().expect("a number"));
        assert!((x..x + length).all(|it| square.is_dark(it, y)));
        assert!(!square.is_dark(x + length, y));
        n += length;
    }
    let size = square.size();
    let all = (0..size * size).filter(|it| square.is_dark(it % size, it / size)).count();
    assert_eq!(n as usize, all);
    assert!(!square.is_dark(size, 0) && !square.is_dark(u32::MAX, 0));
}

#[test]
fn every_code_is_found_in_a_plain_picture() {
    for sdp in OFFERS {
        let (text, square) = square(sdp);
        let read = found(&photograph(&square, Pose::UPRIGHT, 640, 480));
        assert_eq!(read.as_deref(), Some(&*text));
        assert!(Invitation::read(&text).is_ok());
    }
}

#[test]
fn a_code_is_found_however_it_lies() {
    for degrees in (0..360).step_by(40) {
        check_found(Pose { degrees: degrees as f32, ..Pose::UPRIGHT }, |it| it);
    }
    for slant in [-12.0, -6.0, 6.0, 12.0] {
        check_found(Pose { slant, degrees: 8.0, ..Pose::UPRIGHT }, |it| it);
    }
}

#[test]
fn a_code_is_found_near_and_far() {
    for module in [3.0, 3.7, 4.4, 5.3, 6.1, 7.0] {
        check_found(Pose { module, degrees: 3.0, ..Pose::UPRIGHT }, |it| it);
    }
}

#[test]
fn a_code_is_found_in_a_picture_that_is_neither_sharp_nor_evenly_lit() {
    for module in [4.0, 5.0, 6.0] {
        let pose = Pose { module, degrees: 5.0, slant: 3.0 };
        check_found(pose, |it| it.blurred(1));
        check_found(pose, |it| it.blurred(1).noisy(20, &mut Luck::new(9)));
    }
    check_found(Pose { module: 7.0, degrees: 5.0, slant: 0.0 }, |it| it.blurred(2));
}

/// Most pictures do at once.
#[test]
fn most_pictures_show_a_code_well_enough() {
    let (mut luck, (text, square)) = (Luck::new(8), square(CHROMIUM_OFFER));
    let (n, mut n_found) = (24, 0);
    for _ in 0..n {
        let module = 3.5 + luck.below(350) as f32 / 100.0;
        let degrees = luck.below(20) as f32 - 10.0;
        let pose = Pose { module, degrees, slant: luck.below(10) as f32 };
        let picture = photograph(&square, pose, 640, 480).blurred(luck.below(2));
        n_found += usize::from(found(&picture.noisy(12, &mut luck)).as_ref() == Some(&text));
    }
    assert!(8 * n <= 10 * n_found, "{n_found} of {n}");
}

#[test]
fn noise_is_looked_at_without_a_panic() {
    let mut luck = Luck::new(4);
    for (width, height) in [(1, 1), (2, 90), (90, 1), (33, 47), (160, 120), (320, 240), (640, 480)]
    {
        for _ in 0..6 {
            let luma = luck.bytes(width * height);
            assert_eq!(scan(width, height, &luma), None);
            // Specks of several sizes, in black and white.
            let side = 1 + luck.below(9);
            let specks = luck.bytes(width * height);
            let speck = |nth: usize| specks[nth % width / side + nth / width / side * width];
            let luma: Vec<u8> = (0..width * height).map(|it| speck(it) & 0x80).collect();
            assert_eq!(scan(width, height, &luma), None);
        }
    }
}

/// Damaged codes are the noise that comes closest to a code.
#[test]
fn a_damaged_code_is_found_as_it_was_or_not_at_all() {
    let (mut luck, (text, square)) = (Luck::new(6), square(CHROMIUM_OFFER));
    let plain = photograph(&square, Pose { module: 4.0, ..Pose::UPRIGHT }, 320, 280);
    let (mut n_found, mut n_missed) = (0, 0);
    for _ in 0..80 {
        let mut picture = plain.clone();
        for _ in 0..luck.below(40) {
            let (x, y) = (luck.below(picture.width), luck.below(picture.height));
            let (side, shade) = (1 + luck.below(16), luck.byte());
            for place in (0..side * side).map(|it| (x + it % side, y + it / side)) {
                if place.0 < picture.width && place.1 < picture.height {
                    picture.luma[place.1 * picture.width + place.0] = shade;
                }
            }
        }
        match found(&picture) {
            Some(it) => {
                assert_eq!(it, text);
                n_found += 1;
            }
            None => n_missed += 1,
        }
    }
    assert!(10 < n_found && 10 < n_missed, "{n_found} and {n_missed}");
}

#[test]
fn a_picture_of_another_size_than_it_says_is_none() {
    let luma = [0; 64];
    for (width, height) in
        [(8, 7), (0, 0), (0, 64), (usize::MAX, 2), (SIDE_MAX + 1, 1), (1, 64 + 1)]
    {
        assert_eq!(scan(width, height, &luma), None);
    }
    assert_eq!(scan(8, 8, &luma), None);
}
