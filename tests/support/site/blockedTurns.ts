import type { Records } from '../../../src/services/adapters/records/records.js'

/** Counts synchronous writes per event loop turn. @returns the highest count */
export const mostWritesInOneTurn = async (
  records: Records,
  work: () => Promise<unknown>,
): Promise<number> => {
  const spies = [
    jest.spyOn(records, 'commit'),
    jest.spyOn(records, 'createAll'),
    jest.spyOn(records, 'update'),
    jest.spyOn(records, 'remove'),
  ]
  const count = (): number => spies.reduce((sum, { mock }) => sum + mock.calls.length, 0)
  let counted = 0
  let most = 0
  let isOver = false
  const countTurn = (): void => {
    most = Math.max(most, count() - counted)
    counted = count()
    if (!isOver) setImmediate(countTurn)
  }
  countTurn()
  await work()
  isOver = true
  countTurn()
  for (const spy of spies) spy.mockRestore()
  return most
}
