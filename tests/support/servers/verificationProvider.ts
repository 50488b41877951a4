import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/** Simulates the script and the endpoint of the human verification. */
export interface VerificationProvider {
  readonly env: Readonly<Record<string, string>>
  readonly asked: readonly URLSearchParams[]
  readonly play: (part: Part) => void
  readonly close: () => void
}

export type Part = 'token' | 'missing' | 'refusal' | 'silence'

const script = (execute: string): string =>
  `window.grecaptcha = { ready: (then) => then(), execute: (key, { action }) => ${execute} };
   const badge = document.createElement('div');
   badge.className = 'grecaptcha-badge';
   badge.textContent = 'badge';
   document.body.append(badge);`

const parts: Readonly<Record<Exclude<Part, 'missing'>, string>> = {
  token: 'Promise.resolve(`token of ${key} for ${action}`)',
  refusal: "Promise.reject(new Error('no'))",
  silence: 'new Promise(() => undefined)',
}

const bodyOf = async (request: IncomingMessage): Promise<string> => {
  const pieces: Buffer[] = []
  for await (const piece of request) pieces.push(Buffer.from(piece))
  return Buffer.concat(pieces).toString()
}

export const openVerificationProvider = async (): Promise<VerificationProvider> => {
  let part: Part = 'token'
  const asked: URLSearchParams[] = []
  const verify = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    asked.push(new URLSearchParams(await bodyOf(request)))
    response.setHeader('Content-Type', 'application/json')
    response.end(
      JSON.stringify({ success: true, score: 0.9, action: 'contact', hostname: 'localhost' }),
    )
  }
  const serveScript = (response: ServerResponse): void => {
    if (part === 'missing') {
      response.writeHead(404).end()
      return
    }
    // The provider sends this header too, for use by other origins.
    response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
    response.setHeader('Content-Type', 'text/javascript')
    response.end(script(parts[part]))
  }
  const server = createServer((request, response) => {
    if (request.url === '/verify') verify(request, response).catch(() => response.destroy())
    else serveScript(response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const origin = `http://127.0.0.1:${port}`
  return {
    env: {
      PUBLIC_URL: 'http://localhost',
      RECAPTCHA_SITE_KEY: 'site-key-of-the-tests',
      RECAPTCHA_SECRET_KEY: 'secret-key-of-the-tests',
      RECAPTCHA_SCRIPT_URL: `${origin}/api.js`,
      RECAPTCHA_VERIFY_URL: `${origin}/verify`,
    },
    asked,
    play: (next) => {
      part = next
    },
    close: () => {
      server.close()
      server.closeAllConnections()
    },
  }
}
