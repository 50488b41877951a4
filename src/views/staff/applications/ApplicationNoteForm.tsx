import { staffUrl } from '../../../addresses/staffTable.js'
import { longestNote } from '../../../services/staff/applications/applicationChoices.js'
import StaffIcon from '../icons/StaffIcon.js'
import { useStaffSite } from '../layout/staffSite.js'
import type { ApplicationFormPlace } from './ApplicationFacts.js'

export interface ApplicationNoteProps {
  /** What was typed, when it could not be kept. */
  readonly text: string
  readonly error?: string
}

/** A note for colleagues. A form of its own: nothing in it can reach an email. */
export default function ApplicationNoteForm({
  text,
  error,
  reference,
  version,
  list,
}: ApplicationNoteProps & ApplicationFormPlace) {
  const { t } = useStaffSite()
  return (
    <form
      className="note-form noprint"
      id="note-form"
      method="post"
      action={staffUrl('application', { reference })}
    >
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="list" value={list} />
      <div className="row">
        <label className="label" htmlFor="note">
          {t('staffApplications:note.label')}
        </label>
        <span className="stays end" id="note-stays">
          <StaffIcon name="padlock" small />
          {t('staffApplications:note.stays')}
        </span>
      </div>
      <textarea
        className="input"
        id="note"
        name="note"
        rows={2}
        maxLength={longestNote}
        placeholder={t('staffApplications:note.placeholder')}
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
          {t('staffApplications:note.keep')}
        </button>
      </div>
    </form>
  )
}
