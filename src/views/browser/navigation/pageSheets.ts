/** The text of each style sheet that stands in a page, by its name, in order. */
export type SheetTexts = ReadonlyMap<string, string>

const sheetMarkup = /<style data-sheet="(\w+)"[^>]*>([^]*?)<\/style>/g

/**
 * Takes the sheets out of a page's markup: the policy of the page shown allows that page's alone,
 * which parsing applies too, reporting each refusal as an error.
 */
export const separateSheets = (
  html: string,
): { readonly markup: string; readonly sheets: SheetTexts } => {
  const sheets = new Map<string, string>()
  const markup = html.replaceAll(sheetMarkup, (_element, name: string, text: string) => {
    sheets.set(name, text)
    return ''
  })
  return { markup, sheets }
}

/** Gives the document the sheets of another page, which are constructed: no policy forbids those. */
export const createSheetReplacer = (): ((sheets: SheetTexts) => void) => {
  /** Within one build a sheet is known by its name. */
  const constructed = new Map<string, CSSStyleSheet>()

  const construct = (name: string, text: string): CSSStyleSheet => {
    const known = constructed.get(name)
    if (known !== undefined) return known
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    constructed.set(name, sheet)
    return sheet
  }

  return (sheets) => {
    const missing = new Map(sheets)
    // The site's own stays: with it would go the fonts that it loaded.
    for (const element of document.head.querySelectorAll('style[data-sheet]')) {
      if (!missing.delete(element.getAttribute('data-sheet') ?? '')) element.remove()
    }
    document.adoptedStyleSheets = [...missing].map(([name, text]) => construct(name, text))
  }
}
