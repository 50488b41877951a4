import { isKnown, type Stored } from '../language/storedChoices.js'

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
