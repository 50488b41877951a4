interface Props {
  readonly label: string
  readonly note: string
}

/** Note that a release stores in the history of the site. */
export default function NoteField({ label, note }: Props) {
  return (
    <div className="field">
      <label htmlFor="note">{label}</label>
      <input
        type="text"
        className="input"
        id="note"
        name="note"
        maxLength={200}
        autoComplete="off"
        defaultValue={note}
      />
    </div>
  )
}
