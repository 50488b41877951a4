import { Fragment } from 'react'
import { languagePath, type Locale, locales, regions } from '../../addresses/pageTable.js'
import { isConfirmation, urlFor } from '../../addresses/urlFor.js'
import { useSite } from '../pageContext/site.js'
import { spaced } from '../links/spaced.js'

const languages: Readonly<Record<Locale, { readonly short: string; readonly name: string }>> = {
  fr: { short: 'FR', name: 'Français' },
  en: { short: 'EN', name: 'English' },
}

/** A link with JavaScript, which stores the language; without JavaScript, a button that posts. */
export default function LanguageSwitch() {
  const { locale, addresses, page, receipt = '', t } = useSite()
  const prefetch = page !== undefined && isConfirmation(page) ? 'off' : undefined
  return (
    <div className="lang" role="group" aria-label={t('common:language')}>
      {spaced(
        locales.map((other) => {
          const address = (addresses?.[other] ?? urlFor('home', other)) + receipt
          const { short, name } = languages[other]
          // WCAG 2.5.3: the accessible name begins with the visible label.
          const look = { className: 'arc-link', lang: other, 'aria-label': `${short}, ${name}` }
          return (
            <Fragment key={other}>
              <a
                {...look}
                href={address}
                hrefLang={regions[other]}
                data-language={other}
                data-prefetch={prefetch}
                aria-current={other === locale ? 'true' : undefined}
              >
                {short}
              </a>
              {other !== locale && (
                <form method="post" action={languagePath}>
                  <button {...look} type="submit" name="to" value={address}>
                    {short}
                  </button>
                </form>
              )}
            </Fragment>
          )
        }),
      )}
    </div>
  )
}
