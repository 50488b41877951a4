import { isKnown, type Stored } from '../language/storedChoices.js'

/* What the desk can say of a request; known to the pages too. */

/** Where a request stands. `spam`: set apart, by the site or by the desk. */
export const deskStates = ['new', 'doing', 'waiting', 'done', 'spam'] as const
export type DeskState = (typeof deskStates)[number]

/** Somebody still has to do something. */
export const openStates = ['new', 'doing', 'waiting'] as const satisfies readonly DeskState[]

/** The states of requests that are no spam. */
const workStates = ['new', 'doing', 'waiting', 'done'] as const satisfies readonly DeskState[]
export const isWorkState = (value: unknown): boolean => workStates.some((state) => state === value)

/** The view that lists a state; a state of another release is in progress. */
export const viewOfState = (state: Stored<DeskState>): DeskState =>
  isKnown(deskStates, state) ? state : 'doing'

/** How a call ended. */
export const callOutcomes = ['booked', 'message', 'noAnswer'] as const
export type CallOutcome = (typeof callOutcomes)[number]

/** The lists of the queue: those of the person who looks, then one for each state. */
export const requestViews = ['mine', ...deskStates] as const
export type RequestView = (typeof requestViews)[number]

/** Whether somebody still has to do something with what the view lists. */
export const isWorkView = (view: RequestView): boolean => view !== 'done' && view !== 'spam'

export const isDeskState = (value: unknown): value is DeskState =>
  deskStates.some((state) => state === value)
export const isRequestView = (value: unknown): value is RequestView =>
  requestViews.some((view) => view === value)
export const isCallOutcome = (value: unknown): value is CallOutcome =>
  callOutcomes.some((outcome) => outcome === value)
