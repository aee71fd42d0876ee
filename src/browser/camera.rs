//! The camera of the device, shown on the page, and the codes that it sees.
//!
//! The browser asks the person first, when [`Camera::start`] is called; call it only when they have asked for the
//! camera. No picture leaves the device, and none is kept. A picture is looked at by the browser itself where it reads
//! QR codes, and else by a worker (`public/scanner.js`), which is fetched only then.

use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};

use js_sys::Array;
use leptos::task::spawn_local;
use wasm_bindgen::{JsCast, JsValue};

use super::by_name::{call, get, get_text, list, make, object, promised, set};
use super::timer::Timer;
use super::worker::{PATIENCE_MILLIS, Worker};

/// The script of the worker that looks at pictures.
const SCRIPT: &str = "public/scanner.js";

/// The rest between two pictures, in milliseconds.
const REST_MILLIS: i32 = 200;

/// The longest side of a picture for the worker, in pixels. A code of 53 modules that fills half of it has five pixels
/// for each.
const SIDE_MAX: f64 = 640.0;

/// A worker that breaks so often in a row is given up: the first time it may have met a picture that it cannot bear.
const BREAKS_MAX: u32 = 3;

/// The beginning of an answer of the worker with the text that it has found; and its last answer, if it breaks.
const FOUND: char = '=';
const BROKEN: &str = "!";

/// The readiness of a video that has a picture to show.
const HAS_PICTURE: f64 = 2.0;

/// The kind of code that is looked for, as browsers call it.
const KIND: &str = "qr_code";

/// The reason for which there is no camera.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoCamera {
    /// The person, the browser or the host of the site does not allow it.
    Refused,
    /// The device has none.
    Missing,
    /// Another program has it, or it does not answer.
    InUse,
    /// The browser has no way to a camera, or none on a page that did not come safely.
    NoWay,
}

/// A camera that is running; dropping it stops it.
pub struct Camera {
    stream: JsValue,
    video: JsValue,
}

impl Camera {
    /// Starts the camera that looks away from the person, or any other, and shows it in the `<video>` element that a
    /// selector finds. A person who is asked may take their time; a caller that has given up meanwhile drops what comes.
    ///
    /// # Errors
    /// Why there is none.
    pub async fn start(selector: &str) -> Result<Camera, NoCamera> {
        let devices = super::window().and_then(|it| get(&it.navigator(), "mediaDevices"));
        let side = |pixels: i32| object(&[("ideal", pixels.into())]);
        let facing = object(&[("ideal", "environment".into())]);
        let wanted = [("facingMode", facing), ("width", side(1280)), ("height", side(720))];
        let wanted = object(&[("video", object(&wanted)), ("audio", false.into())]);
        let stream = promised(&devices.ok_or(NoCamera::NoWay)?, "getUserMedia", &[wanted]).await;
        let stream = stream.map_err(|it| reason(&get_text(&it, "name").unwrap_or_default()))?;
        // The page may be another one by now.
        let document = super::window().and_then(|it| it.document());
        let Some(video) = document.and_then(|it| it.query_selector(selector).ok().flatten()) else {
            stop(&stream);
            return Err(NoCamera::NoWay);
        };
        let video = JsValue::from(video);
        // Without these a phone shows it only when it is tapped, or above all else.
        set(&video, "muted", &true.into());
        set(&video, "playsInline", &true.into());
        set(&video, "srcObject", &stream);
        let playing = video.clone();
        spawn_local(async move {
            // A browser that does not begin by itself shows a still picture, or none.
            let _ = promised(&playing, "play", &[]).await;
        });
        Ok(Camera { stream, video })
    }
}

impl Drop for Camera {
    fn drop(&mut self) {
        stop(&self.stream);
        set(&self.video, "srcObject", &JsValue::NULL);
    }
}

/// Stops a camera by its pictures.
fn stop(stream: &JsValue) {
    let tracks = call(stream, "getTracks", &[]).map(Array::unchecked_from_js);
    tracks.iter().flat_map(Array::iter).for_each(|it| {
        call(&it, "stop", &[]);
    });
}

/// The reason by which a browser says that there is no camera.
fn reason(name: &str) -> NoCamera {
    match name {
        "NotAllowedError" | "SecurityError" => NoCamera::Refused,
        "NotFoundError" | "OverconstrainedError" => NoCamera::Missing,
        "" | "TypeError" => NoCamera::NoWay,
        _ => NoCamera::InUse,
    }
}

/// The search for codes in the pictures of a camera; dropping it ends it.
pub struct Scanner {
    _search: Rc<Search>,
}

struct Search {
    video: JsValue,
    found: Box<dyn Fn(String)>,
    fail: Box<dyn Fn()>,
    /// The browser's own reader, once it is known whether there is one.
    detector: RefCell<Option<JsValue>>,
    worker: RefCell<Option<Worker>>,
    /// The canvas on which pictures are made smaller.
    canvas: RefCell<Option<JsValue>>,
    n_breaks: Cell<u32>,
    /// The next picture, or the end of the patience with the worker.
    next: RefCell<Option<Timer>>,
}

impl Scanner {
    /// Looks for QR codes in the pictures of a camera, about five times a second, and gives `found` the text of each, the
    /// same again while it is in sight. For the worker it is to be in the square in the middle of the picture. `fail`
    /// is called once if pictures cannot be looked at here.
    pub fn start(
        camera: &Camera,
        found: impl Fn(String) + 'static,
        fail: impl Fn() + 'static,
    ) -> Scanner {
        let search = Rc::new(Search {
            video: camera.video.clone(),
            found: Box::new(found),
            fail: Box::new(fail),
            detector: RefCell::default(),
            worker: RefCell::default(),
            canvas: RefCell::default(),
            n_breaks: Cell::default(),
            next: RefCell::default(),
        });
        let weak = Rc::downgrade(&search);
        spawn_local(async move {
            let detector = detector().await;
            with(&weak, |it| {
                it.detector.replace(detector);
                it.rest();
            });
        });
        Scanner { _search: search }
    }
}

impl Search {
    /// Looks at another picture after a rest.
    fn rest(self: &Rc<Search>) {
        let weak = Rc::downgrade(self);
        let next = Timer::after(REST_MILLIS, move || with(&weak, Search::look));
        self.next.replace(next);
    }

    fn look(self: &Rc<Search>) {
        let readiness = get(&self.video, "readyState").and_then(|it| it.as_f64());
        let detector = self.detector.borrow().clone();
        match detector {
            _ if readiness.is_none_or(|it| it < HAS_PICTURE) => self.rest(),
            Some(it) => self.ask_browser(it),
            None => self.ask_worker(),
        }
    }

    fn ask_browser(self: &Rc<Search>, detector: JsValue) {
        let (weak, video) = (Rc::downgrade(self), self.video.clone());
        spawn_local(async move {
            let read = promised(&detector, "detect", &[video]).await;
            with(&weak, |it| {
                match read.map(Array::unchecked_from_js) {
                    Ok(codes) => {
                        let texts = codes.iter().filter_map(|code| get_text(&code, "rawValue"));
                        texts.for_each(|text| (it.found)(text));
                    }
                    // Some browsers only say that they could.
                    Err(_) => drop(it.detector.take()),
                }
                it.rest();
            });
        });
    }

    fn ask_worker(self: &Rc<Search>) {
        if self.worker.borrow().is_none() {
            let (hears, breaks) = (Rc::downgrade(self), Rc::downgrade(self));
            let worker = Worker::of_script(
                SCRIPT,
                "scanner",
                move |answer| with(&hears, |it| it.take(&answer)),
                move || with(&breaks, Search::renew),
            );
            self.worker.replace(worker);
        }
        let picture = self.picture();
        match (&*self.worker.borrow(), picture) {
            (Some(worker), Some(picture)) => worker.post_value(&picture),
            (None, _) => return (self.fail)(),
            (Some(_), None) => return self.rest(),
        }
        let weak = Rc::downgrade(self);
        let patience = Timer::after(PATIENCE_MILLIS, move || with(&weak, Search::renew));
        self.next.replace(patience);
    }

    /// Takes the answer of the worker.
    fn take(self: &Rc<Search>, answer: &str) {
        if answer == BROKEN {
            return self.renew();
        }
        self.n_breaks.set(0);
        self.rest();
        if let Some(text) = answer.strip_prefix(FOUND) {
            (self.found)(text.to_owned());
        }
    }

    /// Lets another worker take the place of one that is broken, or gives up.
    fn renew(self: &Rc<Search>) {
        self.worker.take();
        self.n_breaks.set(self.n_breaks.get() + 1);
        if self.n_breaks.get() < BREAKS_MAX {
            return self.rest();
        }
        self.next.take();
        (self.fail)();
    }

    /// The square in the middle of what the camera shows; none if the browser does not let it be looked at.
    fn picture(&self) -> Option<JsValue> {
        let size = |name| get(&self.video, name)?.as_f64().filter(|it| 0.0 < *it);
        let (width, height) = (size("videoWidth")?, size("videoHeight")?);
        let from = width.min(height);
        let side = from.min(SIDE_MAX).floor();
        let known = self.canvas.borrow().clone();
        let canvas = match known {
            Some(it) => it,
            None => super::window()?.document()?.create_element("canvas").ok()?.into(),
        };
        self.canvas.replace(Some(canvas.clone()));
        if get(&canvas, "width").and_then(|it| it.as_f64()) != Some(side) {
            set(&canvas, "width", &side.into());
            set(&canvas, "height", &side.into());
        }
        let options = object(&[("willReadFrequently", true.into())]);
        let context = call(&canvas, "getContext", &["2d".into(), options])?;
        let (x, y) = ((width - from) / 2.0, (height - from) / 2.0);
        let places = [x, y, from, from, 0.0, 0.0, side, side].map(JsValue::from);
        call(&context, "drawImage", &[std::slice::from_ref(&self.video), &places[..]].concat())?;
        call(&context, "getImageData", &[0.0, 0.0, side, side].map(JsValue::from))
    }
}

fn with(search: &Weak<Search>, run: impl FnOnce(&Rc<Search>)) {
    if let Some(search) = search.upgrade() {
        run(&search);
    }
}

/// The browser's own reader of QR codes; none if it has none.
async fn detector() -> Option<JsValue> {
    let class = get(&super::window()?.into(), "BarcodeDetector")?;
    let kinds = promised(&class, "getSupportedFormats", &[]).await.ok()?;
    let kinds = Array::unchecked_from_js(kinds);
    let reads_them = kinds.iter().any(|it: JsValue| it.as_string().is_some_and(|it| it == KIND));
    let formats = list(&[KIND.into()]).into();
    if reads_them { make("BarcodeDetector", &[object(&[("formats", formats)])]) } else { None }
}

#[cfg(test)]
mod tests {
    use super::{NoCamera, reason};

    #[test]
    fn a_browser_says_why_there_is_no_camera() {
        assert_eq!(reason("NotAllowedError"), NoCamera::Refused);
        assert_eq!(reason("NotFoundError"), NoCamera::Missing);
        assert_eq!(reason("NotReadableError"), NoCamera::InUse);
        assert_eq!(reason("TypeError"), NoCamera::NoWay);
        assert_eq!(reason(""), NoCamera::NoWay);
    }
}
