import type { ReactNode } from 'react'

/** French inversions, what follows an imperative, « rendez-vous », « Info-Santé », « sage-femme »; « 1er ». */
const pairs =
  /(?<!\p{L})\p{L}+(?:-(?:t|je|tu|il|elle|on|nous|vous|ils|elles|ce|le|la|les|lui|leur|moi|toi|en|y|ci|là|Santé|femmes?)){1,4}(?![\p{L}\d-])|(?<=(?<!\d)1)er(?!\p{L})/gu

/**
 * A text whose pairs of words stay on one line, the ending of « 1er » raised: browsers break after
 * any hyphen, and « demande-t-on » torn apart is misread. No character does it: the fonts lack U+2011, and others spoil searching.
 * Asks for no site, so that islands may use it.
 */
export const unbroken = (text: string): ReactNode[] => {
  // Most texts have none, which is told sooner than by looking at each word.
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
