import { createServer, request, type Server } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import supertest from 'supertest'
import type { PageCache } from '../../../src/routes/pageCache/pageCache.js'
import type { SiteContent } from '../../../src/services/content/siteContent.js'
import { appForTests, type TestApp } from '../site/appForTests.js'
import { eventually } from '../site/eventually.js'

export interface CachedTestSite extends TestApp {
  readonly cache: PageCache
  readonly server: Server
  readonly start: () => Promise<void>
}

export const pageCache = async ({
  paths = ['/fr', '/en'],
  limit,
  env = {},
  content = {},
}: {
  readonly paths?: readonly string[]
  readonly limit?: number
  readonly env?: Readonly<Record<string, string>>
  readonly content?: Partial<SiteContent>
} = {}): Promise<CachedTestSite> => {
  const running = await appForTests({ env, content })
  const { app, openPageCache } = running
  const cache = openPageCache({
    paths: () => paths,
    files: [],
    ...(limit === undefined ? {} : { limit }),
  })
  const server = createServer((req, res) => {
    if (!cache.answer(req, res)) app(req, res)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    ...running,
    cache,
    server,
    site: supertest(server),
    start: () => cache.start(),
    end: async () => {
      await cache.stop()
      await new Promise((resolve) => server.close(resolve))
      await running.end()
    },
  }
}

export interface RawAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  readonly body: Buffer
}

/** Requests without a library that would decompress or follow redirects. */
const askRaw = (
  server: Server,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const address = server.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    const asking = request({ port, host: '127.0.0.1', path, headers, method }, (answer) => {
      buffer(answer).then(
        (body) => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body }),
        reject,
      )
    })
    asking.on('error', reject)
    asking.end()
  })

export const askExpress = async (
  { app }: Pick<CachedTestSite, 'app'>,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<RawAnswer> => {
  const express = createServer(app).listen(0)
  const answer = await askRaw(express, path, headers)
  express.close()
  return answer
}

interface Asked extends RawAnswer {
  readonly line: Readonly<Record<string, unknown>>
  readonly cached: boolean
}

export const ask = async (
  { server, logLines }: Pick<CachedTestSite, 'server' | 'logLines'>,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<Asked> => {
  const answer = await askRaw(server, path, headers, method)
  const id = String(answer.headers['x-request-id'])
  const isIts = (line: string): boolean => line.includes(`"requestId":"${id}"`)
  await eventually(() => expect(logLines.some(isIts)).toBe(true))
  const line = JSON.parse(logLines.findLast(isIts) ?? '')
  return { ...answer, line, cached: line.cached === true }
}

export const decoded = ({ headers, body }: RawAnswer): string => {
  if (headers['content-encoding'] === 'br') return brotliDecompressSync(body).toString()
  if (headers['content-encoding'] === 'gzip') return gunzipSync(body).toString()
  return body.toString()
}
