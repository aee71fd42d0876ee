//! A code as a square of dark and light modules, which cameras read (QR code).

use std::fmt;

use qrcodegen::{Mask, QrCode, QrCodeEcc, QrSegment, Version};

/// A square that is no larger than this one stands up to more damage: 65 modules a side, which a phone still tells
/// apart on the screen of another one.
const VERSION_FIRM: u8 = 12;

/// A square of modules. Around it a margin of four light modules is needed.
#[derive(Clone, PartialEq, Eq)]
pub struct Qr(QrCode);

impl fmt::Debug for Qr {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Qr").field("size", &self.size()).finish_non_exhaustive()
    }
}

/// Draws a code behind the beginning of a link, such as `https://example.org/#i=`, which is taken as it is; the code
/// may also stand alone. None if the code has other characters than codes have, or all is too long for any square.
pub fn qr(link_prefix: &str, code: &str) -> Option<Qr> {
    if !QrSegment::is_alphanumeric(code) {
        return None;
    }
    let mut segments = Vec::new();
    if !link_prefix.is_empty() {
        segments.push(QrSegment::make_bytes(link_prefix.as_bytes()));
    }
    segments.push(QrSegment::make_alphanumeric(code));
    let draw = |damage, most| {
        let any_mask: Option<Mask> = None;
        let made =
            QrCode::encode_segments_advanced(&segments, damage, Version::MIN, most, any_mask, true);
        made.ok().map(Qr)
    };
    draw(QrCodeEcc::Medium, Version::new(VERSION_FIRM))
        .or_else(|| draw(QrCodeEcc::Low, Version::MAX))
}

impl Qr {
    /// The modules of a side, from 21 to 177.
    pub fn size(&self) -> u32 {
        // It is positive.
        self.0.size().unsigned_abs()
    }

    /// Tells whether the module in this column and row, both from 0, is dark; those outside are light.
    pub fn is_dark(&self, x: u32, y: u32) -> bool {
        let place = |it| i32::try_from(it).unwrap_or(-1);
        self.0.get_module(place(x), place(y))
    }

    /// The dark modules as the path of a drawing (SVG), each of side 1, from 0 to [`Qr::size`] both ways. Modules
    /// beside each other are one rectangle.
    pub fn path(&self) -> String {
        let mut path = String::new();
        for y in 0..self.size() {
            let mut x = 0;
            while x < self.size() {
                let length = (x..self.size()).take_while(|it| self.is_dark(*it, y)).count();
                if 0 < length {
                    path += &format!("M{x} {y}h{length}v1h-{length}z");
                }
                // The module behind a run is light.
                x += u32::try_from(length).unwrap_or_default() + 1;
            }
        }
        path
    }
}
