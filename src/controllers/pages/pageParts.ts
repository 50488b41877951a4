import type { PagePart, PageParts } from '../../views/pageContext/site.js'

/** Cannot occur in text, where `<` is escaped. */
const placeholder = '<template data-page-parts=""></template>'

const join = (parts: readonly PagePart[]): Buffer => {
  const page = Buffer.allocUnsafe(parts.reduce((sum, part) => sum + Buffer.byteLength(part), 0))
  let end = 0
  for (const part of parts) {
    if (typeof part === 'string') end += page.write(part, end)
    else {
      page.set(part, end)
      end += part.length
    }
  }
  return page
}

export const createPageParts = (): PageParts => {
  let held: readonly PagePart[] = []
  return {
    hold: (parts) => {
      held = parts
      return placeholder
    },
    toBytes: (html) => {
      if (held.length === 0) return Buffer.from(html)
      const [before = '', after = ''] = html.split(placeholder)
      return join([before, ...held, after])
    },
  }
}
