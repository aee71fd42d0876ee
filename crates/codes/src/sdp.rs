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
        let mut media = lines().filter(|it| it.starts_with("m="));
        let is_for_data = media.next().is_some_and(|it| it.ends_with(MEDIA));
        if !is_for_data || media.next().is_some() {
            return Err(Undescribed::NotForData);
        }
        let (mut ufrag, mut password, mut fingerprint, mut setup) = (None, None, None, None);
        let mut ranked = Vec::new();
        for (name, value) in lines().filter_map(|it| it.split_once(':')) {
            let value = value.trim();
            match name {
                "a=ice-ufrag" => ufrag = ufrag.or(Some(value)),
                "a=ice-pwd" => password = password.or(Some(value)),
                "a=fingerprint" => fingerprint = fingerprint.or_else(|| read_fingerprint(value)),
                "a=setup" => setup = setup.or(Some(value)),
                "a=candidate" => ranked.extend(read_candidate(value)),
                _ => {}
            }
        }
        let (ufrag, password) =
            (ufrag.filter(|it| is_ufrag(it)), password.filter(|it| is_password(it)));
        let (Some(ufrag), Some(password)) = (ufrag, password) else {
            return Err(Undescribed::NoName);
        };
        let role = match setup {
            Some("actpass") => Role::Either,
            Some("active") => Role::Active,
            Some("passive") => Role::Passive,
            _ => return Err(Undescribed::NoRole),
        };
        let candidates = best(ranked);
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
        let mut candidates = String::new();
        for (nth, it) in self.candidates.iter().enumerate() {
            candidates += &candidate_line(nth, *it);
        }
        let Connection { ufrag, password, .. } = self;
        format!(
            "v=0\r\n\
             o=- {session} 2 IN IP4 127.0.0.1\r\n\
             s=-\r\n\
             t=0 0\r\n\
             a=group:BUNDLE 0\r\n\
             a=msid-semantic: WMS\r\n\
             m=application 9 UDP/DTLS/SCTP {MEDIA}\r\n\
             c=IN IP4 0.0.0.0\r\n\
             {candidates}\
             a=end-of-candidates\r\n\
             a=ice-ufrag:{ufrag}\r\n\
             a=ice-pwd:{password}\r\n\
             a=ice-options:trickle\r\n\
             a=fingerprint:sha-256 {hexadecimal}\r\n\
             a=setup:{setup}\r\n\
             a=mid:0\r\n\
             a=sctp-port:5000\r\n\
             a=max-message-size:{MESSAGE_MAX}\r\n"
        )
    }
}

/// Reads `sha-256 4A:FE:…`.
fn read_fingerprint(text: &str) -> Option<[u8; 32]> {
    let (kind, digits) = text.trim().split_once(' ')?;
    if !kind.eq_ignore_ascii_case("sha-256") {
        return None;
    }
    hexadecimal(digits.trim(), ':')
}

/// Reads bytes, each of two hexadecimal digits; dividers between them mean nothing.
fn hexadecimal<const N: usize>(text: &str, divider: char) -> Option<[u8; N]> {
    let mut digits = text.chars().filter(|it| *it != divider).map(|it| it.to_digit(16));
    let mut bytes = [0; N];
    for byte in &mut bytes {
        // Two digits are less than 256.
        *byte = (digits.next()?? << 4 | digits.next()??) as u8;
    }
    digits.next().is_none().then_some(bytes)
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
    let v4 = || Some(Candidate::V4(read_v4(address)?, port));
    let v6 = || Some(Candidate::V6(read_v6(address)?, port));
    let local = || Some(Candidate::Local(read_local(address)?, port));
    Some((priority, v4().or_else(v6).or_else(local)?))
}

/// Reads `192.168.0.17`. This and [`read_v6`] take what browsers write; the readers of the standard library, which know all
/// forms, are 3 KB.
fn read_v4(text: &str) -> Option<Ipv4Addr> {
    let mut numbers = text.split('.');
    let mut octets = [0; 4];
    for octet in &mut octets {
        *octet = numbers.next()?.parse().ok()?;
    }
    numbers.next().is_none().then(|| Ipv4Addr::from(octets))
}

/// Reads `fd00::4:1a2b`: eight groups, of which those that are 0 may be left out in one place.
fn read_v6(text: &str) -> Option<Ipv6Addr> {
    let (front, back) = text.split_once("::").unwrap_or((text, ""));
    let mut groups = [0; 8];
    let mut places = groups.iter_mut();
    for group in front.split(':').filter(|_| !front.is_empty()) {
        *places.next()? = u16::from_str_radix(group, 16).ok()?;
    }
    for group in back.rsplit(':').filter(|_| !back.is_empty()) {
        *places.next_back()? = u16::from_str_radix(group, 16).ok()?;
    }
    let is_whole = text.contains("::") || places.next().is_none();
    is_whole.then(|| Ipv6Addr::from(groups))
}

/// Reads `b78191c8-948a-4091-901c-80c2e4c6a5db.local`.
fn read_local(name: &str) -> Option<[u8; 16]> {
    let name = name.strip_suffix(".local")?;
    let parts = name.split('-').map(str::len);
    if !parts.eq([8, 4, 4, 4, 12]) {
        return None;
    }
    hexadecimal(name, '-')
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
        Candidate::V4(address, port) => (address.octets().map(|it| it.to_string()).join("."), port),
        // Nothing is left out: the short form takes 2 KB of code.
        Candidate::V6(address, port) => {
            (address.segments().map(|it| format!("{it:x}")).join(":"), port)
        }
        Candidate::Local(name, port) => (local_name(name), port),
    };
    // There are four at most.
    let priority = HOST_PRIORITY | (65_535 - nth as u32) << 8;
    format!("a=candidate:{} 1 udp {priority} {address} {port} typ host\r\n", nth + 1)
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read_as_the_standard_library_reads_them() {
        for text in [
            "0.0.0.0",
            "192.168.0.17",
            "255.255.255.255",
            "1.2.3",
            "1.2.3.4.5",
            "1.2.3.256",
            "1..2.3",
            "",
        ] {
            assert_eq!(read_v4(text), text.parse().ok(), "{text}");
        }
        for text in [
            "::",
            "::1",
            "fe80::",
            "fd00::4:1a2b",
            "2001:db8:0:1:2:3:4:5",
            "2001:DB8::ffff",
            "1:2:3:4:5:6:7",
            "1:2:3:4:5:6:7:8:9",
            "1::2:3:4:5:6:7:8:9",
            "1:::2",
            "1::2::3",
            "12345::",
            "fe80::1%eth0",
            "192.168.0.17",
            "name.local",
            "",
        ] {
            assert_eq!(read_v6(text), text.parse().ok(), "{text}");
        }
    }
}
