import { isKnown, type Stored } from '../language/storedChoices.js'

/** State of a request. `spam`: flagged by the site or by the front desk. */
export const deskStates = ['new', 'doing', 'waiting', 'done', 'spam'] as const
export type DeskState = (typeof deskStates)[number]

export const openStates = ['new', 'doing', 'waiting'] as const satisfies readonly DeskState[]

const workStates = ['new', 'doing', 'waiting', 'done'] as const satisfies readonly DeskState[]
export const isWorkState = (value: unknown): boolean => workStates.some((state) => state === value)

/** Returns the list that shows a state; unknown states are listed as in progress. */
export const viewOfState = (state: Stored<DeskState>): DeskState =>
  isKnown(deskStates, state) ? state : 'doing'

export const callOutcomes = ['booked', 'message', 'noAnswer', 'wrongNumber'] as const
export type CallOutcome = (typeof callOutcomes)[number]

/** `visits`: appointments to change. `shortNotice`: people who accept a freed appointment at short notice. */
export const requestViews = ['mine', 'visits', 'shortNotice', ...deskStates] as const
export type RequestView = (typeof requestViews)[number]

export const isWorkView = (view: RequestView): boolean => view !== 'done' && view !== 'spam'

export const isDeskState = (value: unknown): value is DeskState =>
  deskStates.some((state) => state === value)
export const isRequestView = (value: unknown): value is RequestView =>
  requestViews.some((view) => view === value)
export const isCallOutcome = (value: unknown): value is CallOutcome =>
  callOutcomes.some((outcome) => outcome === value)

/** Period in which staff can undo a change; emails caused by the change are delayed by the same period. */
export const undoSeconds = 60

/** Maximum number of characters, the same as for messages of visitors. */
export const longestNote = 4000

/** Maximum JSON length of a history: lists read whole records, and Firestore stores 1 MiB per document. */
const longestHistory = 300_000

export const hasRoomFor = (events: readonly unknown[], text: string): boolean =>
  JSON.stringify(events).length + text.length <= longestHistory

/** No ratings: applicants have the right to read everything stored about them. */
export const applicationStates = ['received', 'interview', 'offer', 'refused', 'withdrawn'] as const
export type ApplicationState = (typeof applicationStates)[number]

const openApplicationStates = ['received', 'interview', 'offer'] as const

export const applicationViews = ['open', ...applicationStates] as const
export type ApplicationView = (typeof applicationViews)[number]

export const isApplicationState = (value: unknown): value is ApplicationState =>
  applicationStates.some((state) => state === value)
export const isApplicationView = (value: unknown): value is ApplicationView =>
  applicationViews.some((view) => view === value)
/** Returns whether HR still has to act. Unknown states count as open, so that they stay listed. */
export const isOpenApplication = (state: Stored<ApplicationState>): boolean =>
  !isKnown(applicationStates, state) || openApplicationStates.some((open) => open === state)
