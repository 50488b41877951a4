import {
  changeQueue,
  openQueue,
  type QueueEvent,
} from '../../../src/views/careers/files/uploadQueue.js'
import {
  carriedFiles,
  filesToStart,
  hasRoom,
  isBusy,
  isRefused,
  mayRetry,
  type Queue,
} from '../../../src/views/careers/files/uploadState.js'

const mebibyte = 1_048_576
const limits = { maxBytes: mebibyte, files: 3, accept: '.pdf,.jpg' }

const file = (name: string, bytes = 10, type = ''): File =>
  new File([Buffer.alloc(bytes)], name, { type })

const [cv, email, diploma, card] = [
  file('CV.pdf'),
  file('Lettre.pdf'),
  file('Diplome.pdf'),
  file('Carte.pdf'),
] as const

const after = (...events: readonly QueueEvent[]): Queue =>
  events.reduce(changeQueue, openQueue({ waiting: [], limits }))

const added = (...files: readonly File[]): QueueEvent => ({ type: 'add', files })
const ready = (key: number, content: File): QueueEvent => ({ type: 'ready', key, content })
const begun = (key: number, content: File): readonly QueueEvent[] => [
  ready(key, content),
  { type: 'begin', key, percent: 0 },
]
const states = ({ files }: Queue) => files.map(({ state }) => state)
const errors = ({ files }: Queue) => files.map(({ error }) => error)

test('upload queue › adds, queues, uploads and completes a file', () => {
  const steps: readonly QueueEvent[] = [
    added(cv),
    ready(0, cv),
    { type: 'begin', key: 0, percent: 0 },
    { type: 'progress', key: 0, percent: 40 },
    { type: 'receive', key: 0, id: 'its-id' },
  ]
  const seen = steps.map((_step, count) => states(after(...steps.slice(0, count + 1)))[0])
  expect(seen).toEqual(['added', 'queued', 'uploading', 'uploading', 'success'])
  expect(after(...steps).files[0]).toMatchObject({ id: 'its-id', percent: 100 })
})

test.each([
  ['of another format', file('CV.exe'), 'kind'],
  ['with a double extension', file('CV.pdf.exe'), 'kind'],
  ['without an extension', file('CV'), 'kind'],
  ['that is empty', file('CV.pdf', 0), 'empty'],
  ['over the limit', file('CV.pdf', mebibyte + 1), 'tooBig'],
])('upload queue › rejects a file %s before upload', (_what, wrong, error) => {
  const queue = after(added(wrong))
  expect([states(queue), errors(queue)]).toEqual([['error'], [error]])
  expect([queue.files.some(mayRetry), queue.files.every(isRefused)]).toEqual([false, true])
})

test('upload queue › accepts a file of exactly the limit and a picture that can be reduced', () => {
  const picture = file('Diplome.jpg', 3 * mebibyte, 'image/jpeg')
  const queue = after(added(file('CV.pdf', mebibyte), picture))
  expect(states(queue)).toEqual(['added', 'added'])
  const smaller = file('Diplome.jpg', 500)
  expect(changeQueue(queue, ready(1, smaller)).files[1]).toMatchObject({ bytes: 500 })
})

describe('order of uploads', () => {
  const two = after(added(cv, email, diploma), ready(0, cv), ready(1, email), ready(2, diploma))
  const keys = (queue: Queue) => filesToStart(queue).map(({ key }) => key)

  test('starts with one file until its signature sets the cookie', () => {
    expect(keys(two)).toEqual([0])
    const begins = changeQueue(two, { type: 'begin', key: 0, percent: 0 })
    expect(keys(begins)).toEqual([])
    expect(keys(changeQueue(begins, { type: 'sign', key: 0 }))).toEqual([1])
  })

  test('runs two at a time after the first', () => {
    const signed = [
      { type: 'begin', key: 0, percent: 0 },
      { type: 'sign', key: 0 },
      { type: 'begin', key: 1, percent: 0 },
    ] as const
    const running = signed.reduce(changeQueue, two)
    expect(keys(running)).toEqual([])
    expect(keys(changeQueue(running, { type: 'receive', key: 0, id: 'a' }))).toEqual([2])
  })

  test('starts with two when the visitor already has the cookie', () => {
    const waiting = [{ id: 'old', name: 'CV.pdf', size: 10 }]
    const events = [added(email, diploma), ready(1, email), ready(2, diploma)]
    const queue = events.reduce(changeQueue, openQueue({ waiting, limits }))
    expect(states(queue)).toEqual(['success', 'queued', 'queued'])
    expect(keys(queue)).toEqual([1, 2])
  })
})

describe('limit of files in the upload queue', () => {
  const full = after(added(cv, email, diploma, card))

  test('rejects further files', () => {
    expect(errors(full)).toEqual([undefined, undefined, undefined, 'tooMany'])
    expect(hasRoom(full)).toBe(false)
  })

  test('accepts a rejected file on retry once another is removed', () => {
    const retry: QueueEvent = { type: 'retry', key: 3 }
    expect(errors(changeQueue(full, retry))[3]).toBe('tooMany')
    const freed = [{ type: 'remove', key: 0 } as const, retry].reduce(changeQueue, full)
    expect(states(freed)).toEqual(['added', 'added', 'added'])
  })

  test('does not count canceled and rejected files', () => {
    const queue = after(added(cv, email, file('a.exe')), { type: 'cancel', key: 0 })
    expect(hasRoom(queue)).toBe(true)
  })
})

test('upload queue › accepts a file once, and again after it was canceled', () => {
  expect(after(added(cv), added(cv)).files).toHaveLength(1)
  expect(states(after(added(cv), { type: 'cancel', key: 0 }, added(cv)))).toEqual(['added'])
})

describe('late upload event is ignored', () => {
  const canceled = after(added(cv), ...begun(0, cv), { type: 'cancel', key: 0 })

  test.each<QueueEvent>([
    { type: 'progress', key: 0, percent: 80 },
    { type: 'receive', key: 0, id: 'late' },
    { type: 'fail', key: 0, error: 'network' },
    { type: 'wait', key: 0 },
    { type: 'cancel', key: 0 },
    { type: 'receive', key: 9, id: 'of nobody' },
    { type: 'remove', key: 9 },
  ])('%j', (event) => {
    expect(changeQueue(canceled, event)).toBe(canceled)
  })
})

test('upload queue › restarts a failed or canceled file without its error', () => {
  const failed = after(added(cv), ...begun(0, cv), {
    type: 'fail',
    key: 0,
    error: 'status',
    statusCode: 500,
  })
  expect(failed.files[0]).toMatchObject({ state: 'error', error: 'status', statusCode: 500 })
  const [again] = changeQueue(failed, { type: 'retry', key: 0 }).files
  expect(again).toMatchObject({ state: 'added', error: undefined, statusCode: undefined })
})

test('upload queue › holds a file while offline', () => {
  const queue = after(added(cv), ...begun(0, cv), { type: 'wait', key: 0 })
  expect(queue.files[0]).toMatchObject({ state: 'queued', percent: 0 })
  expect(isBusy(queue)).toBe(true)
})

test('upload queue › submits with the form only files that are not uploaded yet', () => {
  const queue = after(
    added(cv, email, diploma),
    ...begun(0, cv),
    { type: 'receive', key: 0, id: 'arrived' },
    ...begun(1, email),
    { type: 'fail', key: 1, error: 'late' },
    added(file('a.exe')),
  )
  expect(carriedFiles(queue.files)).toEqual([email, diploma])
  const without = changeQueue(queue, { type: 'cancel', key: 2 })
  expect(carriedFiles(without.files)).toEqual([email])
})

const announced = (...events: readonly QueueEvent[]) => {
  let queue = after()
  const said: (readonly [string, string, number])[] = []
  for (const event of events) {
    const { announcement } = queue
    queue = changeQueue(queue, event)
    const { announcement: next } = queue
    if (next !== undefined && next !== announcement) {
      said.push([next.what, next.file.name, next.file.percent])
    }
  }
  return said
}

test('upload queue › announces each state once, and progress at half only', () => {
  const percents = [0, 3, 49, 50, 51, 99, 100]
  const said = announced(
    added(cv),
    ...begun(0, cv),
    ...percents.map((percent): QueueEvent => ({ type: 'progress', key: 0, percent })),
    { type: 'receive', key: 0, id: 'a' },
  )
  expect(said.map(([what, , percent]) => [what, percent])).toEqual([
    ['added', 0],
    ['queued', 0],
    ['uploading', 0],
    ['uploading', 50],
    ['success', 50],
  ])
})

test('upload queue › announces files added together in one message, rejections first', () => {
  expect(announced(added(cv, email))).toEqual([['added', 'CV.pdf, Lettre.pdf', 0]])
  expect(announced(added(cv, file('a.exe')))).toEqual([['error', 'a.exe', 0]])
})

describe('upload state stored in the tab', () => {
  const { lastModified: modified } = diploma
  const remembered = [
    { name: 'CV.pdf', bytes: 10, id: 'there', hasArrived: true },
    { name: 'Diplome.pdf', bytes: 10, modified, id: 'half', hasArrived: false },
  ]
  const restore: QueueEvent = { type: 'restore', files: remembered }

  test('restores uploaded files, and marks others to be chosen again', () => {
    const queue = after(restore)
    expect(queue.files).toMatchObject([
      { name: 'CV.pdf', state: 'success', id: 'there' },
      { name: 'Diplome.pdf', state: 'error', error: 'interrupted', id: 'half' },
    ])
    expect(queue.files.map((one) => [mayRetry(one), isRefused(one)])).toEqual([
      [false, false],
      [true, true],
    ])
    expect(carriedFiles(queue.files)).toEqual([])
    expect(queue.announcement).toMatchObject({ what: 'error', file: { name: 'Diplome.pdf' } })
  })

  test('resumes in its row once the same file is chosen', () => {
    const queue = after(restore, added(diploma))
    expect(queue.files).toMatchObject([
      { state: 'success' },
      { state: 'added', error: undefined, id: 'half', content: diploma },
    ])
  })

  test('distinguishes files of the same name', () => {
    const other = new File(['another diploma'], diploma.name, { lastModified: modified })
    const { files } = after(restore, added(other))
    expect(files).toHaveLength(3)
    expect(files[2]?.id).toBeUndefined()
  })

  test('does not duplicate files that the server listed', () => {
    const waiting = [{ id: 'there', name: 'CV.pdf', size: 10 }]
    const queue = changeQueue(openQueue({ waiting, limits }), restore)
    expect(queue.files.map(({ id }) => id)).toEqual(['there', 'half'])
  })

  test('preserves the id of a chunked upload after failure or cancellation', () => {
    const signed: QueueEvent = { type: 'sign', key: 0, id: 'long' }
    const failed = after(added(cv), ...begun(0, cv), signed, {
      type: 'fail',
      key: 0,
      error: 'network',
    })
    const again = changeQueue(failed, { type: 'retry', key: 0 })
    expect(again.files[0]).toMatchObject({ state: 'added', id: 'long' })
  })
})
