import { iconShapes } from './iconShapes.js'

const id = 'icon-phone'

/** Renders the shape that every `PhoneIcon` references; in the header of every page. */
export function PhoneIconShape() {
  return (
    <svg
      className="icon icon--s"
      viewBox="0 0 24 24"
      aria-hidden="true"
      // Constant markup, no user input.
      dangerouslySetInnerHTML={{ __html: `<g id="${id}">${iconShapes.phone}</g>` }}
    />
  )
}

export default function PhoneIcon() {
  return (
    <svg className="icon icon--s" viewBox="0 0 24 24" aria-hidden="true">
      <use href={`#${id}`} />
    </svg>
  )
}
