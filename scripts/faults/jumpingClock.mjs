/*
 * Loaded before a site under test (`node --import`): its parent sets its clock ahead or right. Nothing
 * of it is in the site.
 */
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
// A parent that is gone leaves nothing behind.
process.on('disconnect', () => process.exit())
// Alone, this channel must not keep a site that stops from ending.
process.channel?.unref()
ahead = Number(process.env.CLOCK_AHEAD_MS ?? 0)
