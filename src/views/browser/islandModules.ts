import * as ApplicationForm from '../careers/application/ApplicationForm.island.js'
import * as ContactForm from '../contact/ContactForm.island.js'
import * as MriSound from '../exam/mriSound/MriSound.island.js'
import * as CycleDays from '../tools/cycleDays/CycleDays.island.js'
import * as ExamDates from '../tools/ExamDates.island.js'
import * as ExamFinder from '../tools/ExamFinder.island.js'
import * as MriCheck from '../tools/mriCheck/MriCheck.island.js'
import * as PreparationSheet from '../tools/preparationSheet/PreparationSheet.island.js'
import type { IslandModule, IslandName } from './islands/islandProps.js'

export { hydrateIsland } from './islands/hydrateIsland.js'

/* One script for all islands: most of it is React, and a page with one tool often has several. */

type WithIsland = <Result>(
  use: <Props extends object>(island: IslandModule<Props>) => Result,
) => Result

const island =
  <Props extends object>(module: IslandModule<Props>): WithIsland =>
  (use) =>
    use(module)

export const islandModules: Readonly<Record<IslandName, WithIsland>> = {
  ApplicationForm: island(ApplicationForm),
  ContactForm: island(ContactForm),
  CycleDays: island(CycleDays),
  ExamDates: island(ExamDates),
  ExamFinder: island(ExamFinder),
  MriCheck: island(MriCheck),
  MriSound: island(MriSound),
  PreparationSheet: island(PreparationSheet),
}

export const isIslandName = (name: unknown): name is IslandName =>
  typeof name === 'string' && Object.hasOwn(islandModules, name)
