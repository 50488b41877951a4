import { once } from 'node:events'
import { readdirSync, statSync } from 'node:fs'
import { type ClientRequest, createServer, request, type Server } from 'node:http'
import { join } from 'node:path'
import { aCv, sendApplication, signUpload, upload } from '../../support/careers/applicationForms.js'
import { appForTests, type TestApp } from '../../support/site/appForTests.js'
import { eventually } from '../../support/site/eventually.js'
import { storedApplications, storedRequests } from '../../support/site/storedSubmissions.js'

const day = 86_400_000
const mebibyte = 1_048_576

let running: TestApp
let server: Server | undefined
const open = async (env: Readonly<Record<string, string>> = {}): Promise<void> => {
  running = await appForTests({ env })
}
afterEach(async () => {
  server?.closeAllConnections()
  server?.close()
  server = undefined
  await running.end()
})

const bytesBeingWritten = (): number => {
  const folder = join(running.config.dataDir, 'files')
  const parts = readdirSync(folder).filter((name) => name.startsWith('.part-'))
  return parts.reduce((sum, name) => sum + statSync(join(folder, name)).size, 0)
}

interface SlowPost {
  readonly sending: ClientRequest
  readonly status: Promise<number>
  readonly finish: () => void
}

/** Starts a browser upload that stalls one byte before the end of the file. */
const stopShort = async (
  { signature }: Awaited<ReturnType<typeof signUpload>>,
  content: Buffer,
  from = '192.0.2.1',
): Promise<SlowPost> => {
  if (server === undefined) {
    server = createServer(running.app).listen(0, '127.0.0.1')
    await once(server, 'listening')
  }
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const fields = Object.entries(signature).map(
    ([name, value]) => `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  )
  const head = `${fields.join('')}--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n`
  const end = '\r\n--x--\r\n'
  const sending = request({
    host: '127.0.0.1',
    port,
    path: '/upload/files',
    method: 'POST',
    headers: {
      'X-Forwarded-For': from,
      'Content-Type': 'multipart/form-data; boundary=x',
      'Content-Length': Buffer.byteLength(head) + content.length + Buffer.byteLength(end),
    },
  })
  const { promise: status, resolve } = Promise.withResolvers<number>()
  sending.on('error', () => resolve(0))
  sending.on('response', (answer) => resolve(answer.resume().statusCode ?? 0))
  sending.write(Buffer.concat([Buffer.from(head), content.subarray(0, -1)]))
  return {
    sending,
    status,
    finish: () => sending.end(Buffer.concat([content.subarray(-1), Buffer.from(end)])),
  }
}

const announce = (size: number) =>
  signUpload(running, { filePath: 'CV.pdf', contentType: '', size: String(size) })

describe('upload signature', () => {
  test('occupies disk space for one file, even with many incomplete posts', async () => {
    await open()
    const content = Buffer.alloc(2 * mebibyte, 1)
    const signed = await announce(content.length)
    const posts: SlowPost[] = []
    for (let count = 0; count < 11; count += 1) {
      posts.push(await stopShort(signed, content))
      // busboy holds back the last bytes, which could begin the multipart boundary.
      await eventually(() => expect(bytesBeingWritten()).toBeGreaterThan(content.length - 65_536))
    }
    await eventually(() => expect(bytesBeingWritten()).toBeLessThanOrEqual(content.length))
    // The newest post closes the earlier ones, which it retries.
    posts.at(-1)?.finish()
    expect(await posts.at(-1)?.status).toBe(201)
    for (const post of posts.slice(0, -1)) post.finish()
    expect(await Promise.all(posts.slice(0, -1).map(({ status }) => status))).toEqual(
      Array(10).fill(403),
    )
    expect(bytesBeingWritten()).toBe(0)
  })
})

describe('upload limits per address', () => {
  test('accept sixteen concurrent files, and another when one is complete', async () => {
    await open()
    const content = Buffer.alloc(1000, 1)
    const all = await Promise.all(Array.from({ length: 17 }, () => announce(content.length)))
    const last = all.pop()
    if (last === undefined) throw new Error()
    const posts: SlowPost[] = []
    for (const signed of all) posts.push(await stopShort(signed, content))
    const refused = async () => {
      const one = await stopShort(last, content)
      one.finish()
      return one.status
    }
    await eventually(async () => expect(await refused()).toBe(429))
    posts[0]?.finish()
    expect(await posts[0]?.status).toBe(201)
    await eventually(async () => expect(await refused()).toBe(201))
    for (const { sending } of posts) sending.destroy()
  })

  test('limit the megabytes per day of signed uploads and form files together', async () => {
    await open({ RATE_LIMIT_UPLOAD_MB: '24' })
    await announce(10 * mebibyte)
    const big = { ...aCv, content: Buffer.concat([aCv.content, Buffer.alloc(5 * mebibyte)]) }
    const form = await sendApplication(running, { files: [big] })
    expect(form.status).not.toBe(429)
    await expect(announce(10 * mebibyte)).rejects.toThrow('Signing responded with 429')
    const small = { ...aCv, content: Buffer.concat([aCv.content, Buffer.alloc(120_000)]) }
    const again = await sendApplication(running, { files: [small] })
    expect(again.status).toBe(429)
    expect(Number(again.headers['retry-after'])).toBeGreaterThan(80_000)
  })
})

test('upload limits › accept sixty-four concurrent files per process from all addresses', async () => {
  await open({ TRUSTED_PROXIES: '1', RATE_LIMIT_UPLOADS: '1000' })
  const content = Buffer.alloc(10, 1)
  const posts: SlowPost[] = []
  for (let count = 0; count < 64; count += 1) {
    posts.push(await stopShort(await announce(content.length), content, `198.51.100.${count}`))
  }
  const last = await announce(content.length)
  const refused = async () => {
    const one = await stopShort(last, content)
    one.finish()
    return one.status
  }
  await eventually(async () => expect(await refused()).toBe(503))
  posts[0]?.finish()
  expect(await posts[0]?.status).toBe(201)
  await eventually(async () => expect(await refused()).toBe(201))
  for (const { sending } of posts) sending.destroy()
})

test('nearly full disk › rejects files and still stores requests', async () => {
  await open({ DISK_RESERVE_MB: '1000000000' })
  await expect(announce(1000)).rejects.toThrow('Signing responded with 503')
  expect((await sendApplication(running)).status).toBe(503)
  const form = 'name=Zoé&email=zoe@exemple.ca&subject=mri&language=fr&consent=yes'
  expect((await running.site.post('/fr').type('form').send(form)).status).toBe(303)
  expect(await storedRequests(running)).toHaveLength(1)
  expect(running.logLines.join('')).toContain('files are refused, requests are still stored')
})

test('application flagged as spam › is deleted with its files after thirty days', async () => {
  await open()
  await sendApplication(running, { fields: { website: 'x' } })
  await sendApplication(running)
  await running.site
    .post('/fr')
    .type('form')
    .send('name=Zoé&email=zoe@exemple.ca&subject=mri&language=fr&consent=yes&website=x')
  const countStored = () => readdirSync(join(running.config.dataDir, 'files/kept')).length / 2
  expect(countStored()).toBe(2)
  running.services.start()
  await eventually(() => expect(running.clock.waits()).toHaveLength(8))
  // One day at a time: after a jump of over a week, the retention job deletes no data.
  for (let days = 0; days < 30; days += 1) {
    running.clock.pass(day)
    await eventually(() => expect(running.clock.waits()).toHaveLength(8))
  }
  await eventually(async () => {
    expect(await storedApplications(running, { suspected: true })).toEqual([])
    expect(await storedRequests(running, { suspected: true })).toEqual([])
    expect(countStored()).toBe(1)
  })
  expect(await storedApplications(running)).toHaveLength(1)
})

test('interrupted upload › can use its signature again', async () => {
  await open()
  const signed = await announce(aCv.content.length)
  const lost = await stopShort(signed, aCv.content)
  await eventually(() =>
    expect(
      readdirSync(join(running.config.dataDir, 'files')).some((name) => name.startsWith('.part-')),
    ).toBe(true),
  )
  lost.sending.destroy()
  const again = await stopShort(signed, aCv.content)
  again.finish()
  expect(await again.status).toBe(201)
  expect((await upload(running, aCv)).id).toBeDefined()
})
