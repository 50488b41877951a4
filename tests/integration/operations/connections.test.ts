import { once } from 'node:events'
import type { RequestListener, Server } from 'node:http'
import { connect, type Socket } from 'node:net'
import { drainServer } from '../../../src/connections/drainServer.js'
import { createSiteServer, type SiteServer } from '../../../src/connections/siteServer.js'
import { eventually } from '../../support/site/eventually.js'

/* Tests connection limits with a stub instead of the site, and with short timeouts. */
const timeouts = { headers: 400, body: 400, stalled: 800, request: 600_000, idle: 60_000 }

interface Stub extends SiteServer {
  readonly underWay: Set<string>
  readonly answered: string[]
  readonly finish: (path: string) => void
}

const opened: { readonly server: Server; readonly clients: Socket[] }[] = []
afterEach(() => {
  for (const { server, clients } of opened.splice(0)) {
    server.close()
    server.closeAllConnections()
    for (const client of clients) client.destroy()
  }
})

interface StubOptions {
  readonly isProxy?: boolean
  /** Response from the page cache to every path; undefined disables the cache. */
  readonly cached?: string | Buffer
}

/** @param answer handles a request; by default it waits for `finish` */
const startStub = async (
  answer?: RequestListener,
  { isProxy = false, cached }: StubOptions = {},
): Promise<Stub> => {
  const underWay = new Map<string, () => void>()
  const answered: string[] = []
  const site = createSiteServer({
    app: (req, res) => {
      const path = req.url ?? ''
      underWay.set(path, () => res.end(path))
      res.once('close', () => {
        underWay.delete(path)
        if (res.writableFinished) answered.push(path)
      })
      answer?.(req, res)
    },
    pageCache: {
      answer: (_req, res) => {
        if (cached === undefined) return false
        res.end(cached)
        return true
      },
    },
    isProxy: () => isProxy,
    timeouts,
  })
  await once(site.server.listen(0, '127.0.0.1'), 'listening')
  opened.push({ server: site.server, clients: [] })
  return {
    ...site,
    answered,
    get underWay() {
      return new Set(underWay.keys())
    },
    finish: (path) => underWay.get(path)?.(),
  }
}

interface Client {
  readonly socket: Socket
  readonly received: () => string
  readonly closed: Promise<unknown>
}

const connectTo = async ({ server }: Pick<SiteServer, 'server'>): Promise<Client> => {
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const socket = connect(port, '127.0.0.1')
  const pieces: Buffer[] = []
  socket.on('data', (piece) => pieces.push(piece))
  // The server closes the connection, which is expected.
  socket.on('error', () => undefined)
  const closed = new Promise((resolve) => {
    socket.once('close', resolve)
  })
  await once(socket, 'connect')
  opened.at(-1)?.clients.push(socket)
  return { socket, received: () => Buffer.concat(pieces).toString(), closed }
}

const get = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: site\r\n\r\n`

const numbered = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, number) => `/${number}`)

describe('pipelined requests on one connection', () => {
  test('are handled one at a time and answered in order', async () => {
    const stub = await startStub()
    const { socket, received } = await connectTo(stub)
    const paths = numbered(10)
    socket.write(paths.map((path) => get(path)).join(''))
    for (const path of paths) {
      await eventually(() => expect(stub.underWay).toEqual(new Set([path])))
      stub.finish(path)
    }
    await eventually(() => expect(stub.answered).toEqual(paths))
    const bodies = (): readonly string[] =>
      received()
        .split('\r\n\r\n')
        .slice(1)
        .map((answer) => answer.slice(0, 2))
    await eventually(() => expect(bodies()).toEqual(paths))
  })

  test('do not delay another client', async () => {
    const stub = await startStub()
    const ahead = await connectTo(stub)
    ahead.socket.write(
      numbered(10)
        .map((path) => get(path))
        .join(''),
    )
    await eventually(() => expect(stub.underWay).toEqual(new Set(['/0'])))
    const other = await connectTo(stub)
    other.socket.write(get('/other'))
    await eventually(() => expect(stub.underWay).toEqual(new Set(['/0', '/other'])))
  })

  test('close the connection when there are too many', async () => {
    const stub = await startStub()
    const { socket, closed } = await connectTo(stub)
    socket.write(
      numbered(2000)
        .map((path) => get(path))
        .join(''),
    )
    await closed
    expect(stub.underWay.size).toBeLessThanOrEqual(1)
  })
})

test.each([
  ['POST', 'Content-Length: 4000000', 'a'.repeat(4_000_000)],
  ['GET', 'Content-Length: 4000000', 'a'.repeat(4_000_000)],
  ['POST', 'Transfer-Encoding: chunked', `${'1\r\na\r\n'.repeat(100)}0\r\n\r\n`],
])(
  'unread body › does not hide the response, and the next request is answered (%s, %s)',
  async (method, header, body) => {
    const stub = await startStub((_req, res) => res.end('answered'))
    const { socket, received } = await connectTo(stub)
    socket.write(`${method} /fr HTTP/1.1\r\nHost: site\r\n${header}\r\n\r\n`)
    socket.write(body)
    socket.write(get('/next'))
    await eventually(() => expect(stub.answered).toEqual(['/fr', '/next']))
    await eventually(() => expect(received()).toMatch(/answered$/))
  },
)

describe.each([
  [
    'pipelines 2 000 requests',
    numbered(2000)
      .map((path) => get(path))
      .join(''),
  ],
  [
    'continues a chunked body after the response',
    `POST /fr HTTP/1.1\r\nHost: site\r\nTransfer-Encoding: chunked\r\n\r\n${'1\r\na\r\n'.repeat(20_000)}`,
  ],
])('client that %s', (_what, sent) => {
  test.each([
    ['is disconnected, and its next connection is closed', false, 0],
    ['is disconnected, but can reconnect if it is a trusted proxy', true, 1],
  ])('%s', async (_name, isProxy, answered) => {
    const stub = await startStub((_req, res) => res.end('answered'), { isProxy })
    const { socket, closed } = await connectTo(stub)
    socket.write(sent)
    await closed
    const next = await connectTo(stub)
    next.socket.end(get('/next'))
    await next.closed
    expect(stub.answered.filter((path) => path === '/next')).toHaveLength(answered)
  })
})

describe('connections of one address', () => {
  const answerOf = async (client: Client): Promise<string> => {
    client.socket.end(get('/fr'))
    await client.closed
    return client.received()
  }

  test('are closed beyond 256 and accepted again when others have closed', async () => {
    const stub = await startStub((_req, res) => res.end('answered'))
    const open = await Promise.all(numbered(256).map(() => connectTo(stub)))
    expect(await answerOf(await connectTo(stub))).toBe('')
    open[0]?.socket.destroy()
    await eventually(async () => {
      expect(await answerOf(await connectTo(stub))).toMatch(/answered$/)
    })
  })

  test('are not limited for a trusted proxy', async () => {
    const stub = await startStub((_req, res) => res.end('answered'), { isProxy: true })
    await Promise.all(numbered(300).map(() => connectTo(stub)))
    expect(await answerOf(await connectTo(stub))).toMatch(/answered$/)
  })
})

describe('server closes a connection', () => {
  test.each([
    ['without data', ''],
    ['that sends half a header', 'GET /fr HTTP/1.1\r\nHost: si'],
    ['whose body stops', 'POST /fr HTTP/1.1\r\nHost: site\r\nContent-Length: 100\r\n\r\nname=Zo'],
    [
      'whose ignored body stops',
      'GET /fr HTTP/1.1\r\nHost: site\r\nContent-Length: 100\r\n\r\nname=Zo',
    ],
    [
      'whose chunk stops',
      'POST /fr HTTP/1.1\r\nHost: site\r\nTransfer-Encoding: chunked\r\n\r\nff\r\nname',
    ],
  ])('%s', async (_name, sent) => {
    const stub = await startStub((req) => req.resume())
    const { socket, closed } = await connectTo(stub)
    socket.write(sent)
    await closed
  })

  test.each([
    ['from the page cache', true],
    ['from the site', false],
  ])('whose client stops reading a response %s', async (_name, isCached) => {
    const big = Buffer.alloc(64_000_000)
    const stub = await startStub((_req, res) => res.end(big), isCached ? { cached: big } : {})
    const { socket, closed } = await connectTo(stub)
    socket.pause()
    socket.write(get('/fr'))
    const connections = (): Promise<number> =>
      new Promise((resolve) => stub.server.getConnections((_error, count) => resolve(count)))
    await eventually(async () => expect(await connections()).toBe(1))
    await eventually(async () => expect(await connections()).toBe(0))
    socket.resume()
    await closed
  })

  test('unless the client reads a response slowly', async () => {
    const stub = await startStub((_req, res) => res.end(Buffer.alloc(64_000_000, 'a')))
    const { socket } = await connectTo(stub)
    /** Reads more bytes than the kernel buffers. */
    const takeSome = async (): Promise<void> => {
      const enough = socket.bytesRead + 4_000_000
      socket.resume()
      while (socket.bytesRead < enough) await once(socket, 'data')
      socket.pause()
    }
    socket.write(get('/fr'))
    // The whole response takes longer than the stall timeout.
    for (let turn = 0; turn < 8; turn += 1) {
      await takeSome()
      await new Promise((resolve) => setTimeout(resolve, timeouts.stalled / 4))
    }
    socket.resume()
    await eventually(() => expect(stub.answered).toEqual(['/fr']))
  })

  test('unless a body keeps arriving slowly', async () => {
    const stub = await startStub((req, res) => {
      req.resume().once('end', () => res.end('all of it'))
    })
    const { socket, received } = await connectTo(stub)
    const pieces = 12
    socket.write(`POST /fr HTTP/1.1\r\nHost: site\r\nContent-Length: ${pieces}\r\n\r\n`)
    // The whole body takes longer than the body and header timeouts.
    for (let piece = 0; piece < pieces; piece += 1) {
      socket.write('a')
      await new Promise((resolve) => setTimeout(resolve, timeouts.body / 6))
    }
    await eventually(() => expect(received()).toContain('all of it'))
  })

  test('unless a response takes long', async () => {
    const stub = await startStub((req) => req.resume())
    const { socket, received } = await connectTo(stub)
    socket.write('POST /fr HTTP/1.1\r\nHost: site\r\nContent-Length: 1\r\n\r\na')
    await eventually(() => expect(stub.underWay).toEqual(new Set(['/fr'])))
    await new Promise((resolve) => setTimeout(resolve, 2 * timeouts.stalled))
    stub.finish('/fr')
    await eventually(() => expect(received()).toContain('/fr'))
  })
})

describe('server shutdown', () => {
  const patient = { underWay: 60_000, stalled: 300 }

  test.each([
    ['without data', ''],
    ['with half a header', 'GET /fr HTTP/1.1\r\nHost: si'],
    ['that was answered and is idle', get('/done')],
  ])('closes a connection %s at once', async (_name, sent) => {
    const stub = await startStub((_req, res) => res.end())
    const { socket, closed } = await connectTo(stub)
    socket.write(sent)
    if (sent.includes('/done')) await eventually(() => expect(stub.answered).toEqual(['/done']))
    // A response to a later connection shows that the server has accepted this one.
    const later = await connectTo(stub)
    later.socket.write(get('/later'))
    await eventually(() => expect(stub.answered).toContain('/later'))
    expect(await drainServer(stub.server, stub.connections, patient)).toBe(true)
    await closed
  })

  test('lets a request in progress finish', async () => {
    const stub = await startStub()
    const { socket, received } = await connectTo(stub)
    socket.write(get('/fr'))
    await eventually(() => expect(stub.underWay).toEqual(new Set(['/fr'])))
    const drained = drainServer(stub.server, stub.connections, patient)
    stub.finish('/fr')
    expect(await drained).toBe(true)
    expect(received()).toContain('/fr')
  })

  test('aborts and logs requests still in progress after the deadline', async () => {
    const stub = await startStub()
    const { socket, closed } = await connectTo(stub)
    socket.write(get('/fr'))
    await eventually(() => expect(stub.underWay).toEqual(new Set(['/fr'])))
    expect(await drainServer(stub.server, stub.connections, { ...patient, underWay: 50 })).toBe(
      false,
    )
    await closed
  })

  test('does not wait for a client that does not read its response', async () => {
    const stub = await startStub((_req, res) => res.end(Buffer.alloc(64_000_000)))
    const { socket, closed } = await connectTo(stub)
    socket.pause()
    socket.write(get('/fr'))
    await eventually(() => expect(stub.underWay).toEqual(new Set(['/fr'])))
    expect(await drainServer(stub.server, stub.connections, patient)).toBe(true)
    socket.resume()
    await closed
    expect(stub.answered).toEqual([])
  })

  test('waits for a client with a slow connection', async () => {
    const bytes = 8_000_000
    const stub = await startStub((_req, res) => res.end(Buffer.alloc(bytes, 'a')))
    const { socket, received, closed } = await connectTo(stub)
    socket.pause()
    socket.write(get('/fr'))
    await eventually(() => expect(stub.underWay).toEqual(new Set(['/fr'])))
    // A long stall timeout, because a busy machine can stall too.
    const drained = drainServer(stub.server, stub.connections, { ...patient, stalled: 20_000 })
    const line = setInterval(() => {
      socket.resume()
      socket.once('data', () => socket.pause())
    }, 1)
    expect(await drained).toBe(true)
    clearInterval(line)
    socket.resume()
    await closed
    // `toBe` would print megabytes; a pattern overflows the stack at this length.
    expect(received().endsWith(`\n${'a'.repeat(bytes)}`)).toBe(true)
  })
})
