import { useSite } from '../pageContext/site.js'
import PhoneIcon from '../icons/PhoneIcon.js'

export default function CallButton() {
  const { clinic, t } = useSite()
  return (
    <a
      className="btn btn--ghost btn--icon call"
      href={clinic.phoneHref}
      aria-label={t('common:action.callAt', { phone: clinic.phone })}
    >
      <PhoneIcon />
    </a>
  )
}
