interface Props {
  readonly label: string
  readonly note: string
}

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
