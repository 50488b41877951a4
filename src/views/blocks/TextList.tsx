import type { Text } from '../../content/localized.js'
import RichText from './RichText.js'

interface Props {
  readonly items: readonly Text[]
  readonly className?: string
}

export default function TextList({ items, className }: Props) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item.fr}>
          <RichText text={item} />
        </li>
      ))}
    </ul>
  )
}
