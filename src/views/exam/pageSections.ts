import type { ExamSection, ProseSection } from '../../content/contentTypes.js'

/** Places that the row of contents names; `exam:places` has their words. */
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

/** A section as the page shows it. */
export interface PlacedSection {
  readonly section: ExamSection
  readonly tone: 'paper' | 'sand' | 'deep'
  /** Goes on from the section above, on the same ground. */
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

/** Warnings and tools belong to what stands above them; the check before an MRI to a warning alone. */
const isJoined = (section: ExamSection, above: ExamSection): boolean =>
  section.kind === 'notice' ||
  (section.kind === 'tool' && (section.tool !== 'mriCheck' || above.kind === 'notice'))

/** Bands that are dark in both themes. */
const isDeep = ({ kind }: ExamSection): boolean => kind === 'sound' || kind === 'plate'

/** What the questions open besides their own answers. */
export const foldedSections = (sections: readonly ExamSection[]): readonly ProseSection[] =>
  sections.filter(isFolded)

/** What stands open, in order: grounds alternate, and what belongs together shares one. */
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

/** The places of the page, each kind once. */
export const placesOf = (sections: readonly ExamSection[]): readonly Place[] => {
  const places = new Map<PlaceName, Place>()
  for (const section of sections) {
    const { kind, id } = section
    const name = kind === 'tool' && section.tool === 'mriCheck' ? 'check' : named[kind]
    if (name !== undefined && !places.has(name)) places.set(name, { name, anchor: id })
  }
  return [...places.values()]
}
