//! The heroes by name.

use kernel::kinds;

kinds! {
    /// A hero card; one name for both sides.
    pub enum Hero {
        Spellsword = "spellsword",
        Occultist = "occultist",
        Crusader = "crusader",
        Enchantress = "enchantress",
        Minstrel = "minstrel",
        HalfGoblin = "half-goblin",
        Mercenary = "mercenary",
        Knight = "knight",
        Viking = "viking",
        Alchemist = "alchemist",
        Scout = "scout",
        Sorceress = "sorceress",
        Archaeologist = "archaeologist",
        Leprechaun = "leprechaun",
        Dwarf = "dwarf",
        Tracker = "tracker",
        GuildLeader = "guild-leader",
        TimeTraveler = "time-traveler",
        Cassandra = "cassandra",
        Marpesia = "marpesia",
        Toulak = "toulak",
        AmarSuen = "amar-suen",
        Tristan = "tristan",
        Loeg = "loeg",
        Alexandra = "alexandra",
        Szopin = "szopin",
    }
}
