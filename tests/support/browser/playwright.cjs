/** Playwright is read once for all files of tests of a worker: reading it takes 0.2 s of processor time. */
module.exports = globalThis.requireInWorker('playwright')
