import type { ReactNode } from 'react'

/**
 * Matches French inversions, imperatives with pronouns, « rendez-vous », « Info-Santé », « 1er », “half-day”, “follow-up”
 * and laws such as P-39.1.
 */
const pairs =
  /(?<!\p{L})\p{L}+(?:-(?:t|je|tu|il|elle|on|nous|vous|ils|elles|ce|le|la|les|lui|leur|moi|toi|en|y|ci|là|mêmes?|midi|journées?|days?|up|ins?|rays?|Santé|Social|femmes?)){1,4}(?![\p{L}\d-])|(?<!\p{L})[A-Z]-\d+\.\d|(?<=(?<!\d)1)er(?!\p{L})/gu

/** Keeps hyphenated pairs on one line: the fonts lack U+2011. Does not use React context, so that islands can call it. */
export const unbroken = (text: string): ReactNode[] => {
  if (!text.includes('-') && !text.includes('1er')) return [text]
  const nodes: ReactNode[] = []
  let end = 0
  for (const { 0: pair, index } of text.matchAll(pairs)) {
    nodes.push(
      text.slice(end, index),
      pair === 'er' ? (
        <sup key={index}>er</sup>
      ) : (
        <span key={index} className="nb">
          {pair}
        </span>
      ),
    )
    end = index + pair.length
  }
  nodes.push(text.slice(end))
  return nodes
}
