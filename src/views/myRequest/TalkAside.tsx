import PhoneButton from '../links/PhoneButton.js'
import { useSite } from '../pageContext/site.js'
import OpenNow from '../site/OpenNow.js'

export default function TalkAside({ isWithdrawn }: { readonly isWithdrawn: boolean }) {
  const { t } = useSite()
  return (
    <section className="follow__talk" aria-labelledby="talk-heading">
      <h2 id="talk-heading">{t(isWithdrawn ? 'myRequest:notYou' : 'myRequest:talk')}</h2>
      <PhoneButton /> <OpenNow />
    </section>
  )
}
