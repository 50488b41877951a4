import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Browser } from 'playwright'
import { findFreePort } from '../freePort.ts'
import { openPhone } from './phone.ts'

/*
 * Serves static pages for comparison: the same text, one style sheet, one font, the first picture, no script.
 */

const fontFile = join(
  import.meta.dirname,
  '../../public/fonts/source-sans-pro-latin-400-normal.woff2',
)

const sheet = `@font-face{font-family:Text;src:url(/font.woff2) format('woff2');font-display:swap}
*{box-sizing:border-box}
body{margin:0 auto;max-width:70ch;padding:1.5rem;font:1.0625rem/1.6 Text,sans-serif;color:#22313a}
h1{font-size:2.25rem;line-height:1.15}
h2{font-size:1.6rem;line-height:1.2;margin-top:3rem}
img{display:block;width:100%;height:auto}`

interface Copy {
  readonly markup: string
  readonly picture: string
}

/** Runs in the page: copies its innermost text blocks and its first picture. */
const copyPage = (): Copy => {
  const blocks = 'h1, h2, h3, p, li, dt, dd, th, td, label, legend, summary, button, a, img'
  const copy = document.createElement('div')
  let picture = ''
  for (const block of document.querySelectorAll<HTMLElement>(blocks)) {
    if (block instanceof HTMLImageElement) {
      if (picture !== '' || !block.checkVisibility()) continue
      picture = block.currentSrc
      const image = document.createElement('img')
      image.src = `${location.pathname}/picture`
      image.loading = block.loading === 'lazy' ? 'lazy' : 'eager'
      image.width = block.width
      image.height = block.height
      copy.append(image)
    } else if (block.parentElement?.closest(blocks) === null) {
      const text = document.createElement(/^H[123]$/u.test(block.tagName) ? block.tagName : 'p')
      text.textContent = (block.textContent ?? '').replaceAll(/\s+/gu, ' ').trim()
      copy.append(text)
    }
  }
  return { markup: copy.innerHTML, picture }
}

const readPage = async (browser: Browser, address: string): Promise<Copy> => {
  const { page, close } = await openPhone(browser)
  await page.goto(address, { waitUntil: 'networkidle' })
  const copy = await page.evaluate(copyPage)
  await close()
  return copy
}

const htmlOf = (markup: string): string =>
  `<!doctype html><html lang="fr"><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>Copy</title>
<link rel="stylesheet" href="/style.css">${markup}</html>`

interface Answer {
  readonly type: string
  readonly encoding: 'br' | 'identity'
  readonly body: Buffer
}

const compressed = (type: string, text: string): Answer => ({
  type: `${type}; charset=utf-8`,
  encoding: 'br',
  body: brotliCompressSync(text),
})

/** Serves copies of these pages at the same paths. @returns the origin of the copies */
export const serveReferencePages = async (
  browser: Browser,
  origin: string,
  paths: readonly string[],
): Promise<string> => {
  const answers = new Map<string, Answer>([
    ['/style.css', compressed('text/css', sheet)],
    ['/font.woff2', { type: 'font/woff2', encoding: 'identity', body: await readFile(fontFile) }],
  ])
  for (const path of paths) {
    const { markup, picture } = await readPage(browser, origin + path)
    answers.set(path, compressed('text/html', htmlOf(markup)))
    if (picture === '') continue
    const body = Buffer.from(await (await fetch(picture)).arrayBuffer())
    answers.set(`${path}/picture`, { type: 'image/webp', encoding: 'identity', body })
  }
  const server = createServer((req, res) => {
    const answer = answers.get(req.url ?? '')
    if (answer === undefined) return void res.writeHead(404).end()
    const { type, encoding, body } = answer
    res.writeHead(200, { 'content-type': type, 'content-encoding': encoding }).end(body)
  })
  const port = await findFreePort()
  server.listen(port, '127.0.0.1').unref()
  await once(server, 'listening')
  return `http://127.0.0.1:${port}`
}
