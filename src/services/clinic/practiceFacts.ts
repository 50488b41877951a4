import { regions } from '../../addresses/locales.js'
import {
  acceptedFilesTexts,
  accidentFileTexts,
  companionTexts,
  fetalSexTexts,
  imageCopyTexts,
  missedVisitTexts,
  prescriberTexts,
  prescriptionFormTexts,
  programTexts,
  prpAreaTexts,
  prpPrescriptionTexts,
  questionnaireGiverTexts,
  ultrasoundPayerTexts,
} from '../../content/clinicTexts.js'
import type { Localized } from '../../content/localized.js'
import type { Clinic } from './clinicSchema.js'
import { localized } from '../language/localized.js'
import {
  formatCount,
  formatDate,
  formatPhone,
  formatPrice,
  type Noun,
} from '../../shared/clinic/formats.js'

const litres = {
  fr: { one: 'litre', other: 'litres' },
  en: { one: 'litre', other: 'litres' },
} satisfies Noun

const list = (type: Intl.ListFormatType, words: readonly Localized[]): Localized =>
  localized((locale) =>
    new Intl.ListFormat(regions[locale], { type }).format(
      new Set(words.map((word) => word[locale])),
    ),
  )
const oneOf = (words: readonly Localized[]): Localized => list('disjunction', words)

const filled = (text: Localized, name: string, value: Localized): Localized =>
  localized((locale) => text[locale].replaceAll(`{{${name}}}`, value[locale]))

export const practiceFacts = (clinic: Clinic) => {
  const { coverage, mriQuestionnaireFrom, prenatalProgram, prescriptions, prp, visits } = clinic
  const { takesPart, since } = prenatalProgram
  const { companion, fetalSex, imageCopyFee, waterLitres } = visits
  const fax = localized((locale) => formatPhone(clinic.fax, locale))
  const phone = localized((locale) => formatPhone(clinic.phone, locale))
  const programSince = localized((locale) => formatDate(since, locale, { weekday: false }))
  const imageCopyPrice = localized((locale) => formatPrice(imageCopyFee, locale))
  const copy = imageCopyTexts[imageCopyFee === 0 ? 'free' : 'paid']
  const program = programTexts[takesPart ? 'takesPart' : 'takesNoPart']
  const accidentFiles = list(
    'conjunction',
    coverage.files.map((file) => accidentFileTexts[file]),
  )
  const { forms, prescribers, pregnancyPrescribers } = prescriptions
  return {
    prescriptionForms: oneOf(forms.map((form) => filled(prescriptionFormTexts[form], 'fax', fax))),
    prescribers: oneOf(prescribers.flatMap((who) => prescriberTexts[who])),
    pregnancyPrescribers: oneOf(pregnancyPrescribers.flatMap((who) => prescriberTexts[who])),
    programSince,
    programStatus: filled(program, 'programSince', programSince),
    water: localized((locale) => formatCount(waterLitres, locale, litres)),
    companion: companionTexts[companion],
    fetalSex: fetalSexTexts[fetalSex],
    missedVisit: missedVisitTexts[visits.missedVisit],
    accidentFiles,
    acceptedFiles: filled(
      acceptedFilesTexts[coverage.files.length > 0 ? 'some' : 'none'],
      'accidentFiles',
      accidentFiles,
    ),
    ultrasoundPayer: ultrasoundPayerTexts[coverage.radiologists],
    imageCopyPrice,
    mriQuestionnaire: filled(questionnaireGiverTexts[mriQuestionnaireFrom], 'phone', phone),
    prpAreas: oneOf(prp.areas.map((area) => prpAreaTexts[area])),
    prpPrescription: prpPrescriptionTexts[prp.prescription],
    imageCopy: filled(copy, 'imageCopyPrice', imageCopyPrice),
  }
}
