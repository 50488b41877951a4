import type { IslandModule } from './islands/islandProps.js'

export type IslandName =
  | 'ApplicationForm'
  | 'ContactForm'
  | 'CycleDays'
  | 'ExamDates'
  | 'ExamFinder'
  | 'MriCheck'
  | 'MriSound'
  | 'PreparationSheet'

type WithIsland = <Result>(
  use: <Props extends object>(island: IslandModule<Props>) => Result,
) => Result

const load = async <Props extends object>(
  loading: Promise<IslandModule<Props>>,
): Promise<WithIsland> => {
  const island = await loading
  return (use) => use(island)
}

export const islandRegistry: Readonly<Record<IslandName, () => Promise<WithIsland>>> = {
  ApplicationForm: () => load(import('../careers/application/ApplicationForm.island.js')),
  ContactForm: () => load(import('../contact/ContactForm.island.js')),
  CycleDays: () => load(import('../tools/cycleDays/CycleDays.island.js')),
  ExamDates: () => load(import('../tools/ExamDates.island.js')),
  ExamFinder: () => load(import('../tools/ExamFinder.island.js')),
  MriCheck: () => load(import('../tools/mriCheck/MriCheck.island.js')),
  MriSound: () => load(import('../exam/mriSound/MriSound.island.js')),
  PreparationSheet: () => load(import('../tools/preparationSheet/PreparationSheet.island.js')),
}

export const isIslandName = (name: unknown): name is IslandName =>
  typeof name === 'string' && Object.hasOwn(islandRegistry, name)
