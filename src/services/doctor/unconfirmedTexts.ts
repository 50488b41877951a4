import { examNames, type NamedPage } from '../../addresses/pageTable.js'
import { addDays } from '../../shared/clinic/calendarDays.js'
import type { Clinic } from '../clinic/readClinic.js'
import { textKeys, textsToConfirm } from '../clinic/textsToConfirm.js'

export interface UnconfirmedText {
  readonly key: string
  readonly page: NamedPage
  readonly why: string
}

/** Prices are reported this long before they expire. */
const priceNoticeDays = 30

export const unconfirmedTexts = (
  { reviews, confirmed, coverage }: Pick<Clinic, 'reviews' | 'confirmed' | 'coverage'>,
  today: string,
): readonly UnconfirmedText[] => [
  ...examNames
    .filter((name) => reviews[name] === undefined)
    .map((name) => ({ key: `reviews.${name}`, page: name, why: 'not reviewed by a professional' })),
  ...(addDays(today, priceNoticeDays) < coverage.pricesValidUntil
    ? []
    : [
        {
          key: 'coverage.pricesValidUntil',
          page: 'mri' as const,
          why: `prices valid until ${coverage.pricesValidUntil}`,
        },
      ]),
  ...(coverage.prpBilling === 'confirmed'
    ? []
    : [
        {
          key: 'coverage.prpBilling',
          page: 'prp' as const,
          why: 'what an insured person may be billed for PRP (RAMQ, the order of physicians)',
        },
      ]),
  ...textKeys
    .filter((key) => confirmed[key] === undefined)
    .map((key) => ({ key: `confirmed.${key}`, ...textsToConfirm[key] })),
]
