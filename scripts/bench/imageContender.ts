import { randomBytes } from 'node:crypto'
import { createServer, type RequestListener } from 'node:http'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { RequestHandler } from 'express'
import '../loadSources.ts'

/*
 * One server of the comparison, in a process of its own so that each has its own memory and its own
 * sharp: `ours`, `ipx`, `sharp` (nothing but the library) or `page` (a page cached in memory). Says
 * its port to its parent, and when asked its memory or the time it has worked.
 */
const root = join(import.meta.dirname, '../..')
const pictures = join(root, 'public/images')

/** The site's own route, without the limit for each visitor: all requests come from one. */
const ours = async (): Promise<RequestListener> => {
  const { default: express } = await import('express')
  const { pino } = await import('pino')
  const { createImageService } = await import('../../src/services/images/imageService.ts')
  const { imageRoutes } = await import('../../src/routes/imageRoutes.ts')
  const cacheFolder = mkdtempSync(join(tmpdir(), 'ondelune-bench-'))
  process.on('exit', () => rmSync(cacheFolder, { recursive: true, force: true }))
  const images = createImageService({
    folder: pictures,
    cacheFolder,
    cacheBytes: 512 * 1024 * 1024,
    log: pino({ level: 'warn' }),
  })
  const noLimit: RequestHandler = (_req, _res, next) => next()
  return express().disable('x-powered-by').use(imageRoutes(images, noLimit))
}

const ipx = async (): Promise<RequestListener> => {
  const { createIPX, createIPXNodeServer, ipxFSStorage } = await import('ipx')
  const handle = createIPXNodeServer(createIPX({ storage: ipxFSStorage({ dir: pictures }) }))
  return (req, res) => {
    req.url = req.url?.replace(/^\/_ipx/, '')
    handle(req, res)
  }
}

/** The same words with nothing around them: no check, no cache, no header. */
const bareSharp = async (): Promise<RequestListener> => {
  const { default: sharp } = await import('sharp')
  const make = async (url: string): Promise<Buffer> => {
    const [, , words = '', file = ''] = url.split('/')
    const modifiers = new Map(words.split(',').map((word) => [word.slice(0, 1), word.slice(2)]))
    const [width, height] = (modifiers.get('s') ?? modifiers.get('w') ?? '').split('x').map(Number)
    const quality = Number(modifiers.get('q'))
    const pipe = sharp(join(pictures, file)).resize(width, height, { withoutEnlargement: true })
    const format = modifiers.get('f') ?? 'jpeg'
    if (format === 'jpeg') return pipe.jpeg({ quality, progressive: true }).toBuffer()
    if (format === 'webp') return pipe.webp({ quality }).toBuffer()
    return pipe.avif({ quality }).toBuffer()
  }
  return (req, res) => {
    make(req.url ?? '').then(
      (data) => res.end(data),
      (cause: unknown) => res.writeHead(500).end(String(cause)),
    )
  }
}

/**
 * What a page cache answers: bytes from memory. As many as the picture has, and as mixed: autocannon
 * spends five times longer on bytes than on letters, and would measure itself.
 */
const page = async (): Promise<RequestListener> => {
  const { default: express } = await import('express')
  const body = randomBytes(11_000)
  return express()
    .disable('x-powered-by')
    .get('/page', (_req, res) => {
      res.setHeader('Content-Type', 'text/html; charset=utf-8')
      res.setHeader('ETag', '"page"')
      res.setHeader('Content-Length', body.length)
      res.end(body)
    })
}

const contenders = { ours, ipx, sharp: bareSharp, page } as const
const name = process.argv[2]
const chosen = Object.entries(contenders).find(([known]) => known === name)?.[1]
if (chosen === undefined) throw new Error('Say which: ours, ipx, sharp or page.')

const server = createServer(await chosen())
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.send?.(typeof address === 'object' && address !== null ? address.port : 0)
})
process.on('message', (question) => {
  if (question === 'memory') globalThis.gc?.()
  const { user, system } = process.cpuUsage()
  process.send?.(question === 'memory' ? process.memoryUsage().rss : user + system)
})
process.on('disconnect', () => process.exit())
