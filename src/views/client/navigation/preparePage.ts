import type { PageAnswer } from './pageStore.js'

/** A page that is ready to be shown. */
export class PreparedPage {
  constructor(
    readonly address: string,
    readonly content: Document,
  ) {}
}

/**
 * The script and the sheets that every page of one build shares: others mean that a new version is
 * out, whose sheets the policy of the page shown would refuse.
 */
const buildOf = ({ head }: Document): string =>
  [...head.querySelectorAll('script[src^="/assets/"], style[data-sheet]')]
    .map((node) => node.getAttribute('src') ?? node.getAttribute('data-build'))
    .join()

/**
 * Reads an answer, which brings its own sheets.
 * @returns nothing when the page is of another build than the one shown
 */
export const preparePage = ({ address, html }: PageAnswer): PreparedPage | undefined => {
  const content = new DOMParser().parseFromString(html, 'text/html')
  return buildOf(content) === buildOf(document) ? new PreparedPage(address, content) : undefined
}
