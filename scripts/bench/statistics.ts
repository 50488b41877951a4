export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, other) => one - other)
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  const lower = sorted[Math.ceil(sorted.length / 2) - 1] ?? Number.NaN
  return (upper + lower) / 2
}

/** Returns the nearest-rank percentile. */
export const percentile = (values: readonly number[], percent: number): number => {
  const sorted = Float64Array.from(values).toSorted()
  return sorted[Math.ceil((percent / 100) * sorted.length) - 1] ?? Number.NaN
}
