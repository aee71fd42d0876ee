//! Codes as they are met: written from what browsers say, changed on the way, drawn and photographed.

mod codes;
mod luck;
mod mangled;
mod picture;
mod pictures;
mod sdp;
