import type { PageName } from '../../../addresses/pageTable.js'

export interface WeekBar {
  readonly key: 'dating' | 'nuchalTranslucency' | 'morphological' | 'growth'
  readonly page: PageName
  readonly from: number
  readonly to: number
  readonly words: string
}

export interface Windows {
  readonly weeks: readonly WeekBar[]
  readonly cycleDays: Readonly<Record<'hysterosonogram' | 'breastMri', readonly [number, number]>>
}
