import { setImmediate as nextTurn } from 'node:timers/promises'

/**
 * Yields to the event loop after each item. SQLite is synchronous: a plain loop of `await` resolves
 * in microtasks and blocks the process.
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

export const chunksOf = <Item>(
  items: readonly Item[],
  size: number,
): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / size) }, (_none, place) =>
    items.slice(place * size, (place + 1) * size),
  )
