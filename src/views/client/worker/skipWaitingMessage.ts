/** What a page says to a worker that waits to take the place of an earlier one. */
export const skipWaitingMessage = 'skipWaitingMessage'
