import type { Clinic } from '../../services/clinic/readClinic.js'
import type { ExamContent } from '../../content/contentTypes.js'
import { type Coverage, coverageOf } from '../../services/clinic/coverage.js'
import { weeksOfWindow } from '../../services/clinic/pregnancyWeeks.js'
import type { CostWords } from '../../views/exam/CostSection.js'
import type { KeyFactWords } from '../../views/exam/KeyFacts.js'
import type { Windows } from '../../views/exam/sections/windows.js'
import type { Site } from '../../views/site/site.js'

/** Who pays, in words; a price always comes with its validity and what it leaves out. */
export const costWords = (clinic: Clinic, exam: ExamContent, site: Site): CostWords => {
  const { t } = site
  const coverage = coverageOf(clinic, exam.price)
  if (coverage.kind === 'insured') {
    return {
      value: t('exam:cost.insured.value'),
      note: t('exam:cost.insured.note'),
      paragraphs: [t('exam:cost.insured.text')],
    }
  }
  const price = site.price(coverage.price)
  const valid = t('exam:cost.valid', {
    date: site.date(coverage.validUntil),
  })
  return {
    value: price,
    note: t(`exam:cost.${coverage.kind}.note`),
    paragraphs: [
      t(`exam:cost.${coverage.kind}.text`, { price }),
      ...extraWords(coverage, site),
      valid,
      t('exam:cost.plan'),
    ],
  }
}

const extraWords = (coverage: Coverage, { price, t }: Site): readonly string[] => {
  if (coverage.kind === 'paidMri') {
    return [t('exam:cost.paidMri.extra', { price: price(coverage.contrast) })]
  }
  if (coverage.kind === 'paidPrp') {
    return [t('exam:cost.paidPrp.extra', { price: price(coverage.consultation) })]
  }
  return []
}

/** The six short answers under the hero. */
export const keyFacts = (
  exam: ExamContent,
  cost: CostWords,
  site: Site,
): readonly KeyFactWords[] => {
  const { fact, localize, minutes, t } = site
  const factOf = (key: keyof ExamContent['keyFacts']): KeyFactWords => {
    const { value, note } = exam.keyFacts[key]
    return { key, value: localize(value), note: note && localize(note) }
  }
  return [
    {
      key: 'duration',
      value: minutes(exam.name),
      note: t('exam:facts.early', {
        minutes: fact('arriveEarly'),
      }),
    },
    factOf('when'),
    factOf('preparation'),
    factOf('prescription'),
    { key: 'cost', value: cost.value, note: cost.note },
    factOf('results'),
  ]
}

const weekBars = [
  { key: 'dating', page: 'fetal', fact: 'datingWindow' },
  { key: 'nuchalTranslucency', page: 'nuchalTranslucency', fact: 'nuchalWindow' },
  { key: 'morphological', page: 'morphological', fact: 'morphologyWindow' },
  { key: 'growth', page: 'fetal', fact: 'growthWindow' },
] as const

/** The rulers' bars, from the clinic's windows. */
export const windowsOf = (clinic: Clinic, site: Pick<Site, 'fact'>): Windows => ({
  weeks: weekBars.map(({ key, page, fact }) => {
    const { first, last } = weeksOfWindow(clinic.windows[key])
    return {
      key,
      page,
      from: first,
      to: last + 1,
      words: site.fact(fact),
    }
  }),
  cycleDays: clinic.cycleDays,
})
