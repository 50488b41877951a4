import { formatDate, formatTime } from '../../shared/clinic/formats.js'
import { closureSentence } from './hoursTexts.js'
import { localMoment } from '../../services/clinic/openHours.js'
import { closureOf, type NoticeFields, procedures } from '../../services/notices/notice.js'
import type { NoticeTexts } from '../../views/pageContext/site.js'
import { labelStored } from '../../shared/language/storedChoices.js'
import type { Locale } from '../../addresses/pageTable.js'
import type { Procedure } from '../../services/content/schemas/exam.js'
import type { Clinic } from '../../services/clinic/clinicSchema.js'
import type { Translate } from '../../services/language/messages.js'
import { waitingDates } from '../../services/notices/waitingTime.js'

export interface WordsContext {
  readonly clinic: Clinic
  readonly now: Date
  readonly locale: Locale
  readonly t: Translate
}

const waitingText = (
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

const closureText = (notice: NoticeFields, { clinic, locale, t }: WordsContext): string => {
  const { timeZone } = clinic
  const { from, to, fromTime, toTime } = closureOf(notice, timeZone)
  const reason = notice.text[locale]
  const date = (iso: string): string => formatDate(iso, locale, { year: false })
  if (fromTime === undefined && toTime === undefined) {
    return closureSentence({ from, to, reason }, locale, t)
  }
  const [begin, end] = [notice.from, notice.to].map((moment) =>
    localMoment({ timeZone }, new Date(moment)),
  )
  const time = (moment: typeof begin): string => formatTime(moment?.time ?? '00:00', locale)
  return from === to
    ? t('notices:closedHours', { date: date(from), from: time(begin), to: time(end), reason })
    : t('notices:closedBetween', {
        from: date(from),
        fromTime: time(begin),
        to: date(end?.date ?? to),
        toTime: time(end),
        reason,
      })
}

export const noticeTexts = (notice: NoticeFields, context: WordsContext): NoticeTexts => {
  if (notice.kind === 'closure') return { label: undefined, text: closureText(notice, context) }
  if (notice.kind === 'waiting') {
    const { t } = context
    const procedure = notice.waiting?.procedure
    return {
      label:
        procedure &&
        labelStored(procedures, procedure, (known) => t(`notices:waiting.procedures.${known}`)),
      text: waitingText(notice, context) ?? '',
    }
  }
  return { label: undefined, text: notice.text[context.locale] }
}
