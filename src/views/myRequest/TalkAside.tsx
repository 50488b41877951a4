import type { ReactNode } from 'react'
import PhoneButton from '../links/PhoneButton.js'
import { useSite } from '../pageContext/site.js'
import OpenNow from '../site/OpenNow.js'

/** The phone beside a form, for whoever would rather call. */
export default function TalkAside({ children }: { readonly children?: ReactNode }) {
  const { t } = useSite()
  return (
    <section className="my-request__talk" aria-labelledby="talk-heading">
      <h2 id="talk-heading">{t('myRequest:talk')}</h2>
      <p>
        <PhoneButton />
      </p>
      <p>
        <OpenNow />
      </p>
      {children}
    </section>
  )
}
