import type { Locale } from '../../addresses/pageTable.js'
import type { Procedure } from '../../services/content/schemas/exam.js'
import type { Clinic } from '../../services/clinic/clinicSchema.js'
import type { Translate } from '../../services/language/messages.js'
import type { NoticeFields } from '../../services/notices/notice.js'
import { waitingDates } from '../../services/notices/waitingTime.js'
import { formatDate } from '../../shared/clinic/formats.js'
import { procedures } from '../../shared/notices/noticeChoices.js'

export interface WordsContext {
  readonly clinic: Clinic
  readonly now: Date
  readonly locale: Locale
  readonly t: Translate
}

export const waitingText = (
  notice: NoticeFields,
  { clinic, now, locale, t }: WordsContext,
): string | undefined => {
  const dates = waitingDates(clinic, notice, now)
  if (dates === undefined) return undefined
  const date = (iso: string): string => formatDate(iso, locale, { year: false })
  return [
    t('notices:waiting.dates', { from: date(dates.from), to: date(dates.to) }),
    notice.text[locale],
    t('notices:waiting.typed', { date: date(dates.typed) }),
  ]
    .filter((sentence) => sentence !== '')
    .join(' ')
}

export const waitingTexts = (
  notices: readonly NoticeFields[],
  context: WordsContext,
): Readonly<Partial<Record<Procedure, string>>> => {
  const newestFirst = notices.toSorted((one, other) => other.from.localeCompare(one.from))
  return Object.fromEntries(
    procedures.flatMap((procedure) => {
      const notice = newestFirst.find(({ waiting }) => waiting?.procedure === procedure)
      const text = notice && waitingText(notice, context)
      return text === undefined ? [] : [[procedure, text]]
    }),
  )
}
