import type { Locale } from '../../addresses/pageTable.js'
import { urlFor } from '../../addresses/urlFor.js'
import type { Translate } from '../../services/language/messages.js'

export interface FormPrivacyTexts {
  readonly more: string
  readonly sentences: readonly string[]
  readonly links: readonly { readonly label: string; readonly href: string }[]
}

interface Language {
  readonly t: Translate
  readonly fact: (name: 'hosting' | 'privacyOfficer' | 'privacyEmail') => string
  readonly locale: Locale
  readonly pageName: (page: 'privacy') => string
}

export const formPrivacyTexts = (
  { t, fact, locale, pageName }: Language,
  article: 'requests' | 'applications',
  isForChildren: boolean,
): FormPrivacyTexts => ({
  more: t('forms:privacy.more'),
  sentences: [
    t('forms:privacy.where', { hosting: fact('hosting') }),
    t(`forms:privacy.rights.${article}`, {
      officer: fact('privacyOfficer'),
      email: fact('privacyEmail'),
    }),
    ...(isForChildren ? [t('forms:privacy.child')] : []),
  ],
  links: [
    { label: t(`forms:privacy.kept.${article}`), href: urlFor('whatWeKeep', locale, article) },
    { label: pageName('privacy'), href: urlFor('privacy', locale) },
  ],
})
