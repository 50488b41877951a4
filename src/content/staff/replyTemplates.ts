import type { Locale } from '../../addresses/pageTable.js'

/** What replies are about, and templates for them. */
export const repliedAbout = ['requests', 'applications'] as const
export type RepliedAbout = (typeof repliedAbout)[number]

/** What a template says in one language. */
export interface ReplyTemplateText {
  /** As whoever writes finds it in the list. */
  readonly name: string
  readonly subject: string
  /** May hold the places of `replyPlaces`, between braces. */
  readonly text: string
}

export interface ReplyTemplateContent {
  readonly id: string
  readonly about: RepliedAbout
  readonly texts: Readonly<Record<Locale, ReplyTemplateText>>
}

/** What the site fills in. The exam is not among them: an email is not protected enough. */
export const replyPlaces = {
  firstName: { fr: 'prénom', en: 'first name' },
  reference: { fr: 'référence', en: 'reference' },
  phone: { fr: 'téléphone de la clinique', en: 'clinic phone' },
} as const satisfies Readonly<Record<string, Readonly<Record<Locale, string>>>>

/** What the desk and HR begin with; administrators keep them up to date in the templates page. */
export const replyTemplates: readonly ReplyTemplateContent[] = [
  {
    id: 'tried-to-reach',
    about: 'requests',
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
    about: 'requests',
    texts: {
      fr: {
        name: 'Comment fixer le moment',
        subject: 'Votre demande {référence}',
        text: 'Bonjour {prénom},\n\nComment préférez-vous fixer le moment? Par courriel, proposez quelques moments. Par relais ou téléphone, appelez le {téléphone de la clinique}.\n\nL’équipe de l’accueil',
      },
      en: {
        name: 'How to set the time',
        subject: 'Your request {reference}',
        text: 'Hello {first name},\n\nHow would you like to set the time? By email, suggest a few times. By relay or phone, call {clinic phone}.\n\nThe front desk team',
      },
    },
  },
  {
    id: 'prescription-missing',
    about: 'requests',
    texts: {
      fr: {
        name: 'Il manque l’ordonnance',
        subject: 'Votre demande {référence}',
        text: 'Bonjour {prénom},\n\nIl nous manque un document pour fixer votre rendez-vous. Ne l’envoyez pas par courriel. Appelez-nous au {téléphone de la clinique} : nous vous dirons comment nous le faire parvenir.\n\nL’équipe de l’accueil',
      },
      en: {
        name: 'The prescription is missing',
        subject: 'Your request {reference}',
        text: 'Hello {first name},\n\nWe need one more document before we can book your appointment. Please do not send it by email. Call us at {clinic phone} and we will tell you how to get it to us.\n\nThe front desk team',
      },
    },
  },
  {
    id: 'application-interview',
    about: 'applications',
    texts: {
      fr: {
        name: 'Invitation à une entrevue',
        subject: 'Votre candidature {référence}',
        text: 'Bonjour {prénom},\n\nNous avons lu votre candidature et nous aimerions vous rencontrer. Répondez-nous avec quelques moments qui vous conviennent, ou appelez-nous au {téléphone de la clinique}. Dites-nous aussi ce qui vous faciliterait la rencontre.\n\nLes ressources humaines',
      },
      en: {
        name: 'Invitation to an interview',
        subject: 'Your application {reference}',
        text: 'Hello {first name},\n\nWe read your application and would like to meet you. Reply with a few times that suit you, or call us at {clinic phone}. Tell us, too, what would make the meeting easier for you.\n\nHuman resources',
      },
    },
  },
  {
    id: 'application-in-review',
    about: 'applications',
    texts: {
      fr: {
        name: 'Candidature encore à l’étude',
        subject: 'Votre candidature {référence}',
        text: 'Bonjour {prénom},\n\nNous étudions encore votre candidature. Vous n’avez rien à faire. Nous vous écrirons dès qu’une décision sera prise.\n\nLes ressources humaines',
      },
      en: {
        name: 'Application still under review',
        subject: 'Your application {reference}',
        text: 'Hello {first name},\n\nWe are still reviewing your application. There is nothing you need to do. We will write to you once a decision is made.\n\nHuman resources',
      },
    },
  },
  {
    id: 'application-offer',
    about: 'applications',
    texts: {
      fr: {
        name: 'Nous aimerions vous faire une offre',
        subject: 'Votre candidature {référence}',
        text: 'Bonjour {prénom},\n\nNous aimerions vous faire une offre. Appelez-nous au {téléphone de la clinique}, ou répondez-nous avec l’heure qui vous convient : nous vous en parlerons de vive voix.\n\nLes ressources humaines',
      },
      en: {
        name: 'We would like to make you an offer',
        subject: 'Your application {reference}',
        text: 'Hello {first name},\n\nWe would like to make you an offer. Call us at {clinic phone}, or reply with a time that suits you. We will talk about it together.\n\nHuman resources',
      },
    },
  },
  {
    id: 'application-refused',
    about: 'applications',
    texts: {
      fr: {
        name: 'Une autre candidature a été retenue',
        subject: 'Votre candidature {référence}',
        text: 'Bonjour {prénom},\n\nMerci du temps que vous avez pris pour nous écrire. Une autre candidature a été retenue pour ce poste. Si vous voulez savoir pourquoi, répondez-nous : nous vous le dirons.\n\nLes ressources humaines',
      },
      en: {
        name: 'Another application was chosen',
        subject: 'Your application {reference}',
        text: 'Hello {first name},\n\nThank you for the time you took to write to us. Another application was chosen for this position. If you would like to know why, reply to us and we will tell you.\n\nHuman resources',
      },
    },
  },
]
