import type { ReactNode } from 'react'
import Icon from '../icons/Icon.js'
import { useSite } from '../pageContext/site.js'

/** Wraps the header: another child of `body` would change React's island ids on all pages. */
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
