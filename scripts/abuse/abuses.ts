import type { AbuseTarget, Answers } from './flood.ts'
import { flood, hold, pour } from './flood.ts'
import { asForm, requestForm } from './requestForm.ts'

const second = 1000
const form = requestForm({
  name: 'Zoé L’Heureux',
  phone: '418 555-0199',
  email: 'zoe@exemple.ca',
})

const boundary = '----abuse'
const application = Buffer.concat([
  Buffer.from(
    `--${boundary}\r\nContent-Disposition: form-data; name="files"; filename="CV.pdf"\r\nContent-Type: application/pdf\r\n\r\n`,
  ),
  Buffer.alloc(9_000_000, 'a'),
  Buffer.from(`\r\n--${boundary}--\r\n`),
])
const asMultipart = { 'Content-Type': `multipart/form-data; boundary=${boundary}` }

const longPath = `/_ipx/${'a'.repeat(900)}`
const beginning =
  'POST /fr HTTP/1.1\r\nHost: site\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 9999\r\n\r\n'

/** Alternates between a form, whose body the site parses, and a GET, whose body it ignores. */
const headOf = (turn: number): string =>
  `${turn % 2 === 0 ? 'POST' : 'GET'} /fr HTTP/1.1\r\nHost: site\r\nContent-Type: application/x-www-form-urlencoded\r\nTransfer-Encoding: chunked\r\n\r\n`
/** 64 KiB: the size of one socket read in Node. */
const largeChunk = `10000\r\n${'a'.repeat(0x1_00_00)}\r\n`
const smallChunks = '1\r\na\r\n'.repeat(10_000)
/** Pipelined requests whose responses exceed the kernel's send buffer. */
const manyPages = 'GET /fr HTTP/1.1\r\nHost: site\r\n\r\n'.repeat(16)

export const abuses = {
  'pages with a query': (target, answers) =>
    flood(target, answers, (turn) => ({ path: `/fr?page=${turn}` })),
  'pages in ranges': (target, answers) =>
    flood(target, answers, (turn) => ({
      path: '/fr',
      headers: { Range: `bytes=${turn % 99}-${turn}` },
    })),
  'pipelined requests': (target, answers) => {
    const one = 'GET /fr/nulle-part-du-tout HTTP/1.1\r\nHost: site\r\n\r\n'
    hold(target, answers, (socket) => socket.write(one.repeat(1000)), 32)
  },
  'unknown addresses': (target, answers) =>
    flood(target, answers, (turn) => ({ path: `/fr/${turn}` })),
  'pages that are not cached': (target, answers) =>
    flood(target, answers, (turn) => ({ path: `/fr/demande-recue?ref=${turn}` })),
  'silent connections': (target, answers) => hold(target, answers, () => undefined, 1500),
  'incomplete headers': (target, answers) =>
    hold(target, answers, (socket) => socket.write('GET /fr HTTP/1.1\r\nHost: si'), 1500),
  'slow bodies': (target, answers) =>
    hold(
      target,
      answers,
      (socket) => {
        socket.write(beginning)
        const drip = setInterval(() => socket.write('a'), second)
        socket.once('close', () => clearInterval(drip))
      },
      500,
    ),
  'bodies without an end': (target, answers) =>
    hold(target, answers, (socket, turn) => pour(socket, headOf(turn), largeChunk), 64),
  'bodies in chunks of one byte': (target, answers) =>
    hold(target, answers, (socket, turn) => pour(socket, headOf(turn), smallChunks), 64),
  'unread responses': (target, answers) =>
    hold(target, answers, (socket) => socket.pause().write(manyPages), 100),
  forms: (target, answers) =>
    flood(target, answers, () => ({ path: '/fr', method: 'POST', headers: asForm, body: form })),
  uploads: (target, answers) =>
    flood(
      target,
      answers,
      () => ({
        path: '/fr/carrieres',
        method: 'POST',
        headers: asMultipart,
        body: application,
      }),
      8,
    ),
  'new pictures': (target, answers) =>
    flood(target, answers, (turn) => ({ path: `/_ipx/f_avif,w_${200 + turn}/reception.jpg` })),
  'stalled log consumer': (target, answers) =>
    flood(target, answers, () => ({ path: longPath }), 16),
} as const satisfies Record<string, (target: AbuseTarget, answers: Answers) => void>

export type AbuseName = keyof typeof abuses
export const isAbuse = (name: string): name is AbuseName => Object.hasOwn(abuses, name)
export const abuseNames = (): readonly AbuseName[] => Object.keys(abuses).filter(isAbuse)
