//! The sentences and names of Dungeon Roll, which lie in `words/en.ftl` and `words/ru.ftl`.

kernel::files_of_words!("words");
