import type { PageParts } from '../../views/site/site.js'

/** No text can be mistaken for it, as `<` is escaped in texts. */
const placeholder = '<template data-page-parts=""></template>'

/** For one rendering of one page. */
export const createPageParts = (): PageParts => {
  let held: readonly Uint8Array[] = []
  return {
    hold: (parts) => {
      held = parts
      return placeholder
    },
    toBytes: (html) => {
      if (held.length === 0) return Buffer.from(html)
      const [before = '', after = ''] = html.split(placeholder)
      return Buffer.concat([Buffer.from(before), ...held, Buffer.from(after)])
    },
  }
}
