import Icon from './Icon.js'

interface Props {
  /** The field's; the fault's own is derived from it. */
  readonly id: string
  readonly fault: string | undefined
}

/** What is wrong with a field and what to do. */
export default function FieldFault({ id, fault }: Props) {
  if (fault === undefined) return null
  return (
    <p className="error-text" id={`${id}-fault`}>
      <Icon name="warning" small />
      {fault}
    </p>
  )
}
