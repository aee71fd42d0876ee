//! CPU time and a place to print, natively and under Node.js.

/// The CPU time that this program has used, in seconds.
#[cfg(not(target_arch = "wasm32"))]
pub fn cpu_seconds() -> f64 {
    cpu_time::ProcessTime::now().as_duration().as_secs_f64()
}

#[cfg(not(target_arch = "wasm32"))]
pub fn print(line: &str) {
    println!("{line}");
}

/// The CPU time that this program has used, in seconds.
#[cfg(target_arch = "wasm32")]
pub fn cpu_seconds() -> f64 {
    let usage = node::cpu_usage();
    (usage.user() + usage.system()) / 1e6
}

#[cfg(target_arch = "wasm32")]
pub use node::print;

#[cfg(target_arch = "wasm32")]
mod node {
    use wasm_bindgen::prelude::wasm_bindgen;

    #[wasm_bindgen]
    extern "C" {
        #[wasm_bindgen(js_namespace = console, js_name = log)]
        pub fn print(line: &str);

        /// Microseconds in the program and in the system for it.
        pub type CpuUsage;

        #[wasm_bindgen(js_namespace = process, js_name = cpuUsage)]
        pub fn cpu_usage() -> CpuUsage;

        #[wasm_bindgen(method, getter)]
        pub fn user(this: &CpuUsage) -> f64;

        #[wasm_bindgen(method, getter)]
        pub fn system(this: &CpuUsage) -> f64;
    }
}
