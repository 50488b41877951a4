import { staffRows } from '../../../src/addresses/staffTable.js'
import { formBodyBytes } from '../../../src/config/limits.js'

/** Returns an integer from 0 to below the limit. */
export type Random = (below: number) => number

export const randomFrom = (seed: number): Random => {
  let state = seed
  return (below) => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}

const pick = <Item>(random: Random, items: readonly Item[], other: Item): Item =>
  items[random(items.length)] ?? other

/** Text fragments that make parsers repeat, nest, escape, fold or search. */
const pieces: readonly string[] = [
  ...[
    'a',
    'é',
    'e\u0301',
    '\u0301',
    'İ',
    'ß',
    '\u{1F338}',
    '李',
    '٣',
    '１',
    '\uFB01',
    '\u200D',
    '\u0640',
  ],
  ...['"', "'", '’', '<', '>', '&', '<b>', '</script>', '<!--', '\\', '\\"', '`', '\0', '\uFFFF'],
  ...[' ', '\t', '\n', '\r\n', '\u00A0', '\u2028', '\u202E', '. ', ', ', '; ', '-', '‐', '--', '_'],
  ...[
    '1 ',
    '0',
    '12:',
    '1h',
    '1 h ',
    '2026-11-',
    'a.m.',
    'p',
    '(',
    ')',
    '()',
    '[',
    ']',
    '[]',
    '[a](b',
  ],
  ...[
    '{',
    '}',
    '{{',
    '}}',
    '{"a":',
    '[[',
    '**',
    '*',
    '/',
    '//',
    '../',
    '%',
    '%2',
    '%25',
    '+',
    '#',
    '#\t',
  ],
  ...[
    '@',
    'a@',
    '@a.',
    'a@b.c,',
    '=?utf-8?q?',
    '?=',
    'http://',
    'www.',
    'x1 ',
    'poste ',
    'ext. 1',
    '+1 ',
  ],
  ...[
    'a-',
    'a.',
    'a,b ',
    'Me ',
    'Dr. ',
    'nuchal ',
    'echo ',
    'IRM ',
    'pas ',
    'de ',
    'OND-',
    '&quot;',
    '\\u0041',
  ],
]

const names: readonly string[] = [
  ...[
    '__proto__',
    'constructor',
    'toString',
    'hasOwnProperty',
    'length',
    '',
    'a[b][c][d]',
    'a[]',
    'a.b.c',
  ],
]

/** Pairs that may take quadratic time only in combination. */
const halves: readonly (readonly [string, string])[] = [
  ['\u0301', '\u0327'],
  ['(', ')'],
  ['a ', ' '],
  ['@', 'a.'],
  ['<', '>'],
]

const textOf = (random: Random, length: number): string => {
  if (random(5) === 0) {
    const [first, second] = pick(random, halves, ['a', 'b'])
    return `a${first.repeat(length / 2 / first.length)}${second.repeat(length / 2 / second.length)}`
  }
  if (random(3) === 0) return pick(random, pieces, 'a').repeat(length).slice(0, length)
  const unit = Array.from({ length: 1 + random(6) }, () => pick(random, pieces, 'a')).join('')
  const prefix = pick(random, pieces, 'a')
  return (prefix + unit.repeat(Math.ceil(length / Math.max(1, unit.length)))).slice(0, length)
}

const jsonOf = (random: Random, length: number): string => {
  const depth = Math.floor(length / 2)
  const shapes = [
    '['.repeat(depth) + ']'.repeat(depth),
    `${'{"a":'.repeat(Math.floor(length / 6))}1${'}'.repeat(Math.floor(length / 6))}`,
    JSON.stringify(Array.from({ length: Math.floor(length / 12) }, () => ['a', '"'])),
    JSON.stringify({
      id: textOf(random, 20),
      response: { clientDataJSON: textOf(random, length) },
    }),
  ]
  return pick(random, shapes, '[]')
}

const valueOf = (random: Random, length: number): string =>
  random(8) === 0 ? jsonOf(random, length) : textOf(random, length)

export interface HostileRequest {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
}

export interface Target {
  readonly path: string
  readonly fields: Readonly<Record<string, string>>
}

type Fields = readonly (readonly [string, string])[]

const fieldsOf = (random: Random, { fields }: Target, isOversized: boolean): Fields => {
  const known = Object.keys(fields)
  const chosen = pick(random, known, 'name')
  const shapes: readonly (() => Fields)[] = [
    // One field near the body limit, the others valid.
    () => [
      ...Object.entries(fields).filter(([name]) => name !== chosen),
      [chosen, valueOf(random, formBodyBytes / (1 + random(3)) - 2000)],
    ],
    () => Array.from({ length: 200 + random(1500) }, () => [chosen, textOf(random, random(60))]),
    () => Array.from({ length: 200 + random(9000) }, (_, index) => [`f${index}`, '1']),
    // One field beyond the body limit.
    () => [[chosen, valueOf(random, 200_000 + random(800_000))]],
  ]
  if (isOversized) return pick(random, shapes, () => [])()
  const small: Fields = known
    .filter(() => random(6) > 0)
    .map((name) => [
      random(20) === 0 ? pick(random, names, name) : name,
      random(3) > 0 ? (fields[name] ?? '') : valueOf(random, random(2 ** random(13))),
    ])
  return random(5) === 0 ? [...small, ...small.slice(0, 1 + random(9))] : small
}

const multipartOf = (random: Random, fields: Fields): Buffer => {
  const parts = fields.map(([name, value]) => {
    const isFile = name === 'file' || name === 'files' || random(30) === 0
    const fileName = isFile ? `; filename="${textOf(random, random(300))}.pdf"` : ''
    return `--x\r\nContent-Disposition: form-data; name="${name}"${fileName}\r\n\r\n${value}\r\n`
  })
  return Buffer.from(`${parts.join('')}--x--\r\n`, 'utf8')
}

const urlencodedOf = (random: Random, fields: Fields): Buffer => {
  const raw = random(6) === 0
  const encode = (text: string): string =>
    raw ? text.replaceAll(/[&=]/g, '') : encodeURIComponent(text.toWellFormed())
  return Buffer.from(fields.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&'))
}

/** Returns texts of `bytes` bytes that can take quadratic time in parsers, normalizers and searches. */
const hardTexts = (bytes: number): readonly string[] => {
  const half = (text: string): string => text.repeat(bytes / 2 / Buffer.byteLength(text))
  const whole = (text: string): string => text.repeat(bytes / Buffer.byteLength(text))
  return [
    ...halves.map(([first, second]) => half(first) + half(second)),
    ...pieces.map(whole),
    `a${half('\u0301\u0327')}`,
    `${whole('a')}!`,
    `${whole('1')}x`,
    `${whole(' ')}x`,
    Array.from({ length: bytes / 6 }, (_, index) => index.toString(36)).join(' '),
  ]
}

/** Returns multipart posts with one field near the body limit, for each field and each hard text. */
export const hardPosts = (target: Target): readonly HostileRequest[] =>
  Object.keys(target.fields).flatMap((chosen) =>
    hardTexts(formBodyBytes * 0.95).map((text) => {
      const others = Object.entries(target.fields).filter(([name]) => name !== chosen)
      const fields = [...others, [chosen, text] as const]
      return {
        method: 'POST',
        path: target.path,
        headers: { 'content-type': types.multipart },
        body: multipartOf(() => 1, fields),
      }
    }),
  )

const types = {
  urlencoded: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data; boundary=x',
  json: 'application/json',
} as const

/** Returns a post with strange, missing, repeated or long fields, in one of the form encodings. */
export const hostilePost = (
  random: Random,
  target: Target,
  isOversized: boolean,
): HostileRequest => {
  const fields = fieldsOf(random, target, isOversized)
  const kind = pick(random, ['urlencoded', 'urlencoded', 'multipart', 'multipart', 'json'], 'json')
  const isMultipart = kind === 'multipart'
  const isJson = kind === 'json'
  const type = isMultipart ? types.multipart : isJson ? types.json : types.urlencoded
  const form = isMultipart ? multipartOf(random, fields) : urlencodedOf(random, fields)
  const body = isJson ? Buffer.from(JSON.stringify(Object.fromEntries(fields))) : form
  const accept = random(4) === 0 ? 'application/json' : 'text/html'
  return {
    method: 'POST',
    path: target.path,
    headers: { 'content-type': type, accept },
    body,
  }
}

const headerNames: readonly string[] = [
  ...['accept', 'accept-encoding', 'accept-language', 'authorization', 'cookie', 'if-none-match'],
  ...['range', 'referer', 'user-agent', 'x-forwarded-for', 'x-request-id', 'forwarded', 'origin'],
  ...['if-modified-since', 'sec-fetch-site', 'x-forwarded-proto'],
]

/** Returns printable ASCII only: Node refuses other header values before the site receives them. */
const headerText = (random: Random, length: number): string =>
  textOf(random, length).replaceAll(/[^\u0020-\u007E]/g, ';')

/** Returns a GET with a strange path, query and headers; Node refuses headers above 16 kB. */
export const hostileRead = (
  random: Random,
  { path }: Target,
  isOversized: boolean,
): HostileRequest => {
  const most = isOversized ? 14_000 : 2 ** random(10)
  const [inPath, inQuery, inHeader] = [random(3), random(3), random(3)].map((weight) =>
    Math.floor((weight * most) / 7),
  )
  const name = pick(random, headerNames, 'cookie')
  const cookie = `__Secure-staff-browser=${headerText(random, 40)}; lang=`
  const tail = encodeURI(textOf(random, inPath ?? 0).toWellFormed()).slice(0, most)
  const query = encodeURIComponent(textOf(random, inQuery ?? 0).toWellFormed()).slice(0, most)
  return {
    method: random(10) === 0 ? 'HEAD' : 'GET',
    path: `${path}${random(2) === 0 ? tail.replaceAll(/[?#]/g, '') : ''}?${query}`.slice(0, 15_000),
    headers: { [name]: (name === 'cookie' ? cookie : '') + headerText(random, inHeader ?? 0) },
    body: Buffer.alloc(0),
  }
}

export const staffPaths: readonly string[] = Object.values(staffRows).map(({ path }) =>
  path.replaceAll(/:\w+/g, 'OND-0000-0000'),
)
