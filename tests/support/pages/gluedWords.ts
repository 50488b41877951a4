import { type CheerioAPI, load } from 'cheerio'

/** Inline elements, which do not separate words. */
const inline = new Set(
  'a abbr b bdi bdo button cite code data del dfn em i input ins kbd label mark output q s samp select small span strong sub svg textarea time u var'.split(
    ' ',
  ),
)

const withoutText = new Set(['script', 'style', 'svg', 'select', 'textarea', 'template'])

const endsWord = /[\p{L}\p{N}.,;:!?…%$)»”]$/u
const startsWord = /^[\p{L}\p{N}«“(]/u

const around = 24

const elementNode = 1
const textNode = 3

interface Reading {
  /** Last text on the current line; empty at its start. */
  text: string
  /** Whether an inline element began or ended after that text. */
  isCrossed: boolean
  readonly glued: string[]
}

const childrenOf = ($: CheerioAPI, selector: string) => $(selector).contents().toArray()
type PageNode = ReturnType<typeof childrenOf>[number]

const readText = (text: string, reading: Reading): void => {
  if (text === '') return
  if (reading.isCrossed && endsWord.test(reading.text) && startsWord.test(text)) {
    reading.glued.push(`${reading.text.slice(-around)}¦${text.slice(0, around)}`)
  }
  reading.text = text
  reading.isCrossed = false
}

const readNode = ($: CheerioAPI, node: PageNode, reading: Reading): void => {
  if (node.nodeType === textNode) {
    readText(node.data, reading)
    return
  }
  if (node.nodeType !== elementNode) return
  const isInline = inline.has(node.name)
  // The superscript of « 1er » belongs to its word.
  if (node.name === 'sup') {
    for (const child of $(node).contents().toArray()) readNode($, child, reading)
    return
  }
  if (isInline) reading.isCrossed = true
  else reading.text = ''
  if (!withoutText.has(node.name)) {
    for (const child of $(node).contents().toArray()) readNode($, child, reading)
  }
  if (isInline) reading.isCrossed = true
  else reading.text = ''
}

/**
 * Returns words that touch without the style sheet, as in search snippets: « Grossesse¦Suivre la grossesse ».
 * @param except fragments that form one word, such as the clinic's half-bold name
 */
export const gluedWords = (html: string, except: readonly string[]): readonly string[] => {
  const $ = load(html)
  const reading: Reading = { text: '', isCrossed: false, glued: [] }
  for (const node of childrenOf($, 'body')) readNode($, node, reading)
  return reading.glued.filter((place) => !except.includes(place))
}
