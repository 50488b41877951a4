export type InlineSheets = ReadonlyMap<string, string>

const inlineMarkup = /<style data-sheet="(\w+)"[^>]*>([^]*?)<\/style>/g
const linkMarkup = /<link rel="stylesheet" data-sheet="\w+" href="([^"]+)"\/>/g

export const linkedAddresses = (html: string): readonly string[] =>
  [...html.matchAll(linkMarkup)].map(([, address = '']) => address)

/**
 * Separates inlined style sheets from the markup: the content security policy blocks inlined styles
 * of other pages, and inserted links apply a frame late.
 */
export const separateSheets = (
  html: string,
): { readonly markup: string; readonly inline: InlineSheets } => {
  const inline = new Map<string, string>()
  const markup = html
    .replaceAll(inlineMarkup, (_element, name: string, text: string) => {
      inline.set(name, text)
      return ''
    })
    .replaceAll(linkMarkup, '')
  return { markup, inline }
}

const construct = (text: string): CSSStyleSheet => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(text)
  return sheet
}

const fetchSheet = async (address: string): Promise<CSSStyleSheet> => {
  const response = await fetch(address)
  if (!response.ok) throw new TypeError(`${address} responded with ${response.status}.`)
  return construct(await response.text())
}

export type LoadSheets = (addresses: readonly string[]) => Promise<readonly CSSStyleSheet[]>

export const createSheetLoader = (): LoadSheets => {
  const loading = new Map<string, Promise<CSSStyleSheet>>()

  const load = (address: string): Promise<CSSStyleSheet> => {
    const known = loading.get(address)
    if (known !== undefined) return known
    const sheet = fetchSheet(address)
    loading.set(address, sheet)
    sheet.catch(() => loading.delete(address))
    return sheet
  }

  return (addresses) => Promise.all(addresses.map(load))
}

export const createSheetReplacer = () => {
  /** Style sheets by name, which identifies one text within a build. */
  const constructed = new Map<string, CSSStyleSheet>()

  const constructOnce = (name: string, text: string): CSSStyleSheet => {
    const sheet = constructed.get(name) ?? construct(text)
    constructed.set(name, sheet)
    return sheet
  }

  return (inline: InlineSheets, linked: readonly CSSStyleSheet[]): void => {
    const missing = new Map(inline)
    // Retains the style sheet shared by all pages: removing it would unload the fonts.
    for (const element of document.head.querySelectorAll('style[data-sheet]')) {
      if (!missing.delete(element.getAttribute('data-sheet') ?? '')) element.remove()
    }
    document.adoptedStyleSheets = [
      ...[...missing].map(([name, text]) => constructOnce(name, text)),
      ...linked,
    ]
  }
}
