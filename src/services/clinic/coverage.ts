import type { Clinic } from './clinicSchema.js'
import type { ExamName } from '../../content/contentTypes.js'

/** Who pays for an exam, and what; prices in Canadian dollars. */
export type Coverage =
  | { readonly kind: 'insured' }
  | { readonly kind: 'notClaimable'; readonly price: number; readonly validUntil: string }
  | {
      readonly kind: 'paidMri'
      readonly price: number
      readonly contrast: number
      readonly validUntil: string
    }
  | {
      readonly kind: 'paidPrp'
      readonly price: number
      readonly consultation: number
      readonly validUntil: string
    }

/**
 * A laboratory has either only participating or only non-participating radiologists, so one value
 * decides for every ultrasound; MRI and PRP are never insured in a clinic.
 */
export const coverageOf = ({ coverage }: Pick<Clinic, 'coverage'>, exam: ExamName): Coverage => {
  const { prices, pricesValidUntil: validUntil, radiologists } = coverage
  if (exam === 'mri' || exam === 'breastMri') {
    return { kind: 'paidMri', price: prices[exam], contrast: prices.mriContrast, validUntil }
  }
  if (exam === 'prp') {
    return { kind: 'paidPrp', price: prices.prp, consultation: prices.prpConsultation, validUntil }
  }
  if (radiologists === 'participating' || prices.ultrasound === undefined)
    return { kind: 'insured' }
  return { kind: 'notClaimable', price: prices.ultrasound, validUntil }
}
