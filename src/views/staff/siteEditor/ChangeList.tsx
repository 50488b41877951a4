import { Fragment } from 'react'
import { regions } from '../../../addresses/locales.js'
import { useStaffSite } from '../layout/staffSite.js'
import type { ChangeProps } from './fieldProps.js'

export default function ChangeList({ changes }: { readonly changes: readonly ChangeProps[] }) {
  const { t } = useStaffSite()
  return (
    <dl className="changes">
      {changes.map(({ label, review, texts }, place) => (
        <div key={place}>
          <dt>
            {label}
            {review !== undefined && <span className="tag">{review}</span>}
          </dt>
          {texts.map(({ locale, runs }) => (
            <dd key={locale ?? ''} lang={locale === undefined ? undefined : regions[locale]}>
              {locale !== undefined && (
                <span className="changes__language">{t(`staffSiteEditor:form.${locale}`)} </span>
              )}
              {runs.map(({ kind, text }, position) => {
                if (kind === 'same') return <span key={position}>{text}</span>
                const Mark = kind === 'added' ? 'ins' : 'del'
                return (
                  <Fragment key={position}>
                    <Mark>
                      <span className="vh">{t(`staffSiteEditor:publish.${kind}`)} </span>
                      {text.trimEnd()}
                    </Mark>{' '}
                  </Fragment>
                )
              })}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
