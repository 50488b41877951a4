import type { Clinic } from '../../services/clinic/readClinic.js'
import type { ExamContent } from '../../services/content/schemas/exam.js'
import { weeksOfWindow } from '../../shared/clinic/pregnancyWeeks.js'
import type { CostTexts } from '../../views/exam/sections/CostBlock.js'
import type { KeyFactTexts } from '../../views/exam/KeyFacts.js'
import type { Windows } from '../../views/exam/sections/windows.js'
import type { Site } from '../../views/pageContext/site.js'

export const keyFacts = (
  exam: ExamContent,
  cost: CostTexts,
  site: Site,
): readonly KeyFactTexts[] => {
  const { fact, localize, minutes, t } = site
  const factOf = (key: keyof ExamContent['keyFacts']): KeyFactTexts => {
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

/** Bars of the chart of weeks; the growth bar states no weeks, because prescribers choose them. */
const weekBars = [
  { key: 'dating', page: 'fetal', fact: 'datingWindow' },
  { key: 'nuchalTranslucency', page: 'nuchalTranslucency', fact: 'nuchalWindow' },
  { key: 'morphological', page: 'morphological', fact: 'morphologyWindow' },
  { key: 'growth', page: 'fetal', fact: undefined },
] as const

export const windowsOf = (clinic: Clinic, site: Pick<Site, 'fact' | 't'>): Windows => ({
  weeks: weekBars.map(({ key, page, fact }) => {
    const { first, last } = weeksOfWindow(clinic.windows[key])
    return {
      key,
      page,
      from: first,
      to: last + 1,
      words: fact === undefined ? site.t('exam:ifPrescribed') : site.fact(fact),
    }
  }),
  cycleDays: clinic.cycleDays,
})
