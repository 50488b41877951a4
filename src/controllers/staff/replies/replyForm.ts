import type { Request } from 'express'
import type { Locale } from '../../../addresses/pageTable.js'
import { messageLength } from '../../../config/limits.js'
import type { RepliedAbout } from '../../../content/staff/replyPlaces.js'
import { formatPhone } from '../../../shared/clinic/formats.js'
import { cleanLine, cleanLines, cutText } from '../../../shared/forms/cleanText.js'
import type { Services } from '../../../services/services.js'
import { greetingName } from '../../../shared/text/greetingName.js'
import type { ReplyTexts } from '../../../services/staff/replies/reply.js'
import { fillPlaces } from '../../../services/staff/replies/replyTemplates.js'
import { fieldOf } from '../staffForm.js'

export interface TypedReply extends ReplyTexts {
  readonly error?: 'missing' | 'tooLong' | 'full'
}

const longestSubject = 200

/** Removes line breaks from the subject, because they would start another email header. */
export const readReplyTexts = (req: Request): ReplyTexts => ({
  subject: cutText(cleanLine(fieldOf(req, 'subject')), longestSubject),
  text: cleanLines(fieldOf(req, 'text')),
})

export const replyErrorOf = ({ subject, text }: ReplyTexts): TypedReply['error'] => {
  if (subject === '' || text === '') return 'missing'
  return text.length > messageLength ? 'tooLong' : undefined
}

export interface ReplyPerson {
  readonly name: string
  readonly reference: string
  readonly locale: Locale
}

export const insertTemplate = async (
  services: Services,
  { id, about }: { readonly id: string; readonly about: RepliedAbout },
  { name, reference, locale }: ReplyPerson,
  { subject, text }: ReplyTexts,
): Promise<ReplyTexts> => {
  const templates = await services.staff.replyTemplates.list()
  const template = templates.find((one) => one.id === id && one.about === about)
  const chosen = template?.texts[locale]
  if (chosen === undefined) return { subject, text }
  const values = {
    firstName: greetingName(name),
    reference,
    phone: formatPhone(services.clinic.phone, locale),
  }
  const filled = fillPlaces(chosen.text, locale, values)
  return {
    subject: fillPlaces(chosen.subject, locale, values),
    text: text === '' ? filled : `${text}\n\n${filled}`,
  }
}
