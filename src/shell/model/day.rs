//! Days of the calendar, as they are counted in Greenwich: the same for everybody on earth.

use std::fmt;

/// The last day that has a name of ten letters, 31 December 9999.
const LAST: i32 = 2_932_896;

/// A day, as the number of days since 1 January 1970.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Day(i32);

/// A month of a year.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Month {
    pub year: i32,
    /// From 1 to 12.
    pub month: u32,
}

impl Day {
    /// Reads a day such as `2026-11-24`; none if there is no such day since 1970.
    pub fn read(text: &str) -> Option<Day> {
        let [year, month, day] = text.split('-').collect::<Vec<_>>().try_into().ok()?;
        let is_number =
            |it: &str, n: usize| it.len() == n && it.bytes().all(|b| b.is_ascii_digit());
        if !is_number(year, 4) || !is_number(month, 2) || !is_number(day, 2) {
            return None;
        }
        let month = Month { year: year.parse().ok()?, month: month.parse().ok()? };
        let day: u32 = day.parse().ok()?;
        let is_there = 1970 <= month.year
            && (1..=12).contains(&month.month)
            && (1..=month.n_days()).contains(&day);
        is_there.then(|| Day(month.first().0 + day as i32 - 1))
    }

    /// The day of a moment, in milliseconds since 1970; the first or last of all where there is none.
    pub fn of_millis(millis: f64) -> Day {
        Day((millis / 86_400_000.0).floor().clamp(0.0, f64::from(LAST)) as i32)
    }

    /// Its noon, in milliseconds since 1970.
    pub fn noon(self) -> f64 {
        f64::from(self.0) * 86_400_000.0 + 43_200_000.0
    }

    /// Tells whether what was begun on this day is finished in time at a moment, in milliseconds since 1970: within 24
    /// hours of the end of the day.
    pub fn is_in_time(self, millis: f64) -> bool {
        Day::of_millis(millis) <= self.plus(1)
    }

    /// The day that many days later, or earlier.
    pub fn plus(self, n_days: i32) -> Day {
        Day((self.0 + n_days).clamp(0, LAST))
    }

    /// The number of days since 1 January 1970.
    pub fn number(self) -> u32 {
        self.0.unsigned_abs()
    }

    /// The place in the week, counted from Monday, which is 0.
    pub fn weekday(self) -> usize {
        (self.0 + 3).rem_euclid(7).unsigned_abs() as usize
    }

    /// The month that it lies in.
    pub fn month(self) -> Month {
        let (year, month, _) = self.parts();
        Month { year, month }
    }

    /// Its number in its month, from 1.
    pub fn of_month(self) -> u32 {
        self.parts().2
    }

    /// Year, month and day, by the calendar that begins its years in March: leap days come last there.
    fn parts(self) -> (i32, u32, u32) {
        let since = self.0 + 719_468;
        let era = since.div_euclid(146_097);
        let of_era = since.rem_euclid(146_097);
        let year_of_era = (of_era - of_era / 1460 + of_era / 36_524 - of_era / 146_096) / 365;
        let of_year = of_era - (365 * year_of_era + year_of_era / 4 - year_of_era / 100);
        let from_march = (5 * of_year + 2) / 153;
        let day = of_year - (153 * from_march + 2) / 5 + 1;
        let month = if from_march < 10 { from_march + 3 } else { from_march - 9 };
        let year = year_of_era + era * 400 + i32::from(month <= 2);
        (year, month.unsigned_abs(), day.unsigned_abs())
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.parts();
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

impl Month {
    /// Its first day.
    pub fn first(self) -> Day {
        let year = self.year - i32::from(self.month <= 2);
        let era = year.div_euclid(400);
        let year_of_era = year.rem_euclid(400);
        let from_march = (self.month as i32 + 9) % 12;
        let of_year = (153 * from_march + 2) / 5;
        let of_era = year_of_era * 365 + year_of_era / 4 - year_of_era / 100 + of_year;
        Day(era * 146_097 + of_era - 719_468)
    }

    /// The number of its days.
    pub fn n_days(self) -> u32 {
        (self.plus(1).first().0 - self.first().0).unsigned_abs()
    }

    /// The month that many months later, or earlier.
    pub fn plus(self, n_months: i32) -> Month {
        let months = self.year * 12 + self.month as i32 - 1 + n_months;
        Month { year: months.div_euclid(12), month: months.rem_euclid(12).unsigned_abs() + 1 }
    }

    /// Its days, in order.
    pub fn days(self) -> impl Iterator<Item = Day> {
        let first = self.first();
        (0..self.n_days() as i32).map(move |it| Day(first.0 + it))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn day(text: &str) -> Day {
        Day::read(text).expect(text)
    }

    #[test]
    fn every_day_of_four_centuries_reads_back_and_comes_after_the_one_before() {
        let mut next = day("1970-01-01");
        for number in 0..146_097 {
            assert_eq!((next.number(), Day::read(&next.to_string())), (number, Some(next)));
            next = next.plus(1);
        }
        assert_eq!(next.to_string(), "2370-01-01");
    }

    #[test]
    fn weeks_begin_on_monday() {
        assert_eq!(day("1970-01-01").weekday(), 3);
        assert_eq!(day("2026-11-23").weekday(), 0);
        assert_eq!(day("2026-11-29").weekday(), 6);
    }

    #[test]
    fn months_have_their_days() {
        let month = |text: &str| day(text).month();
        assert_eq!(month("2024-02-10").n_days(), 29);
        assert_eq!(month("2026-02-10").n_days(), 28);
        assert_eq!(month("2026-12-10").n_days(), 31);
        assert_eq!(month("2026-12-10").plus(1), Month { year: 2027, month: 1 });
        assert_eq!(month("2026-01-10").plus(-13), Month { year: 2024, month: 12 });
        let days = month("2026-11-24").days().map(Day::of_month).collect::<Vec<_>>();
        assert_eq!(days, (1..=30).collect::<Vec<_>>());
    }

    #[test]
    fn a_moment_lies_in_its_day() {
        let today = day("2026-11-24");
        assert_eq!(Day::of_millis(today.noon()), today);
        assert_eq!(Day::of_millis(today.noon() + 43_199_999.0), today);
        assert_eq!(Day::of_millis(today.noon() + 43_200_000.0), today.plus(1));
        assert_eq!(Day::of_millis(f64::NAN), day("1970-01-01"));
    }

    #[test]
    fn nonsense_is_no_day() {
        for text in
            ["", "2026-11-31", "2026-02-29", "1969-12-31", "2026-1-01", "2026-11-24-", "+026-11-24"]
        {
            assert_eq!(Day::read(text), None, "{text}");
        }
    }
}
