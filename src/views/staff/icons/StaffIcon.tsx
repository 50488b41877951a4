import { type StaffIconName, staffIconShapes } from './staffIconShapes.js'

interface Props {
  readonly name: StaffIconName
  readonly small?: boolean
}

export default function StaffIcon({ name, small = false }: Props) {
  return (
    <svg
      className={small ? 'icon icon--s' : 'icon'}
      viewBox="0 0 24 24"
      aria-hidden="true"
      // Constant markup, no user input.
      dangerouslySetInnerHTML={{ __html: staffIconShapes[name] }}
    />
  )
}
