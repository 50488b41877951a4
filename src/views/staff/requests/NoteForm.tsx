import { staffUrl } from '../../../addresses/staffTable.js'
import { longestNote } from '../../../services/staff/requests/deskChoices.js'
import StaffIcon from '../icons/StaffIcon.js'
import { useStaffSite } from '../layout/staffSite.js'
import type { RequestFormPlace } from './CallForm.js'

export interface NoteFormProps {
  /** What was typed, when it could not be kept. */
  readonly text: string
  readonly error?: string
}

/** A note for colleagues. A form of its own: nothing in it can reach an email. */
export default function NoteForm({
  text,
  error,
  reference,
  version,
  list,
}: NoteFormProps & RequestFormPlace) {
  const { t } = useStaffSite()
  return (
    <form
      className="note-form noprint"
      id="note-form"
      method="post"
      action={staffUrl('request', { reference })}
    >
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="list" value={list} />
      <input type="hidden" name="from" value="page" />
      <div className="row">
        <label className="label" htmlFor="note">
          {t('staffRequests:note.label')}
        </label>
        <span className="stays end" id="note-stays">
          <StaffIcon name="padlock" small />
          {t('staffRequests:note.stays')}
        </span>
      </div>
      <textarea
        className="input"
        id="note"
        name="note"
        rows={2}
        maxLength={longestNote}
        placeholder={t('staffRequests:note.placeholder')}
        defaultValue={text}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? 'note-stays' : 'note-error note-stays'}
      />
      {error !== undefined && (
        <p className="error-text" id="note-error">
          {error}
        </p>
      )}
      <div className="row">
        <button type="submit" className="btn btn--small btn--ghost">
          {t('staffRequests:note.keep')}
        </button>
      </div>
    </form>
  )
}
