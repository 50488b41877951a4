import { readFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { type MeasuredProgram, startProgram } from './measuredProgram.ts'

const root = join(import.meta.dirname, '../..')

/** As the platform starts it: `web: NAME=value node --flag dist/server.js`. */
const words = readFileSync(join(root, 'Procfile'), 'utf8').split(/\s+/)
const env = Object.fromEntries(
  words.filter((word) => /^\w+=/.test(word)).map((word) => word.split('=')),
)
const flags = words.filter((word) => word.startsWith('--'))

const start = (file: string, path: string, dataFolder: string): Promise<MeasuredProgram> =>
  startProgram(join(root, file), {
    path,
    env: { ...env, DATA_DIR: dataFolder, HOST: '127.0.0.1', RATE_LIMIT_RENDERS: '1000000' },
    flags,
  })

/** Starts the built site; answers once `path` does. */
export const startSite = (path: string, dataFolder: string): Promise<MeasuredProgram> =>
  start('dist/server.js', path, dataFolder)

/** The same with every page rendered for every visitor. */
export const startUncachedSite = (path: string, dataFolder: string): Promise<MeasuredProgram> =>
  start('scripts/bench/siteWithoutCache.mjs', path, dataFolder)

export const ask = (
  address: string,
  headers: Readonly<Record<string, string>>,
): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    get(address, { headers }, resolve).on('error', reject)
  })

/** The cache fills in the background: until then an answer is compressed as it leaves. */
export const untilCached = async (address: string): Promise<void> => {
  for (;;) {
    const answer = await ask(address, { 'accept-encoding': 'br' })
    answer.resume()
    if (answer.headers['content-length'] !== undefined) return
    await wait(50)
  }
}
