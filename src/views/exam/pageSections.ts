import type { ExamSection, ProseSection } from '../../services/content/schemas/sections.js'

export type PlaceName =
  | 'check'
  | 'prepare'
  | 'visit'
  | 'weeks'
  | 'cycle'
  | 'evidence'
  | 'sound'
  | 'plate'
  | 'cost'
  | 'notice'
  | 'questions'

export interface Place {
  readonly name: PlaceName
  readonly anchor: string
}

export interface PlacedSection {
  readonly section: ExamSection
  readonly tone: 'paper' | 'sand' | 'deep'
  /** Whether the section continues the one above on the same background. */
  readonly joined: boolean
}

const named: Readonly<Record<ExamSection['kind'], PlaceName | undefined>> = {
  prose: undefined,
  prepare: 'prepare',
  visit: 'visit',
  evidence: 'evidence',
  cycle: 'cycle',
  weeks: 'weeks',
  notice: 'notice',
  tool: undefined,
  sound: 'sound',
  plate: 'plate',
  cost: 'cost',
  questions: 'questions',
}

const isFolded = (section: ExamSection): section is ProseSection =>
  section.kind === 'prose' && section.folded === true

/** Returns whether a section belongs to the one above: notices, and tools; `mriCheck` only after a notice. */
const isJoined = (section: ExamSection, above: ExamSection): boolean =>
  section.kind === 'notice' ||
  (section.kind === 'tool' && (section.tool !== 'mriCheck' || above.kind === 'notice'))

const isDeep = ({ kind }: ExamSection): boolean => kind === 'sound' || kind === 'plate'

export const foldedSections = (sections: readonly ExamSection[]): readonly ProseSection[] =>
  sections.filter(isFolded)

export const placedSections = (sections: readonly ExamSection[]): readonly PlacedSection[] => {
  const placed: PlacedSection[] = []
  for (const section of sections.filter((each) => !isFolded(each))) {
    const above = placed.at(-1)
    const joined = above !== undefined && above.tone !== 'deep' && isJoined(section, above.section)
    const next = above?.tone === 'paper' ? 'sand' : 'paper'
    const tone = joined ? above.tone : isDeep(section) ? 'deep' : next
    placed.push({ section, tone, joined })
  }
  return placed
}

export const placesOf = (sections: readonly ExamSection[]): readonly Place[] => {
  const places = new Map<PlaceName, Place>()
  for (const section of sections) {
    const { kind, id } = section
    const name = kind === 'tool' && section.tool === 'mriCheck' ? 'check' : named[kind]
    if (name !== undefined && !places.has(name)) places.set(name, { name, anchor: id })
  }
  return [...places.values()]
}
