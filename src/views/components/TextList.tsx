import type { Text } from '../../services/content/contentTypes.js'
import Rich from './Rich.js'

interface Props {
  readonly items: readonly Text[]
  readonly className?: string
}

/** Texts of the content as a list. */
export default function TextList({ items, className }: Props) {
  return (
    <ul className={className}>
      {items.map((item) => (
        <li key={item.fr}>
          <Rich text={item} />
        </li>
      ))}
    </ul>
  )
}
