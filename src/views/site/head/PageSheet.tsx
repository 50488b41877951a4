import type { InlineSheet, PageKind } from '../../../services/built/pageStyles.js'
import { useSite } from '../../pageContext/site.js'

interface SheetProps {
  readonly sheet: InlineSheet
}

/** An inlined style sheet, which the content security policy allows by its hash. */
export function HeadSheet({ sheet: { name, text } }: SheetProps) {
  const { build } = useSite().styles
  return <style data-sheet={name} data-build={build} dangerouslySetInnerHTML={{ __html: text }} />
}

interface KindProps {
  readonly kind: PageKind
}

/** Links to other style sheets; in the head they would delay the paint of the first screen. */
export function LinkedSheets({ kind }: KindProps) {
  const { asset, styles, tagManager } = useSite()
  return styles
    .linkedSheets(kind, tagManager !== undefined)
    .map((name) => (
      <link key={name} rel="stylesheet" data-sheet={name} href={asset(`${name}.css`)} />
    ))
}
