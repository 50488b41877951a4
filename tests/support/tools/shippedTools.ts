import { examNames, type Locale } from '../../../src/addresses/pageTable.js'
import { defaultRetention } from '../../../src/config/retention.js'
import { exams } from '../site/shippedContent.js'
import { createFacts } from '../../../src/services/clinic/facts.js'
import { mriCheckOf, preparationOf } from '../../../src/services/built/toolContents.js'
import type { Preparations } from '../../../src/shared/tools/preparations.js'
import { testClinic } from '../site/testClinic.js'

export const clinic = testClinic

const facts = createFacts(clinic, defaultRetention)

export const preparationsIn = (locale: Locale): Preparations =>
  Object.fromEntries(
    examNames.map((name) => [name, preparationOf(clinic, facts, exams[name], locale)]),
  )

export const mriLines = mriCheckOf(facts)

export const seededNumbers = (seed: number) => {
  let state = seed
  return (limit: number): number => {
    state = (state * 48_271) % 2_147_483_647
    return state % limit
  }
}
