/* Preloaded into a site under test (`node --import`): lets the parent process set the clock ahead. */
const realNow = Date.now
let ahead = 0
const RealDate = Date
globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(realNow() + ahead)
    else super(...given)
  }
  static now() {
    return realNow() + ahead
  }
}
process.on('message', (milliseconds) => {
  ahead = milliseconds
})
process.on('disconnect', () => process.exit())
// The channel must not delay the shutdown of the site.
process.channel?.unref()
ahead = Number(process.env.CLOCK_AHEAD_MS ?? 0)
