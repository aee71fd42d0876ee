//! The sentences and names of Dungeoneer, which lie in `words/en.ftl` and `words/ru.ftl`.

kernel::files_of_words!("words");
