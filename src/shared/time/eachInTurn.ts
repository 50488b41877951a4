import { setImmediate as nextTurn } from 'node:timers/promises'

/**
 * Runs `work` for each item, one after the other, and lets the event loop serve other clients after each.
 * SQLite answers synchronously: a plain loop of `await` resolves in microtasks and blocks the process.
 */
export const eachInTurn = async <Item>(
  items: Iterable<Item> | AsyncIterable<Item>,
  work: (item: Awaited<Item>) => Promise<unknown>,
): Promise<void> => {
  for await (const item of items) {
    await work(item)
    await nextTurn()
  }
}

/** Splits a list into chunks of at most `size` items, in order. */
export const chunksOf = <Item>(
  items: readonly Item[],
  size: number,
): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_none, place) =>
    items.slice(place * size, (place + 1) * size),
  )
