import type { Locale } from '../../addresses/pageTable.js'

/** What a template says in one language. */
export interface ReplyTemplateText {
  /** As the desk finds it in the list. */
  readonly name: string
  readonly subject: string
  /** May hold the places of `replyPlaces`, between braces. */
  readonly text: string
}

export interface ReplyTemplateContent {
  readonly id: string
  readonly texts: Readonly<Record<Locale, ReplyTemplateText>>
}

/** What the site fills in. The exam is not among them: an email is not protected enough. */
export const replyPlaces = {
  firstName: { fr: 'prénom', en: 'first name' },
  reference: { fr: 'référence', en: 'reference' },
  phone: { fr: 'téléphone de la clinique', en: 'clinic phone' },
} as const satisfies Readonly<Record<string, Readonly<Record<Locale, string>>>>

/** What the desk begins with; administrators keep them up to date in the templates page. */
export const replyTemplates: readonly ReplyTemplateContent[] = [
  {
    id: 'tried-to-reach',
    texts: {
      fr: {
        name: 'Nous avons essayé de vous joindre',
        subject: 'Votre demande {référence}',
        text: 'Bonjour {prénom},\n\nNous avons essayé de vous joindre au numéro que vous nous avez donné. Appelez-nous au {téléphone de la clinique} quand vous le pouvez, ou répondez-nous avec l’heure qui vous convient.\n\nL’équipe de l’accueil',
      },
      en: {
        name: 'We tried to reach you',
        subject: 'Your request {reference}',
        text: 'Hello {first name},\n\nWe tried to reach you at the number you gave us. Call us at {clinic phone} when you can, or reply with a time that suits you.\n\nThe front desk team',
      },
    },
  },
  {
    id: 'need-phone',
    texts: {
      fr: {
        name: 'Nous avons besoin de votre numéro',
        subject: 'Votre demande {référence}',
        text: 'Bonjour {prénom},\n\nUn appel est le meilleur moyen de fixer votre rendez-vous. Répondez-nous avec un numéro de téléphone et l’heure qui vous convient, ou appelez-nous au {téléphone de la clinique}.\n\nL’équipe de l’accueil',
      },
      en: {
        name: 'We need your phone number',
        subject: 'Your request {reference}',
        text: 'Hello {first name},\n\nA call is the best way to set your appointment. Reply with a phone number and a time that suits you, or call us at {clinic phone}.\n\nThe front desk team',
      },
    },
  },
  {
    id: 'prescription-missing',
    texts: {
      fr: {
        name: 'Il manque l’ordonnance',
        subject: 'Votre demande {référence}',
        text: 'Bonjour {prénom},\n\nIl nous manque un document pour fixer votre rendez-vous. Ne l’envoyez pas par courriel. Appelez-nous au {téléphone de la clinique} : nous vous dirons comment nous le faire parvenir.\n\nL’équipe de l’accueil',
      },
      en: {
        name: 'The prescription is missing',
        subject: 'Your request {reference}',
        text: 'Hello {first name},\n\nWe need one more document before we can set your appointment. Please do not send it by email. Call us at {clinic phone} and we will tell you how to get it to us.\n\nThe front desk team',
      },
    },
  },
]
