import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'

/** A JSON object, a status, or no response. */
export type VerifierAnswer = object | number | 'silence'

export interface TestVerifier {
  readonly url: string
  readonly asked: readonly URLSearchParams[]
  /** Sets the answers to return in order; the last one is repeated. */
  readonly willAnswer: (...answers: readonly VerifierAnswer[]) => void
  readonly close: () => Promise<void>
}

export const human = {
  success: true,
  score: 0.9,
  action: 'contact',
  hostname: 'clinic.example',
} as const

export const startVerifier = async (): Promise<TestVerifier> => {
  const asked: URLSearchParams[] = []
  let answers: readonly VerifierAnswer[] = [human]
  const reply = async (req: IncomingMessage, res: ServerResponse): Promise<void> => {
    asked.push(new URLSearchParams(await text(req)))
    const [answer = human, ...rest] = answers
    if (rest.length > 0) answers = rest
    if (answer === 'silence') return
    if (typeof answer === 'number') res.writeHead(answer).end('<html>busy</html>')
    else res.setHeader('Content-Type', 'application/json').end(JSON.stringify(answer))
  }
  const server = createServer((req, res) => void reply(req, res)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('There is no port.')
  return {
    url: `http://127.0.0.1:${address.port}/siteverify`,
    asked,
    willAnswer: (...all) => {
      answers = all
    },
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
