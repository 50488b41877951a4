export const second = 1000
export const minute = 60 * second
export const hour = 60 * minute
export const day = 24 * hour

export const addYears = (moment: number, years: number): number => {
  const later = new Date(moment)
  return later.setUTCFullYear(later.getUTCFullYear() + years)
}
