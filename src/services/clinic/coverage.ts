import type { PriceName } from '../../content/contentTypes.js'
import type { Clinic } from './clinicSchema.js'

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
export const coverageOf = (
  { coverage }: Pick<Clinic, 'coverage'>,
  priceName: PriceName,
): Coverage => {
  const { prices, pricesValidUntil: validUntil, radiologists } = coverage
  switch (priceName) {
    case 'ultrasound':
      return radiologists === 'participating' || prices.ultrasound === undefined
        ? { kind: 'insured' }
        : { kind: 'notClaimable', price: prices.ultrasound, validUntil }
    case 'mri':
    case 'breastMri':
      return { kind: 'paidMri', price: prices[priceName], contrast: prices.mriContrast, validUntil }
    case 'prp':
      return {
        kind: 'paidPrp',
        price: prices.prp,
        consultation: prices.prpConsultation,
        validUntil,
      }
  }
}
