/*
 * What the application form offers: known to the server and to the browser, so nothing here may
 * need more than the language itself.
 */

/** When the person can work. */
export const availabilities = ['day', 'evening', 'saturday'] as const
export type Availability = (typeof availabilities)[number]

/** In the place of an offer. */
export const spontaneous = 'spontaneous'

/** Returns how many of the files a virus scanner has checked. */
export const scanCoverage = (files: readonly { readonly scan: string }[]) => {
  const scanned = files.filter(({ scan }) => scan === 'clean').length
  return scanned === 0 ? 'none' : scanned < files.length ? 'some' : 'all'
}

/** Risks found in a file, shown to HR before opening it. */
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
