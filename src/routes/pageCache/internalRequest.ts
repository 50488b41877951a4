import { createServer, type IncomingMessage, request, type RequestListener } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { duplexPair } from 'node:stream'

/** A response of the site, as it would have gone to a visitor. */
export interface InternalResponse {
  readonly status: number
  readonly header: (name: string) => string | undefined
  /** Names and values by turns, spelled as they were set. */
  readonly rawHeaders: readonly string[]
  readonly body: Buffer
}

export type InternalRequest = (path: string) => Promise<InternalResponse>

const read = async (response: IncomingMessage): Promise<InternalResponse> => ({
  status: response.statusCode ?? 0,
  header: (name) => {
    const value = response.headers[name]
    return Array.isArray(value) ? value.join(', ') : value
  },
  rawHeaders: response.rawHeaders,
  body: await buffer(response),
})

/**
 * Requests an address of the site from within the process, without a socket: all of Express runs,
 * and no header of a visitor can end up in the response.
 */
export const createInternalRequest = (site: RequestListener): InternalRequest => {
  const server = createServer((req, res) => {
    // The request log counts visitors only.
    Object.assign(req, { isInternal: true })
    site(req, res)
  })
  return (path) =>
    new Promise((resolve, reject) => {
      const [ours, theirs] = duplexPair()
      server.emit('connection', theirs)
      const outgoing = request({
        path,
        headers: { Host: 'localhost', Connection: 'close' },
        createConnection: () => ours,
      })
      outgoing.on('error', reject)
      outgoing.on('response', (response) => {
        read(response).then(resolve, reject)
      })
      outgoing.end()
    })
}
