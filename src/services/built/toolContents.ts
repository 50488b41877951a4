import type { Locale } from '../../addresses/pageTable.js'
import type { ExamContent } from '../content/schemas/exam.js'
import type { Localized } from '../../content/localized.js'
import { mriCheckItems } from '../../content/tools/mriCheckItems.js'
import { type MriSheetText, mriSheetTexts } from '../../content/tools/mriSheetTexts.js'
import type { Clinic } from '../clinic/clinicSchema.js'
import type { Facts } from '../clinic/facts.js'
import type { MriCheckLine } from '../../shared/tools/mriCheck.js'
import type { ExamPreparation } from '../../shared/tools/preparations.js'
import type { ToolsData } from '../../shared/tools/toolsData.js'

export const preparationOf = (
  clinic: Clinic,
  facts: Facts,
  { name, procedure, pregnancy, sections }: ExamContent,
  locale: Locale,
): ExamPreparation => {
  const prepare = sections.find((section) => section.kind === 'prepare')
  return {
    pregnancy,
    // The time of an MRI visit includes the questionnaire and changing clothes.
    minutes: procedure === 'mri' ? clinic.mriVisitMinutes : clinic.exams[name].minutes,
    steps: (prepare?.steps ?? [])
      // Omitted, because the date of the appointment is already set.
      .filter(({ key }) => key !== 'callDayOne')
      .map(({ key, firmness, title, ...step }) => ({
        key,
        firmness,
        text: facts.localize(title, locale),
        ...('minutesBefore' in step ? { minutesBefore: step.minutesBefore } : {}),
      })),
    doNotCome:
      prepare?.doNotCome === undefined ? undefined : facts.localize(prepare.doNotCome, locale),
    bring: (prepare?.bring ?? []).map(({ key, text }) => ({
      key,
      text: facts.localize(text, locale),
    })),
  }
}

/** Returns the MRI checklist in both languages, because the printed list contains both. */
export const mriCheckOf = (facts: Facts): ToolsData['mriCheck'] => {
  const inBoth = (text: Localized): Localized => ({
    fr: facts.localize(text, 'fr'),
    en: facts.localize(text, 'en'),
  })
  const lines = (items: readonly MriCheckLine[]): readonly MriCheckLine[] =>
    items.map(({ key, text }) => ({ key, text: inBoth(text) }))
  const text = (name: MriSheetText): Localized => inBoth(mriSheetTexts[name])
  return {
    callFirst: lines(mriCheckItems.callFirst),
    tellUs: lines(mriCheckItems.tellUs),
    texts: {
      title: text('title'),
      callFirst: text('callFirst'),
      tellUs: text('tellUs'),
      unknown: text('unknown'),
      name: text('name'),
      implant: text('implant'),
      make: text('make'),
      model: text('model'),
      date: text('date'),
      hospital: text('hospital'),
      questionnaire: text('questionnaire'),
    },
  }
}
