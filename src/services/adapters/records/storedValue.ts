import * as z from 'zod'

/*
 * Records outlive the release that wrote them: content is removed, a deployment is rolled back, two releases
 * run side by side. Posted values are checked against the values of this release. Stored values are read with
 * these schemas, which accept values of other releases and preserve fields that this one does not know.
 */

let unknownValues = 0

/** Counts the unknown values met by `read`. Parsing is synchronous, so concurrent reads never mix. */
export const countUnknownValues = (read: () => unknown): number => {
  const before = unknownValues
  read()
  return unknownValues - before
}

/** Counts an unknown value and returns it. */
export const markUnknown = <Value>(value: Value): Value => {
  unknownValues += 1
  return value
}

const unknownValueSchema = z.string().brand<'unknownValue'>().overwrite(markUnknown)

/** Schema of a stored value of a closed list; see `Stored`. */
export const storedEnum = <const Values extends readonly string[]>(values: Values) =>
  z.union([z.enum(values), unknownValueSchema])

/** Schema of a stored object: unlike `z.object`, parsing preserves fields of other releases. */
export const storedObject = <Shape extends z.core.$ZodLooseShape>(
  shape: Shape,
): z.ZodObject<Shape> => z.looseObject(shape)
