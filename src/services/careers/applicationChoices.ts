/*
 * What the application form offers and how much it takes: known to the server and to the browser,
 * so nothing here may need more than the language itself.
 */

/** When the person can work. */
export const availabilities = ['day', 'evening', 'saturday'] as const
export type Availability = (typeof availabilities)[number]

/** In the place of an offer. */
export const spontaneous = 'spontaneous'

export const nameLength = { min: 2, max: 100 } as const
export const messageLength = 4000
