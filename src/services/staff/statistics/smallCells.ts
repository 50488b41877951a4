/** Minimum published count: smaller groups could identify persons. */
const fewest = 5

/** A publishable count. `few` is suppressed; `besideFew` too, because the sum would reveal a `few`. */
export type Cell = number | 'few' | 'besideFew'

export const hideSmall = (count: number): Cell => (count > 0 && count < fewest ? 'few' : count)

/** Returns whether the sum reveals small counts: it is small itself, or all counts are 1, or all are 4. */
const isRevealing = (small: readonly number[]): boolean => {
  const sum = small.reduce((all, count) => all + count, 0)
  return sum < fewest || sum === small.length || sum === small.length * (fewest - 1)
}

export const hideSmallOf = (counts: readonly number[]): readonly Cell[] => {
  const cells = counts.map(hideSmall)
  const small = counts.filter((_count, place) => cells[place] === 'few')
  if (small.length === 0 || !isRevealing(small)) return cells
  const others = counts.filter((count) => count >= fewest)
  if (others.length === 0) return cells
  const beside = counts.indexOf(Math.min(...others))
  return cells.map((cell, place) => (place === beside ? 'besideFew' : cell))
}

export const medianOf = (values: readonly number[]): number | undefined => {
  if (values.length < fewest) return undefined
  const sorted = values.toSorted((one, other) => one - other)
  const half = sorted.length / 2
  const low = sorted[Math.ceil(half) - 1] ?? 0
  const high = sorted[Math.floor(half)] ?? low
  return (low + high) / 2
}
