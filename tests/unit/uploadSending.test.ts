import {
  type FileSending,
  type Outcome,
  sendFile,
} from '../../src/views/careers/files/uploadSending.js'
import type { Sending } from '../../src/views/careers/files/uploadTransport.js'

const file = new File(['abc'], 'CV.pdf', { type: 'application/pdf' })

const signed = (id = 'one'): Sending => ({
  status: 200,
  body: { signature: { key: `incoming/${id}`, policy: 'p' }, postEndpoint: '/store', id },
})
const taken: Sending = { status: 201, body: {} }
const lost: Sending = { lost: 'network' }

interface Trip {
  readonly outcome: Outcome
  readonly asked: readonly { readonly address: string; readonly fields: readonly string[] }[]
  readonly waits: readonly number[]
  readonly percents: readonly number[]
  readonly signings: number
}

/** Sends the file to a server that gives these answers, one after the other. */
const trip = async (answers: readonly Sending[], isOnline = true): Promise<Trip> => {
  const left = answers.values()
  const asked: { address: string; fields: readonly string[] }[] = []
  const waits: number[] = []
  const percents: number[] = []
  let signings = 0
  const sending: FileSending = {
    sign: '/sign',
    signal: new AbortController().signal,
    onSigned: () => {
      signings += 1
    },
    onProgress: (percent) => percents.push(percent),
  }
  const outcome = await sendFile(file, sending, {
    send: async (address, form, { onProgress }) => {
      asked.push({ address, fields: [...form.keys()] })
      onProgress?.(0.5)
      const next = left.next()
      if (next.done === true) throw new Error('Nobody expected another post.')
      return next.value
    },
    pause: async (milliseconds) => {
      waits.push(milliseconds)
    },
    isOnline: () => isOnline,
  })
  return { outcome, asked, waits, percents, signings }
}

test('a file is announced, then posted with every field of its signature, itself last', async () => {
  const { outcome, asked, percents, signings } = await trip([signed(), taken])
  expect(outcome).toEqual({ kind: 'received', id: 'one' })
  expect(asked).toEqual([
    { address: '/sign', fields: ['filePath', 'contentType', 'size'] },
    { address: '/store', fields: ['key', 'policy', 'file'] },
  ])
  expect([percents, signings]).toEqual([[0, 50], 1])
})

test.each<[string, Sending]>([
  ['the network fails', lost],
  ['nothing moves any more', { lost: 'late' }],
  ['there is too much to do', { status: 429, body: {} }],
  ['the store is away', { status: 503, body: undefined }],
])('when %s it is retried, with a new signature', async (_what, answer) => {
  const { outcome, waits } = await trip([signed(), answer, signed('two'), taken])
  expect(outcome).toEqual({ kind: 'received', id: 'two' })
  expect(waits).toHaveLength(1)
})

test('after three retries it is an error, and each pause was longer', async () => {
  const { outcome, waits, asked } = await trip([lost, lost, lost, lost])
  expect(outcome).toEqual({ kind: 'failed', error: 'network', isUnsigned: true })
  expect(asked).toHaveLength(4)
  const bounds = [
    [500, 1500],
    [1000, 3000],
    [2000, 6000],
  ] as const
  expect(waits).toHaveLength(bounds.length)
  for (const [position, [least, most]] of bounds.entries()) {
    expect(waits[position]).toBeGreaterThanOrEqual(least)
    expect(waits[position]).toBeLessThanOrEqual(most)
  }
})

test.each<[number, unknown, string]>([
  [413, { error: 'tooLarge', maxFilesize: 10 }, 'tooBig'],
  [415, { error: 'kind' }, 'kind'],
  [415, { error: 'type' }, 'mismatch'],
  [422, { error: 'empty' }, 'empty'],
  [403, { type: 'about:blank' }, 'status'],
  [500, undefined, 'status'],
  [200, { signature: 'not what was agreed' }, 'status'],
])('a signing answered with %i %j is not retried', async (status, body, error) => {
  const { outcome, asked } = await trip([{ status, body }])
  expect(outcome).toEqual({ kind: 'failed', error, statusCode: status })
  expect(asked).toHaveLength(1)
})

test('only 201 is a success', async () => {
  const { outcome } = await trip([signed(), { status: 200, body: {} }])
  expect(outcome).toEqual({ kind: 'failed', error: 'status', statusCode: 200 })
})

test('without a network nothing is retried', async () => {
  const { outcome, waits } = await trip([signed(), lost], false)
  expect([outcome, waits]).toEqual([{ kind: 'offline' }, []])
})

test('an aborted upload ends without an error', async () => {
  expect((await trip([{ lost: 'stopped' }])).outcome).toEqual({ kind: 'stopped' })
})
