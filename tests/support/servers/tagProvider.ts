import { createServer } from 'node:http'

/** Simulates the tag manager's provider: a script that sets cookies, as tags do. */
export interface TagProvider {
  readonly script: string
  readonly origin: string
  readonly asked: readonly string[]
  readonly close: () => Promise<void>
}

const script = `
document.cookie = '_ga=GA1.1.2; Path=/; Max-Age=1000'
document.cookie = 'of_a_tag=1; Path=/; Max-Age=1000'
addEventListener('pagehide', () => { document.cookie = '_ga=late; Path=/; Max-Age=1000' })
window.tagsLoaded = true
`

export const openTagProvider = async (): Promise<TagProvider> => {
  const asked: string[] = []
  const server = createServer((req, res) => {
    asked.push(new URL(req.url ?? '/', 'http://provider').searchParams.get('id') ?? '')
    res.setHeader('Content-Type', 'text/javascript')
    // The provider sends this header too, for use by other origins.
    res.setHeader('Cross-Origin-Resource-Policy', 'cross-origin')
    res.end(script)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const origin = `http://127.0.0.1:${port}`
  return {
    origin,
    script: `${origin}/gtm.js`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
