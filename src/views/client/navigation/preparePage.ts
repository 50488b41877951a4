import type { PageAnswer } from './pageStore.js'

/** A page that is ready to be shown. */
export class PreparedPage {
  constructor(
    readonly address: string,
    readonly content: Document,
  ) {}
}

/**
 * What the markup of every page of one build says of its script and its sheets. Others mean that a
 * new version is out, whose sheets the policy of the page shown would refuse.
 */
const marksOf = ({ head }: Document): readonly string[] => {
  const script = head.querySelector('script[src^="/assets/"]')?.getAttribute('src')
  const sheets = head.querySelector('style[data-sheet]')?.getAttribute('data-build')
  return [`src="${script}"`, `data-build="${sheets}"`]
}

/**
 * Reads an answer, which brings its own sheets.
 * @returns nothing when the page is of another build than the one shown
 */
export const preparePage = ({ address, html }: PageAnswer): PreparedPage | undefined =>
  // Before it is read: reading applies the policy too, and each refusal is told as an error.
  marksOf(document).every((mark) => html.includes(mark))
    ? new PreparedPage(address, new DOMParser().parseFromString(html, 'text/html'))
    : undefined
