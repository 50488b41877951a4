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
  { t, pageName }: Pick<Site, 't' | 'pageName'>,
  { retention, delay }: Facts,
): ApplicationFormWords => ({
  optional: t('forms:contact.optional'),
  name: t('forms:contact.name'),
  email: t('forms:contact.email'),
  emailHint: t('forms:contact.emailHint'),
  phone: t('forms:contact.phone'),
  phoneHint: t('forms:contact.phoneHint'),
  offer: t('applications:offer.label'),
  availability: t('applications:availability.label'),
  message: t('applications:message.label'),
  messageHint: t('applications:message.hint'),
  consent: t('applications:consent.label', { retention }),
  keep: t('applications:keep.label'),
  notes: `${t('applications:notes.why')} ${t('applications:notes.who')}`,
  privacyLink: pageName('privacy'),
  trap: t('forms:contact.trap'),
  send: t('applications:send'),
  delay: t('applications:delay', { delay }),
  offline: t('forms:contact.status.offline'),
})
