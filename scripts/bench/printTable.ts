export const table = (rows: readonly (readonly string[])[]): string => {
  const widths = (rows[0] ?? []).map((_cell, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  )
  return rows
    .map((row) =>
      row
        .map((cell, column) => {
          const width = widths[column] ?? 0
          return column === 0 ? cell.padEnd(width) : cell.padStart(width)
        })
        .join('   ')
        .trimEnd(),
    )
    .join('\n')
}

export interface Target {
  readonly name: string
  readonly value: number
  readonly unit: string
  readonly digits?: number
  readonly atLeast?: number
  readonly atMost?: number
}

const isMet = ({ value, atLeast, atMost }: Target): boolean =>
  value >= (atLeast ?? -Infinity) && value <= (atMost ?? Infinity)

export const targetLines = (targets: readonly Target[]): string =>
  table(
    targets.map((target) => {
      const { name, value, unit, digits = 2, atLeast, atMost } = target
      const limit = Number((atLeast ?? atMost ?? 0).toFixed(digits))
      const wanted = `at ${atLeast === undefined ? 'most' : 'least'} ${limit}`
      const mark = isMet(target) ? '✓' : '✗'
      return [`${mark} ${name}`, `${value.toFixed(digits)}${unit}`, `(${wanted}${unit})`]
    }),
  )
