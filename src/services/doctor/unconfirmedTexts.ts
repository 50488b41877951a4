import { examNames, type NamedPage } from '../../addresses/pageTable.js'
import { addDays } from '../../shared/clinic/calendarDays.js'
import type { Clinic } from '../clinic/readClinic.js'
import { textKeys, textsToConfirm } from '../clinic/textsToConfirm.js'

export interface UnconfirmedText {
  readonly key: string
  readonly page: NamedPage
  readonly why: string
}

const priceNoticeDays = 30

/** Lists what the clinic has not confirmed. @param hasPage false for pages of exams that are not offered */
export const unconfirmedTexts = (
  { reviews, confirmed, coverage }: Pick<Clinic, 'reviews' | 'confirmed' | 'coverage'>,
  hasPage: (page: NamedPage) => boolean,
  today: string,
): readonly UnconfirmedText[] => {
  const texts: readonly (UnconfirmedText & { readonly isOpen: boolean })[] = [
    ...examNames.map((name) => ({
      key: `reviews.${name}`,
      page: name,
      why: 'not reviewed by a professional',
      isOpen: reviews[name] === undefined,
    })),
    {
      key: 'coverage.pricesValidUntil',
      page: 'tools',
      why: `prices valid until ${coverage.pricesValidUntil}`,
      isOpen: addDays(today, priceNoticeDays) >= coverage.pricesValidUntil,
    },
    {
      key: 'coverage.prpBilling',
      page: 'prp',
      why: 'what an insured person may be billed for PRP (RAMQ, the order of physicians)',
      isOpen: coverage.prpBilling !== 'confirmed',
    },
    ...textKeys.map((key) => ({
      key: `confirmed.${key}`,
      ...textsToConfirm[key],
      isOpen: confirmed[key] === undefined,
    })),
  ]
  return texts
    .filter(({ isOpen, page }) => isOpen && hasPage(page))
    .map(({ key, page, why }) => ({ key, page, why }))
}
