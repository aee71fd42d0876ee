//! The version of the site: a folder that holds all files of it but the page itself, so that those of
//! two versions can never be mixed. Only a finished site has one.

thread_local! {
    static NAME: Option<String> = super::root().and_then(|it| it.get_attribute("data-version"));
}

/// The name of this version; none where the site is not finished.
pub fn name() -> Option<String> {
    NAME.with(Clone::clone)
}

/// Tells whether the page is of a finished site.
pub fn is_finished() -> bool {
    NAME.with(Option::is_some)
}

/// The address of a file of this version, seen from the page.
pub fn address(file: &str) -> String {
    NAME.with(|it| match it {
        Some(version) => format!("{version}/{file}"),
        None => file.to_owned(),
    })
}

/// Tells whether a page, letter by letter, is that of this version.
pub fn is_of_this(page: &str) -> bool {
    NAME.with(|it| it.as_ref().is_none_or(|name| is_of(page, name)))
}

/// Tells whether a page is that of the version of this name.
fn is_of(page: &str, name: &str) -> bool {
    page.contains(&format!("data-version=\"{name}\""))
}

#[cfg(test)]
mod tests {
    use super::is_of;

    #[test]
    fn a_page_says_which_version_it_is_of() {
        let page = r#"<!DOCTYPE html><html lang="en" data-version="0a1b2c3d4e5f"><head>"#;
        assert!(is_of(page, "0a1b2c3d4e5f"));
        assert!(!is_of(page, "f5e4d3c2b1a0"));
        assert!(!is_of("<h1>404</h1>", "0a1b2c3d4e5f"));
    }
}
