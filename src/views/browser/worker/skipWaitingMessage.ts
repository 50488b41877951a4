/**
 * A page sends it to a worker that waits to replace an earlier one. Pages and workers of other
 * builds know this value: it must stay.
 */
export const skipWaitingMessage = 'takeOver'
