import { isExam, type NamedPage } from '../../addresses/pageTable.js'
import { urlFor } from '../../addresses/urlFor.js'
import type { ExamContent } from '../../services/content/schemas/exam.js'
import type { Clinic } from '../../services/clinic/readClinic.js'
import {
  type Coverage,
  coverageOf,
  type Payer,
  type PayerAnswer,
  payerAnswer,
  payers,
  type Price,
  type PriceName,
  priceNames,
} from '../../services/clinic/coverage.js'
import type { CostTexts, PayerTexts } from '../../views/exam/sections/CostBlock.js'
import type { WhoPaysTexts } from '../../views/tools/whoPays/WhoPays.js'
import type { Site } from '../../views/pageContext/site.js'

type Paid = Exclude<Coverage, { kind: 'insured' }>

/** Group of texts by kind of coverage; the two MRI prices have the same texts. */
const groupOf = {
  notClaimable: 'notClaimable',
  paidMri: 'paidMri',
  paidBreastMri: 'paidMri',
  paidPrp: 'paidPrp',
} as const satisfies Readonly<Record<Paid['kind'], string>>

const organizations: Readonly<Partial<Record<Payer, string>>> = { cnesst: 'CNESST', saaq: 'SAAQ' }

type TakenFiles = Clinic['coverage']['files']

type ExamRules = Partial<Pick<ExamContent, 'noAccidentFiles' | 'pregnancy'>>

const noCardTexts = (
  { kind }: Coverage,
  { t, clinic }: Site,
  pregnancy: ExamRules['pregnancy'],
): string => {
  const call = t('exam:cost.answers.call.text', { phone: clinic.phone })
  if (kind !== 'insured') return call
  const waiting = pregnancy === 'during' ? [t('exam:cost.answers.call.pregnancy')] : []
  return [call, t('exam:cost.answers.call.refugees'), ...waiting].join(' ')
}

const amounts = ({ amount, extra = 0 }: Price, { price }: Site) => ({
  price: price(amount),
  extra: price(extra),
  total: price(amount + extra),
})

const answerText = (
  answer: PayerAnswer,
  payer: Payer,
  coverage: Coverage,
  site: Site,
  pregnancy: ExamRules['pregnancy'],
): string => {
  const { t } = site
  if (answer === 'noFile') {
    return t('exam:cost.answers.noFile.text', { organization: organizations[payer] ?? '' })
  }
  if (answer !== 'call' && answer !== 'consultationPaid') {
    return t(`exam:cost.answers.${answer}.text`)
  }
  return answer === 'call' || coverage.kind === 'insured' || coverage.price === undefined
    ? noCardTexts(coverage, site, pregnancy)
    : t('exam:cost.answers.consultationPaid.text', amounts(coverage.price, site))
}

const payerTexts = (
  coverage: Coverage,
  taken: TakenFiles,
  site: Site,
  { noAccidentFiles, pregnancy }: ExamRules,
): readonly PayerTexts[] => {
  const { t } = site
  const takesBoth = taken.includes('cnesst') && taken.includes('saaq')
  return payers
    .filter((payer) => !noAccidentFiles || organizations[payer] === undefined)
    .filter((payer) => payer !== 'saaq' || !takesBoth)
    .map((payer) => {
      const answer = payerAnswer(coverage, payer, taken)
      return {
        payer:
          payer === 'cnesst' && takesBoth
            ? t('exam:cost.payers.bothFiles')
            : t(`exam:cost.payers.${payer}`),
        short: t(`exam:cost.answers.${answer}.short`),
        text: answerText(answer, payer, coverage, site, pregnancy),
      }
    })
}

const pricedTexts = (kind: Paid['kind'], price: Price, site: Site) => {
  const { t, date } = site
  const words = amounts(price, site)
  const day = { date: date(price.validUntil) }
  return kind === 'notClaimable'
    ? {
        value: words.price,
        note: t('exam:cost.notClaimable.note'),
        price: [t('exam:cost.notClaimable.price', words)],
        valid: t('exam:cost.valid', day),
      }
    : {
        value: t(`exam:cost.${kind}.value`, words),
        note: t(`exam:cost.${kind}.valueNote`, words),
        price: [t(`exam:cost.${kind}.price`, words), t(`exam:cost.${kind}.included`, words)],
        valid: t('exam:cost.all.valid', day),
      }
}

const paidTexts = (coverage: Paid, site: Site): Omit<CostTexts, 'payers'> => {
  const { t, clinic } = site
  const group = groupOf[coverage.kind]
  const text = t(`exam:cost.${group}.text`)
  const plan = t('exam:cost.plan')
  if (coverage.price === undefined) {
    const call = t('exam:cost.call', { phone: clinic.phone })
    return {
      value: t('exam:cost.byPhone'),
      note: t(`exam:cost.${group}.note`),
      paragraphs: [text, call, plan, t('exam:cost.recourse')],
    }
  }
  const { value, note, price, valid } = pricedTexts(coverage.kind, coverage.price, site)
  return { value, note, paragraphs: [...price, text, `${valid} ${plan}`, t('exam:cost.recourse')] }
}

/** Returns the texts about cost and payers. A price always includes its validity and exclusions. */
export const costTexts = (
  clinic: Clinic,
  exam: Pick<ExamContent, 'price' | 'noAccidentFiles' | 'pregnancy'>,
  site: Site,
): CostTexts => {
  const { t } = site
  const coverage = coverageOf(clinic, exam.price, site.tools.now.date)
  const words = payerTexts(coverage, clinic.coverage.files, site, exam)
  if (coverage.kind !== 'insured') return { ...paidTexts(coverage, site), payers: words }
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

const sumTexts = (coverage: Coverage, site: Site): string => {
  const { t } = site
  if (coverage.kind === 'insured') return t('exam:cost.all.insured')
  if (coverage.price === undefined) return t('exam:cost.byPhone')
  const words = amounts(coverage.price, site)
  return coverage.kind === 'notClaimable' ? words.price : t(`exam:cost.all.${coverage.kind}`, words)
}

export const whoPaysTexts = (clinic: Clinic, site: Site): WhoPaysTexts => {
  const { t, locale, exams, offered } = site
  const { pricesValidUntil } = clinic.coverage
  const holds = site.tools.now.date <= pricesValidUntil
  return {
    validity: holds
      ? t('exam:cost.all.valid', { date: site.date(pricesValidUntil) })
      : t('exam:cost.call', { phone: site.clinic.phone }),
    exams: priceNames
      .filter((name) => offered.hasPage(pricePages[name]))
      .map((name) => {
        const coverage = coverageOf(clinic, name, site.tools.now.date)
        const page = pricePages[name]
        return {
          name: isExam(page) ? site.localize(exams[page].fullName) : site.pageName(page),
          href: isExam(page) ? urlFor(page, locale, 'cost') : urlFor(page, locale),
          sum: sumTexts(coverage, site),
          unit: coverage.kind === 'paidMri' ? site.t('exam:cost.all.bodyPart') : undefined,
          // One row covers all ultrasounds, some of which are done during pregnancy.
          payers: payerTexts(coverage, clinic.coverage.files, site, { pregnancy: 'during' }),
        }
      }),
  }
}
