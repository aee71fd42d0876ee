//! The descriptions that browsers write and take (SDP), as far as a connection for texts needs them.

use std::fmt::Write;
use std::net::{Ipv4Addr, Ipv6Addr};

use crate::connection::{CANDIDATES_MAX, Candidate, Connection, Role, is_password, is_ufrag};

/// No longer description is read, in bytes; browsers write some 600 to 2,000.
const SDP_MAX: usize = 64 * 1024;

/// The line that every description of a data channel has, and none of sound or pictures.
const MEDIA: &str = "webrtc-datachannel";

/// The longest text that one end may send at once, in bytes: every browser takes as much.
const MESSAGE_MAX: u32 = 65_536;

/// The rank of an address of the device itself among all kinds of addresses (RFC 8445), above the ranks of those of
/// one kind.
const HOST_PRIORITY: u32 = 126 << 24 | 255;

/// The lack of something in a description: no connection can be made of it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Undescribed {
    /// It is not that of a data channel, and of nothing else.
    NotForData,
    /// It has no name or no password that is as the standard wants it.
    NoName,
    /// It has no fingerprint by SHA-256.
    NoFingerprint,
    /// It does not say which end begins.
    NoRole,
    /// It has no address: the device is in no network, or the browser hides all of them.
    NoCandidate,
}

/// A candidate, and how good the browser finds it.
type Ranked = (u32, Candidate);

impl Connection {
    /// Reads the description of an end that has one data channel and nothing else, as Chromium, Firefox and Safari
    /// write it, once its addresses are known.
    ///
    /// # Errors
    /// What it lacks.
    pub fn of_sdp(sdp: &str) -> Result<Connection, Undescribed> {
        let sdp = sdp.get(..SDP_MAX.min(sdp.len())).unwrap_or_default();
        let lines = || sdp.lines().map(str::trim);
        let find = |name: &str| lines().find_map(|it| it.strip_prefix(name)).map(str::trim);
        let mut media = lines().filter(|it| it.starts_with("m="));
        let is_for_data = media.next().is_some_and(|it| it.ends_with(MEDIA));
        if !is_for_data || media.next().is_some() {
            return Err(Undescribed::NotForData);
        }
        let ufrag = find("a=ice-ufrag:").filter(|it| is_ufrag(it));
        let password = find("a=ice-pwd:").filter(|it| is_password(it));
        let (Some(ufrag), Some(password)) = (ufrag, password) else {
            return Err(Undescribed::NoName);
        };
        let fingerprints = lines().filter_map(|it| it.strip_prefix("a=fingerprint:"));
        let fingerprint = fingerprints.filter_map(read_fingerprint).next();
        let role = match find("a=setup:") {
            Some("actpass") => Role::Either,
            Some("active") => Role::Active,
            Some("passive") => Role::Passive,
            _ => return Err(Undescribed::NoRole),
        };
        let ranked = lines().filter_map(|it| it.strip_prefix("a=candidate:"));
        let candidates = best(ranked.filter_map(read_candidate).collect());
        if candidates.is_empty() {
            return Err(Undescribed::NoCandidate);
        }
        Ok(Connection {
            ufrag: ufrag.to_owned(),
            password: password.to_owned(),
            fingerprint: fingerprint.ok_or(Undescribed::NoFingerprint)?,
            role,
            candidates,
        })
    }

    /// A description that browsers take as that of the other end: an offer if its role is [`Role::Either`], else an
    /// answer. It is complete: no more candidates come.
    pub fn to_sdp(&self) -> String {
        let setup = match self.role {
            Role::Either => "actpass",
            Role::Active => "active",
            Role::Passive => "passive",
        };
        let hexadecimal = self.fingerprint.map(|it| format!("{it:02X}")).join(":");
        let [a, b, c, d, ..] = self.fingerprint;
        // Any number that is another one for other sessions.
        let session = u32::from_be_bytes([a, b, c, d]);
        let mut lines = vec![
            "v=0".to_owned(),
            format!("o=- {session} 2 IN IP4 127.0.0.1"),
            "s=-".to_owned(),
            "t=0 0".to_owned(),
            "a=group:BUNDLE 0".to_owned(),
            "a=msid-semantic: WMS".to_owned(),
            format!("m=application 9 UDP/DTLS/SCTP {MEDIA}"),
            "c=IN IP4 0.0.0.0".to_owned(),
        ];
        lines.extend(self.candidates.iter().enumerate().map(|(nth, it)| candidate_line(nth, *it)));
        lines.extend([
            "a=end-of-candidates".to_owned(),
            format!("a=ice-ufrag:{}", self.ufrag),
            format!("a=ice-pwd:{}", self.password),
            "a=ice-options:trickle".to_owned(),
            format!("a=fingerprint:sha-256 {hexadecimal}"),
            format!("a=setup:{setup}"),
            "a=mid:0".to_owned(),
            "a=sctp-port:5000".to_owned(),
            format!("a=max-message-size:{MESSAGE_MAX}"),
            String::new(),
        ]);
        lines.join("\r\n")
    }
}

/// Reads `sha-256 4A:FE:…`.
fn read_fingerprint(text: &str) -> Option<[u8; 32]> {
    let (kind, digits) = text.trim().split_once(' ')?;
    if !kind.eq_ignore_ascii_case("sha-256") {
        return None;
    }
    let byte = |it: &str| u8::from_str_radix(it, 16).ok();
    let bytes = digits.trim().split(':').map(byte).collect::<Option<Vec<u8>>>()?;
    bytes.try_into().ok()
}

/// Reads `foundation 1 udp priority address port typ host …`; none of another kind.
fn read_candidate(text: &str) -> Option<Ranked> {
    let mut words = text.split_ascii_whitespace();
    let (_, component, protocol) = (words.next()?, words.next()?, words.next()?);
    let priority = words.next()?.parse().ok()?;
    let (address, port) = (words.next()?, words.next()?.parse().ok().filter(|it| 0 < *it)?);
    let is_host = (words.next()?, words.next()?) == ("typ", "host");
    if component != "1" || !protocol.eq_ignore_ascii_case("udp") || !is_host {
        return None;
    }
    let v4 = || Some(Candidate::V4(address.parse::<Ipv4Addr>().ok()?, port));
    let v6 = || Some(Candidate::V6(address.parse::<Ipv6Addr>().ok()?, port));
    let local = || Some(Candidate::Local(read_local(address)?, port));
    Some((priority, v4().or_else(v6).or_else(local)?))
}

/// Reads `b78191c8-948a-4091-901c-80c2e4c6a5db.local`.
fn read_local(name: &str) -> Option<[u8; 16]> {
    let name = name.strip_suffix(".local")?;
    let parts = name.split('-').map(str::len);
    if !parts.eq([8, 4, 4, 4, 12]) {
        return None;
    }
    let digits = name.replace('-', "");
    let is_number = digits.bytes().all(|it| it.is_ascii_hexdigit());
    let number = is_number.then(|| u128::from_str_radix(&digits, 16).ok()).flatten()?;
    Some(number.to_be_bytes())
}

/// The best candidates, the best first, and the best of each kind before all others: where not all can be told, one
/// network may have only addresses of one kind.
fn best(ranked: Vec<Ranked>) -> Vec<Candidate> {
    let mut in_order = Vec::<Ranked>::new();
    for it in ranked {
        in_order.insert(in_order.partition_point(|before| it.0 <= before.0), it);
    }
    let (mut firsts, mut others) = (Vec::<Candidate>::new(), Vec::new());
    for (_, it) in in_order {
        if firsts.contains(&it) || others.contains(&it) {
            continue;
        }
        let is_first = !firsts.iter().any(|first| first.is_like(it));
        if is_first { &mut firsts } else { &mut others }.push(it);
    }
    firsts.into_iter().chain(others).take(CANDIDATES_MAX).collect()
}

/// The line of a candidate, the `nth` of all.
fn candidate_line(nth: usize, candidate: Candidate) -> String {
    let (address, port) = match candidate {
        Candidate::V4(address, port) => (address.to_string(), port),
        Candidate::V6(address, port) => (address.to_string(), port),
        Candidate::Local(name, port) => (local_name(name), port),
    };
    // There are four at most.
    let priority = HOST_PRIORITY | (65_535 - nth as u32) << 8;
    format!("a=candidate:{} 1 udp {priority} {address} {port} typ host", nth + 1)
}

fn local_name(bytes: [u8; 16]) -> String {
    let mut name = String::new();
    for (nth, byte) in bytes.into_iter().enumerate() {
        let dash = if [4, 6, 8, 10].contains(&nth) { "-" } else { "" };
        // Writing to a text never fails.
        let _ = write!(name, "{dash}{byte:02x}");
    }
    name + ".local"
}
