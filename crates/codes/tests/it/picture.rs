//! Pictures such as a camera takes of a code on a screen.

use codes::Qr;

use crate::luck::Luck;

/// A picture in shades of grey.
#[derive(Clone)]
pub struct Picture {
    pub width: usize,
    pub height: usize,
    pub luma: Vec<u8>,
}

/// The way a code lies in a picture.
#[derive(Clone, Copy)]
pub struct Pose {
    /// The pixels of a module.
    pub module: f32,
    /// Its turn, in degrees.
    pub degrees: f32,
    /// So much smaller is its far side than its near one, in hundredths.
    pub slant: f32,
}

impl Pose {
    pub const UPRIGHT: Pose = Pose { module: 5.0, degrees: 0.0, slant: 0.0 };
}

/// Dark and light on the screen, and the shade around it.
const DARK: f32 = 40.0;
const LIGHT: f32 = 215.0;
const AROUND: f32 = 130.0;

/// The light modules around a code.
const MARGIN: f32 = 4.0;

/// So many points a side are looked at for each pixel.
const POINTS: usize = 3;

/// A picture of a code in its middle.
pub fn photograph(qr: &Qr, pose: Pose, width: usize, height: usize) -> Picture {
    let (sin, cos) = pose.degrees.to_radians().sin_cos();
    let half = qr.size() as f32 / 2.0;
    let shade = |x: f32, y: f32| {
        let (x, y) = (x - width as f32 / 2.0, y - height as f32 / 2.0);
        let (x, y) = ((x * cos + y * sin) / pose.module, (y * cos - x * sin) / pose.module);
        // Farther up, all is smaller.
        let depth = 1.0 - pose.slant / 100.0 * y / half;
        let (x, y) = (x * depth + half, y * depth + half);
        let outer = -MARGIN..2.0 * half + MARGIN;
        match (x.floor(), y.floor()) {
            _ if !outer.contains(&x) || !outer.contains(&y) => AROUND,
            (x, y) if x < 0.0 || y < 0.0 => LIGHT,
            (x, y) if qr.is_dark(x as u32, y as u32) => DARK,
            _ => LIGHT,
        }
    };
    let step = 1.0 / POINTS as f32;
    let point = |nth: usize, of: usize| of as f32 + (nth as f32 + 0.5) * step;
    let pixel = |nth: usize| {
        let (x, y) = (nth % width, nth / width);
        let points =
            (0..POINTS * POINTS).map(|it| shade(point(it % POINTS, x), point(it / POINTS, y)));
        (points.sum::<f32>() / (POINTS * POINTS) as f32) as u8
    };
    Picture { width, height, luma: (0..width * height).map(pixel).collect() }
}

impl Picture {
    /// Each pixel becomes the mean of those around it.
    pub fn blurred(&self, radius: usize) -> Picture {
        let mean = |nth: usize| {
            let (x, y) = (nth % self.width, nth / self.width);
            let columns = x.saturating_sub(radius)..(x + radius + 1).min(self.width);
            let rows = y.saturating_sub(radius)..(y + radius + 1).min(self.height);
            let n = columns.len() * rows.len();
            let row = |y: usize| columns.clone().map(move |x| y * self.width + x);
            let sum: usize = rows.flat_map(row).map(|it| usize::from(self.luma[it])).sum();
            (sum / n) as u8
        };
        Picture { luma: (0..self.luma.len()).map(mean).collect(), ..*self }
    }

    /// Each pixel is up to so much darker or lighter, and all the darker the farther right.
    pub fn noisy(&self, noise: u8, luck: &mut Luck) -> Picture {
        let mut shade = |(nth, it): (usize, &u8)| {
            let shadow = 50 * (nth % self.width) / self.width;
            let noise = luck.below(2 * usize::from(noise) + 1) as i32 - i32::from(noise);
            (i32::from(*it) + noise - shadow as i32).clamp(0, 255) as u8
        };
        let luma = self.luma.iter().enumerate().map(&mut shade).collect();
        Picture { luma, ..*self }
    }
}
