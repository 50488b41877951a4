import Icon from '../icons/Icon.js'

interface Props {
  readonly label: string
  /** In an island; elsewhere the script of the page prints. */
  readonly onClick?: () => void
}

/** Prints the page. */
export default function PrintButton({ label, onClick }: Props) {
  return (
    <button className="btn btn--ghost" type="button" onClick={onClick}>
      <Icon name="print" small />
      {label}
    </button>
  )
}
