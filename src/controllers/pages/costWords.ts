import { isExam, type NamedPage } from '../../addresses/pageTable.js'
import { urlFor } from '../../addresses/urlFor.js'
import { type PriceName, priceNames } from '../../content/contentTypes.js'
import { exams } from '../../content/exams/examCatalogue.js'
import type { Clinic } from '../../services/clinic/readClinic.js'
import {
  type Coverage,
  coverageOf,
  type Payer,
  payerAnswer,
  payers,
  type Price,
} from '../../services/clinic/coverage.js'
import type { CostWords, PayerWords } from '../../views/exam/CostSection.js'
import type { WhoPaysWords } from '../../views/tools/WhoPays.js'
import type { Site } from '../../views/site/site.js'

type Paid = Exclude<Coverage, { kind: 'insured' }>

const organizations: Readonly<Partial<Record<Payer, string>>> = { cnesst: 'CNESST', saaq: 'SAAQ' }

type TakenFiles = Clinic['coverage']['files']

const payerWords = (
  coverage: Coverage,
  taken: TakenFiles,
  { t, clinic }: Site,
): readonly PayerWords[] =>
  payers.map((payer) => {
    const answer = payerAnswer(coverage, payer, taken)
    return {
      payer: t(`exam:cost.payers.${payer}`),
      short: t(`exam:cost.answers.${answer}.short`),
      text:
        answer === 'askFile' || answer === 'noFile'
          ? t(`exam:cost.answers.${answer}.text`, { organization: organizations[payer] ?? '' })
          : answer === 'call'
            ? t('exam:cost.answers.call.text', { phone: clinic.phone })
            : t(`exam:cost.answers.${answer}.text`),
    }
  })

/** What may be added to the price, and until when it is all valid. */
const extraWords = (
  kind: Paid['kind'],
  { amount, extra, validUntil }: Price,
  { t, price, date }: Site,
): readonly string[] => {
  const day = { date: date(validUntil) }
  if (extra === undefined || kind === 'notClaimable') return [t('exam:cost.valid', day)]
  const words = { price: price(extra), total: price(amount + extra) }
  return [t(`exam:cost.${kind}.extra`, words), t('exam:cost.all.valid', day)]
}

const paidWords = ({ kind, price }: Paid, site: Site): Omit<CostWords, 'payers'> => {
  const { t, clinic } = site
  const note = t(`exam:cost.${kind}.note`)
  const text = t(`exam:cost.${kind}.text`)
  const plan = t('exam:cost.plan')
  if (price === undefined) {
    const call = t('exam:cost.call', { phone: clinic.phone })
    return { value: t('exam:cost.byPhone'), note, paragraphs: [text, call, plan] }
  }
  const value = site.price(price.amount)
  return {
    value,
    note,
    paragraphs: [
      `${t(`exam:cost.${kind}.price`, { price: value })} ${text}`,
      ...extraWords(kind, price, site),
      plan,
    ],
  }
}

/** Who pays, in words; a price always comes with its validity and what it leaves out. */
export const costWords = (clinic: Clinic, priceName: PriceName, site: Site): CostWords => {
  const { t } = site
  const coverage = coverageOf(clinic, priceName, site.tools.today)
  const words = payerWords(coverage, clinic.coverage.files, site)
  if (coverage.kind !== 'insured') return { ...paidWords(coverage, site), payers: words }
  return {
    value: t('exam:cost.insured.value'),
    note: t('exam:cost.insured.note'),
    paragraphs: [t('exam:cost.insured.text')],
    payers: words,
  }
}

const pricePages = {
  ultrasound: 'ultrasound',
  mri: 'mri',
  breastMri: 'breastMri',
  prp: 'prp',
} as const satisfies Readonly<Record<PriceName, NamedPage>>

const sumWords = (coverage: Coverage, { t, price }: Site): string => {
  if (coverage.kind === 'insured') return t('exam:cost.all.insured')
  if (coverage.price === undefined) return t('exam:cost.byPhone')
  const { amount, extra = 0 } = coverage.price
  return coverage.kind === 'notClaimable'
    ? price(amount)
    : t(`exam:cost.all.${coverage.kind}`, { price: price(amount), total: price(amount + extra) })
}

/** Who pays for each exam, in a few words, for the page that has all tools. */
export const whoPaysWords = (clinic: Clinic, site: Site): WhoPaysWords => {
  const { t, locale } = site
  const { pricesValidUntil } = clinic.coverage
  const holds = site.tools.today <= pricesValidUntil
  return {
    validity: holds
      ? t('exam:cost.all.valid', { date: site.date(pricesValidUntil) })
      : t('exam:cost.call', { phone: site.clinic.phone }),
    exams: priceNames.map((name) => {
      const coverage = coverageOf(clinic, name, site.tools.today)
      const page = pricePages[name]
      return {
        name: isExam(page) ? site.localize(exams[page].fullName) : site.pageName(page),
        href: isExam(page) ? urlFor(page, locale, 'cost') : urlFor(page, locale),
        sum: sumWords(coverage, site),
        payers: payerWords(coverage, clinic.coverage.files, site),
      }
    }),
  }
}
