/** Returns the next number, such as `VP-2026-007`; of concurrent callers, one creates the record, others retry. */
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
