import type { SignInRefusal } from '../../../services/staff/signIn/signIn.js'
import { useStaffSite } from '../layout/staffSite.js'

interface Props {
  readonly refusal: SignInRefusal | undefined
  readonly wrong: 'staffSignIn:wrong' | 'staffSignIn:code.wrong'
}

/** One message for all causes, so as not to reveal which. */
export default function SignInError({ refusal, wrong }: Props) {
  const { t, now, region, clinic } = useStaffSite()
  if (refusal === undefined) return null
  if (refusal.status === 'refused') {
    return (
      <p className="notice notice--err" role="alert" id="refused">
        {t(wrong)}
      </p>
    )
  }
  const time = new Intl.DateTimeFormat(region, {
    timeStyle: 'medium',
    timeZone: clinic.timeZone,
  }).format(refusal.until)
  const seconds = Math.max(1, Math.ceil((refusal.until - now) / 1000))
  return (
    <div className="notice notice--err" role="alert" id="refused">
      <p>{t('staffSignIn:locked', { count: seconds, time })}</p>
    </div>
  )
}
