import type { Site } from '../../pageContext/site.js'
import type { ApplicationFormWords } from './applicationFormProps.js'

export const applicationFormWords = (
  { t, words, fact }: Pick<Site, 't' | 'words' | 'fact'>,
  delay: string,
): ApplicationFormWords => ({
  ...words('forms:shared'),
  ...words('applications:form', {
    delay,
    retention: fact('retention.applications'),
    otherOffers: fact('retention.otherOffers'),
  }),
  offline: t('forms:contact.status.offline'),
})
