/** Returns the next number, such as `VP-2026-007`. Concurrent callers may get the same one and must retry. */
export const nextYearlyNumber = (
  series: string,
  year: number,
  taken: readonly string[],
): string => {
  const prefix = `${series}-${year}-`
  const numbers = taken
    .filter((reference) => reference.startsWith(prefix))
    .map((reference) => Number(reference.slice(prefix.length)))
  return prefix + String(Math.max(0, ...numbers) + 1).padStart(3, '0')
}
