import * as z from 'zod'

/*
 * Schemas of stored values. Records outlive the release that wrote them, after a rollback or during
 * a rolling deployment. These schemas therefore accept unknown values and preserve unknown fields,
 * unlike those of posted values.
 */

let unknownValues = 0

/** Counts unknown values met by `read`. The shared counter is safe because parsing is synchronous. */
export const countUnknownValues = (read: () => unknown): number => {
  const before = unknownValues
  read()
  return unknownValues - before
}

export const markUnknown = <Value>(value: Value): Value => {
  unknownValues += 1
  return value
}

const unknownValueSchema = z.string().brand<'unknownValue'>().overwrite(markUnknown)

export const storedEnum = <const Values extends readonly string[]>(values: Values) =>
  z.union([z.enum(values), unknownValueSchema])

export const storedObject = <Shape extends z.core.$ZodLooseShape>(
  shape: Shape,
): z.ZodObject<Shape> => z.looseObject(shape)
