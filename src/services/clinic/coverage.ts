import type { PriceName } from '../../content/contentTypes.js'
import type { Clinic } from './clinicSchema.js'

/** What is asked for an exam, in Canadian dollars. */
export interface Price {
  readonly amount: number
  /** What may be added to it: the contrast agent of an MRI, the consultation before a PRP injection. */
  readonly extra?: number | undefined
  /** The last day on which it holds. */
  readonly validUntil: string
}

interface Paid {
  /** Absent once the prices no longer hold: nobody reads one that nobody asks. */
  readonly price: Price | undefined
}

/** Who pays for an exam, and what. */
export type Coverage =
  | { readonly kind: 'insured' }
  | (Paid & { readonly kind: 'notClaimable' | 'paidMri' | 'paidBreastMri' | 'paidPrp' })

/**
 * A laboratory has either only participating or only non-participating radiologists, so one value
 * decides for every ultrasound; MRI and PRP are never insured in a clinic.
 * @param today the clinic's day
 */
export const coverageOf = (
  { coverage }: Pick<Clinic, 'coverage'>,
  priceName: PriceName,
  today: string,
): Coverage => {
  const { prices, pricesValidUntil: validUntil, radiologists } = coverage
  const price = (amount: number, extra?: number): Price | undefined =>
    today > validUntil ? undefined : { amount, extra, validUntil }
  switch (priceName) {
    case 'ultrasound':
      return radiologists === 'participating' || prices.ultrasound === undefined
        ? { kind: 'insured' }
        : { kind: 'notClaimable', price: price(prices.ultrasound) }
    case 'mri':
      return { kind: 'paidMri', price: price(prices.mri, prices.mriContrast) }
    case 'breastMri':
      return { kind: 'paidBreastMri', price: price(prices.breastMri, prices.mriContrast) }
    case 'prp':
      return { kind: 'paidPrp', price: price(prices.prp, prices.prpConsultation) }
  }
}

/** Who may pay, as people know them; the order of the page. */
export const payers = ['ramq', 'groupInsurance', 'cnesst', 'saaq', 'noCard'] as const
export type Payer = (typeof payers)[number]

/** What each of them does about an exam, by the names of the sentences in `exam:cost.answers`. */
export type PayerAnswer =
  | 'insured'
  | 'notClaimable'
  | 'hospital'
  | 'consultationCovered'
  | 'nothingToClaim'
  | 'askInsurer'
  | 'askFile'
  | 'noFile'
  | 'call'
  | 'samePrice'

/** Files of the CNESST and the SAAQ are theirs to decide; without a card nobody promises a price. */
const files = { cnesst: 'askFile', saaq: 'askFile' } as const
const paid = { groupInsurance: 'askInsurer', noCard: 'samePrice', ...files } as const
const mri = { ramq: 'hospital', ...paid } as const

type Answers = Readonly<Record<Payer, PayerAnswer>>

const answers: Readonly<Record<Coverage['kind'], Answers>> = {
  insured: { ramq: 'insured', groupInsurance: 'nothingToClaim', noCard: 'call', ...files },
  notClaimable: { ramq: 'notClaimable', ...paid },
  paidMri: mri,
  paidBreastMri: mri,
  paidPrp: { ...paid, ramq: 'consultationCovered', noCard: 'call' },
}

const isFile = (payer: Payer): payer is keyof typeof files => Object.hasOwn(files, payer)

/** @param taken whose files the clinic takes */
export const payerAnswer = (
  coverage: Coverage,
  payer: Payer,
  taken: Clinic['coverage']['files'],
): PayerAnswer =>
  isFile(payer) && !taken.includes(payer) ? 'noFile' : answers[coverage.kind][payer]
