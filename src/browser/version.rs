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

/// Where a file of this version lies, seen from the page.
pub fn address(file: &str) -> String {
    NAME.with(|it| match it {
        Some(version) => format!("{version}/{file}"),
        None => file.to_owned(),
    })
}
