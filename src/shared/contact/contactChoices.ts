import { examNames } from '../../addresses/examNames.js'
import type { Locale } from '../../addresses/locales.js'
import type { PlainMessageKey } from '../../services/language/messages.js'

/* Values shared with the browser: import nothing that needs Node. */

export const subjects = [...examNames, 'other'] as const
export type Subject = (typeof subjects)[number]

/** Preferred times of day; `offeredMoments` excludes those outside the opening hours. */
export const moments = ['morning', 'afternoon', 'evening', 'saturday', 'any'] as const
export type Moment = (typeof moments)[number]

export const contactWays = ['phone', 'email', 'relay'] as const
export type ContactWay = (typeof contactWays)[number]

export const contactWayTexts: Readonly<Record<ContactWay, PlainMessageKey>> = {
  phone: 'forms:contactBy.options.phone',
  email: 'forms:contactBy.options.email',
  relay: 'forms:contactBy.options.relay',
}

export const requestSources = ['phone', 'counter'] as const

export const visitWants = ['cancel', 'moveKeep', 'moveFree'] as const

export const offerResults = ['accepted', 'declined', 'noAnswer'] as const
export type OfferResult = (typeof offerResults)[number]
export const shortNoticeStates = ['open', 'ended'] as const

export const visitsDone = ['freed', 'moved', 'kept'] as const
export type VisitDone = (typeof visitsDone)[number]
export const visitStates = ['open', ...visitsDone] as const

export const verificationDoubts = ['low', 'unreachable', 'missing'] as const

export const momentTexts: Readonly<Record<Moment, PlainMessageKey>> = {
  morning: 'forms:moments.options.morning',
  afternoon: 'forms:moments.options.afternoon',
  evening: 'forms:moments.options.evening',
  saturday: 'forms:moments.options.saturday',
  any: 'forms:moments.options.any',
}

export const languageTexts: Readonly<Record<Locale, PlainMessageKey>> = {
  fr: 'forms:language.options.fr',
  en: 'forms:language.options.en',
}

export const otherSubjectWord = 'forms:subject.options.other'

export const answerKinds = ['exam', 'consultation', 'question', 'change'] as const

export interface AnswerTo {
  /**
   * `exam` needs a prescription, `consultation` does not, `question` leads to no visit, and `change` is
   * about an existing appointment.
   */
  readonly kind: (typeof answerKinds)[number]
  readonly way: ContactWay
}

interface AnsweredRequest {
  readonly subject: string
  readonly phone?: string | undefined
  readonly contactBy?: string | undefined
}

const otherKinds: ReadonlyMap<string, AnswerTo['kind']> = new Map<Subject, AnswerTo['kind']>([
  ['prp', 'consultation'],
  ['other', 'question'],
])

export const answerWay = ({
  phone = '',
  contactBy,
}: Omit<AnsweredRequest, 'subject'>): ContactWay => {
  if (contactBy === 'relay') return 'relay'
  return phone === '' || contactBy === 'email' ? 'email' : 'phone'
}

export const answerTo = (request: AnsweredRequest): AnswerTo => ({
  kind: otherKinds.get(request.subject) ?? 'exam',
  way: answerWay(request),
})
