export interface FieldColumn<Stored> {
  readonly heading: string
  readonly cell: (stored: Stored) => string
}

export type FieldColumns<Stored extends object> = Readonly<
  Record<keyof Stored, FieldColumn<Stored>>
>

export const columnsWithout = <Stored extends object>(
  columns: FieldColumns<Stored>,
  ...left: readonly (keyof Stored)[]
): readonly FieldColumn<Stored>[] =>
  Object.entries<FieldColumn<Stored>>(columns)
    .filter(([field]) => !left.some((name) => name === field))
    .map(([, column]) => column)
