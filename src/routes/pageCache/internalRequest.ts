import type { IncomingMessage, RequestListener } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { duplexPair } from 'node:stream'

// Not an import, see siteServer.ts.
const { createServer, request } = process.getBuiltinModule('node:http')

export interface InternalResponse {
  readonly status: number
  readonly header: (name: string) => string | undefined
  /** Names and values alternate, in original case. */
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

export const createInternalRequest = (site: RequestListener): InternalRequest => {
  const server = createServer((req, res) => {
    // Excluded from the request log.
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
