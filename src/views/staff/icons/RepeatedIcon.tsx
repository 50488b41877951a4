import { iconShapes } from '../../icons/iconShapes.js'
import { staffIconShapes } from './staffIconShapes.js'

/** Icons that each row of a list shows: written out, they were a third of its page. */
const repeatedShapes = {
  more: staffIconShapes.more,
  phone: iconShapes.phone,
  user: staffIconShapes.user,
  warning: iconShapes.warning,
} as const

type RepeatedName = keyof typeof repeatedShapes

const symbols = Object.entries(repeatedShapes)
  .map(([name, shape]) => `<symbol id="icon-${name}" viewBox="0 0 24 24">${shape}</symbol>`)
  .join('')

/** The shapes, once in a page. */
export function RepeatedIconShapes() {
  // Constant shapes of our own, no visitor's text.
  return <svg className="icon-shapes" dangerouslySetInnerHTML={{ __html: symbols }} />
}

interface Props {
  readonly name: RepeatedName
  readonly small?: boolean
}

/** A drawing beside words, never instead of them. */
export default function RepeatedIcon({ name, small = false }: Props) {
  return (
    <svg className={small ? 'icon icon--s' : 'icon'} aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  )
}
