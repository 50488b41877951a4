import { sendTimeoutMs } from '../../config/limits.js'
import { type ContactField, contactFields } from '../../shared/contact/contactFields.js'
import { answerTo, subjects } from '../../shared/contact/contactChoices.js'
import { halves, type OfferedDay, readHalfDay } from '../../shared/contact/halfDayChoices.js'
import { isRecord } from '../../shared/records/isRecord.js'
import { isFieldName } from '../../shared/forms/fieldTable.js'
import type { FieldSentence } from '../../shared/forms/fieldErrors.js'
import type { AskedFor, Confirmation } from './contactFormProps.js'

export type Answer =
  | { readonly kind: 'received'; readonly confirmation: Confirmation }
  | {
      readonly kind: 'errors'
      readonly errors: readonly FieldSentence<ContactField>[]
      readonly halfDays?: readonly OfferedDay[]
    }
  | { readonly kind: 'refused'; readonly sentence: string | undefined }
  /** It is unknown whether the request arrived. */
  | { readonly kind: 'lost' | 'late' }

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''
const textOf = (value: unknown): string | undefined => (isText(value) ? value : undefined)

const readError = (error: unknown): readonly FieldSentence<ContactField>[] =>
  isRecord(error) && isFieldName(contactFields, error['field']) && isText(error['sentence'])
    ? [{ field: error['field'], sentence: error['sentence'] }]
    : []

const readOffered = (day: unknown): readonly OfferedDay[] => {
  if (!isRecord(day) || !isText(day['date']) || !Array.isArray(day['halves'])) return []
  const open: readonly unknown[] = day['halves']
  return [{ date: day['date'], halves: halves.filter((half) => open.includes(half)) }]
}

const readConfirmation = (body: Readonly<Record<string, unknown>>): Confirmation => {
  const { reference, callBy, delay, link } = body
  const date = isRecord(callBy) ? textOf(callBy['date']) : undefined
  const time = isRecord(callBy) ? textOf(callBy['time']) : undefined
  const day = isRecord(callBy) ? textOf(callBy['day']) : undefined
  return {
    reference: textOf(reference),
    callBy:
      day !== undefined && date !== undefined && time !== undefined
        ? { day, date, time }
        : undefined,
    delay: textOf(delay) ?? '',
    link: textOf(link),
  }
}

const readAnswer = async (response: Response): Promise<Answer> => {
  // Proxies may answer with HTML, which is not a response of this site.
  const body: unknown = await response.json().catch(() => undefined)
  if (response.ok) {
    return isRecord(body)
      ? { kind: 'received', confirmation: readConfirmation(body) }
      : { kind: 'lost' }
  }
  const errors = isRecord(body) && Array.isArray(body['errors']) ? body['errors'] : []
  const known = errors.flatMap(readError)
  if (response.status === 422 && known.length > 0) {
    const offered = isRecord(body) ? body['halfDays'] : undefined
    return {
      kind: 'errors',
      errors: known,
      ...(Array.isArray(offered) ? { halfDays: offered.flatMap(readOffered) } : {}),
    }
  }
  const sentences = isRecord(body) ? [textOf(body['title']), textOf(body['detail'])] : []
  // A problem+json title has no full stop.
  const text = sentences.filter((sentence) => sentence !== undefined).join('. ')
  return { kind: 'refused', sentence: text === '' ? undefined : text }
}

const fieldsOf = (form: HTMLFormElement): URLSearchParams => {
  const fields = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') fields.append(name, value)
  }
  return fields
}

/** Reads the answers that the confirmation repeats; must be called before sending. */
export const readAskedFor = (form: HTMLFormElement): AskedFor => {
  const fields = fieldsOf(form)
  const [phone, contactBy] = [fields.get('phone') ?? '', fields.get('contactBy') ?? '']
  const subject = subjects.find((one) => one === fields.get('subject')) ?? 'other'
  return {
    subject,
    ...answerTo({ subject, phone, contactBy }),
    halfDays: fields.getAll('halfDays').flatMap((written) => readHalfDay(written) ?? []),
  }
}

/** Captures the form data; the returned function sends it. */
export const prepareContact = (form: HTMLFormElement): ((token: string) => Promise<Answer>) => {
  const body = fieldsOf(form)
  const address = form.getAttribute('action') ?? location.href
  return async (token) => {
    if (token !== '') body.set('verification', token)
    const waiting = new AbortController()
    const late = setTimeout(() => waiting.abort(), sendTimeoutMs)
    try {
      const response = await fetch(address, {
        method: 'POST',
        headers: { Accept: 'application/json' },
        body,
        signal: waiting.signal,
        // Ignores network errors only; programming errors reach the caller.
      }).catch(() => undefined)
      // The visitor may retry with the same request id.
      if (response === undefined) return { kind: waiting.signal.aborted ? 'late' : 'lost' }
      return await readAnswer(response)
    } finally {
      clearTimeout(late)
    }
  }
}
