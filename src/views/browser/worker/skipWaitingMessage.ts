/** Sent by a page to a waiting worker. Must not change: other builds use the same value. */
export const skipWaitingMessage = 'takeOver'
