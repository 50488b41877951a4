export type SheetTexts = ReadonlyMap<string, string>

const sheetMarkup = /<style data-sheet="(\w+)"[^>]*>([^]*?)<\/style>/g

/** The content security policy of the current page would block the style sheets of another. */
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

/** Uses constructed style sheets, which the content security policy allows. */
export const createSheetReplacer = (): ((sheets: SheetTexts) => void) => {
  /** Names identify style sheets within one build. */
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
    // The site style sheet stays, because removing it would unload its fonts.
    for (const element of document.head.querySelectorAll('style[data-sheet]')) {
      if (!missing.delete(element.getAttribute('data-sheet') ?? '')) element.remove()
    }
    document.adoptedStyleSheets = [...missing].map(([name, text]) => construct(name, text))
  }
}
