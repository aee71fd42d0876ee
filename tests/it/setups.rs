//! The tables that the laws play at, in notation, for each game.

pub const DUNGEON_RAIDERS: &[&str] = &[
    "players=4 quick=no heroes=dealt wounds=2 memory=yes boss=no spikes=2011 tie=wounds death=early light=shuffled shield=living",
    "players=1 quick=no heroes=dealt wounds=3 memory=yes boss=no spikes=2011 tie=wounds death=early light=shuffled shield=living",
    "players=5 quick=yes heroes=dealt wounds=2 memory=yes boss=no spikes=2011 tie=wounds death=early light=shuffled shield=living",
    "players=2 quick=no heroes=dealt wounds=2 memory=yes boss=no spikes=2011 tie=wounds death=early light=shuffled shield=living",
    "players=3 quick=no heroes=chosen wounds=2 memory=no boss=yes spikes=2011 tie=wounds death=early light=printed shield=living",
    "players=2 quick=yes heroes=chosen wounds=2 memory=no boss=yes spikes=2013 tie=shared death=late light=shuffled shield=living",
    "players=5 quick=no heroes=dealt wounds=2 memory=no boss=yes spikes=2013 tie=wounds death=early light=shuffled shield=letter",
    "players=4 quick=yes heroes=dealt wounds=2 memory=no boss=yes spikes=2011 tie=shared death=late light=printed shield=start",
    "players=1 quick=yes heroes=chosen wounds=5 memory=no boss=yes spikes=2013 tie=shared death=late light=printed shield=start chests=one",
    "players=3 quick=no heroes=dealt wounds=2 memory=yes boss=no spikes=2013 tie=shared death=late light=printed shield=start",
];

pub const DUNGEON_ROLL: &[&str] = &[
    "players=1 deal=random first=random bait=all scrolls=monster dice=7 bag=single heroes=base",
    "players=2 deal=random first=random bait=all scrolls=monster dice=7 bag=single heroes=base",
    "players=1 deal=choose first=random bait=all scrolls=any dice=7 bag=double heroes=base",
    "players=3 deal=mirror first=3 bait=monsters scrolls=monster dice=7 bag=single heroes=base",
    "players=1 deal=none first=1 bait=monsters scrolls=any dice=9 bag=single heroes=base",
    "players=4 deal=choose first=2 bait=all scrolls=any dice=9 bag=double heroes=base",
    "players=1 deal=random first=random bait=all scrolls=monster dice=9 bag=single heroes=base",
    "players=2 deal=random first=random bait=all scrolls=monster dice=7 bag=single heroes=all",
    "players=4 deal=choose first=1 bait=all scrolls=any dice=9 bag=double heroes=all",
    "players=3 deal=mirror first=2 bait=monsters scrolls=monster dice=7 bag=single heroes=all",
];

pub const PAPER_DUNGEONS: &[&str] = &[
    "players=1 dungeon=random missions=3 vanishing=yes",
    "players=2 dungeon=random missions=3 vanishing=no",
    "players=1 dungeon=random missions=none vanishing=no",
    "players=3 dungeon=random missions=3 vanishing=yes",
    "players=1 dungeon=L missions=3 vanishing=no",
    "players=2 dungeon=A missions=none vanishing=yes",
    "players=8 dungeon=random missions=3 vanishing=yes",
    "players=1 dungeon=random missions=3 vanishing=yes potions=ask",
    "players=3 dungeon=random missions=3 vanishing=no potions=ask",
];
