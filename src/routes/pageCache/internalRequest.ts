import { createServer, type IncomingMessage, request, type RequestListener } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { duplexPair } from 'node:stream'

/** An answer of the site as it would have gone to a visitor. */
export interface InternalResponse {
  readonly status: number
  readonly header: (name: string) => string | undefined
  /** Names and values by turns, spelt as they were set. */
  readonly rawHeaders: readonly string[]
  readonly body: Buffer
}

export type InternalRequest = (path: string) => Promise<InternalResponse>

const read = async (answer: IncomingMessage): Promise<InternalResponse> => ({
  status: answer.statusCode ?? 0,
  header: (name) => {
    const value = answer.headers[name]
    return Array.isArray(value) ? value.join(', ') : value
  },
  rawHeaders: answer.rawHeaders,
  body: await buffer(answer),
})

/**
 * Asks the site for an address from within the process: through its whole chain, with no visitor,
 * so with no header that could make the answer anybody's own.
 */
export const createInternalRequest = (site: RequestListener): InternalRequest => {
  const inside = createServer((req, res) => {
    // The log counts visitors.
    Object.assign(req, { isInternal: true })
    site(req, res)
  })
  return (path) =>
    new Promise((resolve, reject) => {
      const [ours, theirs] = duplexPair()
      inside.emit('connection', theirs)
      const asking = request({
        path,
        headers: { Host: 'localhost', Connection: 'close' },
        createConnection: () => ours,
      })
      asking.on('error', reject)
      asking.on('response', (answer) => {
        read(answer).then(resolve, reject)
      })
      asking.end()
    })
}
