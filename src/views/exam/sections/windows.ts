import type { PageName } from '../../../addresses/pageTable.js'

/** One scan on the ruler of weeks. */
export interface WeekBar {
  readonly key: 'dating' | 'nuchalTranslucency' | 'morphological' | 'growth'
  readonly page: PageName
  /** First week, and the week after the last: lines of the ruler, 6 to 41. */
  readonly from: number
  readonly to: number
  /** « 11 semaines à 13 semaines et 6 jours ». */
  readonly words: string
}

/** The windows of the clinic's data that the rulers draw. */
export interface Windows {
  readonly weeks: readonly WeekBar[]
  readonly cycleDays: Readonly<Record<'hysterosonogram' | 'breastMri', readonly [number, number]>>
}
