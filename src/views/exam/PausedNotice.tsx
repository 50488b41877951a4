import Icon from '../icons/Icon.js'
import { unbroken } from '../links/unbroken.js'
import { useSite } from '../pageContext/site.js'

export default function PausedNotice() {
  const { clinic, t } = useSite()
  return (
    <section className="section section--tight">
      <div className="wrap">
        <div className="notice notice--wide notice--warn">
          <Icon name="warning" />
          <div>
            <h2>{unbroken(t('exam:paused.title'))}</h2>
            <p>{unbroken(t('exam:paused.text', { phone: clinic.phone }))}</p>
          </div>
        </div>
      </div>
    </section>
  )
}
