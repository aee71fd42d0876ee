//! The square of a code, found in a picture.

use rqrr::PreparedImage;

/// The longest side of a picture that is looked at, in pixels.
pub const SIDE_MAX: usize = 2048;

/// Finds a QR code in a picture, upright or aslant, and reads its text. The picture has a byte for each pixel, from
/// dark to light, row by row. None if there is no code, none that can be read, or no picture of this size. The next
/// picture of a code that was not found may show it better.
pub fn scan(width: usize, height: usize, luma: &[u8]) -> Option<String> {
    let sides = 1..=SIDE_MAX;
    if !sides.contains(&width) || !sides.contains(&height) || luma.len() != width * height {
        return None;
    }
    find(width, height, luma).or_else(|| {
        // The corners of a code are found to a pixel; of modules that are three or four wide, that is too coarse.
        let (width, height, luma) = doubled(width, height, luma);
        let has_room = width.max(height) <= SIDE_MAX;
        has_room.then(|| find(width, height, &luma)).flatten()
    })
}

fn find(width: usize, height: usize, luma: &[u8]) -> Option<String> {
    let pixel = |x: usize, y: usize| luma.get(y * width + x).copied().unwrap_or_default();
    let mut picture = PreparedImage::prepare_from_greyscale(width, height, pixel);
    picture.detect_grids().into_iter().find_map(|it| it.decode().ok()).map(|it| it.1)
}

/// A picture of twice the width and height. A pixel is a mean of the four around it, the nearest one counting most.
fn doubled(width: usize, height: usize, luma: &[u8]) -> (usize, usize, Vec<u8>) {
    let mut large = Vec::with_capacity(4 * luma.len());
    for (y, far_y) in neighbours(height) {
        for (x, far_x) in neighbours(width) {
            let pixel = |x: usize, y: usize| u32::from(luma[y * width + x]);
            let sum =
                9 * pixel(x, y) + 3 * (pixel(far_x, y) + pixel(x, far_y)) + pixel(far_x, far_y);
            // The mean of bytes is one.
            large.push((sum / 16) as u8);
        }
    }
    (2 * width, 2 * height, large)
}

/// For each pixel of a doubled row or column the nearest one of `n`, and the next nearest.
fn neighbours(n: usize) -> impl Iterator<Item = (usize, usize)> {
    (0..n).flat_map(move |it| [(it, it.saturating_sub(1)), (it, (it + 1).min(n - 1))])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_doubled_picture_goes_evenly_from_pixel_to_pixel() {
        let (width, height, luma) = doubled(3, 1, &[0, 80, 160]);
        assert_eq!((width, height), (6, 2));
        assert_eq!(luma, [0, 20, 60, 100, 140, 160, 0, 20, 60, 100, 140, 160]);
        assert_eq!(doubled(1, 1, &[255]), (2, 2, vec![255; 4]));
    }
}
