//! The sentences and names of the Hoard, which lie in `words/en.ftl` and `words/ru.ftl`.

kernel::files_of_words!("words");
