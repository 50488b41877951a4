import { mkdirSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import {
  createImageService,
  type ImageService,
  type ImageServiceOptions,
} from '../../../src/services/images/imageService.js'
import { appForTests } from '../site/appForTests.js'
import { recordedLog } from '../site/recordedLog.js'
import { temporaryFolder } from '../site/temporaryFolder.js'

export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
  readonly processorMs: number
}

export interface ImageSite {
  readonly pictures: string
  readonly outside: string
  readonly cacheFolder: string
  readonly images: ImageService
  readonly lines: readonly string[]
  readonly port: number
  ask(path: string, options?: Asking): Promise<Answer>
  stop(): Promise<void>
}

interface Asking {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  /** Client address. By default each request has another one, so that no limit applies. */
  readonly visitor?: string
}

let visitors = 0
const anotherVisitor = (): string => {
  visitors += 1
  return `10.0.${visitors >> 8}.${visitors & 255}`
}

const asker =
  (port: number): ImageSite['ask'] =>
  (path, { method = 'GET', headers: own = {}, visitor = anotherVisitor() } = {}) =>
    new Promise((resolve, reject) => {
      const start = process.cpuUsage()
      // A reused connection may be closing already.
      const headers = { 'X-Forwarded-For': visitor, ...own }
      const options = { host: '127.0.0.1', port, path, method, headers, agent: false }
      const asked = request(options, (res) => {
        const parts: Buffer[] = []
        res.on('data', (part: Buffer) => parts.push(part))
        res.on('error', reject)
        res.on('end', () => {
          const { user, system } = process.cpuUsage(start)
          resolve({
            status: res.statusCode ?? 0,
            headers: res.headers,
            body: Buffer.concat(parts),
            processorMs: (user + system) / 1000,
          })
        })
      })
      asked.on('error', reject)
      asked.end()
    })

export const startImageSite = async (
  options: Partial<ImageServiceOptions> = {},
): Promise<ImageSite> => {
  const folder = temporaryFolder()
  const pictures = join(folder.path, 'pictures')
  const outside = join(folder.path, 'outside')
  const cacheFolder = join(folder.path, 'cache')

  for (const path of [pictures, outside]) mkdirSync(path)
  const { log, lines } = recordedLog()
  const images = createImageService({
    folder: pictures,
    cacheFolder,
    cacheBytes: 64 * 1024 * 1024,
    recheckMs: 0,
    log,
    ...options,
  })
  const running = await appForTests({
    env: { TRUSTED_PROXIES: '1' },
    adjust: (services) => ({ ...services, images }),
  })
  const server = running.edition().app.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return {
    pictures,
    outside,
    cacheFolder,
    images,
    lines,
    port,
    ask: asker(port),
    stop: async () => {
      await new Promise((resolve) => {
        server.close(resolve)
        server.closeAllConnections()
      })
      await images.close()
      await running.end()
      folder.remove()
    },
  }
}
