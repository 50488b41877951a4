import { useStaffSite } from '../layout/staffSite.js'
import type { Continuation } from '../signIn/ContinuationFields.js'
import PostedValues from '../signIn/PostedValues.js'
import { longestText } from '../signIn/PreservedText.js'
import WaitingFields from '../signIn/WaitingFields.js'

interface Props {
  readonly form: Continuation
  /** Whether the same form may be accepted later. */
  readonly isRetryable: boolean
  readonly mayHaveFile: boolean
}

/** Shows a button that sends the form again, and its long texts. */
export default function RejectedForm({ form, isRetryable, mayHaveFile }: Props) {
  const { t } = useStaffSite()
  const hasText = longestText(form) !== undefined
  return (
    <>
      {isRetryable && (
        <form className="flow" method="post" action={form.path}>
          <p>{t('staff:errors.stillHere')}</p>
          {mayHaveFile && <p>{t('staff:errors.file')}</p>}
          <WaitingFields {...form} />
          <p>
            <button className="btn btn--big" type="submit">
              {t('staff:errors.retry')}
            </button>
          </p>
        </form>
      )}
      {hasText && (
        <div className="notice">
          <p>{t(isRetryable ? 'staff:errors.sent' : 'staff:errors.copy')}</p>
          <PostedValues {...form} />
        </div>
      )}
    </>
  )
}
