import { useSite } from '../pageContext/site.js'
import BookButton from './BookButton.js'
import CallButton from './CallButton.js'

/** On phones, keeps booking and calling at hand once the hero's button is out of sight. */
export default function BookingBar() {
  const { t } = useSite()
  return (
    <aside className="booking-bar" aria-label={t('common:booking')}>
      <BookButton />
      <CallButton />
    </aside>
  )
}
