/** Limits against malicious JSON: twice the depth and three times the list length of our documents. */
const mostLevels = 40
const mostItems = 1000

const itemsIn = (value: unknown): readonly unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : []

/** Walks level by level, because a recursive function would overflow the stack. */
export const isTooComplex = (value: unknown): boolean => {
  let level: readonly unknown[] = [value]
  for (let depth = 0; depth < mostLevels && level.length > 0; depth += 1) {
    const items = level.map(itemsIn)
    if (items.some(({ length }) => length > mostItems)) return true
    level = items.flat()
  }
  return level.length > 0
}
