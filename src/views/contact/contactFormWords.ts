import type { ContactFormWords, VerificationWords } from './contactFormProps.js'
import { receivedWords } from './receivedWords.js'
import type { Site } from '../site/site.js'

/** The words of the form. */
export const contactFormWords = (site: Site, retention: string): ContactFormWords => {
  const { t, clinic } = site
  const { phone } = clinic
  return {
    optional: t('forms:optional'),
    name: t('forms:name.label'),
    reach: t('forms:reach'),
    phone: t('forms:phone.label'),
    phoneHint: t('forms:phone.hint'),
    email: t('forms:email.label'),
    emailHint: t('forms:email.hint'),
    subject: t('forms:subject.label'),
    chooseSubject: t('forms:subject.choose'),
    language: t('forms:language.label'),
    moments: t('forms:moments.label'),
    message: t('forms:message.label'),
    messageHint: t('forms:message.hint'),
    consent: t('forms:consent.label'),
    trap: t('forms:website.label'),
    send: t('forms:send'),
    sending: t('forms:sending'),
    retry: t('forms:retry'),
    notes: [t('forms:notes.why'), t('forms:notes.who'), t('forms:notes.howLong', { retention })],
    urgent: t('forms:notes.urgent'),
    privacyLink: site.pageName('privacy'),
    status: {
      sending: t('forms:status.sending'),
      offline: t('forms:status.offline'),
      online: t('forms:status.online'),
    },
    failed: {
      refused: t('forms:failed.refused', { phone }),
      lost: t('forms:failed.lost', { phone }),
      late: t('forms:failed.late', { phone }),
    },
    received: receivedWords(site),
  }
}

/** Said beside the form and in the browser's console, when the clinic has a provider. */
export const verificationWords = ({ t }: Pick<Site, 't'>): VerificationWords => ({
  notice: t('forms:verification.notice'),
  privacy: t('forms:verification.privacy'),
  terms: t('forms:verification.terms'),
  noKey: t('forms:verification.noKey'),
  noVersion: t('forms:verification.noVersion'),
  notLoaded: t('forms:verification.notLoaded'),
  notRun: t('forms:verification.notRun'),
})
