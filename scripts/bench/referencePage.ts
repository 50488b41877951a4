import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type OutgoingHttpHeaders } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Browser } from 'playwright'
import { findFreePort } from '../freePort.ts'
import { openPhone } from './phone.ts'

/*
 * What a first visit is compared with: a static page of the same words, in the same order, with one
 * style sheet, one font and the first picture that our page shows. No script, nothing to compute.
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

/** What is read in a page of ours: its words as plain markup, and the address of its first picture. */
interface Copy {
  readonly title: string
  readonly markup: string
  readonly picture: string
}

/** Runs in the page. */
const read = (): Copy => {
  const skipped = 'script, style, svg, noscript, template'
  const block = 'h1, h2, h3, p, li, dt, dd, th, td, label, legend, summary, button, a, div'
  const parts: { readonly from: Element | null; readonly tag: string; text: string }[] = []
  let picture = ''
  let pictureMarkup = ''
  const walker = document.createTreeWalker(
    document.body,
    NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT,
    (node) =>
      node instanceof Element && node.matches(skipped)
        ? NodeFilter.FILTER_REJECT
        : NodeFilter.FILTER_ACCEPT,
  )
  const escaped = (text: string): string => {
    const holder = document.createElement('p')
    holder.textContent = text.replaceAll(/\s+/gu, ' ').trim()
    return holder.innerHTML
  }
  while (walker.nextNode()) {
    const node = walker.currentNode
    if (node instanceof HTMLImageElement && picture === '' && node.checkVisibility()) {
      picture = node.currentSrc || node.src
      const lazy = node.loading === 'lazy' ? ' loading="lazy"' : ''
      const address = `${location.pathname}/picture`
      pictureMarkup = `<img src="${address}" alt="" width="${node.width}" height="${node.height}"${lazy}>`
      parts.push({ from: null, tag: 'picture', text: '' })
    }
    if (!(node instanceof Text) || node.data.trim() === '') continue
    const from = node.parentElement?.closest(block) ?? null
    const last = parts.at(-1)
    if (last !== undefined && last.from === from && from !== null) last.text += node.data
    else {
      const heading = from !== null && /^H[123]$/u.test(from.tagName)
      parts.push({ from, tag: heading ? from.tagName.toLowerCase() : 'p', text: node.data })
    }
  }
  const markup = parts.map(({ tag, text }) =>
    tag === 'picture' ? pictureMarkup : `<${tag}>${escaped(text)}</${tag}>`,
  )
  return { title: escaped(document.title), markup: markup.join('\n'), picture }
}

const copyOf = async (browser: Browser, address: string): Promise<Copy> => {
  const { page, close } = await openPhone(browser)
  await page.goto(address, { waitUntil: 'networkidle' })
  const copy = await page.evaluate(read)
  await close()
  return copy
}

const documentOf = ({ title, markup }: Copy): string =>
  `<!doctype html>
<html lang="fr">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title}</title>
<link rel="stylesheet" href="/style.css">
${markup}
</html>`

interface Answer {
  readonly headers: OutgoingHttpHeaders
  readonly body: Buffer
}

const compressed = (type: string, text: string): Answer => ({
  headers: { 'content-type': `${type}; charset=utf-8`, 'content-encoding': 'br' },
  body: brotliCompressSync(text),
})

const fetched = async (address: string): Promise<Answer> => {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}.`)
  return {
    headers: { 'content-type': response.headers.get('content-type') ?? '' },
    body: Buffer.from(await response.arrayBuffer()),
  }
}

/**
 * Reads these pages of the site at `origin`, and serves their copies at the same paths until the
 * process ends.
 * @returns the origin of the copies
 */
export const serveReferencePages = async (
  browser: Browser,
  origin: string,
  paths: readonly string[],
): Promise<string> => {
  const answers = new Map<string, Answer>([
    ['/style.css', compressed('text/css', sheet)],
    ['/font.woff2', { headers: { 'content-type': 'font/woff2' }, body: await readFile(fontFile) }],
  ])
  for (const path of paths) {
    const copy = await copyOf(browser, origin + path)
    answers.set(path, compressed('text/html', documentOf(copy)))
    if (copy.picture !== '') answers.set(`${path}/picture`, await fetched(copy.picture))
  }
  const server = createServer((req, res) => {
    const answer = answers.get(req.url ?? '')
    res.writeHead(answer === undefined ? 404 : 200, {
      ...answer?.headers,
      'content-length': answer?.body.length ?? 0,
    })
    res.end(answer?.body)
  })
  const port = await findFreePort()
  server.listen(port, '127.0.0.1').unref()
  await once(server, 'listening')
  return `http://127.0.0.1:${port}`
}
