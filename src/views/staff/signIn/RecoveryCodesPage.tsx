import { staffUrl } from '../../../addresses/staffTable.js'
import StaffGate from '../layout/StaffGate.js'
import type { StaffViewProps } from '../layout/staffViews.js'
import EnrolmentSteps from './EnrolmentSteps.js'

interface Props extends StaffViewProps {
  readonly codes: readonly string[]
  readonly isFirst: boolean
}

declare module '../layout/staffViews.js' {
  interface StaffViews {
    'staff/signIn/RecoveryCodesPage': Props
  }
}

/** Shows the codes once, because only hashes are stored. */
export default function RecoveryCodesPage({ codes, isFirst, ...page }: Props) {
  const { t } = page.site
  return (
    <StaffGate {...page} wide>
      <h1>{t('staffSignIn:recovery.title')}</h1>
      {isFirst && <EnrolmentSteps current="recovery" />}
      <p className="small measure">{t('staffSignIn:recovery.what')}</p>
      <p className="small measure">
        <strong>{t('staffSignIn:recovery.once')}</strong> {t('staffSignIn:recovery.keep')}
      </p>
      <ol className="codes mono">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ol>
      <p className="row">
        <a className="btn" href={staffUrl('home')}>
          {t('staffSignIn:recovery.goOn')}
        </a>
        <button type="button" className="btn btn--quiet noprint" data-print hidden>
          {t('staffRequests:list.print')}
        </button>
      </p>
    </StaffGate>
  )
}
