import WarningIcon from '../icons/WarningIcon.js'

interface Props {
  readonly id: string
  readonly error: string | undefined
}

export default function FieldError({ id, error }: Props) {
  if (error === undefined) return null
  return (
    // The key creates a new element per message, because React cannot update text moved by browser
    // translation.
    <p key={error} className="error-text" id={`${id}-error`}>
      <WarningIcon small />
      {error}
    </p>
  )
}
