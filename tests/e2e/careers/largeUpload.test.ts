import { readdirSync, readFileSync, statSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { type BuiltSite, startBuiltSite } from '../../support/site/builtSite.js'
import { uploadChunkBytes } from '../../../src/config/limits.js'
import { aPdf } from '../../support/careers/someFiles.js'

const mebibyte = 1_048_576
const boundary = '----aLargeForm'

let site: BuiltSite
beforeAll(async () => {
  site = await startBuiltSite({ env: { RATE_LIMIT_POSTS: '1000' } })
})
afterAll(() => site.stop())

/** Returns the resident memory of the server process, in bytes. */
const memory = ({ pid }: BuiltSite = site): number => {
  const [, kilobytes = '0'] =
    /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return Number(kilobytes) * 1024
}

interface Outcome {
  readonly status: number
  readonly text: string
  readonly peak: number
}

/** Streams a form with a file of this length as fast as the site accepts it. */
const send = (
  path: string,
  fields: Readonly<Record<string, string>>,
  field: string,
  size: number,
) =>
  new Promise<Outcome>((resolve, reject) => {
    const asking = request(site.origin + path, {
      method: 'POST',
      headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}` },
    })
    let peak = 0
    asking.on('error', reject)
    asking.on('response', (answer) => {
      const chunks: Buffer[] = []
      answer.on('data', (chunk: Buffer) => chunks.push(chunk))
      answer.on('end', () => {
        const text = Buffer.concat(chunks).toString()
        resolve({ status: answer.statusCode ?? 0, text, peak })
      })
    })
    for (const [name, value] of Object.entries(fields)) {
      asking.write(
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
      )
    }
    const named = `name="${field}"; filename="CV.pdf"\r\nContent-Type: application/pdf`
    asking.write(`--${boundary}\r\nContent-Disposition: form-data; ${named}\r\n\r\n%PDF-1.7\n`)
    const piece = Buffer.alloc(256 * 1024, 'x')
    let left = size
    const more = (): void => {
      for (;;) {
        if (left <= 0) {
          asking.end(`\r\n--${boundary}--\r\n`)
          return
        }
        left -= piece.length
        if (left % (8 * mebibyte) === 0) peak = Math.max(peak, memory())
        if (!asking.write(piece)) {
          asking.once('drain', more)
          return
        }
      }
    }
    more()
  })

const leftOvers = (): readonly string[] =>
  readdirSync(join(site.folder, 'files'), { recursive: true, encoding: 'utf8' }).filter((name) =>
    /part|[0-9a-f]{8}-/.test(name),
  )

const chunk = Buffer.concat([aPdf(), Buffer.alloc(uploadChunkBytes, 'x')]).subarray(
  0,
  uploadChunkBytes,
)

/** @returns the peak memory of the server, in bytes */
const sendInChunks = async (larger: BuiltSite, size: number): Promise<number> => {
  let cookie = ''
  const ask = async (path: string, fields: Readonly<Record<string, string>>) => {
    const body = new URLSearchParams(fields)
    const answer = await fetch(larger.origin + path, { method: 'POST', body, headers: { cookie } })
    const [set = ''] = answer.headers.getSetCookie()
    if (set !== '') cookie = set.slice(0, set.indexOf(';'))
    return { status: answer.status, ...(await answer.json()) }
  }
  let peak = 0
  const looking = setInterval(() => {
    peak = Math.max(peak, memory(larger))
  }, 20)
  const announced = { filePath: 'Portfolio.pdf', contentType: '', size: String(size) }
  let next = await ask('/upload/sign', { ...announced, chunks: 'yes' })
  const { id } = next
  while (next.status === 200) {
    const form = new FormData()
    for (const [name, value] of Object.entries(next.signature)) form.set(name, String(value))
    form.set('file', new Blob([chunk.subarray(0, next.chunk.to - next.chunk.from)]), 'chunk')
    const posted = await fetch(larger.origin + next.postEndpoint, { method: 'POST', body: form })
    expect(posted.status).toBe(201)
    await posted.arrayBuffer()
    next = await ask('/upload/chunks', { id })
  }
  clearInterval(looking)
  expect(next.status).toBe(201)
  expect(statSync(join(larger.folder, 'files/incoming', id)).size).toBe(size)
  return peak
}

// The garbage collector frees chunks at varying times, so the test compares the lowest peak of four long
// forms with the highest peak of three shorter ones. A buffered form would add its length to each peak.
const shorterForm = 16 * mebibyte
const longestForm = 64 * mebibyte
const most = 30 * mebibyte

/** Returns how much more memory a 64 MB form uses than shorter ones, and the response to it. */
const sendLargest = async (
  path: string,
  fields: Readonly<Record<string, string>>,
  field: string,
): Promise<Outcome & { readonly growth: number }> => {
  const peaksOf = async (size: number): Promise<readonly number[]> => {
    const peaks: number[] = []
    for (let times = 0; times < 3; times += 1) {
      peaks.push((await send(path, fields, field, size)).peak)
    }
    return peaks
  }
  // Warm-up: the first long forms grow the heap of the engine.
  await peaksOf(longestForm)
  const shorter = await peaksOf(shorterForm)
  const longer = await peaksOf(longestForm)
  const outcome = await send(path, fields, field, longestForm)
  return { ...outcome, growth: Math.min(...longer, outcome.peak) - Math.max(...shorter) }
}

test('large upload › a 64 MB file in a form uses at most 30 MB more memory than a 16 MB file', async () => {
  const typed = { name: 'Maélie Tremblay', email: 'maelie@exemple.ca', consent: 'yes' }
  const { status, text, growth } = await sendLargest('/fr/carrieres', typed, 'files')
  expect(status).toBe(422)
  expect(text).toContain('Le fichier CV.pdf dépasse 10')
  expect(text).toContain('Maélie Tremblay')
  expect(growth).toBeLessThan(most)
  expect(leftOvers()).toEqual([])
})

test('large upload › a 64 MB file posted with a signature for a smaller file uses at most 30 MB more memory', async () => {
  const signing = await fetch(`${site.origin}/upload/sign`, {
    method: 'POST',
    body: new URLSearchParams({ filePath: 'CV.pdf', contentType: '', size: '1000' }),
  })
  const { signature } = await signing.json()
  const { status, growth } = await sendLargest('/upload/files', signature, 'file')
  expect(status).toBe(400)
  expect(growth).toBeLessThan(most)
  expect(leftOvers()).toEqual([])
})

describe('large upload with a limit of 256 MB per file', () => {
  const shorter = 48 * mebibyte
  const longer = 192 * mebibyte
  let larger: BuiltSite
  beforeAll(async () => {
    const env = { CAREERS_MAX_FILE_MB: '256', RATE_LIMIT_UPLOADS: '1000' }
    larger = await startBuiltSite({ env })
  })
  afterAll(() => larger.stop())

  test('uses no more memory for 192 MB in chunks than for 48 MB, assembly included', async () => {
    const peaks: number[] = []
    for (let times = 0; times < 2; times += 1) peaks.push(await sendInChunks(larger, shorter))
    const peak = await sendInChunks(larger, longer)
    // Memory peaks of identical forms vary by about 30 MB; a buffered file would add 144 MB.
    expect(peak - Math.max(...peaks)).toBeLessThan((longer - shorter) / 2)
  })
})
