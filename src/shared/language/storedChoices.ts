import type * as z from 'zod'

/* Stored values as views and services read them; the schemas are in `adapters/records/storedValue.ts`. */

/** A stored value that is not defined in this release. */
export type UnknownValue = string & z.core.$brand<'unknownValue'>

export type Stored<Known extends string> = Known | UnknownValue

export const isKnown = <Known extends string>(
  known: readonly Known[],
  value: string,
): value is Known => known.some((one) => one === value)

export const labelStored = <Known extends string>(
  known: readonly Known[],
  value: Stored<Known>,
  label: (value: Known) => string,
): string => (isKnown(known, value) ? label(value) : value)
