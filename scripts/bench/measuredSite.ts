import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { readProcfile } from '../procfile.ts'
import { type MeasuredProgram, startProgram } from './measuredProgram.ts'

const root = join(import.meta.dirname, '../..')
const { env, flags } = readProcfile(root)

/** Starts the built site as a platform does and waits for a 200 on `path`. */
export const startSite = (
  path: string,
  dataFolder: string,
  more: Readonly<Record<string, string>> = {},
): Promise<MeasuredProgram> =>
  startProgram(join(root, 'dist/server.js'), {
    path,
    env: {
      ...env,
      DATA_DIR: dataFolder,
      HOST: '127.0.0.1',
      RATE_LIMIT_RENDERS: '1000000',
      RATE_LIMIT_POSTS: '1000000',
      RATE_LIMIT_ACKNOWLEDGEMENTS: '1000000',
      ...more,
    },
    flags,
  })

export const ask = (
  address: string,
  headers: Readonly<Record<string, string>>,
): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    get(address, { headers }, resolve).on('error', reject)
  })

const untilAnswered = async (
  address: string,
  isEnough: (headers: IncomingMessage['headers']) => boolean,
): Promise<void> => {
  for (;;) {
    const { headers } = (await ask(address, { 'accept-encoding': 'br' })).resume()
    if (isEnough(headers)) return
    await wait(50)
  }
}

/** Waits until the page is cached; only cached responses have a Content-Length. */
export const untilCached = (address: string): Promise<void> =>
  untilAnswered(address, (headers) => headers['content-length'] !== undefined)

/** Waits for the best Brotli compression of a cached page, whose ETag ends with `-br`. */
export const untilSmall = (address: string): Promise<void> =>
  untilAnswered(address, ({ etag }) => etag?.endsWith('-br"') === true)
