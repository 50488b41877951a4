import type { Text } from '../../services/content/contentTypes.js'
import Rich from './Rich.js'

/** Texts of the content, one paragraph each. */
export default function Paragraphs({ texts }: { readonly texts: readonly Text[] }) {
  return texts.map((text) => (
    <p key={text.fr}>
      <Rich text={text} />
    </p>
  ))
}
