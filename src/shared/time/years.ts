export const addYears = (moment: number, years: number): number => {
  const later = new Date(moment)
  return later.setUTCFullYear(later.getUTCFullYear() + years)
}
