import { useSite } from '../pageContext/site.js'
import Icon from '../icons/Icon.js'

export default function CallButton() {
  const { clinic, t } = useSite()
  return (
    <a
      className="btn btn--ghost btn--icon call"
      href={clinic.phoneHref}
      aria-label={t('common:action.callAt', { phone: clinic.phone })}
    >
      <Icon name="phone" small />
    </a>
  )
}
