import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import express from 'express'
import { pino } from 'pino'
import sharp from 'sharp'
import { findFreePort } from '../freePort.ts'
import '../loadSources.ts'
import { progress } from '../progress.ts'
import { targetLines } from './printTable.ts'
import { median } from './statistics.ts'

/* Compares the picture route with bare sharp, in alternation; prints medians: `npm run bench:images`. */
const { createImageService } = await import('../../src/services/images/imageService.ts')
const { imageRoutes } = await import('../../src/routes/imageRoutes.ts')

const rounds = 5
const files = ['reception.jpg', 'ultrasound-room.jpg', 'prp-still-life.jpg', 'facade-dusk.jpg']
const sizes = ['w_320', 'w_640', 'w_1280', 's_400x400']
const pictures = join(import.meta.dirname, '../../public/images')

/** Removes the limit per visitor, because all requests come from one client. */
const ourRoute = (cacheFolder: string): RequestListener => {
  const images = createImageService({
    folder: pictures,
    cacheFolder,
    cacheBytes: 512 * 1024 * 1024,
    log: pino({ level: 'warn' }),
  })
  return express().use(imageRoutes(images, (_req, _res, next) => next()))
}

const renderWithSharp = async (url: string): Promise<Buffer> => {
  const [, , modifiers = '', file = ''] = url.split('/')
  const values = new Map(modifiers.split(',').map((one) => [one.slice(0, 1), one.slice(2)]))
  const [width, height] = (values.get('s') ?? values.get('w') ?? '').split('x').map(Number)
  const quality = Number(values.get('q'))
  const picture = sharp(join(pictures, file)).resize(width, height, { withoutEnlargement: true })
  return values.get('f') === 'jpeg'
    ? picture.jpeg({ quality, progressive: true }).toBuffer()
    : picture.webp({ quality }).toBuffer()
}

const bareSharp: RequestListener = (req, res) => {
  renderWithSharp(req.url ?? '').then(
    (data) => res.end(data),
    (cause: unknown) => res.writeHead(500).end(String(cause)),
  )
}

const listen = async (listener: RequestListener): Promise<string> => {
  const port = await findFreePort()
  const server = createServer(listener).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${port}`
}

/** Returns the milliseconds for all pictures; a new `quality` bypasses the cache. */
const render = async (origin: string, format: string, quality: number): Promise<number> => {
  const start = performance.now()
  for (const path of files.flatMap((file) =>
    sizes.map((size) => `/_ipx/${size},f_${format},q_${quality}/${file}`),
  )) {
    const answer = await fetch(origin + path)
    await answer.arrayBuffer()
    if (!answer.ok) throw new Error(`${answer.status} for ${path}`)
  }
  return performance.now() - start
}

const cacheFolder = await mkdtemp(join(tmpdir(), 'bench-'))
const ours = await listen(ourRoute(cacheFolder))
const theirs = await listen(bareSharp)
const bar = progress('rounds', rounds + 1)
const ratios: Record<'jpeg' | 'webp', number[]> = { jpeg: [], webp: [] }
// The first round loads the libraries and is not counted.
for (let round = 0; round <= rounds; round += 1) {
  for (const format of ['jpeg', 'webp'] as const) {
    const quality = 50 + round
    const ratio = (await render(ours, format, quality)) / (await render(theirs, format, quality))
    if (round > 0) ratios[format].push(ratio)
  }
  bar.advance()
}
bar.end()
const targets = Object.entries(ratios).map(([format, all]) => ({
  name: `time to render an uncached picture, compared with sharp alone, ${format}`,
  value: median(all),
  unit: ' ×',
  atMost: 1.05,
}))
process.stdout.write(`${targetLines(targets)}\n`)
await rm(cacheFolder, { recursive: true, force: true })
process.exit()
