//! The sources of the page and of the rules, read by a parser, once for all laws.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use proc_macro2::{Delimiter, Group, Spacing, TokenStream, TokenTree};
use quote::ToTokens;
use syn::{Attribute, Item, ItemUse, Lit, UseTree, Visibility};

/// One source file, without its tests.
pub struct Source {
    /// The path under the `src` of its crate, without `.rs`, below the module that its crate is.
    pub module: String,
    /// The path from the top of the tree.
    pub file: String,
    pub n_lines: usize,
    /// The file's own module, then those that stand within it.
    pub modules: Vec<Module>,
}

/// The content of one module. `::` is written as `/` in paths, which are not resolved: `crate/seat`, `std/fmt`.
#[derive(Default)]
pub struct Module {
    pub module: String,
    /// The names brought in by a `use`.
    pub uses: Vec<Named>,
    /// The names handed on by a `pub use`.
    pub doors: Vec<Named>,
    /// The paths named in place, in macros too. A path that follows `$` is named by the user of the macro.
    pub in_place: Vec<String>,
    /// All names in the code, keywords among them.
    pub names: Vec<String>,
    /// The texts between quotation marks, each with its line.
    pub texts: Vec<(usize, String)>,
}

/// A path of a `use`, and the name that it gets here.
pub struct Named {
    pub name: String,
    pub path: String,
}

impl Source {
    /// Reads the text of a file.
    pub fn read(module: &str, file: &str, text: &str) -> Source {
        let code = syn::parse_file(text).unwrap_or_else(|it| panic!("{file}: {it}"));
        let mut modules = Vec::new();
        read_module(module.to_owned(), code.items, &mut modules);
        let n_lines = text.lines().count();
        Source { module: module.to_owned(), file: file.to_owned(), n_lines, modules }
    }

    /// Every path that the code names, with the name of the module in which it stands.
    pub fn paths(&self) -> impl Iterator<Item = (&str, &str)> {
        self.modules.iter().flat_map(|it| it.paths().map(|path| (it.module.as_str(), path)))
    }

    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.modules.iter().flat_map(|it| &it.names).map(String::as_str)
    }

    pub fn texts(&self) -> impl Iterator<Item = &(usize, String)> {
        self.modules.iter().flat_map(|it| &it.texts)
    }
}

impl Module {
    fn paths(&self) -> impl Iterator<Item = &str> {
        let named = self.uses.iter().chain(&self.doors).map(|it| &it.path);
        named.chain(&self.in_place).map(String::as_str)
    }

    fn read_tokens(&mut self, tokens: TokenStream) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        let mut idx = 0;
        while let Some(token) = tokens.get(idx) {
            idx += match token {
                TokenTree::Ident(it) if it == "use" => self.read_use(&tokens[idx..]),
                TokenTree::Ident(_) => self.read_path(&tokens, idx),
                TokenTree::Group(it) if is_comment(it) => 1,
                TokenTree::Group(it) => {
                    self.read_tokens(it.stream());
                    1
                }
                TokenTree::Literal(it) => {
                    if let Lit::Str(text) = Lit::new(it.clone()) {
                        self.texts.push((it.span().start().line, text.value()));
                    }
                    1
                }
                TokenTree::Punct(_) => 1,
            };
        }
    }

    /// Reads a `use` within a function, and returns how many tokens it has; one if it is something else.
    fn read_use(&mut self, tokens: &[TokenTree]) -> usize {
        let is_end = |it: &TokenTree| matches!(it, TokenTree::Punct(it) if it.as_char() == ';');
        let length = tokens.iter().position(is_end).map_or(tokens.len(), |it| it + 1);
        match syn::parse2::<ItemUse>(tokens[..length].iter().cloned().collect()) {
            Ok(it) => {
                open(String::new(), &it.tree, &mut self.uses);
                length
            }
            Err(_) => 1,
        }
    }

    /// Reads the path that begins at a name, and returns how many tokens it has.
    fn read_path(&mut self, tokens: &[TokenTree], start: usize) -> usize {
        let is = |idx: usize, sign: char| matches!(tokens.get(idx), Some(TokenTree::Punct(it)) if it.as_char() == sign);
        let is_joint = |idx: usize| matches!(tokens.get(idx), Some(TokenTree::Punct(it)) if it.spacing() == Spacing::Joint);
        let mut path = tokens[start].to_string();
        let mut end = start + 1;
        while is(end, ':') && is_joint(end) && is(end + 1, ':') {
            let Some(TokenTree::Ident(step)) = tokens.get(end + 2) else { break };
            path += &format!("/{step}");
            end += 3;
        }
        let before = |n: usize, sign: char| n <= start && is(start - n, sign);
        // `<T as A>::B::new` goes on with what belongs to `A`.
        let is_rest = before(1, ':') && before(2, ':') && before(3, '>');
        if path.contains('/') && !is_rest && !before(1, '$') {
            self.in_place.push(path);
        }
        end - start
    }
}

/// Reads the items of a module and of those within it.
fn read_module(module: String, items: Vec<Item>, into: &mut Vec<Module>) {
    let nth = into.len();
    into.push(Module { module: module.clone(), ..Module::default() });
    for item in items {
        match item {
            Item::Mod(it) if it.attrs.iter().any(is_for_tests) => {}
            Item::Mod(it) => {
                into[nth].names.push(it.ident.to_string());
                let inner = it.content.map(|it| it.1);
                inner.into_iter().for_each(|items| {
                    read_module(format!("{module}/{}", it.ident), items, into);
                });
            }
            Item::Use(it) => {
                into[nth].names.extend(names(it.to_token_stream()));
                let is_door = !matches!(it.vis, Visibility::Inherited);
                let named = if is_door { &mut into[nth].doors } else { &mut into[nth].uses };
                open(String::new(), &it.tree, named);
            }
            it => {
                into[nth].names.extend(names(it.to_token_stream()));
                into[nth].read_tokens(it.to_token_stream());
            }
        }
    }
}

fn is_for_tests(attribute: &Attribute) -> bool {
    attribute.to_token_stream().to_string().replace(' ', "") == "#[cfg(test)]"
}

/// Opens the braces of a `use`: `use crate::{a, b::c};` names `crate/a` and `crate/b/c`.
fn open(before: String, tree: &UseTree, into: &mut Vec<Named>) {
    let mut push = |path: String, name: String| into.push(Named { name, path });
    match tree {
        UseTree::Path(it) => open(format!("{before}{}/", it.ident), &it.tree, into),
        UseTree::Group(it) => it.items.iter().for_each(|it| open(before.clone(), it, into)),
        UseTree::Glob(_) => push(format!("{before}*"), "*".to_owned()),
        UseTree::Rename(it) if it.ident == "self" => {
            push(before.trim_end_matches('/').to_owned(), it.rename.to_string());
        }
        UseTree::Rename(it) => push(format!("{before}{}", it.ident), it.rename.to_string()),
        UseTree::Name(it) if it.ident == "self" => {
            let path = before.trim_end_matches('/');
            push(path.to_owned(), path.rsplit('/').next().unwrap_or_default().to_owned());
        }
        UseTree::Name(it) => push(format!("{before}{}", it.ident), it.ident.to_string()),
    }
}

/// The names in some code, without those in comments and in texts.
pub fn names(tokens: TokenStream) -> Vec<String> {
    let names = tokens.into_iter().flat_map(|it| match it {
        TokenTree::Ident(it) => vec![it.to_string().trim_start_matches("r#").to_owned()],
        TokenTree::Group(it) if !is_comment(&it) => names(it.stream()),
        _ => Vec::new(),
    });
    names.collect()
}

/// Tells whether a group is what a comment on an item becomes: `#[doc = "..."]`.
fn is_comment(group: &Group) -> bool {
    group.delimiter() == Delimiter::Bracket
        && matches!(group.stream().into_iter().next(), Some(TokenTree::Ident(it)) if it == "doc")
}

/// The top of the tree.
pub fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// All sources of the page and of the rules, as if they were one crate.
pub fn sources() -> &'static [Source] {
    static ALL: OnceLock<Vec<Source>> = OnceLock::new();
    ALL.get_or_init(|| crates().iter().flat_map(|it| read_crate(&it.0, &it.1)).collect())
}

/// The folders with the sources of these crates, and where each stands among all modules.
fn crates() -> Vec<(String, String)> {
    let folders = fs::read_dir(root().join("crates/games")).expect("the games");
    let folders = folders.map(|it| it.expect("an entry").path());
    let games = folders.filter(|it| it.join("Cargo.toml").is_file());
    let games = games.map(|it| it.file_name().expect("a name").to_string_lossy().into_owned());
    let games = games.map(|it| (format!("crates/games/{it}/src"), format!("games/{it}")));
    let others = [("src", ""), ("crates/kernel/src", "kernel"), ("crates/games/src", "games")];
    others.map(|it| (it.0.to_owned(), it.1.to_owned())).into_iter().chain(games).collect()
}

fn read_crate(folder: &str, top: &str) -> Vec<Source> {
    let source = |path: PathBuf| {
        let file = within_tree(&path);
        let module = file.strip_prefix(folder).expect("a file of the folder");
        let module = module.trim_start_matches('/').trim_end_matches(".rs");
        let module = module.strip_suffix("/mod").unwrap_or(module);
        let module = match (top, module) {
            ("", module) => module.to_owned(),
            (top, "lib") => top.to_owned(),
            (top, module) => format!("{top}/{module}"),
        };
        Source::read(&module, &file, &fs::read_to_string(&path).expect("a source file"))
    };
    files(folder, "rs").into_iter().map(source).collect()
}

/// The path of a file from the top of the tree.
pub fn within_tree(path: &Path) -> String {
    path.strip_prefix(root()).unwrap_or(path).to_string_lossy().replace('\\', "/")
}

/// All files below a folder of the tree whose names end like this.
pub fn files(folder: &str, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    collect(&root().join(folder), ending, &mut found);
    found
}

fn collect(folder: &Path, ending: &str, found: &mut Vec<PathBuf>) {
    let entries = fs::read_dir(folder).expect("a folder of sources");
    for entry in entries {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            collect(&path, ending, found);
        } else if path.extension().is_some_and(|it| it == ending) {
            found.push(path);
        }
    }
}

#[test]
fn paths_are_found_wherever_they_stand() {
    let code = "use crate::{a::B, c::{D as E, f::*}};\npub use g::{self, H as I};\n
        /// k::L is a comment.
        fn it(x: ::m::N) -> <x::T as y::U>::V {
            use o::p;
            let x = std::mem::take::<q::R>(&mut y); // k::L
            view! { <p class=s::T>{move || web_sys::window()} \"k::L\" </p> }
        }
        macro_rules! it { ($x:expr) => { $crate::k::L(w::X) } }
        #[cfg(test)]\nmod tests { use k::L; }\nmod inner { use super::z; }";
    let source = Source::read("a/b", "", code);
    let paths: Vec<&str> = source.paths().filter(|it| it.0 == "a/b").map(|it| it.1).collect();
    let uses = ["crate/a/B", "crate/c/D", "crate/c/f/*", "o/p"];
    let in_place = ["m/N", "x/T", "y/U", "std/mem/take", "q/R", "s/T", "web_sys/window", "w/X"];
    assert_eq!(paths, [&uses[..], &["g", "g/H"], &in_place].concat());
    let doors = source.modules[0].doors.iter().map(|it| it.name.as_str()).collect::<Vec<_>>();
    assert_eq!(doors, ["g", "I"]);
    assert_eq!(source.paths().last(), Some(("a/b/inner", "super/z")));
    assert!(!source.names().any(|it| it == "tests"));
}
