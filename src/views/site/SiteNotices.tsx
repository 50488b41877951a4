import type { ReactNode } from 'react'
import Icon from '../icons/Icon.js'
import { useSite } from '../pageContext/site.js'

/**
 * What the clinic tells everybody at the moment, above the header. Around it and not beside it: one more
 * child of the body would change the ids that React gives to islands, and with them every page.
 */
export default function SiteNotices({ children }: { readonly children: ReactNode }) {
  const { notices, t } = useSite()
  if (notices.length === 0) return children
  return (
    <>
      <section className="closure-notice" aria-label={t('notices:label')}>
        <Icon name="info" />
        <div>
          {notices.map(({ label, text }) => (
            <p key={text}>
              {label !== undefined && <strong>{label} </strong>}
              {text}
            </p>
          ))}
        </div>
      </section>
      {children}
    </>
  )
}
