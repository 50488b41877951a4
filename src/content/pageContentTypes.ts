import type {
  ExamName,
  HeadContent,
  Heading,
  PageContent,
  ProseSection,
  Question,
  QuestionsSection,
  ToolSection,
  VisitStep,
  WeeksSection,
} from './contentTypes.js'
import type { Localized, Text } from './localized.js'
import type { DrawingName } from './pictures/drawingCatalogue.js'
import type { PictureName } from './pictures/pictureCatalogue.js'

/** The icons that a text may name; `views/icons/iconShapes.ts` draws them. */
export type IconName =
  | 'accessibility'
  | 'arrow'
  | 'breast'
  | 'breast-mri'
  | 'calendar'
  | 'check'
  | 'chevron'
  | 'clock'
  | 'lock'
  | 'close'
  | 'document'
  | 'drop'
  | 'external'
  | 'info'
  | 'joint'
  | 'language'
  | 'mail'
  | 'map-pin'
  | 'menu'
  | 'metal'
  | 'morphology'
  | 'mri'
  | 'nuchal'
  | 'parking'
  | 'phone'
  | 'pill'
  | 'pregnancy'
  | 'print'
  | 'plus'
  | 'prp'
  | 'retry'
  | 'search'
  | 'shield'
  | 'transit'
  | 'trash'
  | 'ultrasound'
  | 'upload'
  | 'uterus'
  | 'warning'
  | 'wheelchair'

/** Where the exam finder's figure can be pointed at; finder.css says where that is. */
export type BodyPlace =
  | 'head'
  | 'shoulder'
  | 'breast'
  | 'belly'
  | 'pelvis'
  | 'elbow'
  | 'back'
  | 'knee'
  | 'ankle'

/** One choice of the exam finder: what a visitor may recognize, and the exam it leads to. */
export interface Need {
  /** Lower-case English word or two joined by a hyphen, unique. */
  readonly id: string
  readonly label: Text
  /** Pointing at one of them is this choice; the first choice that names a place has it. */
  readonly places: readonly BodyPlace[]
  readonly exam: ExamName
  readonly text: Text
}

export interface FinderContent {
  readonly heading: Localized
  readonly hint: Text
  readonly needs: readonly Need[]
}

export interface HomeContent extends PageContent {
  readonly hero: { readonly title: Localized; readonly strong: Localized; readonly lead: Text }
  readonly services: {
    readonly heading: Heading
    readonly intro: Text
    readonly ultrasound: Text
    readonly mri: { readonly text: Text; readonly action: Localized }
    readonly prp: { readonly text: Text; readonly action: Localized }
  }
  readonly visit: {
    readonly heading: Heading
    readonly steps: readonly [VisitStep, VisitStep, VisitStep]
  }
  readonly preparation: {
    readonly heading: Heading
    readonly intro: Text
    readonly rows: readonly {
      readonly title: Text
      readonly text: Text
      readonly exams: readonly ExamName[]
    }[]
  }
  readonly questions: {
    readonly heading: Heading
    readonly intro: Text
    readonly items: readonly Question[]
  }
  readonly jobs: { readonly heading: Heading; readonly intro: Text }
  readonly contact: { readonly heading: Heading; readonly intro: Text }
  readonly map: { readonly heading: Heading }
}

export interface AboutContent extends PageContent {
  readonly title: Localized
  readonly lead: Text
  /** Introduces the roles of the clinic's data file. */
  readonly team: {
    readonly heading: Heading
    readonly intro: Text
    /** Shown while `confirmed.physicians` is absent from the clinic’s data. */
    readonly sampleNames: Localized
    /** Before the number of the permit, where the clinic’s data has one. */
    readonly permit: Localized
  }
  readonly promises: {
    readonly heading: Heading
    /** Opens those after the third, on a phone. */
    readonly more: Localized
    readonly items: readonly {
      readonly icon: IconName
      readonly title: Text
      readonly text: Text
    }[]
  }
  /** How we work, and what helps who comes. */
  readonly questions: readonly Question[]
  readonly map: { readonly heading: Heading }
}

export interface UltrasoundContent extends PageContent {
  readonly title: Localized
  /** Last words of the headline, set apart. */
  readonly strong: Localized
  readonly lead: Text
  readonly exams: { readonly heading: Heading; readonly intro: Text }
  readonly weeks: WeeksSection
  readonly visit: { readonly heading: Heading; readonly steps: readonly VisitStep[] }
  /** Folded beside the questions: what ultrasound is, and what it can miss. */
  readonly understand: readonly ProseSection[]
  readonly questions: QuestionsSection
}

export interface ToolsContent extends PageContent {
  readonly title: Localized
  readonly lead: Text
  readonly tools: readonly ToolSection[]
}

/** A page that is there to be printed. */
export interface MriChecklistContent extends PageContent {
  readonly title: Localized
  readonly lead: Text
}

export interface CareersContent extends PageContent {
  readonly title: Localized
  readonly lead: Text
  readonly offers: { readonly heading: Heading; readonly intro: Text; readonly none: Text }
  readonly reasons: {
    readonly heading: Heading
    readonly items: readonly {
      readonly icon: IconName
      readonly title: Text
      readonly text: Text
    }[]
  }
  readonly spontaneous: { readonly heading: Heading; readonly paragraphs: readonly Text[] }
  readonly hiring: { readonly heading: Heading; readonly steps: readonly VisitStep[] }
}

/** A job offer. Titles name both genders in French. */
export interface JobContent {
  /** The same identifier in both languages, for the records and for search engines. */
  readonly id: string
  readonly slug: Localized
  readonly title: Localized
  readonly head: HeadContent
  readonly summary: Text
  /** Where the work is done, and the work. */
  readonly picture: PictureName
  readonly drawing: DrawingName
  /** Two or three short terms for lists: the position first, then its hours. */
  readonly terms: readonly Text[]
  readonly employment: 'full-time' | 'part-time'
  readonly hoursPerWeek: readonly [number, number]
  /** Canadian dollars an hour. */
  readonly salary: readonly [number, number]
  readonly schedule: Text
  readonly start: Text
  readonly duties: readonly Text[]
  readonly required: readonly Text[]
  readonly assets: readonly Text[]
  readonly offer: readonly Text[]
  /** ISO dates; the offer is open to the end of the closing day, clinic time. */
  readonly posted: string
  readonly closes: string
  readonly updated: string
}
