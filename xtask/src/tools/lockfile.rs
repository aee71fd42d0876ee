//! Reading versions out of `Cargo.lock`.

/// The version that a lock file holds of a package.
pub fn version_of<'a>(lock: &'a str, package: &str) -> Option<&'a str> {
    let name = format!("name = \"{package}\"");
    let entry = lock.split("[[package]]").find(|it| it.lines().any(|line| line == name))?;
    let line = entry.lines().find_map(|line| line.strip_prefix("version = \""))?;
    line.strip_suffix('"')
}

#[cfg(test)]
mod tests {
    use super::version_of;

    const LOCK: &str = "\
version = 4

[[package]]
name = \"wasm-bindgen-futures\"
version = \"0.4.76\"
dependencies = [
 \"wasm-bindgen\",
]

[[package]]
name = \"wasm-bindgen\"
version = \"0.2.126\"
source = \"registry\"
";

    #[test]
    fn the_version_is_that_of_the_package_asked_for() {
        assert_eq!(version_of(LOCK, "wasm-bindgen"), Some("0.2.126"));
        assert_eq!(version_of(LOCK, "wasm-bindgen-futures"), Some("0.4.76"));
    }

    #[test]
    fn an_absent_package_has_no_version() {
        assert_eq!(version_of(LOCK, "wasm"), None);
        assert_eq!(version_of("", "wasm-bindgen"), None);
    }
}
