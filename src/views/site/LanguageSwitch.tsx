import { type Locale, locales, regions } from '../../addresses/pageTable.js'
import { isConfirmation, urlFor } from '../../addresses/urlFor.js'
import { useSite } from './site.js'

const languages: Readonly<Record<Locale, { readonly short: string; readonly name: string }>> = {
  fr: { short: 'FR', name: 'Français' },
  en: { short: 'EN', name: 'English' },
}

/** Leads to the same page in the other language; `boot.ts` keeps the place and notes the choice. */
export default function LanguageSwitch() {
  const { locale, addresses, page, t } = useSite()
  const prefetch = page !== undefined && isConfirmation(page) ? 'off' : undefined
  return (
    <div className="lang" role="group" aria-label={t('common:language')}>
      {locales.map((other) => (
        <a
          key={other}
          className="arc-link"
          href={addresses?.[other] ?? urlFor('home', other)}
          lang={other}
          hrefLang={regions[other]}
          data-language={other}
          data-prefetch={prefetch}
          aria-current={other === locale ? 'true' : undefined}
          // Who speaks to the browser says what is seen: the name begins with it.
          aria-label={`${languages[other].short}, ${languages[other].name}`}
        >
          {languages[other].short}
        </a>
      ))}
    </div>
  )
}
