import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { connect } from 'node:net'
import { text as readText } from 'node:stream/consumers'
import { appForTests, type TestApp } from '../../support/site/appForTests.js'

let running: TestApp
let server: Server
let port: number

beforeAll(async () => {
  running = await appForTests()
  server = createServer(running.app).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  port = typeof address === 'object' && address !== null ? address.port : 0
})
afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await running.end()
})

interface Answer {
  readonly status: number
  readonly type: string
  readonly body: string
  readonly head: string
}

/** Sends a request target that HTTP clients would normalise. */
const ask = async (target: string, method = 'GET'): Promise<Answer> => {
  const socket = connect(port, '127.0.0.1')
  socket.write(`${method} ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
  const [head = '', body = ''] = (await readText(socket)).split('\r\n\r\n', 2)
  return {
    status: Number(head.split(' ')[1]),
    type: /^content-type: ([^;\r]*)/im.exec(head)?.[1] ?? '',
    body,
    head,
  }
}

const errorLevel = 50
const loggedErrors = (): readonly string[] =>
  running.logLines.filter((line) => JSON.parse(line).level >= errorLevel)

const routes = [
  '/',
  '/fr',
  '/en/careers',
  '/fr/carrieres/offre-inconnue',
  '/_ipx/w_20,f_png/reception.jpg',
  '/_ipx/w_0/reception.jpg',
  '/images/reception.jpg',
  '/favicon.ico',
  '/assets/unknown.css',
  '/staff',
  '/staff/sign-in',
  '/staff/requests',
  '/healthz',
  '/robots.txt',
  '/.well-known/security.txt',
  '/upload/sign',
  '/language',
  '/unknown',
]

describe('request target', () => {
  test.each(routes)(
    'is answered the same in absolute form and in origin form: %s',
    async (path) => {
      const plain = await ask(path)
      for (const target of [
        `http://localhost${path}`,
        `HTTPS://elsewhere.example:8443${path}`,
        `http://user@[::1]:80${path}?a=1`,
        `${path}#fragment`,
        `http://localhost${path}#fragment`,
      ]) {
        const answer = await ask(target)
        expect([target, answer.status, answer.type]).toEqual([target, plain.status, plain.type])
      }
    },
  )

  test('without a path returns the home page', async () => {
    const home = await ask('/')
    for (const target of ['http://localhost', 'http://localhost?a=1']) {
      expect(await ask(target)).toMatchObject({ status: 200, type: home.type })
    }
  })

  test('in absolute form preserves the method and the query', async () => {
    expect((await ask('http://localhost/fr', 'POST')).status).toBe(422)
    expect((await ask('http://localhost/_ipx/w_20/reception.jpg', 'POST')).status).toBe(405)
    expect((await ask('http://localhost/fr/?a=1')).head).toMatch(/^location: \/fr\?a=1\r?$/im)
  })

  test.each(['ftp://localhost/fr', 'http:///fr', 'file:///etc/passwd', '*'])(
    'is rejected with an error page when it is not an http resource: %s',
    async (target) => {
      const { status, type, body } = await ask(target)
      expect([status, type]).toEqual([400, 'text/html'])
      expect(body).toContain('</html>')
    },
  )

  test('in asterisk form is answered for OPTIONS', async () => {
    const { status, head } = await ask('*', 'OPTIONS')
    expect(status).toBe(204)
    expect(head).toMatch(/^allow: GET, HEAD, POST\r?$/im)
  })
})

const oddSpellings: readonly (readonly [name: string, spell: (path: string) => string])[] = [
  ['two slashes in front', (path) => `/${path}`],
  ['two slashes everywhere', (path) => path.replaceAll('/', '//')],
  ['another host in front', (path) => `//evil.example${path}`],
  ['a backslash in front', (path) => `/\\evil.example${path}`],
  ['a backslash at the end', (path) => `${path}\\`],
  ['an encoded dot segment in front', (path) => `/%2e${path}`],
  ['an encoded parent in front', (path) => `/%2E%2e${path}`],
  ['encoded parents at the end', (path) => `${path}/%2e%2e/%2e%2e`],
  ['parents at the end', (path) => `${path}/../..`],
  ['a percent sign at the end', (path) => `${path}%`],
  ['a broken escape', (path) => `${path}/%zz`],
  ['a cut escape', (path) => `${path}%e`],
  ['an overlong slash', (path) => `${path}%c0%af`],
  ['half a character', (path) => `${path}%e2%82`],
  ['an encoded NUL', (path) => `${path}%00`],
  ['an encoded line break', (path) => `${path}%0d%0aX-Evil:1`],
  ['an encoded slash', (path) => `${path}%2f`],
  ['a double escape', (path) => `${path}/%252e%252e`],
]

describe('request path', () => {
  test.each(oddSpellings)(
    'with %s is rejected or redirected on every route',
    async (_name, spell) => {
      for (const path of routes) {
        for (const target of [spell(path), `http://localhost${spell(path)}`]) {
          const { status, type, head } = await ask(target)
          const isRedirect = status === 308 && /^location: \/[a-z/-]*\r?$/im.test(head)
          const isRefused = status === 400 || status === 404 || status === 401
          const isPage = type === 'text/html' || type === 'application/problem+json'
          expect([target, status, isRedirect || (isRefused && isPage)]).toEqual([
            target,
            status,
            true,
          ])
        }
      }
    },
  )

  test('never causes a server error', () => {
    expect(loggedErrors()).toEqual([])
  })
})

test.each(['?%', '?a=%zz&%=1', '?%00=%c0%af', `?${'a='.repeat(200)}`])(
  'query with invalid escapes › is ignored: %s',
  async (query) => {
    for (const path of ['/fr', '/_ipx/w_20,f_png/reception.jpg', '/staff/sign-in', '/healthz']) {
      expect([path, (await ask(path + query)).status]).toEqual([path, 200])
    }
    expect(loggedErrors()).toEqual([])
  },
)
