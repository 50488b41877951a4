import { iconShapes } from '../../icons/iconShapes.js'
import { staffIconShapes } from './staffIconShapes.js'

/** Icons referenced with `<use>`: repeated in each row, they were a third of the page size. */
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

export function RepeatedIconShapes() {
  // Constant markup, no user input.
  return <svg className="icon-shapes" dangerouslySetInnerHTML={{ __html: symbols }} />
}

interface Props {
  readonly name: RepeatedName
  readonly small?: boolean
}

export default function RepeatedIcon({ name, small = false }: Props) {
  return (
    <svg className={small ? 'icon icon--s' : 'icon'} aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  )
}
