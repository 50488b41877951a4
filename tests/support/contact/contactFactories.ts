import type { Email } from '../../../src/services/adapters/email/emailTransport.js'
import type { ContactEmailFacts } from '../../../src/services/contact/contactEmails.js'
import type { ContactRequest } from '../../../src/services/contact/contactRequest.js'
import type { SubmissionInput } from '../../../src/services/submissions/submissions.js'

type ContactInput = SubmissionInput<ContactRequest>

export const aContactInput = (changes: Partial<ContactInput> = {}): ContactInput => ({
  name: 'Jeanne Tremblay',
  email: 'jeanne@exemple.ca',
  phone: '+14185550199',
  subject: 'morphological',
  preferredLanguage: 'fr',
  moments: ['morning'],
  message: 'Bonjour,\nj’habite à Lévis.',
  locale: 'fr',
  ...changes,
})

export const aContactForm = (
  changes: Readonly<Record<string, string>> = {},
): Readonly<Record<string, string>> => ({
  name: 'Zoé L’Heureux',
  phone: '418 555-0199',
  email: 'zoe@exemple.ca',
  subject: 'mri',
  language: 'fr',
  consent: 'yes',
  ...changes,
})

export const aContactRequest = (changes: Partial<ContactRequest> = {}): ContactRequest => ({
  ...aContactInput(),
  id: '3c2d2a5e-6a9e-4f0e-8b61-5f3f0c0a1b2d',
  reference: 'OND-7K4M-2QXD',
  createdAt: '2026-11-21T15:00:00.000Z',
  consentAt: '2026-11-21T15:00:00.000Z',
  suspected: [],
  ...changes,
})

export const anEmail = (changes: Partial<Email> = {}): Email => ({
  from: { name: 'Ondelune', address: 'ne-pas-repondre@ondelune.example' },
  to: { address: 'bonjour@ondelune.example' },
  subject: 'Nouvelle demande OND-7K4M-2QXD',
  text: 'Une demande est arrivée.',
  html: '<p>Une demande est arrivée.</p>',
  messageId: '<3c2d-contactDesk@ondelune.example>',
  date: '2026-11-21T15:00:00.000Z',
  headers: { 'Auto-Submitted': 'auto-generated' },
  ...changes,
})

export const emailFacts: ContactEmailFacts = {
  name: { fr: 'Ondelune', en: 'Ondelune' },
  legalName: { fr: 'Ondelune, imagerie médicale', en: 'Ondelune Medical Imaging' },
  address: {
    fr: '1240, rue de l’Estran, bureau 200, Québec (Québec) G1W 0A5',
    en: '1240 rue de l’Estran, Suite 200, Québec, Quebec G1W 0A5',
  },
  phone: '+14185550142',
  callBackDelay: { fr: 'un jour ouvrable', en: 'one business day' },
  callBackBy: () => ({ date: '2026-11-23', time: '18:00' }),
  visitAnswer: () => ({ kind: 'by', by: { date: '2026-11-23', time: '18:00' } }),
  kept: {
    suspected: { fr: '30 jours', en: '30 days' },
    quarantine: { fr: '7 jours', en: '7 days' },
  },
}
