//! The sounds themselves: each a few tones and bursts of noise that fade, as a list of samples.

use crate::kernel::Cue;

/// So many samples make a second.
pub const RATE: f32 = 24_000.0;

/// The wave of a tone.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wave {
    /// Round, like a bell.
    Soft,
    /// A triangle; low ones are heard from a phone too.
    Rich,
    /// Noise without what lies above the pitch.
    Noise,
}

use Wave::{Noise, Rich, Soft};

/// A wave; its pitch at first and at last, in hertz; when it begins and how long it lasts, in
/// milliseconds; how loud it begins, in thousandths.
struct Tone(Wave, [u16; 2], [u16; 2], u16);

/// The tones of a sound.
const fn tones(cue: Cue) -> &'static [Tone] {
    match cue {
        Cue::Step => {
            &[Tone(Noise, [2600, 1200], [0, 50], 130), Tone(Soft, [560, 500], [0, 70], 60)]
        }
        Cue::Card => {
            &[Tone(Noise, [900, 4200], [0, 110], 110), Tone(Noise, [2200, 600], [95, 70], 170)]
        }
        Cue::Roll => &[
            Tone(Noise, [4200, 1500], [0, 40], 170),
            Tone(Soft, [1250, 1000], [0, 35], 60),
            Tone(Noise, [3600, 1300], [75, 40], 150),
            Tone(Soft, [1450, 1200], [75, 35], 50),
            Tone(Noise, [4400, 1500], [140, 40], 150),
            Tone(Noise, [3400, 1200], [225, 45], 160),
            Tone(Soft, [1150, 900], [225, 40], 60),
            Tone(Noise, [2800, 900], [340, 60], 130),
            Tone(Soft, [950, 800], [340, 50], 60),
        ],
        Cue::Coin => &[
            Tone(Soft, [1319, 1319], [0, 180], 80),
            Tone(Soft, [1976, 1976], [70, 340], 80),
            Tone(Soft, [3952, 3952], [70, 160], 20),
        ],
        Cue::Blow => {
            &[Tone(Noise, [1800, 300], [0, 90], 260), Tone(Rich, [210, 70], [0, 220], 200)]
        }
        Cue::Good => &[
            Tone(Soft, [523, 523], [0, 220], 80),
            Tone(Soft, [659, 659], [90, 220], 80),
            Tone(Soft, [784, 784], [180, 240], 80),
            Tone(Soft, [1047, 1047], [270, 480], 90),
        ],
        Cue::Grave => &[
            Tone(Rich, [147, 131], [0, 950], 130),
            Tone(Rich, [175, 156], [120, 830], 90),
            Tone(Noise, [500, 200], [0, 600], 120),
        ],
        Cue::End => &[
            Tone(Soft, [392, 392], [0, 700], 70),
            Tone(Soft, [494, 494], [140, 700], 70),
            Tone(Soft, [587, 587], [280, 800], 70),
            Tone(Soft, [784, 784], [420, 1100], 90),
        ],
    }
}

/// The samples of a sound, from -1 to 1.
pub fn samples(cue: Cue) -> Vec<f32> {
    let mut mixed = Vec::new();
    for Tone(wave, pitch, [start, length], loudness) in tones(cue) {
        let (start, n) = (n_samples(*start), n_samples(*length));
        if mixed.len() < start + n {
            mixed.resize(start + n, 0.0);
        }
        let [first, last] = pitch.map(|it| f32::from(it) / RATE);
        let loudness = f32::from(*loudness) / 1000.0;
        let (mut phase, mut smooth, mut seed) = (0.0, 0.0, 1_u32);
        for (idx, mixed) in mixed[start..start + n].iter_mut().enumerate() {
            // How much of the tone is over.
            let done = idx as f32 / n as f32;
            let turns = first + (last - first) * done;
            phase += turns;
            if 1.0 <= phase {
                phase -= 1.0;
            }
            let saw = 2.0 * phase - 1.0;
            let value = match wave {
                // Nearly a sine, made of two parabolas.
                Soft => 4.0 * saw * (1.0 - saw.abs()),
                Rich => 2.0 * saw.abs() - 1.0,
                Noise => {
                    seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                    let white = (seed >> 16) as f32 / 32_768.0 - 1.0;
                    smooth += (white - smooth) * (6.0 * turns).min(1.0);
                    smooth
                }
            };
            // It swells for a moment, for a sound that begins at once clicks, and then it fades.
            let swell = (done * 20.0).min(1.0);
            let fade = (1.0 - done) * (1.0 - done);
            *mixed += value * loudness * swell * fade;
        }
    }
    mixed
}

/// The samples in so many milliseconds.
fn n_samples(millis: u16) -> usize {
    usize::from(millis) * (RATE as usize / 1000)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn loudest(samples: &[f32]) -> f32 {
        samples.iter().fold(0.0, |loudest, it| it.abs().max(loudest))
    }

    #[test]
    fn every_sound_is_short_and_quiet_and_fades_to_silence() {
        for cue in Cue::ALL {
            let samples = samples(cue);
            assert!(samples.len() < 2 * RATE as usize, "{cue:?}");
            assert!((0.03..0.35).contains(&loudest(&samples)), "{cue:?}");
            assert!(loudest(&samples[..1]) < 0.001, "{cue:?}");
            assert!(loudest(&samples[samples.len() - 9..]) < 0.001, "{cue:?}");
        }
    }

    #[test]
    fn no_two_sounds_are_alike() {
        let all = Cue::ALL.map(samples);
        assert!((1..all.len()).all(|nth| !all[..nth].contains(&all[nth])));
    }
}
