import { join } from 'node:path'
import type { Contender } from './load.ts'
import { type MeasuredProgram, startProgram } from './measuredProgram.ts'
import { startSite, startUncachedSite, untilSmall } from './measuredSite.ts'
import { type SavedAnswer, saveAnswer } from './savedAnswer.ts'

const referenceProgram = join(import.meta.dirname, 'referenceServer.mjs')

export const startReference = (kind: string, answer: string): Promise<MeasuredProgram> =>
  startProgram(referenceProgram, { path: '/', env: { KIND: kind, ANSWER: answer } })

/** The contenders by name: the table, the targets and the race speak of them so. */
export const names = {
  cached: 'cached page',
  unchanged: 'cached page, 304',
  http: 'bare node:http, same bytes and headers',
  httpFew: 'bare node:http, same bytes, 3 headers',
  expressCompressed: 'bare Express 5, compression, res.send',
  uncached: 'our uncached rendering',
  cachedPlain: 'cached page, not compressed',
  httpPlain: 'bare node:http, not compressed',
  httpPlainFew: 'bare node:http, n. c., 3 headers',
  express: 'bare Express 5 res.send, not compressed',
  uncachedPlain: 'our uncached rendering, not compressed',
} as const

export interface PageContenders {
  readonly all: readonly Contender[]
  readonly cached: Contender
  readonly compressed: SavedAnswer
  readonly plain: SavedAnswer
  readonly stop: () => Promise<void>
}

/**
 * Starts our site and the bare servers, each in a process of its own.
 * @param folder for the site's data and the saved answers
 */
export const startContenders = async (page: string, folder: string): Promise<PageContenders> => {
  const running: MeasuredProgram[] = []
  const keep = (program: MeasuredProgram): MeasuredProgram => {
    running.push(program)
    return program
  }
  const site = keep(await startSite(page, join(folder, 'data')))
  await untilSmall(site.origin + page)
  const renderer = keep(await startUncachedSite(page, join(folder, 'uncached')))

  const save = (encoding: string, headers: 'all headers' | 'needed headers') => {
    const file = join(folder, `${encoding}, ${headers}.json`)
    return saveAnswer(site.origin + page, encoding, file, headers)
  }
  const compressed = await save('br', 'all headers')
  const compressedFew = await save('br', 'needed headers')
  const plain = await save('identity', 'all headers')
  const plainFew = await save('identity', 'needed headers')

  const br = { 'accept-encoding': 'br' }
  const identity = { 'accept-encoding': 'identity' }
  const ours = (name: string, headers: Contender['headers'], program = site): Contender => ({
    name,
    program,
    headers,
    path: page,
    status: 200,
  })
  const bare = async (
    name: string,
    kind: string,
    { file }: SavedAnswer,
    headers: Contender['headers'],
  ): Promise<Contender> => {
    const program = keep(await startReference(kind, file))
    return { name, program, headers, path: '/', status: 200 }
  }
  const cached = ours(names.cached, br)
  const unchanged = ours(names.unchanged, { ...br, 'if-none-match': compressed.etag })
  const all = [
    cached,
    { ...unchanged, status: 304 },
    await bare(names.http, 'http', compressed, br),
    await bare(names.httpFew, 'http', compressedFew, br),
    await bare(names.expressCompressed, 'express-compressed', plain, br),
    ours(names.uncached, br, renderer),
    ours(names.cachedPlain, identity),
    await bare(names.httpPlain, 'http', plain, identity),
    await bare(names.httpPlainFew, 'http', plainFew, identity),
    await bare(names.express, 'express', plain, identity),
    ours(names.uncachedPlain, identity, renderer),
  ]
  const stop = async (): Promise<void> => {
    await Promise.all(running.map((program) => program.stop()))
  }
  return { all, cached, compressed, plain, stop }
}
