import type { Clinic } from './clinicSchema.js'

export const priceNames = ['ultrasound', 'mri', 'breastMri', 'prp'] as const
export type PriceName = (typeof priceNames)[number]

export interface Price {
  readonly amount: number
  readonly extra?: number | undefined
  readonly validUntil: string
}

interface Paid {
  readonly price: Price | undefined
}

export type Coverage =
  | { readonly kind: 'insured' }
  | (Paid & { readonly kind: 'notClaimable' | 'paidMri' | 'paidBreastMri' | 'paidPrp' })

/** Returns who pays for an exam. In a laboratory, all radiologists or none participate in the public plan. */
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

export const payers = ['ramq', 'groupInsurance', 'cnesst', 'saaq', 'noCard'] as const
export type Payer = (typeof payers)[number]

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
  | 'consultationPaid'
  | 'samePrice'

/** Insurers of workplace (CNESST) and road accidents (SAAQ) decide on each file separately. */
const files = { cnesst: 'askFile', saaq: 'askFile' } as const
const paid = { groupInsurance: 'askInsurer', noCard: 'samePrice', ...files } as const
const mri = { ramq: 'hospital', ...paid } as const

type Answers = Readonly<Record<Payer, PayerAnswer>>

/** `call`: no price of an ultrasound can be promised to a person without a health insurance card. */
const answers: Readonly<Record<Coverage['kind'], Answers>> = {
  insured: { ramq: 'insured', groupInsurance: 'nothingToClaim', noCard: 'call', ...files },
  notClaimable: { ramq: 'notClaimable', ...paid },
  paidMri: mri,
  paidBreastMri: mri,
  paidPrp: { ...paid, ramq: 'consultationCovered', noCard: 'consultationPaid' },
}

const isFile = (payer: Payer): payer is keyof typeof files => Object.hasOwn(files, payer)

export const payerAnswer = (
  coverage: Coverage,
  payer: Payer,
  taken: Clinic['coverage']['files'],
): PayerAnswer =>
  isFile(payer) && !taken.includes(payer) ? 'noFile' : answers[coverage.kind][payer]
