import { formatDate, formatTime } from '../../shared/clinic/formats.js'
import { closureSentence } from './hoursTexts.js'
import { localMoment } from '../../services/clinic/openHours.js'
import type { NoticeFields } from '../../services/notices/notice.js'
import { closureOf } from '../../services/notices/noticeClosure.js'
import { waitingText, type WordsContext } from './waitingTexts.js'
import type { NoticeTexts } from '../../views/pageContext/site.js'
import { labelStored } from '../../shared/language/storedChoices.js'
import { procedures } from '../../shared/notices/noticeChoices.js'

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
