import { staffUrl } from '../../../addresses/staffTable.js'
import type { QrCode } from '../../../services/staff/identity/qrCode.js'
import StaffGate from '../layout/StaffGate.js'
import type { StaffViewProps } from '../layout/staffViews.js'
import EnrolmentSteps from './EnrolmentSteps.js'

interface Props extends StaffViewProps {
  readonly ticket: string
  readonly email: string
  readonly secret: string
  readonly qrCode: QrCode
  readonly isWrong: boolean
}

declare module '../layout/staffViews.js' {
  interface StaffViews {
    'staff/signIn/EnrolmentPage': Props
  }
}

export default function EnrolmentPage({ ticket, email, secret, qrCode, isWrong, ...page }: Props) {
  const { t } = page.site
  return (
    <StaffGate {...page} wide>
      <h1>{t('staffSignIn:enrolment.title')}</h1>
      <EnrolmentSteps current="phone" />
      <div className="split split--half">
        <div className="flow">
          <p className="small">{t('staffSignIn:enrolment.scan')}</p>
          <svg
            className="qr"
            viewBox={`0 0 ${qrCode.size} ${qrCode.size}`}
            role="img"
            aria-label={t('staffSignIn:enrolment.qr')}
            shapeRendering="crispEdges"
          >
            <path d={qrCode.path} />
          </svg>
          <div className="field">
            <span className="label">{t('staffSignIn:enrolment.key')}</span>
            <span>
              <span className="secret mono">{secret}</span>
            </span>
            <p className="hint">{t('staffSignIn:enrolment.keyHint', { email })}</p>
          </div>
        </div>
        <form className="flow" method="post" action={staffUrl('enrolment')}>
          <input type="hidden" name="ticket" value={ticket} />
          <p className="small">{t('staffSignIn:enrolment.type')}</p>
          <div className="field">
            <label htmlFor="code">{t('staffSignIn:enrolment.label')}</label>
            <input
              className="input code-input"
              id="code"
              name="code"
              type="text"
              inputMode="numeric"
              autoComplete="one-time-code"
              required
              maxLength={12}
              aria-invalid={isWrong ? true : undefined}
              aria-describedby={isWrong ? 'code-error' : undefined}
            />
            {isWrong && (
              <p className="error-text" id="code-error">
                {t('staffSignIn:enrolment.wrong')}
              </p>
            )}
          </div>
          <button className="btn" type="submit">
            {t('staffSignIn:enrolment.send')}
          </button>
          <p className="hint">{t('staffSignIn:enrolment.later')}</p>
        </form>
      </div>
    </StaffGate>
  )
}
