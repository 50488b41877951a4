import WarningIcon from '../icons/WarningIcon.js'

interface Props {
  /** The field's; the error's own is derived from it. */
  readonly id: string
  readonly error: string | undefined
}

/** What is wrong with a field and what to do. */
export default function FieldError({ id, error }: Props) {
  if (error === undefined) return null
  return (
    // Another sentence is another element: React changes no word that the browser has translated.
    <p key={error} className="error-text" id={`${id}-error`}>
      <WarningIcon small />
      {error}
    </p>
  )
}
