/** A field of what is stored: its heading, and what stands there in words. */
export interface FieldColumn<Stored> {
  readonly heading: string
  readonly cell: (stored: Stored) => string
}

/** Every field of what is stored, in the order it is told; one that is forgotten does not compile. */
export type FieldColumns<Stored extends object> = Readonly<
  Record<keyof Stored, FieldColumn<Stored>>
>

/** @param left fields that are told elsewhere, or not at all */
export const columnsWithout = <Stored extends object>(
  columns: FieldColumns<Stored>,
  ...left: readonly (keyof Stored)[]
): readonly FieldColumn<Stored>[] =>
  Object.entries<FieldColumn<Stored>>(columns)
    .filter(([field]) => !left.some((name) => name === field))
    .map(([, column]) => column)
