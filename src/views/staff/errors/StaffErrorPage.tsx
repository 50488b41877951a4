import { staffUrl } from '../../../addresses/staffTable.js'
import type { ErrorKey } from '../../../services/errors/errors.js'
import StaffLayout from '../layout/StaffLayout.js'
import type { StaffViewProps } from '../layout/staffViews.js'
import type { Continuation } from '../signIn/ContinuationFields.js'
import { hasSecrets } from '../signIn/shownValues.js'
import RejectedForm from './RejectedForm.js'

interface Props extends StaffViewProps {
  readonly status: number
  readonly errorKey: ErrorKey
  readonly requestId: string
  /** The rejected form of a POST. */
  readonly form: Continuation | undefined
  readonly mayHaveFile: boolean
}

declare module '../layout/staffViews.js' {
  interface StaffViews {
    'staff/errors/StaffErrorPage': Props
  }
}

export default function StaffErrorPage(props: Props) {
  const { status, errorKey, requestId, form, mayHaveFile, ...page } = props
  const { t } = page.site
  // Passwords must not stay in the page.
  const isRetryable = form !== undefined && !hasSecrets(form) && (status >= 500 || status === 429)
  return (
    <StaffLayout {...page} width="narrow">
      <div className="lost">
        <h1>{t(`errors:${errorKey}.message`)}</h1>
        {!isRetryable && (
          <p>{t(status === 404 ? 'staff:errors.notFound' : 'staff:errors.other')}</p>
        )}
        {form !== undefined && (
          <RejectedForm form={form} isRetryable={isRetryable} mayHaveFile={mayHaveFile} />
        )}
        <p className="row">
          <a className={isRetryable ? 'btn btn--quiet' : 'btn'} href={staffUrl('home')}>
            {t('staff:errors.back')}
          </a>
        </p>
        {status >= 500 && <p className="muted small">{t('errors:requestId', { id: requestId })}</p>}
      </div>
    </StaffLayout>
  )
}
