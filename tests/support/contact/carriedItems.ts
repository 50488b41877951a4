import { emailContents, type EmailName } from '../../../src/content/pages/emailContents.js'
import type { StoredEmail } from '../../../src/services/email/emailRecord.js'

export const person = { name: 'Zoé L’Heureux', email: 'zoe@exemple.ca', phone: '418 555-0199' }
export const message = 'Ma question à moi.'

const signs = {
  firstName: /Zoé/,
  reference: /[A-Z]{3}-\w{4}-\w{4}/,
  answerBy: /d’ici le/,
  staffLink: /\/staff\/\w+/,
  familyName: /L’Heureux/,
  phone: /555-0199/,
  email: /zoe@exemple\.ca/,
  exam: /morphologique/i,
  wishes: /Après-midi/i,
  message: /Ma question à moi/,
  offer: /Technologue en échographie/i,
  availability: /Samedi/i,
  files: /CV\.(pdf|txt)|\/files\//,
  threat: /Trial\.Virus/,
} as const satisfies Readonly<Record<string, RegExp>>

/** Returns the items of personal data that an email contains outside of its recipient address. */
export const carried = ({ email: { to: _to, ...email } }: StoredEmail): readonly string[] => {
  const all = JSON.stringify(email)
  return Object.entries(signs).flatMap(([item, sign]) => (sign.test(all) ? [item] : []))
}
export const promised = (name: EmailName): readonly string[] =>
  Object.keys(signs).filter((item) => emailContents[name].some((one) => one === item))
