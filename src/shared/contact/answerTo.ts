import type { ContactWay, Subject } from './contactChoices.js'

/* Values shared with the browser: import nothing that needs Node. */

export interface AnswerTo {
  /** An exam needs a prescription, a consultation does not; other subjects have no visit. */
  readonly kind: 'exam' | 'consultation' | 'question'
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
