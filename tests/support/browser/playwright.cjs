/** Loads Playwright once per worker: loading takes 0.2 s of processor time. */
module.exports = globalThis.requireInWorker('playwright')
