import * as z from 'zod'
import type { BrokenRule } from '../schema/brokenRule.js'

export type AddError = (error: BrokenRule, path?: PropertyKey[]) => void

/**
 * Adds a rule between values, checked even if other values are invalid, so that all errors are
 * reported together.
 */
export const between = <Values>(
  reads: z.ZodType<Values>,
  judge: (values: Values, add: AddError) => void,
) =>
  z.superRefine<unknown>(
    (value, context) => {
      const { success, data } = reads.safeParse(value)
      if (!success) return
      judge(data, ({ rule, values }, path = []) =>
        context.addIssue({ code: 'custom', message: rule, params: values, path }),
      )
    },
    { when: () => true },
  )

const pairs = <Item>(items: readonly Item[]): readonly (readonly [Item, Item])[] =>
  items.flatMap((item, position) =>
    items.slice(position + 1).map((other) => [item, other] as const),
  )

export const betweenItems = <Item>(
  reads: z.ZodType<Item>,
  judge: (first: Item, second: Item, add: AddError) => void,
) =>
  between(z.array(z.unknown()), (items, add) => {
    const sound = items.flatMap((item) => {
      const { success, data } = reads.safeParse(item)
      return success ? [data] : []
    })
    for (const [first, second] of pairs(sound)) judge(first, second, add)
  })
