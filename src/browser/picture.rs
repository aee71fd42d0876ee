//! A picture that is drawn on a canvas of the page, and saved or handed on as a file.

use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Blob, CanvasRenderingContext2d, HtmlCanvasElement, HtmlImageElement};

use super::files;

/// The media type of the file.
const KIND: &str = "image/png";

/// The thickness of letters.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Thickness {
    Normal,
    Bold,
}

/// A letter type, as the style sheets have it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Face {
    Head,
    Body,
}

/// One thing that is drawn, in pixels of the picture; colours as style sheets write them.
#[derive(Clone, PartialEq, Debug)]
pub enum Shape {
    /// A drawing that lies beside the page, by its address.
    Drawing { address: String, x: f64, y: f64, width: f64, height: f64 },
    /// A filled block with round corners.
    Block { x: f64, y: f64, width: f64, height: f64, round: f64, ink: &'static str },
    /// A line of text on a baseline; one that is wider than `width` is set narrower.
    Line {
        text: String,
        x: f64,
        y: f64,
        width: f64,
        size: f64,
        face: Face,
        thickness: Thickness,
        ink: &'static str,
    },
    /// The outline of a symbol on a grid of 32 by 32.
    Symbol { outline: &'static str, x: f64, y: f64, size: f64, ink: &'static str },
}

/// Draws on the canvas that a selector finds, one shape above the other. Nothing if the browser does not allow it, or a
/// drawing does not come.
pub async fn draw(selector: &str, shapes: &[Shape]) -> Option<()> {
    let mut drawings = Vec::new();
    for shape in shapes {
        if let Shape::Drawing { address, .. } = shape {
            let image = HtmlImageElement::new().ok()?;
            image.set_src(address);
            image.decode().await.ok()?;
            drawings.push(image);
        }
    }
    // The page may be another one by now.
    let canvas = canvas(selector)?;
    let context = canvas.get_context("2d").ok()??.dyn_into::<CanvasRenderingContext2d>().ok()?;
    let mut drawings = drawings.into_iter();
    shapes.iter().try_for_each(|it| draw_shape(&context, it, &mut drawings))
}

fn canvas(selector: &str) -> Option<HtmlCanvasElement> {
    let document = super::window()?.document()?;
    document.query_selector(selector).ok()??.dyn_into().ok()
}

fn draw_shape(
    context: &CanvasRenderingContext2d,
    shape: &Shape,
    drawings: &mut impl Iterator<Item = HtmlImageElement>,
) -> Option<()> {
    match shape {
        Shape::Drawing { x, y, width, height, .. } => context
            .draw_image_with_html_image_element_and_dw_and_dh(
                &drawings.next()?,
                *x,
                *y,
                *width,
                *height,
            )
            .ok(),
        Shape::Block { x, y, width, height, round, ink } => {
            context.set_fill_style_str(ink);
            context.begin_path();
            context.round_rect_with_f64(*x, *y, *width, *height, *round).ok()?;
            context.fill();
            Some(())
        }
        Shape::Line { text, x, y, width, size, face, thickness, ink } => {
            context.set_fill_style_str(ink);
            context.set_font(&font(*size, *face, *thickness));
            context.fill_text_with_max_width(text, *x, *y, *width).ok()
        }
        Shape::Symbol { outline, x, y, size, ink } => {
            let path = web_sys::Path2d::new_with_path_string(outline).ok()?;
            context.save();
            context.translate(*x, *y).ok()?;
            context.scale(size / 32.0, size / 32.0).ok()?;
            context.set_fill_style_str(ink);
            context.fill_with_path_2d(&path);
            context.restore();
            Some(())
        }
    }
}

/// The same families as in `style/tokens.css`.
fn font(size: f64, face: Face, thickness: Thickness) -> String {
    let weight = match thickness {
        Thickness::Normal => 400,
        Thickness::Bold => 700,
    };
    let family = match face {
        Face::Head => {
            r#"ui-serif, "Iowan Old Style", "Palatino Linotype", Palatino, "Book Antiqua", Georgia, "Noto Serif", serif"#
        }
        Face::Body => {
            r#"system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", sans-serif"#
        }
    };
    format!("{weight} {size}px {family}")
}

/// Offers the picture as a file of this name, and tells `done` whether the browser was asked.
pub fn save(selector: &str, name: &str, done: impl FnOnce(bool) + 'static) {
    let name = name.to_owned();
    with_blob(selector, move |blob| {
        done(blob.is_some_and(|it| files::offer_blob(&name, &it).is_some()));
    });
}

/// Tells whether the device can hand on a picture.
pub fn can_be_shared() -> bool {
    let Some(navigator) = super::window().map(|it| it.navigator()) else { return false };
    let has = |it: &str| js_sys::Reflect::has(&navigator, &it.into()).unwrap_or_default();
    let parts = js_sys::Array::new();
    let file = web_sys::File::new_with_blob_sequence_and_options(&parts, "a.png", &options());
    has("canShare")
        && has("share")
        && file.is_ok_and(|it| navigator.can_share_with_data(&as_data(&it, "")))
}

/// Hands the picture on with a text. What becomes of it is between the person and the device; `done` is told whether
/// the device was asked.
pub fn share(selector: &str, name: &str, text: String, done: impl FnOnce(bool) + 'static) {
    let name = name.to_owned();
    with_blob(selector, move |blob| {
        done(blob.is_some_and(|it| hand_on(&it, &name, &text).is_some()))
    });
}

fn hand_on(blob: &Blob, name: &str, text: &str) -> Option<()> {
    let parts = js_sys::Array::of1(blob);
    let file = web_sys::File::new_with_blob_sequence_and_options(&parts, name, &options()).ok()?;
    let navigator = super::window()?.navigator();
    // Without anybody to hear it, a refusal would be written down as a mistake of the page.
    let on_refusal = Closure::once(|_: JsValue| ());
    let _ = navigator.share_with_data(&as_data(&file, text)).catch(&on_refusal);
    on_refusal.forget();
    Some(())
}

fn options() -> web_sys::FilePropertyBag {
    let options = web_sys::FilePropertyBag::new();
    options.set_type(KIND);
    options
}

fn as_data(file: &web_sys::File, text: &str) -> web_sys::ShareData {
    let data = web_sys::ShareData::new();
    data.set_files(&js_sys::Array::of1(file));
    if !text.is_empty() {
        data.set_text(text);
    }
    data
}

/// Makes a file of what is drawn, and hands it to `done`; nothing if the browser does not allow it.
fn with_blob(selector: &str, done: impl FnOnce(Option<Blob>) + 'static) {
    let Some(canvas) = canvas(selector) else { return done(None) };
    let done = std::rc::Rc::new(std::cell::RefCell::new(Some(done)));
    let give = move |blob: Option<Blob>| {
        if let Some(done) = done.take() {
            done(blob);
        }
    };
    let refused = give.clone();
    let on_blob = Closure::once_into_js(move |blob: JsValue| give(blob.dyn_into().ok()));
    if canvas.to_blob_with_type(on_blob.unchecked_ref(), KIND).is_err() {
        refused(None);
    }
}
