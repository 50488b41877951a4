import { longestNote } from '../../../shared/staff/deskChoices.js'
import StaffIcon from '../icons/StaffIcon.js'
import { useStaffSite } from '../layout/staffSite.js'

export interface TypedNote {
  readonly text: string
  readonly error?: 'noteEmpty' | 'noteTooLong' | 'noteFull' | undefined
}

interface Props extends TypedNote {
  readonly action: string
  readonly placeholder: string
  readonly version: number
  readonly list: string
}

/** A separate form, so that a note cannot be sent as an email. */
export default function NoteForm({ text, error, action, placeholder, version, list }: Props) {
  const { t } = useStaffSite()
  return (
    <form className="note-form noprint" id="note-form" method="post" action={action}>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="list" value={list} />
      <input type="hidden" name="from" value="page" />
      <div className="row">
        <label className="label" htmlFor="note">
          {t('staff:note.label')}
        </label>
        <span className="stays end" id="note-stays">
          <StaffIcon name="padlock" small />
          {t('staff:note.stays')}
        </span>
      </div>
      <textarea
        className="input"
        id="note"
        name="note"
        rows={2}
        maxLength={longestNote}
        placeholder={placeholder}
        defaultValue={text}
        data-unsaved={text === '' ? undefined : ''}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? 'note-stays' : 'note-error note-stays'}
      />
      {error !== undefined && (
        <p className="error-text" id="note-error">
          {t(`staff:note.${error}`)}
        </p>
      )}
      <div className="row">
        <button type="submit" className="btn btn--small btn--ghost">
          {t('staff:note.keep')}
        </button>
      </div>
    </form>
  )
}
