import Icon from '../icons/Icon.js'

interface Props {
  readonly label: string
  /** Handler for islands; elsewhere `printButtons.ts` handles the click. */
  readonly onClick?: () => void
}

export default function PrintButton({ label, onClick }: Props) {
  return (
    <button className="btn btn--ghost" type="button" onClick={onClick}>
      <Icon name="print" small />
      {label}
    </button>
  )
}
