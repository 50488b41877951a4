import BookButton from '../links/BookButton.js'
import PhoneButton from '../links/PhoneButton.js'
import OpenNow from '../site/OpenNow.js'
import { useSite } from '../pageContext/site.js'

export default function BookingCard() {
  const { section, booking, t } = useSite()
  return (
    <aside aria-labelledby="booking-card">
      <div className="panel aside-card">
        <h3 id="booking-card">
          {t(section === 'therapy' ? 'exam:card.consultTitle' : 'exam:card.title')}
        </h3>
        <p className="muted">{t('exam:card.text')}</p>
        <p className="row">
          <BookButton /> <PhoneButton />
        </p>
        {booking !== undefined && (
          <p>
            <a className="more" href={booking.href} rel="noreferrer">
              {t('exam:card.elsewhere', { name: booking.name })}
            </a>{' '}
            <span className="hint">{t('exam:card.leaves')}</span>
          </p>
        )}
        <p>
          <OpenNow />
        </p>
      </div>
    </aside>
  )
}
