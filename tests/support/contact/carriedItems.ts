import {
  type CarriedItem,
  emailContents,
  type EmailName,
} from '../../../src/content/pages/emailContents.js'
import type { StoredEmail } from '../../../src/services/email/emailRecord.js'

/* What stands in an email, against what the policy says of it. */

/** Whose words the signs are. */
export const person = { name: 'Zoé L’Heureux', email: 'zoe@exemple.ca', phone: '418 555-0199' }
export const message = 'Ma question à moi.'

/** What tells that an email carries an item. */
const signs: Readonly<Record<CarriedItem, RegExp>> = {
  firstName: /Zoé/,
  fullName: /L’Heureux/,
  phone: /555-0199/,
  email: /zoe@exemple\.ca/,
  exam: /morphologique/i,
  wishes: /Après-midi/,
  message: /Ma question à moi/,
  offer: /Technologue en échographie/,
  availability: /Samedi/,
  keep: /À relire pour d’autres offres/,
  fileCount: /Documents\s: 1/,
  fileNames: /CV\.(pdf|txt)/,
  fileLinks: /\/files\//,
  reference: /[A-Z]{3}-\w{4}-\w{4}/,
  answerBy: /d’ici le/,
  staffLink: /\/staff\/\w+\//,
}
const items: readonly CarriedItem[] = [
  ...new Set(Object.values(emailContents).flatMap((list): readonly CarriedItem[] => list)),
]

/** Everything in the email but whom it goes to; a whole name has the first in it. */
export const carried = ({ email: { to: _to, ...email } }: StoredEmail): readonly CarriedItem[] => {
  const all = JSON.stringify(email)
  const found = items.filter((item) => signs[item].test(all))
  return found.includes('fullName') ? found.filter((item) => item !== 'firstName') : found
}
/** What the policy says that an email carries. */
export const promised = (name: EmailName): readonly CarriedItem[] =>
  items.filter((item) => emailContents[name].some((one) => one === item))
