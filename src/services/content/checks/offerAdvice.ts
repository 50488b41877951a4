import * as z from 'zod'
import { daysBetween } from '../../../shared/clinic/calendarDays.js'
import { broken } from '../../schema/brokenRule.js'
import type { TextSource } from './wordsOf.js'
import type { WordError } from './wordTypes.js'

const text = z.object({ fr: z.string(), en: z.string() })
const offer = z.object({
  closes: z.iso.date(),
  required: z.array(text),
  assets: z.array(text),
})

const offerOf = ({ file, whole }: TextSource) =>
  file.includes('/jobs/') ? offer.safeParse(whole).data : undefined

const asksEnglish = /anglais|bilingu/i
const hasReason = /\b(?:car|parce qu|puisqu|pour|afin)/i

/** Reports a requirement of English without a reason (Charter of the French language, s. 46). */
export const unexplainedEnglish = (source: TextSource): readonly WordError[] => {
  const found = offerOf(source)
  if (found === undefined) return []
  return (['required', 'assets'] as const).flatMap((key) =>
    found[key].flatMap(({ fr }, place) =>
      asksEnglish.test(fr) && !hasReason.test(fr)
        ? [{ file: source.file, key: `${key}[${place}].fr`, ...broken('english') }]
        : [],
    ),
  )
}

const soonDays = 7

export const closingOffer = (source: TextSource, today: string): readonly WordError[] => {
  const found = offerOf(source)
  if (found === undefined) return []
  const days = daysBetween(today, found.closes)
  return days > soonDays
    ? []
    : [{ file: source.file, key: 'closes', ...broken('closesSoon', { date: found.closes }) }]
}
