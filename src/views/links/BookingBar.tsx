import { useSite } from '../pageContext/site.js'
import BookButton from './BookButton.js'
import CallButton from './CallButton.js'

export default function BookingBar() {
  const { t } = useSite()
  return (
    <aside className="booking-bar" aria-label={t('common:booking')}>
      <BookButton />
      <CallButton />
    </aside>
  )
}
