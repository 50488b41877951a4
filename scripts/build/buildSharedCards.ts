import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Locale, Section } from '../../src/addresses/pageTable.ts'
import type { Procedure } from '../../src/services/content/schemas/exam.ts'
import '../loadSources.ts'
import { drawWords, imageOf, materialOf } from './buildSharedCardImage.ts'

const root = join(import.meta.dirname, '../..')
const folder = join(root, 'public/images/shared')

const { locales, sections } = await import('../../src/addresses/pageTable.ts')
const { sharedCard, sharedCardFile } = await import('../../src/content/pictures/sharedCards.ts')
const { procedures } = await import('../../src/services/content/schemas/exam.ts')

/** Hash of each card's inputs, by file. */
const stampFile = join(root, 'dist/sharedCards.json')

const readStamps = async (): Promise<ReadonlyMap<string, string>> => {
  const text = await readFile(stampFile, 'utf8').catch(() => '{}')
  const stamps: unknown = JSON.parse(text)
  return typeof stamps === 'object' && stamps !== null
    ? new Map(Object.entries(stamps).map(([file, stamp]) => [file, String(stamp)]))
    : new Map()
}

const stampOf = (material: readonly Buffer[]): string => {
  const hash = createHash('sha256')
  for (const part of material) hash.update(part)
  return hash.digest('hex')
}

interface DrawnCard {
  readonly file: string
  readonly stamp: string
}

const drawCard = async (
  section: Section,
  services: readonly Procedure[],
  locale: Locale,
  stamps: ReadonlyMap<string, string>,
): Promise<DrawnCard> => {
  const file = sharedCardFile(section, services, locale)
  const card = sharedCard(section, services)
  const words = drawWords(card, locale)
  const stamp = stampOf(await materialOf(card, words))
  const isFresh = stamps.get(file) === stamp && existsSync(join(folder, file))
  if (!isFresh) await writeFile(join(folder, file), await imageOf(card, words))
  return { file, stamp }
}

const serviceChoices = procedures
  .reduce<readonly (readonly Procedure[])[]>(
    (choices, service) => [...choices, ...choices.map((chosen) => [...chosen, service])],
    [[]],
  )
  .slice(1)

export const buildSharedCards = async (): Promise<void> => {
  await mkdir(folder, { recursive: true })
  const stamps = await readStamps()
  const drawn: DrawnCard[] = []
  for (const section of sections) {
    for (const services of section === 'site' ? serviceChoices : [procedures]) {
      const cards = locales.map((locale) => drawCard(section, services, locale, stamps))
      drawn.push(...(await Promise.all(cards)))
    }
  }
  const written = Object.fromEntries(drawn.map(({ file, stamp }) => [file, stamp]))
  await writeFile(stampFile, `${JSON.stringify(written, null, 2)}\n`)
}

if (import.meta.main) await buildSharedCards()
