import { staffUrl } from '../../../addresses/staffTable.js'
import type { ErrorKey } from '../../../services/errors/errors.js'
import StaffLayout from '../layout/StaffLayout.js'
import type { StaffViewProps } from '../layout/staffViews.js'

interface Props extends StaffViewProps {
  readonly status: number
  readonly errorKey: ErrorKey
  readonly requestId: string
}

declare module '../layout/staffViews.js' {
  interface StaffViews {
    'staff/errors/StaffErrorPage': Props
  }
}

export default function StaffErrorPage({ status, errorKey, requestId, ...page }: Props) {
  const { t } = page.site
  return (
    <StaffLayout {...page} width="narrow">
      <div className="lost">
        <h1>{t(`errors:${errorKey}.message`)}</h1>
        <p>{t(status === 404 ? 'staff:errors.notFound' : 'staff:errors.other')}</p>
        <p className="row">
          <a className="btn" href={staffUrl('home')}>
            {t('staff:errors.back')}
          </a>
        </p>
        {status >= 500 && <p className="muted small">{t('errors:requestId', { id: requestId })}</p>}
      </div>
    </StaffLayout>
  )
}
