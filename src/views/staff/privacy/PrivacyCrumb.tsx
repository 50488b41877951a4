import { staffUrl } from '../../../addresses/staffTable.js'
import type { PrivacyState } from '../../../services/staff/privacy/privacyRequest.js'
import Icon from '../../icons/Icon.js'
import { useStaffSite } from '../layout/staffSite.js'

export interface PrivacyHead {
  readonly reference: string
  readonly kinds: string
  readonly state: PrivacyState | undefined
  readonly stateTexts: string
  readonly answerBy: string
  readonly hasAttestation: boolean
  /** Whether the back link leads to the results of the request instead of the list of requests. */
  readonly isBehind?: boolean
}

export default function PrivacyCrumb({
  reference,
  kinds: asked,
  answerBy,
  state,
  isBehind = false,
}: PrivacyHead) {
  const { t } = useStaffSite()
  const isDue = state !== 'answered' && state !== 'refused'
  return (
    <nav className="crumb" aria-label={t('staffPrivacy:crumb.label')}>
      <a
        className="back"
        href={isBehind ? staffUrl('privacyRequest', { reference }) : staffUrl('privacy')}
      >
        <Icon name="arrow" small />
        {isBehind ? t('staffPrivacy:crumb.request') : t('staffPrivacy:title')}
      </a>
      <span className="muted">
        {t(isDue ? 'staffPrivacy:crumb.due' : 'staffPrivacy:crumb.over', {
          reference,
          asked,
          answerBy,
        })}
      </span>
    </nav>
  )
}
