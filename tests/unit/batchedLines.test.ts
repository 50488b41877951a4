import { createBatchedLines } from '../../src/services/batchedLines.js'

const openBatch = () => {
  const written: string[] = []
  const lines = createBatchedLines({ write: (text) => void written.push(text) })
  return { lines, written }
}

const nextTurn = () => new Promise(setImmediate)

test('the lines of one turn are written together, in order, before the next turn', async () => {
  const { lines, written } = openBatch()
  lines.write('one\n')
  lines.write('two\n')
  expect(written).toEqual([])
  await nextTurn()
  expect(written).toEqual(['one\ntwo\n'])
  lines.write('three\n')
  await nextTurn()
  expect(written).toEqual(['one\ntwo\n', 'three\n'])
})

test('a turn that says a lot does not wait for its end', () => {
  const { lines, written } = openBatch()
  for (let line = 0; line < 1000; line += 1) lines.write(`${'x'.repeat(99)}\n`)
  expect(written.length).toBeGreaterThan(3)
})

test('what a process says last is written before it ends', () => {
  const { lines, written } = openBatch()
  lines.write('stopped\n')
  const isWritten = jest.fn(() => expect(written).toEqual(['stopped\n']))
  lines.flush(isWritten)
  expect(isWritten).toHaveBeenCalledTimes(1)
})

test('nothing is written twice', async () => {
  const { lines, written } = openBatch()
  lines.write('one\n')
  lines.flush(() => undefined)
  await nextTurn()
  lines.flush(() => undefined)
  expect(written).toEqual(['one\n'])
})
