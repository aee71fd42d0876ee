//! Macros that read the words beside the code while the program is built, so that it holds numbers instead of names, and a
//! message that is not there, or an argument that it does not have, is an error at its place. `kernel::message`, `kernel::text`
//! and `kernel::files_of_words` are made of them.
//!
//! Words lie in a folder `words`, a file for each language, beside the code or above it: `crates/games/hoard/words`
//! for `crates/games/hoard/src/refusals.rs`. What the board of a game says, `src/boards/hoard/…`, are the words of this game.

mod folders;

use fluent_packer::{Book, files_of};
use languages::Lang;
use proc_macro::{Delimiter, Group, Ident, Literal, Span, TokenStream, TokenTree};

use self::folders::words_above;

/// The number of a message that is given nothing, or of a term: `fixed!($crate "over")` is `$crate::Id::new(7)`.
#[proc_macro]
pub fn fixed(input: TokenStream) -> TokenStream {
    let tokens: Vec<TokenTree> = input.into_iter().collect();
    told(call(&tokens, &[]).map(|(id, _)| id))
}

/// The number of a message, and what it is given in the order of its variables:
/// `given!($crate "left" n (5) name (name))` is `($crate::Id::new(7), &[$crate::Arg::from(5), $crate::Arg::from(name)])`.
#[proc_macro]
pub fn given(input: TokenStream) -> TokenStream {
    let tokens: Vec<TokenTree> = input.into_iter().collect();
    let (head, arguments) = tokens.split_at(tokens.len().min(2));
    let pairs: Vec<(String, TokenTree)> =
        arguments.chunks_exact(2).map(|pair| (pair[0].to_string(), pair[1].clone())).collect();
    told(call(head, &pairs).map(|(id, values)| {
        let mut pair = id;
        pair.extend(code(", &"));
        pair.extend([group(Delimiter::Bracket, values)]);
        TokenStream::from(group(Delimiter::Parenthesis, pair))
    }))
}

/// A message that is nothing but text, in every language: `everywhere!("title")` is a text for each.
#[proc_macro]
pub fn everywhere(input: TokenStream) -> TokenStream {
    let tokens: Vec<TokenTree> = input.into_iter().collect();
    told(in_all_languages(&tokens))
}

fn in_all_languages(tokens: &[TokenTree]) -> Result<TokenStream, Mistake> {
    let (name, book) = named(tokens)?;
    let Some(book) = book else {
        return Ok(code(&format!("[{}]", "\"\",".repeat(Lang::ALL.len()))));
    };
    let id = unquoted(&name);
    let texts = Lang::ALL.into_iter().map(|it| {
        let text = book.fixed(it.place(), &id);
        text.map(|it| Literal::string(&it).to_string())
    });
    let texts = texts.collect::<Option<Vec<String>>>();
    let texts = texts.ok_or_else(|| (format!("`{id}` is no fixed text"), name.span()))?;
    Ok(code(&format!("[{}]", texts.join(", "))))
}

/// The rows of a sort of names: `rows!($crate "adventures")` is `[("TA01", $crate::Id::new(7)), …]`.
#[proc_macro]
pub fn rows(input: TokenStream) -> TokenStream {
    let tokens: Vec<TokenTree> = input.into_iter().collect();
    told(rows_of(&tokens))
}

fn rows_of(tokens: &[TokenTree]) -> Result<TokenStream, Mistake> {
    let (kernel, tokens) = tokens.split_at(tokens.len().min(1));
    let (name, book) = named(tokens)?;
    let sort = unquoted(&name);
    let mut list = TokenStream::new();
    for (key, number) in book.map_or_else(|| vec![("", 0)], |it| it.rows(&sort)) {
        let mut row = code(&format!("{key:?}, "));
        row.extend(id_of(&kernel[0], number));
        list.extend([group(Delimiter::Parenthesis, row)]);
        list.extend(code(","));
    }
    if list.is_empty() {
        return Err((format!("there are no names of `{sort}`"), name.span()));
    }
    Ok(TokenStream::from(group(Delimiter::Bracket, list)))
}

/// The literal that stands alone, and the words of the folder beside the code where it stands.
fn named(tokens: &[TokenTree]) -> Result<(TokenTree, Option<&'static Book>), Mistake> {
    let [name] = tokens else {
        return Err(("one name is wanted".to_owned(), Span::call_site()));
    };
    let name = bare(name);
    let book = book(name.span())?;
    Ok((name, book))
}

/// The words of the folder beside the code at a place; none if something is wrong with them. That is told once, where the
/// [files](words_of) are named, and not at each message: there stands something that compiles.
fn book(place: Span) -> Result<Option<&'static Book>, Mistake> {
    let (_, book) = words_above(place).map_err(|why| (why, place))?;
    Ok(book.ok())
}

/// The packed words of the folder beside the code where the literal stands: `packed!("words")` is a text for each language.
#[proc_macro]
pub fn packed(input: TokenStream) -> TokenStream {
    told(words_of(input, true))
}

/// No words, where they are fetched, of the folder beside the code where the literal stands: `fetched!("words")` is an empty
/// text for each language.
#[proc_macro]
pub fn fetched(input: TokenStream) -> TokenStream {
    told(words_of(input, false))
}

/// A text for each language, the packed words or none; the compiler is told that it depends on the files.
fn words_of(input: TokenStream, is_packed: bool) -> Result<TokenStream, Mistake> {
    let tokens: Vec<TokenTree> = input.into_iter().collect();
    let [folder] = tokens.as_slice() else {
        return Err(("a folder is wanted".to_owned(), Span::call_site()));
    };
    let folder = bare(folder);
    let at = |why: String| (why, folder.span());
    let (path, book) = words_above(folder.span()).map_err(at)?;
    let book = book.map_err(at)?;
    let mut texts = String::new();
    for lang in Lang::ALL {
        let mut depends = String::new();
        for file in files_of(&path, lang) {
            let file = std::path::absolute(file).map_err(|it| at(it.to_string()))?;
            let file = Literal::string(&file.display().to_string());
            depends += &format!("const _: &str = include_str!({file});");
        }
        let words = Literal::string(if is_packed { book.packed(lang.place()) } else { "" });
        texts += &format!("{{ {depends} {words} }},");
    }
    Ok(code(&format!("[{texts}]")))
}

/// A mistake, and where it is.
type Mistake = (String, Span);

/// `$crate::Id::new(7)` of `$crate "over"`, and the values that it is given, in the order of its variables.
fn call(
    head: &[TokenTree],
    given: &[(String, TokenTree)],
) -> Result<(TokenStream, TokenStream), Mistake> {
    let [kernel, name] = head else {
        return Err(("the name of a message is wanted".to_owned(), Span::call_site()));
    };
    let name = &bare(name);
    let at = |why: String| (why, name.span());
    let id = unquoted(name);
    let Some(book) = book(name.span())? else {
        return Ok((id_of(kernel, 0), given_to(kernel, given.iter().map(|it| &it.1))));
    };
    let number = book.number(&id).ok_or_else(|| at(format!("`{id}` is no message")))?;
    let variables = book.variables(&id).unwrap_or_default();
    mistake(variables, given).map_or(Ok(()), |it| Err(at(format!("`{id}` {it}"))))?;
    let mut values = Vec::new();
    for variable in variables {
        values.extend(given.iter().filter(|it| it.0 == *variable).map(|it| &it.1));
    }
    Ok((id_of(kernel, number), given_to(kernel, values.into_iter())))
}

/// `$crate::Arg::from(5), $crate::Arg::from(name),`.
fn given_to<'a>(kernel: &TokenTree, values: impl Iterator<Item = &'a TokenTree>) -> TokenStream {
    let mut all = TokenStream::new();
    for value in values {
        all.extend([kernel.clone()]);
        all.extend(code("::Arg::from"));
        all.extend([value.clone()]);
        all.extend(code(","));
    }
    all
}

/// `$crate::Id::new(7)`.
fn id_of(kernel: &TokenTree, number: u16) -> TokenStream {
    let mut id = TokenStream::from(kernel.clone());
    id.extend(code("::Id::new"));
    let literal = TokenTree::from(Literal::u16_unsuffixed(number));
    id.extend([group(Delimiter::Parenthesis, literal.into())]);
    id
}

/// The first difference between the variables of a message and what it is given.
fn mistake(variables: &[String], given: &[(String, TokenTree)]) -> Option<String> {
    let lacking = variables.iter().find(|it| given.iter().all(|given| given.0 != **it));
    let more = || given.iter().find(|it| !variables.contains(&it.0));
    match lacking {
        Some(it) => Some(format!("is not given ${it}")),
        None => more().map(|it| format!("does not use ${}", it.0)),
    }
}

/// The tokens that were made, or an error at its place.
fn told(made: Result<TokenStream, Mistake>) -> TokenStream {
    made.unwrap_or_else(|(why, at)| {
        let message = TokenTree::from(Literal::string(&why));
        let tokens = [
            TokenTree::from(Ident::new("compile_error", at)),
            TokenTree::from(proc_macro::Punct::new('!', proc_macro::Spacing::Alone)),
            group(Delimiter::Parenthesis, message.into()),
        ];
        tokens
            .into_iter()
            .map(|mut it| {
                it.set_span(at);
                it
            })
            .collect()
    })
}

fn group(delimiter: Delimiter, stream: TokenStream) -> TokenTree {
    TokenTree::from(Group::new(delimiter, stream))
}

/// Tokens as they are written here.
fn code(text: &str) -> TokenStream {
    text.parse().unwrap_or_default()
}

/// The token itself, where another macro has put it into a group.
fn bare(token: &TokenTree) -> TokenTree {
    match token {
        TokenTree::Group(it) if it.delimiter() == Delimiter::None => {
            it.stream().into_iter().next().map_or_else(|| token.clone(), |it| bare(&it))
        }
        it => it.clone(),
    }
}

/// The text of a literal.
fn unquoted(token: &TokenTree) -> String {
    token.to_string().trim_matches('"').to_owned()
}
