//! Descriptions of browsers. Those of Chromium (headless shell) and of Firefox (ESR) are as the browsers wrote them, with
//! addresses of networks that are kept for examples; `…_open` is one whose addresses the browser does not hide. That
//! of Safari is written after its manner: Safari has the same library as Chromium.

use codes::{Candidate, Connection, Role, Undescribed};

pub const CHROMIUM_OFFER: &str = include_str!("../sdp/chromium_offer.txt");
pub const CHROMIUM_OPEN: &str = include_str!("../sdp/chromium_open.txt");
pub const CHROMIUM_ANSWER: &str = include_str!("../sdp/chromium_answer.txt");
pub const FIREFOX_OFFER: &str = include_str!("../sdp/firefox_offer.txt");
pub const FIREFOX_OPEN: &str = include_str!("../sdp/firefox_open.txt");
pub const FIREFOX_ANSWER: &str = include_str!("../sdp/firefox_answer.txt");
pub const SAFARI_OFFER: &str = include_str!("../sdp/safari_offer.txt");

pub const OFFERS: [&str; 5] =
    [CHROMIUM_OFFER, CHROMIUM_OPEN, FIREFOX_OFFER, FIREFOX_OPEN, SAFARI_OFFER];
pub const ANSWERS: [&str; 2] = [CHROMIUM_ANSWER, FIREFOX_ANSWER];

/// The end that a browser has described.
#[track_caller]
pub fn connection(sdp: &str) -> Connection {
    Connection::of_sdp(sdp).expect("a description by a browser")
}

/// The value of a line.
fn value<'a>(sdp: &'a str, name: &str) -> Option<&'a str> {
    sdp.lines().find_map(|it| it.strip_prefix(name))
}

#[track_caller]
fn check_rebuilt(sdp: &str, role: Role) {
    let read = connection(sdp);
    assert_eq!(read.role(), role);
    let rebuilt = read.to_sdp();
    for name in
        ["a=ice-ufrag:", "a=ice-pwd:", "a=fingerprint:", "a=setup:", "a=mid:", "a=sctp-port:"]
    {
        assert_eq!(value(&rebuilt, name), value(sdp, name), "{name}");
    }
    assert!(rebuilt.contains("\r\nm=application 9 UDP/DTLS/SCTP webrtc-datachannel\r\n"));
    assert!(rebuilt.ends_with("\r\n") && !rebuilt.contains("\r\n\r\n"));
    assert_eq!(rebuilt.matches('\n').count(), rebuilt.matches("\r\n").count());
    assert_eq!(connection(&rebuilt), read);
    // Browsers end lines so.
    assert_eq!(connection(&sdp.replace('\n', "\r\n")), read);
}

#[test]
fn descriptions_of_browsers_are_read_and_rebuilt() {
    OFFERS.iter().for_each(|it| check_rebuilt(it, Role::Either));
    ANSWERS.iter().for_each(|it| check_rebuilt(it, Role::Active));
    check_rebuilt(&CHROMIUM_ANSWER.replace("setup:active", "setup:passive"), Role::Passive);
}

fn v4(address: &str, port: u16) -> Candidate {
    Candidate::V4(address.parse().expect("an address"), port)
}

fn v6(address: &str, port: u16) -> Candidate {
    Candidate::V6(address.parse().expect("an address"), port)
}

#[test]
fn the_best_of_each_kind_comes_first_and_only_four_are_kept() {
    let open = [v6("fd00::2", 45_380), v4("192.0.2.2", 44_511)];
    assert_eq!(connection(CHROMIUM_OPEN).candidates(), open);
    let of_safari = [
        v4("192.0.2.40", 61_042),
        v6("2001:db8::49:7f3c:c5d6:8a11", 55_431),
        v6("fd12:3456:789a:0:1c3e:aaff:fe01:203", 55_432),
        v6("2001:db8::1", 55_433),
    ];
    assert_eq!(connection(SAFARI_OFFER).candidates(), of_safari);
    let many = (0..9).map(|it| {
        format!("a=candidate:{it} 1 udp {} 2001:db8::{it} 5000 typ host\n", 2_000_000_000 + it)
    });
    let many = CHROMIUM_OPEN.replace("a=ice-ufrag", &(many.collect::<String>() + "a=ice-ufrag"));
    let kept = [
        v6("fd00::2", 45_380),
        v4("192.0.2.2", 44_511),
        v6("2001:db8::8", 5000),
        v6("2001:db8::7", 5000),
    ];
    assert_eq!(connection(&many).candidates(), kept);
}

#[test]
fn names_in_the_network_are_kept_in_sixteen_bytes() {
    let candidates = connection(FIREFOX_OFFER).candidates().to_vec();
    let Some(Candidate::Local(name, 53_980)) = candidates.first() else { panic!("{candidates:?}") };
    assert_eq!(name[..4], [0x74, 0xce, 0x92, 0xca]);
    let rebuilt = connection(FIREFOX_OFFER).to_sdp();
    assert!(rebuilt.contains(" 74ce92ca-5578-4ded-bfe7-6fca55eca326.local 53980 typ host\r\n"));
    assert_eq!(candidates.len(), 2, "no TCP");
}

#[track_caller]
fn check_lacking(old: &str, new: &str, expected: Undescribed) {
    assert!(CHROMIUM_OFFER.contains(old));
    let changed = CHROMIUM_OFFER.replace(old, new);
    assert_eq!(Connection::of_sdp(&changed), Err(expected), "{old} → {new}");
}

#[test]
fn a_description_that_lacks_something_is_refused_with_its_reason() {
    check_lacking("webrtc-datachannel", "webrtc-video", Undescribed::NotForData);
    check_lacking("c=IN", "m=audio 9 UDP/TLS/RTP/SAVPF 111\nc=IN", Undescribed::NotForData);
    check_lacking("ice-ufrag", "ice-other", Undescribed::NoName);
    check_lacking("ufrag:J1xx", "ufrag:J1 xx", Undescribed::NoName);
    check_lacking("FHvGqceadehZg7WHK9Eb69co", "short", Undescribed::NoName);
    check_lacking("sha-256", "sha-1", Undescribed::NoFingerprint);
    check_lacking("25:D5:C6:", "25:D5:", Undescribed::NoFingerprint);
    check_lacking("25:D5:C6:", "25:D5:XX:", Undescribed::NoFingerprint);
    check_lacking("actpass", "holdconn", Undescribed::NoRole);
    check_lacking("typ host", "typ relay", Undescribed::NoCandidate);
    check_lacking(" 1 udp ", " 2 udp ", Undescribed::NoCandidate);
    check_lacking(".local", ".example.org", Undescribed::NoCandidate);
    assert_eq!(Connection::of_sdp(""), Err(Undescribed::NotForData));
    assert_eq!(Connection::of_sdp(&"я".repeat(70_000)), Err(Undescribed::NotForData));
}
