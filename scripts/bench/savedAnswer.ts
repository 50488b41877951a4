import { writeFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import { ask } from './measuredSite.ts'

export interface SavedAnswer {
  readonly file: string
  readonly bytes: number
  readonly etag: string
}

/** What no server can leave out of such an answer. */
const needed = ['content-type', 'content-encoding', 'content-length']

/** Node writes these by itself. */
const own = ['date', 'connection', 'keep-alive', 'transfer-encoding']

/** Saves a page of ours for the bare servers, with all its headers or with those it cannot spare. */
export const saveAnswer = async (
  address: string,
  encoding: string,
  file: string,
  which: 'all headers' | 'needed headers',
): Promise<SavedAnswer> => {
  const answer = await ask(address, { 'accept-encoding': encoding })
  const body = await buffer(answer)
  const headers = answer.rawHeaders.filter((_item, at, all) => {
    const name = (all[at - (at % 2)] ?? '').toLowerCase()
    return which === 'all headers' ? !own.includes(name) : needed.includes(name)
  })
  await writeFile(file, JSON.stringify({ headers, body: body.toString('base64') }))
  return { file, bytes: body.length, etag: answer.headers.etag ?? '' }
}
