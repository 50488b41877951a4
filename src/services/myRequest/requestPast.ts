import { isKnown } from '../../shared/language/storedChoices.js'
import { type CallOutcome, callOutcomes } from '../../shared/staff/deskChoices.js'
import { requestSources, type VisitDone, visitsDone } from '../../shared/contact/contactChoices.js'
import type { DeskEvent, DeskRequest } from '../staff/requests/deskRecord.js'
import { visitor } from '../staff/requests/requestHistory.js'

const callNames = {
  booked: 'booked',
  message: 'messageLeft',
  noAnswer: 'noAnswer',
  wrongNumber: 'wrongNumber',
} as const satisfies Readonly<Record<CallOutcome, string>>

export type PastName =
  | 'received'
  | (typeof requestSources)[number]
  | (typeof callNames)[CallOutcome]
  | 'promised'
  | 'reply'
  | 'message'
  | 'withdrawn'
  | 'resumed'
  | 'visit'
  | 'undelivered'
  | 'offer'
  | 'changed'
  | 'corrected'
  | 'halfDays'
  | 'merged'
  | VisitDone
  | 'settled'

/** An event of a request, in milliseconds since 1970. */
export interface PastStep {
  readonly name: PastName
  readonly at: number
}

const nameOf = (event: DeskEvent): PastName | undefined => {
  switch (event.kind) {
    case 'call':
      return isKnown(callOutcomes, event.outcome) ? callNames[event.outcome] : undefined
    case 'visitDone':
      return isKnown(visitsDone, event.what) ? event.what : undefined
    case 'state':
      return event.state === 'done' ? 'settled' : undefined
    case 'changed':
      if (event.by.id !== visitor.id) return 'corrected'
      return event.fields.includes('halfDays') ? 'halfDays' : 'changed'
    case 'duplicate':
      return event.of === undefined ? undefined : 'merged'
    case 'promised':
    case 'merged':
    case 'reply':
    case 'message':
    case 'withdrawn':
    case 'resumed':
    case 'visit':
    case 'undelivered':
    case 'offer':
      return event.kind
    case 'assigned':
    case 'note':
    case 'replyTakenBack':
    case 'read':
    case 'urgent':
    case 'snoozed':
    case 'shortNotice':
    case 'link':
    case 'unknown':
      return undefined
  }
}

const firstName = ({ visit, source }: DeskRequest['request'], hasVisitEvent: boolean): PastName => {
  if (source !== undefined) return requestSources.find((one) => one === source) ?? 'received'
  return visit !== undefined && !hasVisitEvent ? 'visit' : 'received'
}

/** Returns the history for the person, oldest first, without names, notes, assignments, recalled emails. */
export const requestPast = ({ request, desk }: DeskRequest): readonly PastStep[] => {
  const { events } = desk
  const takenBack = new Set(
    events.flatMap((event) => (event.kind === 'replyTakenBack' ? [event.email] : [])),
  )
  return [
    {
      name: firstName(
        request,
        events.some(({ kind }) => kind === 'visit'),
      ),
      at: Date.parse(request.createdAt),
    },
    ...events.flatMap((event): readonly PastStep[] => {
      if (event.kind === 'reply' && takenBack.has(event.email)) return []
      const name = nameOf(event)
      return name === undefined ? [] : [{ name, at: event.at }]
    }),
  ]
}
