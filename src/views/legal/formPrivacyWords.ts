import { urlFor } from '../../addresses/urlFor.js'
import type { Site } from '../site/site.js'
import type { FormPrivacyWords } from './FormPrivacy.js'

/**
 * The words about data of one form.
 * @param article of the page that says what is kept
 * @param isForChildren a parent may fill it in for a child
 */
export const formPrivacyWords = (
  { t, fact, locale, clinic, pageName }: Site,
  article: 'requests' | 'applications',
  isForChildren: boolean,
): FormPrivacyWords => {
  return {
    sentences: [
      t('forms:privacy.where', { hosting: fact('hosting') }),
      t('forms:privacy.rights', { officer: fact('privacyOfficer'), email: clinic.privacyEmail }),
      ...(isForChildren ? [t('forms:privacy.child')] : []),
    ],
    links: [
      {
        label: t(`forms:privacy.kept.${article}`),
        href: urlFor('whatWeKeep', locale, article),
      },
      { label: pageName('privacy'), href: urlFor('privacy', locale) },
    ],
  }
}
