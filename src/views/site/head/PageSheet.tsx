import type { StyleSheet } from '../../../services/built/pageStyles.js'
import { useSite } from '../../pageContext/site.js'

interface Props {
  readonly sheet: StyleSheet
}

/**
 * Within the page, so that its first paint waits for no other file; the policy allows it by its
 * hash. Fonts are not asked for ahead: until they come words stand in a font of the same widths,
 * and the first picture, announced above, has the line for itself.
 */
export function HeadSheet({ sheet: { name, text } }: Props) {
  const { build } = useSite().styles
  return <style data-sheet={name} data-build={build} dangerouslySetInnerHTML={{ __html: text }} />
}

/**
 * The same after the first screen, whose bytes come first for that. HTML allows its own `style` in
 * the head alone; that of an SVG may stand anywhere, and counts for the whole page as well.
 */
export function BodySheet({ sheet: { name, text } }: Props) {
  return (
    <svg width="0" height="0" aria-hidden="true">
      <style data-sheet={name} dangerouslySetInnerHTML={{ __html: text }} />
    </svg>
  )
}
