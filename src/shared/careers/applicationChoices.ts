/* Values shared with the browser: import nothing that needs Node. */

export const availabilities = ['day', 'evening', 'saturday'] as const
export type Availability = (typeof availabilities)[number]

export const spontaneous = 'spontaneous'

export const scanCoverage = (files: readonly { readonly scan: string }[]) => {
  const scanned = files.filter(({ scan }) => scan === 'clean').length
  return scanned === 0 ? 'none' : scanned < files.length ? 'some' : 'all'
}

export const fileWarnings = [
  'macros',
  'script',
  'embedded',
  'remote',
  'password',
  'notFullyChecked',
] as const
export type FileWarning = (typeof fileWarnings)[number]

export const scanStates = ['clean', 'notScanned'] as const
