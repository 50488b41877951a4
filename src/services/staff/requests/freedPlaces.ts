import type { ContactRequest } from '../../contact/contactRequest.js'
import type { DeskRequest } from './deskRecord.js'

/** A cancelled appointment that is not yet taken by another person. */
export interface FreedPlace {
  readonly found: DeskRequest
  readonly visit: NonNullable<ContactRequest['visit']>
}

export const freedPlaceOf = (found: DeskRequest | undefined): FreedPlace | undefined => {
  const visit = found?.request.visit
  return found !== undefined && visit?.state === 'freed' && visit.isTaken !== true
    ? { found, visit }
    : undefined
}

const startOf = ({ visit: { date, time } }: FreedPlace): string => `${date} ${time}`

/** Returns the freed appointments after now. @param now clinic time, such as `2026-11-27 08:15` */
export const upcomingPlaces = (freed: readonly DeskRequest[], now: string): readonly FreedPlace[] =>
  freed
    .flatMap((found) => freedPlaceOf(found) ?? [])
    .filter((place) => startOf(place) > now)
    .toSorted((a, b) => startOf(a).localeCompare(startOf(b)))
