import type { Text } from '../../content/localized.js'
import RichText from './RichText.js'

export default function Paragraphs({ texts }: { readonly texts: readonly Text[] }) {
  return texts.map((text) => (
    <p key={text.fr}>
      <RichText text={text} />
    </p>
  ))
}
