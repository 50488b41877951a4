import type { Site } from '../../pageContext/site.js'
import type { ApplicationFormTexts } from './applicationFormProps.js'

export const applicationFormTexts = (
  { t, words, fact }: Pick<Site, 't' | 'words' | 'fact'>,
  delay: string,
): ApplicationFormTexts => ({
  ...words('forms:shared'),
  ...words('applications:form', {
    delay,
    retention: fact('retention.applications'),
    otherOffers: fact('retention.otherOffers'),
  }),
  offline: t('forms:contact.status.offline'),
})
