import config from "./playwright.config.mjs";
export default { ...config, timeout: 400_000, expect: { timeout: 100_000 } };
