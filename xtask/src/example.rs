//! The page with the example on its shelf, and with the games that were made of it: that of the site, and beside it what
//! their crates have for it. The finished site has nothing of this.

use std::fs;
use std::path::{Path, PathBuf};

use crate::failure::{Failure, Outcome};
use crate::tree;

/// The feature of the page that puts them on the shelf.
pub const FEATURE: &str = "example";

/// The folder of a game's crate that has what lies in the folder of the same name for the games of the site: its cover, its
/// lesson and its rulebook.
const PUBLIC: &str = "public";

/// The text that the page of the site has once, before which the rest of it goes.
const END_OF_BODY: &str = "  </body>";

/// Writes the page beside that of the site, where its links lead to the same files, and returns where it is.
///
/// # Errors
/// If a file cannot be read or written.
pub fn page() -> Outcome<PathBuf> {
    let site = tree::root().join("index.html");
    let page = tree::root().join("example.html");
    let text = fs::read_to_string(&site).map_err(Failure::at(&site))?;
    let text = with_links(&text, &files()?)
        .ok_or_else(|| Failure::new(format!("{} has no end.", site.display())))?;
    fs::write(&page, text).map_err(Failure::at(&page))?;
    Ok(page)
}

/// The files for the page in the crates of games, by their paths within the project.
fn files() -> Outcome<Vec<String>> {
    let mut files = Vec::new();
    for game in entries(&tree::games())? {
        let public = game.join(PUBLIC);
        for folder in if public.is_dir() { entries(&public)? } else { Vec::new() } {
            files.extend(entries(&folder)?.iter().filter_map(|it| within(it)));
        }
    }
    Ok(files)
}

fn within(path: &Path) -> Option<String> {
    let path = path.strip_prefix(tree::root()).ok()?.to_str()?;
    Some(path.replace(std::path::MAIN_SEPARATOR, "/"))
}

fn entries(folder: &Path) -> Outcome<Vec<PathBuf>> {
    let read = fs::read_dir(folder).map_err(Failure::at(folder))?;
    let mut entries: Vec<PathBuf> = read.flatten().map(|it| it.path()).collect();
    entries.sort();
    Ok(entries)
}

/// The page of the site with the sheet of the plain board, and with a link for each file: it goes where those of the site
/// have theirs.
fn with_links(page: &str, files: &[String]) -> Option<String> {
    let (before, after) = page.split_once(END_OF_BODY)?;
    let sheet = "    <link data-trunk rel=\"css\" href=\"style/boards/plain.css\">\n".to_owned();
    let link = |file: &String| {
        let (path, _) = file.rsplit_once('/')?;
        let (_, folder) = path.rsplit_once('/')?;
        Some(format!(
            "    <link data-trunk rel=\"copy-file\" href=\"{file}\" data-target-path=\"{PUBLIC}/{folder}\">\n"
        ))
    };
    let links: String = [sheet].into_iter().chain(files.iter().filter_map(link)).collect();
    Some(format!("{before}{links}{END_OF_BODY}{after}"))
}

#[cfg(test)]
mod tests {
    use super::with_links;

    #[test]
    fn the_page_links_what_a_game_has_for_it() {
        let files = ["crates/games/hoard/public/covers/hoard.svg".to_owned()];
        let page = with_links("<body>\n  </body>\n", &files).expect("a page");
        let lines: Vec<&str> = page.lines().map(str::trim).collect();
        assert_eq!(
            lines,
            [
                "<body>",
                "<link data-trunk rel=\"css\" href=\"style/boards/plain.css\">",
                "<link data-trunk rel=\"copy-file\" href=\"crates/games/hoard/public/covers/hoard.svg\" \
                 data-target-path=\"public/covers\">",
                "</body>",
            ]
        );
        assert_eq!(with_links("<body>", &files), None);
    }
}
