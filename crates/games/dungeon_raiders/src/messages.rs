//! The sentences and names of Dungeon Raiders, which lie in `words/en.ftl` and `words/ru.ftl`.

kernel::files_of_words!("words");
