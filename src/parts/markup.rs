//! Elements of fixed markup. One is made of each, and all others are copies of it.

use std::borrow::Cow;
use std::cell::RefCell;

use leptos::tachys::html::attribute::Attribute;
use leptos::tachys::html::attribute::any_attribute::AnyAttribute;
use leptos::tachys::hydration::Cursor;
use leptos::tachys::renderer::types::{Element, Node};
use leptos::tachys::renderer::{CastFrom, Rndr};
use leptos::tachys::view::add_attr::AddAnyAttr;
use leptos::tachys::view::{Mountable, Position, PositionState, Render, RenderHtml};

thread_local! {
    /// The elements that are copied, each with its markup: some hundred symbols.
    static ORIGINALS: RefCell<Vec<(*const u8, Element)>> = const { RefCell::new(Vec::new()) };
}

/// A view of one element that is known as markup, which is trusted: attributes, children and all. It stays as it is where
/// it is drawn anew with the same markup. An element of a `view!` has all of its attributes taken away and given back then, since
/// Leptos forgets types, and is styled anew.
pub struct Markup(Cow<'static, str>);

impl Markup {
    /// The element of this markup. What is `'static` is read once, and copied wherever else it is drawn.
    pub fn new(markup: impl Into<Cow<'static, str>>) -> Markup {
        Markup(markup.into())
    }

    /// Makes the element.
    fn element(&self) -> Element {
        let Cow::Borrowed(markup) = self.0 else { return read(&self.0) };
        let copy = ORIGINALS.with_borrow_mut(|originals| {
            let known = originals.iter().position(|it| it.0 == markup.as_ptr());
            let nth = known.unwrap_or_else(|| {
                originals.push((markup.as_ptr(), read(markup)));
                originals.len() - 1
            });
            originals[nth].1.clone_node_with_deep(true)
        });
        copy.ok().and_then(Element::cast_from).unwrap_or_else(|| read(markup))
    }
}

/// Makes an element of markup.
fn read(markup: &str) -> Element {
    let holder = Rndr::create_element("div", None);
    holder.set_inner_html(markup);
    holder.first_element_child().unwrap_or(holder)
}

/// An element on the page, with its markup.
pub struct MarkupState {
    markup: Cow<'static, str>,
    element: Element,
}

impl Mountable for MarkupState {
    fn unmount(&mut self) {
        self.element.unmount();
    }

    fn mount(&mut self, parent: &Element, marker: Option<&Node>) {
        self.element.mount(parent, marker);
    }

    fn insert_before_this(&self, child: &mut dyn Mountable) -> bool {
        self.element.insert_before_this(child)
    }

    fn elements(&self) -> Vec<Element> {
        vec![self.element.clone()]
    }
}

impl Render for Markup {
    type State = MarkupState;

    fn build(self) -> MarkupState {
        let element = self.element();
        MarkupState { markup: self.0, element }
    }

    fn rebuild(self, state: &mut MarkupState) {
        if self.0 != state.markup {
            let mut new = self.build();
            state.insert_before_this(&mut new);
            state.unmount();
            *state = new;
        }
    }
}

/// Attributes are those of the markup, and no others.
impl AddAnyAttr for Markup {
    type Output<A: Attribute> = Markup;

    fn add_any_attr<A: Attribute>(self, _attribute: A) -> Markup {
        self
    }
}

impl RenderHtml for Markup {
    type AsyncOutput = Markup;
    type Owned = Markup;

    const MIN_LENGTH: usize = 0;

    fn dry_resolve(&mut self) {}

    async fn resolve(self) -> Markup {
        self
    }

    fn to_html_with_buf(
        self,
        buffer: &mut String,
        position: &mut Position,
        _escape: bool,
        _mark_branches: bool,
        _extra_attributes: Vec<AnyAttribute>,
    ) {
        buffer.push_str(&self.0);
        *position = Position::NextChild;
    }

    /// The page is drawn in the browser alone: there is nothing that could be taken over.
    fn hydrate<const FROM_SERVER: bool>(
        self,
        _cursor: &Cursor,
        _position: &PositionState,
    ) -> MarkupState {
        self.build()
    }

    fn into_owned(self) -> Markup {
        self
    }
}
