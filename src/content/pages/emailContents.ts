import type { Localized, Text } from '../localized.js'

/** What an email may tell of a person, as the policy says it to them. */
const items = {
  firstName: { fr: 'votre prénom', en: 'your first name' },
  fullName: { fr: 'votre nom', en: 'your name' },
  phone: { fr: 'votre téléphone', en: 'your phone number' },
  email: { fr: 'votre courriel', en: 'your email address' },
  exam: { fr: 'l’examen ou le sujet', en: 'the exam or subject' },
  wishes: { fr: 'la langue et les moments souhaités', en: 'the language and times you prefer' },
  message: { fr: 'votre message', en: 'your message' },
  offer: { fr: 'le poste', en: 'the position' },
  availability: { fr: 'vos disponibilités', en: 'when you can work' },
  keep: { fr: 'votre accord pour d’autres offres', en: 'your agreement for other jobs' },
  fileCount: { fr: 'le nombre de fichiers', en: 'the number of files' },
  fileNames: { fr: 'le nom des fichiers', en: 'the names of the files' },
  fileLinks: {
    fr: 'des liens vers les fichiers, bons {{kept.fileLinks}}',
    en: 'links to the files, good for {{kept.fileLinks}}',
  },
  reference: { fr: 'la référence', en: 'the reference' },
  answerBy: { fr: 'la suite prévue', en: 'what happens next' },
  staffLink: { fr: 'un lien vers cet espace', en: 'a link to that area' },
} as const satisfies Record<string, Localized>
export type CarriedItem = keyof typeof items

/** What each email carries; a test reads the emails themselves against it. */
export const emailContents = {
  contactAcknowledgement: ['firstName', 'reference', 'answerBy'],
  contactNotice: ['firstName', 'reference', 'answerBy', 'staffLink'],
  contactDesk: ['fullName', 'phone', 'email', 'exam', 'wishes', 'message', 'reference', 'answerBy'],
  applicationAcknowledgement: ['firstName', 'offer', 'fileCount', 'reference', 'answerBy'],
  applicationNotice: ['firstName', 'offer', 'reference', 'answerBy', 'staffLink'],
  applicationHr: [
    'fullName',
    'phone',
    'email',
    'offer',
    'availability',
    'keep',
    'message',
    'fileNames',
    'fileLinks',
    'reference',
    'answerBy',
  ],
  suspected: ['fullName', 'phone', 'email', 'message', 'reference'],
  applicationQuarantine: ['fileNames'],
} as const satisfies Readonly<Record<string, readonly CarriedItem[]>>
export type EmailName = keyof typeof emailContents

const and = { fr: ' et ', en: ' and ' } as const
const also = { fr: ' Aussi\u00A0: ', en: ' Also: ' } as const

/** A sentence holds so many items at most. */
const mostInSentence = 4

const sentenceOf = (words: readonly string[], locale: keyof Localized): string => {
  const others = words.slice(0, -1)
  return `${others.join(', ')}${others.length > 0 ? and[locale] : ''}${words.at(-1) ?? ''}.`
}

/** « **Accusé de réception** : votre prénom, la référence et la suite prévue. » */
export const carriedBy = (email: EmailName, label: Localized): Text => {
  const listed = (locale: keyof Localized): string => {
    const words = emailContents[email].map((item) => items[item][locale])
    const starts = words.flatMap((_, place) => (place % mostInSentence === 0 ? [place] : []))
    return starts
      .map((start) => sentenceOf(words.slice(start, start + mostInSentence), locale))
      .join(also[locale])
  }
  return { fr: `${label.fr}\u00A0: ${listed('fr')}`, en: `${label.en}: ${listed('en')}` }
}
