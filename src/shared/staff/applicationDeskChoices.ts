import { isKnown, type Stored } from '../language/storedChoices.js'

/* What HR can say of an application; known to the pages too. */

/** Where HR stands with an application. Decisions and no ratings: the person may read all of it. */
export const applicationStates = ['received', 'interview', 'offer', 'refused', 'withdrawn'] as const
export type ApplicationState = (typeof applicationStates)[number]

/** HR still has to do something. */
const openApplicationStates = ['received', 'interview', 'offer'] as const

/** The lists: everything that is open, then one for each state. */
export const applicationViews = ['open', ...applicationStates] as const
export type ApplicationView = (typeof applicationViews)[number]

export const isApplicationState = (value: unknown): value is ApplicationState =>
  applicationStates.some((state) => state === value)
export const isApplicationView = (value: unknown): value is ApplicationView =>
  applicationViews.some((view) => view === value)
/** Whether HR still has to act. An unknown state counts as open, so that nobody forgets it. */
export const isOpenApplication = (state: Stored<ApplicationState>): boolean =>
  !isKnown(applicationStates, state) || openApplicationStates.some((open) => open === state)
