/** Gestational age from the first day of the last menstrual period: `12w3d` is day 87. */

const agePattern = /^(\d{1,2})w([0-6])d$/

export interface GestationalAge {
  readonly weeks: number
  readonly days: number
}

export const isGestationalAge = (value: string): boolean => agePattern.test(value)

export const readAge = (value: string): GestationalAge => {
  const match = agePattern.exec(value)
  if (match === null) throw new RangeError(`${value} is not an age written like 12w3d`)
  return { weeks: Number(match[1]), days: Number(match[2]) }
}

export const daysOfAge = (value: string): number => {
  const { weeks, days } = readAge(value)
  return 7 * weeks + days
}

export const weeksOfWindow = (window: {
  readonly from: string
  readonly to: string
}): { readonly first: number; readonly last: number } => ({
  first: readAge(window.from).weeks,
  last: readAge(window.to).weeks,
})
