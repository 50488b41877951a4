import { isCalendarDay } from '../clinic/calendarDays.js'
import { referencePattern } from './reference.js'

/** What the address of a confirmation says: it may be opened again days later, and promises the same. */
export interface Receipt {
  readonly reference: string
  /** The clinic's day when it was received; unknown where somebody changed the address. */
  readonly day?: string | undefined
}

/** Behind the path of a confirmation. */
export const writeReceipt = ({ reference, day }: Receipt): string =>
  `?ref=${reference}${day === undefined ? '' : `&sent=${day}`}`

/** Only the form of each is believed: an address must not put words on the page. */
export const readReceipt = (query: string): Receipt | undefined => {
  const written = new URLSearchParams(query)
  const reference = written.get('ref') ?? ''
  const day = written.get('sent') ?? ''
  if (!referencePattern.test(reference)) return undefined
  return { reference, ...(isCalendarDay(day) ? { day } : {}) }
}
