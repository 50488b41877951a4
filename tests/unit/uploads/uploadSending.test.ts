import type { Outcome } from '../../../src/views/careers/files/uploadAnswers.js'
import { type FileSending, sendFile } from '../../../src/views/careers/files/uploadSending.js'
import type { Sending } from '../../../src/views/careers/files/uploadTransport.js'

const file = new File(['abc'], 'CV.pdf', { type: 'application/pdf' })

const signed = (id = 'one'): Sending => ({
  status: 200,
  body: { signature: { key: `incoming/${id}`, policy: 'p' }, postEndpoint: '/store', id },
})
const taken: Sending = { status: 201, body: {} }
const lost: Sending = { lost: 'network' }

/** Returns the response that signs this chunk; the store already has all bytes before `from`. */
const chunk = (from: number, to: number): Sending => ({
  status: 200,
  body: {
    signature: { key: 'chunks/long' },
    postEndpoint: '/store',
    id: 'long',
    chunk: { from, to },
  },
})
const whole: Sending = { status: 201, body: { id: 'long' } }
const [first, second, third] = [
  chunk(0, 2_000_000),
  chunk(2_000_000, 4_000_000),
  chunk(4_000_000, 4_500_000),
]
const long = new File([Buffer.alloc(4_500_000)], 'Portfolio.pdf')

interface Trip {
  readonly outcome: Outcome
  readonly asked: readonly { readonly address: string; readonly fields: readonly string[] }[]
  readonly sent: readonly number[]
  readonly waits: readonly number[]
  readonly percents: readonly number[]
  readonly signings: readonly (string | undefined)[]
}

interface Circumstances {
  readonly isOnline?: boolean
  readonly content?: File
  readonly id?: string
}

const trip = async (
  answers: readonly Sending[],
  { isOnline = true, content = file, id }: Circumstances = {},
): Promise<Trip> => {
  const left = answers.values()
  const asked: { address: string; fields: readonly string[] }[] = []
  const sent: number[] = []
  const waits: number[] = []
  const percents: number[] = []
  const signings: (string | undefined)[] = []
  const sending: FileSending = {
    addresses: { sign: '/sign', chunks: '/chunks' },
    id,
    signal: new AbortController().signal,
    onSigned: (upload) => signings.push(upload),
    onProgress: (percent) => percents.push(percent),
  }
  const outcome = await sendFile(content, sending, {
    send: async (address, form, { onProgress }) => {
      asked.push({ address, fields: [...form.keys()] })
      const posted = form.get('file')
      if (posted instanceof File) sent.push(posted.size)
      onProgress?.(0.5)
      const next = left.next()
      if (next.done === true) throw new Error('The test expected no further post.')
      return next.value
    },
    pause: async (milliseconds) => {
      waits.push(milliseconds)
    },
    isOnline: () => isOnline,
  })
  return { outcome, asked, sent, waits, percents, signings }
}

test('upload › requests a signature, then posts all its fields with the file last', async () => {
  const { outcome, asked, percents, signings } = await trip([signed(), taken])
  expect(outcome).toEqual({ kind: 'received', id: 'one' })
  expect(asked).toEqual([
    { address: '/sign', fields: ['filePath', 'contentType', 'size'] },
    { address: '/store', fields: ['key', 'policy', 'file'] },
  ])
  expect([percents, signings]).toEqual([[0, 50], [undefined]])
})

test.each<[string, Sending]>([
  ['the network fails', lost],
  ['the transfer stalls', { lost: 'late' }],
  ['the rate limit is reached', { status: 429, body: {} }],
  ['the store is unavailable', { status: 503, body: undefined }],
])('upload › is retried with a new signature when %s', async (_what, answer) => {
  const { outcome, waits } = await trip([signed(), answer, signed('two'), taken])
  expect(outcome).toEqual({ kind: 'received', id: 'two' })
  expect(waits).toHaveLength(1)
})

test('upload › fails after three retries with growing pauses', async () => {
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
  [422, { error: 'empty' }, 'empty'],
  [403, { type: 'about:blank' }, 'status'],
  [500, undefined, 'status'],
  [200, { signature: 'not what was agreed' }, 'status'],
])('upload › is not retried when signing is answered with %i %j', async (status, body, error) => {
  const { outcome, asked } = await trip([{ status, body }])
  expect(outcome).toEqual({ kind: 'failed', error, statusCode: status })
  expect(asked).toHaveLength(1)
})

test('upload › succeeds with status 201 only', async () => {
  const { outcome } = await trip([signed(), { status: 200, body: {} }])
  expect(outcome).toEqual({ kind: 'failed', error: 'status', statusCode: 200 })
})

test('upload › does not retry while offline', async () => {
  const { outcome, waits } = await trip([signed(), lost], { isOnline: false })
  expect([outcome, waits]).toEqual([{ kind: 'offline' }, []])
})

test('upload › ends without error when aborted', async () => {
  expect((await trip([{ lost: 'stopped' }])).outcome).toEqual({ kind: 'stopped' })
})

describe('chunked upload', () => {
  test('sends the chunk after the last one received', async () => {
    const answers = [first, taken, second, taken, third, taken, whole]
    const { outcome, asked, sent, percents, signings } = await trip(answers, { content: long })
    expect(outcome).toEqual({ kind: 'received', id: 'long' })
    expect(asked.map(({ address }) => address)).toEqual([
      '/sign',
      '/store',
      '/chunks',
      '/store',
      '/chunks',
      '/store',
      '/chunks',
    ])
    expect(asked[0]?.fields).toEqual(['filePath', 'contentType', 'size', 'chunks'])
    expect(asked[2]?.fields).toEqual(['id'])
    expect(sent).toEqual([2_000_000, 2_000_000, 500_000])
    expect(percents).toEqual([0, 22, 44, 66, 88, 94])
    expect(new Set(signings)).toEqual(new Set(['long']))
  })

  test('sends a file of exactly one chunk in one post', async () => {
    const content = new File([Buffer.alloc(2_000_000)], 'CV.pdf')
    const { asked, sent } = await trip([signed(), taken], { content })
    expect(asked[0]?.fields).toEqual(['filePath', 'contentType', 'size'])
    expect(sent).toEqual([2_000_000])
  })

  test('resumes at the first missing chunk', async () => {
    const { outcome, asked, sent } = await trip([third, taken, whole], {
      content: long,
      id: 'long',
    })
    expect(outcome).toEqual({ kind: 'received', id: 'long' })
    expect(asked[0]).toEqual({ address: '/chunks', fields: ['id'] })
    expect(sent).toEqual([500_000])
  })

  test('completes when the server reports all chunks, even if a response was lost', async () => {
    const { outcome, sent } = await trip([whole], { content: long, id: 'long' })
    expect([outcome, sent]).toEqual([{ kind: 'received', id: 'long' }, []])
  })

  test('retries each chunk three times', async () => {
    const failing = [lost, second, { status: 500, body: {} }, second, { status: 403, body: {} }]
    const answers = [
      first,
      lost,
      first,
      taken,
      second,
      ...failing,
      second,
      taken,
      third,
      taken,
      whole,
    ]
    const { outcome, waits } = await trip(answers, { content: long })
    expect(outcome).toEqual({ kind: 'received', id: 'long' })
    expect(waits).toHaveLength(4)
  })

  test('fails after the third retry of the same chunk', async () => {
    const answers = [first, taken, second, lost, second, lost, second, lost, second, lost]
    const { outcome, waits, sent } = await trip(answers, { content: long })
    expect(outcome).toEqual({ kind: 'failed', error: 'network' })
    expect(waits).toHaveLength(3)
    expect(sent).toHaveLength(5)
  })

  test('waits for the network without resetting the retry count', async () => {
    const { outcome } = await trip([first, taken, lost], { content: long, isOnline: false })
    expect(outcome).toEqual({ kind: 'offline' })
  })

  test('restarts when the upload has expired', async () => {
    const gone: Sending = { status: 404, body: { error: 'notFound' } }
    const answers = [gone, first, taken, second, taken, third, taken, whole]
    const { outcome, asked } = await trip(answers, { content: long, id: 'old' })
    expect(outcome).toEqual({ kind: 'received', id: 'long' })
    expect(asked[1]?.address).toBe('/sign')
  })
})
