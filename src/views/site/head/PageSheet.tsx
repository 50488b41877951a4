import type { StyleSheet } from '../../../services/built/pageStyles.js'
import { useSite } from '../../pageContext/site.js'

interface Props {
  readonly sheet: StyleSheet
}

/**
 * Inline, so that the first paint needs no other file; allowed by hash. Fonts are not preloaded:
 * the fallback has the same metrics.
 */
export function HeadSheet({ sheet: { name, text } }: Props) {
  const { build } = useSite().styles
  return <style data-sheet={name} data-build={build} dangerouslySetInnerHTML={{ __html: text }} />
}

/**
 * After the first viewport's content. HTML allows `style` only in the head; in an SVG it is allowed
 * anywhere and applies to the page.
 */
export function BodySheet({ sheet: { name, text } }: Props) {
  return (
    <svg width="0" height="0" aria-hidden="true">
      <style data-sheet={name} dangerouslySetInnerHTML={{ __html: text }} />
    </svg>
  )
}
