import { type StaffIconName, staffIconShapes } from './staffIconShapes.js'

interface Props {
  readonly name: StaffIconName
  readonly small?: boolean
}

/** A drawing of the staff area beside words, never instead of them. */
export default function StaffIcon({ name, small = false }: Props) {
  return (
    <svg
      className={small ? 'icon icon--s' : 'icon'}
      viewBox="0 0 24 24"
      aria-hidden="true"
      // Constant shapes of our own, no visitor's text.
      dangerouslySetInnerHTML={{ __html: staffIconShapes[name] }}
    />
  )
}
