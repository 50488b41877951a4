import type { ExamName } from '../addresses/pageTable.js'
import type { Localized, Text } from './localized.js'
import type { DrawingName } from './pictures/drawingCatalogue.js'
import type { PictureName } from './pictures/pictureCatalogue.js'

export type { ExamName }

export interface HeadContent {
  /** At most 49 characters, unique in its language; the clinic's name is added after it. */
  readonly title: Localized
  /** 70 to 160 characters, unique in its language. */
  readonly description: Localized
}

/** What every page has, whatever it shows. */
export interface PageContent {
  /** In menus and breadcrumbs: one to three words. */
  readonly name: Localized
  readonly head: HeadContent
  /** ISO date of the last change of the words, for the sitemap. */
  readonly updated: string
}

/** A heading; `strong` (used on one heading in two at most) is its last phrase, set in 600. */
export interface Heading {
  readonly text: Localized
  readonly strong?: Localized
}

interface SectionBase {
  /** The anchor, the same in both languages: lower-case English words joined by hyphens. */
  readonly id: string
  readonly heading: Heading
}

/** Paragraphs of at most three sentences, then an optional list. */
export interface ProseSection extends SectionBase {
  readonly kind: 'prose'
  /**
   * Reading that can wait: its heading stands beside the questions and opens it. Never what somebody
   * must know before they book.
   */
  readonly folded?: true
  readonly lead?: Text
  readonly paragraphs: readonly Text[]
  readonly list?: readonly Text[]
  /** What follows the first paragraph has this heading of its own, and is folded under it on phones. */
  readonly later?: Text
  /** Images of the exam beside the words, in rings. */
  readonly pictures?: readonly PictureName[]
}

export interface ChecklistItem {
  /** The instruction, in bold. */
  readonly title: Text
  /** Why, or how. */
  readonly detail?: Text
}

/** For everybody, in the first trimester alone, or something to ask about. */
export type Firmness = 'always' | 'firstTrimester' | 'ask'

/** Instructions that an hour belongs to; `tools.json` names each on the clock. */
export type TimedKey = 'water' | 'fast' | 'painRelief'

/** Instructions for any hour. */
export type UntimedKey =
  | 'antiInflammatories'
  | 'arrive'
  | 'companion'
  | 'cycleDay'
  | 'decide'
  | 'eat'
  | 'eatOtherPart'
  | 'enoughTime'
  | 'help'
  | 'lightMeal'
  | 'looseClothes'
  | 'mammograms'
  | 'medicines'
  | 'movement'
  | 'noCream'
  | 'noMakeUp'
  | 'noMetal'
  | 'noNecklace'
  | 'notToKnow'
  | 'noUnprotectedSex'
  | 'noWater'
  | 'questionnaire'
  | 'sedative'
  | 'stopNothing'
  | 'tellMedicines'
  | 'twoPiece'
  | 'twoPieceNoMetal'
  | 'valuables'
  | 'waterLater'

/**
 * One instruction. What two exams ask alike has the same key in both, so that a sheet for both says
 * it once.
 */
export type PrepareStep = ChecklistItem & { readonly firmness: Firmness } & (
    | {
        readonly key: TimedKey
        /** Before the hour of its own exam: by when, or from when to when. */
        readonly minutesBefore?: number | readonly [number, number]
      }
    | { readonly key: UntimedKey }
  )

export type BringKey =
  | 'allergyList'
  | 'datingReport'
  | 'earlierImages'
  | 'earlierReports'
  | 'healthCard'
  | 'implantCards'
  | 'lastPeriod'
  | 'mammograms'
  | 'medicineList'
  | 'pad'
  | 'prescription'
  | 'questionnaire'
  | 'request'

export interface BringItem {
  readonly key: BringKey
  readonly text: Text
}

/** What to do before and what to bring; prints as boxes to tick. */
export interface PrepareSection extends SectionBase {
  readonly kind: 'prepare'
  readonly steps: readonly PrepareStep[]
  /** Long preparations stand as lists: what to do before, and from this step on, on the day. */
  readonly dayFrom?: UntimedKey
  readonly bring: readonly BringItem[]
  /** Who must not come, for the printed sheet: the page says it elsewhere. */
  readonly doNotCome?: Text
}

export interface VisitStep {
  /** How long or when, in a few words. */
  readonly time: Text
  readonly title: Text
  readonly text: Text
  readonly drawing?: DrawingName
}

/** Three or four steps: panels where they are drawn, else numbers joined by the tick ruler. */
export interface VisitSection extends SectionBase {
  readonly kind: 'visit'
  /** Every step is drawn: on phones panels stand two by two, and each opens its words. */
  readonly storyboard?: true
  /** How long it takes, in the first sentence. */
  readonly lead?: Text
  readonly steps: readonly VisitStep[]
  /** What may happen besides: under the steps, each folded under its title. */
  readonly asides?: readonly VisitStep[]
  readonly paragraphs?: readonly Text[]
}

/** A group of a trial. */
export type StudyArm = 'prp' | 'placebo'

/** Two means of one scale as two rows of a hundred dots. */
export interface StudyDots {
  readonly id: string
  /** What was measured, when, and what one dot is. */
  readonly meaning: Text
  readonly dotsAPoint: number
  /** The mean of each group in points, and the same in words. */
  readonly means: Readonly<Record<StudyArm, { readonly points: number; readonly words: Localized }>>
}

export interface Study {
  readonly subject: Text
  readonly people: Text
  readonly result: Text
  readonly source: string
  /** Absent where the study has no such figures. */
  readonly dots?: StudyDots
}

/** What was measured, in whom, and what came out: strengths and gaps in the same size of type. */
export interface EvidenceSection extends SectionBase {
  readonly kind: 'evidence'
  readonly lead: Text
  readonly studies: readonly Study[]
  readonly paragraphs: readonly Text[]
}

/** What the machine sounds like: words, a computed sound to play, the tunnel drawn to scale. */
export interface SoundSection extends SectionBase {
  readonly kind: 'sound'
  readonly paragraphs: readonly Text[]
  /** What each ruler of the drawing measures, shoulders then tunnel; then how it is drawn. */
  readonly scale: readonly [shoulders: Text, tunnel: Text, drawing: Text]
}

/** Days of the menstrual cycle on a ruler; the window comes from the clinic's data. */
export interface CycleSection extends SectionBase {
  readonly kind: 'cycle'
  readonly window: 'hysterosonogram' | 'breastMri'
  readonly label: Text
  readonly paragraphs: readonly Text[]
}

/** Weeks of pregnancy on a ruler; the windows come from the clinic's data. */
export interface WeeksSection extends SectionBase {
  readonly kind: 'weeks'
  readonly paragraphs: readonly Text[]
}

/** Something that must not wait or must be said first. */
export interface NoticeSection extends SectionBase {
  readonly kind: 'notice'
  readonly tone: 'info' | 'warn'
  readonly paragraphs: readonly Text[]
  readonly list?: readonly Text[]
}

/** The tools for visitors, in the order of their page. */
export const toolNames = [
  'examFinder',
  'examDates',
  'cycleDays',
  'preparationSheet',
  'mriCheck',
] as const
export type ToolName = (typeof toolNames)[number]

/** Something to fill in that answers at once; `tools/toolTexts.ts` has the texts of each. */
export interface ToolSection extends SectionBase {
  readonly kind: 'tool'
  readonly tool: ToolName
  readonly paragraphs: readonly Text[]
}

export interface Question {
  /** The anchor, for a question that others name; as the id of a section. */
  readonly id?: string
  readonly question: Text
  readonly answer: readonly Text[]
}

export interface QuestionsSection extends SectionBase {
  readonly kind: 'questions'
  readonly questions: readonly Question[]
}

/** One number of a plate, in the order of the numbers in its drawing. */
export interface PlateMark {
  readonly label: Text
  readonly text: Text
}

/** What the exam looks at: a drawing with numbers, which fades into a picture as the screen shows it. */
export interface PlateSection extends SectionBase {
  readonly kind: 'plate'
  readonly drawing: DrawingName
  /** What the drawing shows, for who does not see it. */
  readonly alt: Localized
  readonly picture: PictureName
  readonly shape: 'sector' | 'linear'
  readonly marks: readonly PlateMark[]
}

/** Who pays: the words come from the clinic's data. Every exam has it once. */
export interface CostSection {
  readonly kind: 'cost'
  readonly id: 'cost'
}

export type ExamSection =
  | CostSection
  | PlateSection
  | ProseSection
  | PrepareSection
  | VisitSection
  | EvidenceSection
  | CycleSection
  | WeeksSection
  | NoticeSection
  | QuestionsSection
  | SoundSection
  | ToolSection

/** One value and one short note, as the key facts strip shows them. */
export interface KeyFact {
  readonly value: Text
  readonly note?: Text
}

export interface Source {
  /** Authors or organisation, title, year: a public document a reader can find. */
  readonly label: Text
  readonly url?: string
}

/** The large picture of an exam: a sector for curved probes, a rectangle for linear ones, else a ring. */
export type ExamFigure =
  | { readonly kind: 'sector' | 'linear'; readonly picture: PictureName }
  | {
      readonly kind: 'ring'
      readonly picture: PictureName
      /** An image as a scanner makes it: a caption says that it was computed. */
      readonly simulated: boolean
    }

/** How the exam is made, as search engines sort exams. */
export type Procedure = 'ultrasound' | 'mri' | 'treatment'

/** Which of the clinic's prices is asked where the exam is not insured. */
export const priceNames = ['ultrasound', 'mri', 'breastMri', 'prp'] as const
export type PriceName = (typeof priceNames)[number]

/** What people ask about any exam: its page answers all of it. */
export const examQuestions = [
  'what',
  'why',
  'whoPays',
  'prescription',
  'preparation',
  /** How it goes and how long it takes. */
  'visit',
  /** Whether it hurts, and what it cannot show. */
  'limits',
  'afterwards',
  'results',
  /** When not to come, and whom to call. */
  'callFirst',
] as const
export type ExamQuestion = (typeof examQuestions)[number]

export interface ExamContent {
  readonly name: ExamName
  readonly head: HeadContent
  /** In menus, cards and lists: says which exam it is when it is read alone. */
  readonly shortName: Localized
  /** In lists and emails: the whole name. */
  readonly fullName: Localized
  /** Under the name in the menu panel: at most six words. */
  readonly tagline: Text
  /** On cards: one or two sentences. */
  readonly summary: Text
  /** The headline of the page. */
  readonly title: Localized
  /** Two or three short sentences under the headline. */
  readonly lead: Text
  readonly keyFacts: {
    readonly when: KeyFact
    readonly preparation: KeyFact
    readonly prescription: KeyFact
    readonly results: KeyFact
  }
  readonly figure: ExamFigure
  /** Beside the answer of the exam finder, where there is room. */
  readonly drawing: DrawingName
  readonly procedure: Procedure
  readonly price: PriceName
  /** The CNESST and the SAAQ never pay for it: their rows are left out. */
  readonly noAccidentFiles?: true
  /** Done during a pregnancy, or something to call about when one is possible. */
  readonly pregnancy: 'during' | 'callFirst' | 'either'
  readonly sections: readonly ExamSection[]
  /**
   * Where each question is answered: the id of a section or of a question. Its heading is a question,
   * as a person would type it.
   */
  readonly answers: Readonly<Record<ExamQuestion, string>>
  /** What the reader may also look for, at most three; without any, the overview of ultrasound. */
  readonly related: readonly ExamName[]
  readonly sources: readonly Source[]
  /** ISO date of the last change of the words. */
  readonly updated: string
}

/** A legal or practical page: 65 characters wide, contents list beside it. */
export interface LegalContent extends PageContent {
  readonly title: Localized
  readonly lead: Text
  /** ISO date since which these words are in force. */
  readonly since: string
  /** The last day on which they were. */
  readonly until?: string
  readonly notice?: Text
  readonly sections: readonly LegalSection[]
}

export interface LegalSection {
  readonly id: string
  readonly heading: Localized
  readonly blocks: readonly LegalBlock[]
}

export type LegalBlock =
  | { readonly kind: 'paragraph'; readonly text: Text }
  | { readonly kind: 'list'; readonly items: readonly Text[] }
  | { readonly kind: 'subheading'; readonly text: Localized }
  | {
      readonly kind: 'table'
      readonly caption: Localized
      readonly columns: readonly Localized[]
      readonly rows: readonly (readonly Text[])[]
    }
