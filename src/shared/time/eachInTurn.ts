import { setImmediate as nextTurn } from 'node:timers/promises'

/** Yields after each item. With synchronous SQLite, a loop of `await` blocks the event loop. */
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
