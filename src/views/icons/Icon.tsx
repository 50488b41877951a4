import type { IconName } from '../../content/pageContentTypes.js'
import { iconShapes } from './iconShapes.js'

interface Props {
  readonly name: IconName
  readonly small?: boolean
}

/** A drawing beside words, never instead of them. */
export default function Icon({ name, small = false }: Props) {
  return (
    <svg
      className={small ? 'icon icon--s' : 'icon'}
      viewBox="0 0 24 24"
      aria-hidden="true"
      // Constant shapes of our own, no visitor's text.
      dangerouslySetInnerHTML={{ __html: iconShapes[name] }}
    />
  )
}
