import type { Site } from '../../site/site.js'
import type { ApplicationFormWords } from './applicationFormProps.js'

interface Facts {
  /** « 365 jours » */
  readonly retention: string
  /** « 5 jours ouvrables » */
  readonly delay: string
}

/** The words of the form, files apart. */
export const applicationFormWords = (
  { t, words, pageName }: Pick<Site, 't' | 'words' | 'pageName'>,
  facts: Facts,
): ApplicationFormWords => ({
  ...words('forms:shared'),
  ...words('applications:form', facts),
  privacyLink: pageName('privacy'),
  offline: t('forms:contact.status.offline'),
})
