import ErrorSummary from '../../fields/ErrorSummary.js'
import { fillIn } from '../../../shared/language/fillIn.js'
import ApplicationFiles from '../files/ApplicationFiles.js'
import ApplicationConsents from './ApplicationConsents.js'
import ApplicationFormFields from './ApplicationFormFields.js'
import { type ApplicationFormProps, formId } from './applicationFormProps.js'
import type { ApplicationFormView } from './useApplicationForm.js'

/** Requests only what a reply needs; employment law forbids other questions. */
export default function ApplicationFormBody(props: ApplicationFormProps & ApplicationFormView) {
  const { action, title, words, summary, summaryRef, formRef, uploads, fileErrors, on } = props
  return (
    <div className="form" id={formId}>
      {summary.length > 0 && (
        <ErrorSummary
          title={fillIn(props.validation.summaryTitle, { points: summary.length })}
          errors={summary}
          ref={summaryRef}
        />
      )}
      <form
        className="form panel"
        method="post"
        action={action}
        encType="multipart/form-data"
        noValidate
        data-application=""
        ref={formRef}
        {...on}
      >
        <h2>{title}</h2>
        <div className="form__parts">
          <div>
            <ApplicationFormFields {...props} />
          </div>
          <div>
            <ApplicationFiles {...props.files} {...uploads} errors={fileErrors} />
            <ApplicationConsents {...props} />
            <Traps label={words.trap} />
            <div className="form__foot">
              <button
                className="btn"
                type="submit"
                // The attribute `disabled` would lose the focus.
                aria-disabled={uploads.isOnline ? undefined : true}
              >
                {words.send}
              </button>
              <p>{words.delay}</p>
              <p className="form__status" role="status">
                {uploads.isOnline ? props.status : words.offline}
              </p>
            </div>
          </div>
        </div>
      </form>
    </div>
  )
}

/** Honeypot field and visibility time, for spam detection. */
function Traps({ label }: { readonly label: string }) {
  const id = `${formId}-website`
  return (
    <div className="hp" aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input type="text" id={id} name="website" tabIndex={-1} autoComplete="off" />
      {/* Uncontrolled, so that React does not overwrite values set by scripts. */}
      <input type="hidden" name="visibleMs" />
    </div>
  )
}
