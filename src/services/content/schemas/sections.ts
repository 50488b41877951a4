import * as z from 'zod'
import * as f from '../../schema/fields.js'
import { heading, question, visitStep } from './pageParts.js'

/* The kinds of section of exam pages; each has a view in `views/exam/sections`. */

/** The anchor is the same in both languages: lower-case English words joined by hyphens. */
const base = <Kind extends string>(kind: Kind) => ({
  kind: z.literal(kind),
  id: f.slug({ locked: true }),
  heading: heading(),
})

const section = <Shape extends z.core.$ZodLooseShape>(kind: string, shape: Shape) =>
  f.group(shape, { labels: `section.${kind}` })

/** Paragraphs of at most three sentences, then an optional list. */
export const proseSection = section('prose', {
  ...base('prose'),
  /** Reading that can wait: shown beside the questions. Not for what visitors must know before booking. */
  folded: f.flag({ locked: true }).exactOptional(),
  lead: f.rich().exactOptional(),
  paragraphs: f.list(f.rich()),
  list: f.list(f.rich()).exactOptional(),
  /** Heading of what follows the first paragraph; on phones the rest is folded under it. */
  later: f.rich().exactOptional(),
  /** Shown beside the words, in rings. */
  pictures: f.list(f.picture()).exactOptional(),
})
export type ProseSection = z.infer<typeof proseSection>

/** For every visitor, in the first trimester alone, or to be asked. */
export const firmnesses = ['always', 'firstTrimester', 'ask'] as const
export type Firmness = (typeof firmnesses)[number]

/** Instructions that belong to an hour; `tools.json` names each on the clock. */
const timedKeys = ['water', 'fast', 'painRelief'] as const
export type TimedKey = (typeof timedKeys)[number]

/** Instructions for any hour. */
const untimedKeys = [
  'antiInflammatories',
  'arrive',
  'companion',
  'cycleDay',
  'decide',
  'eat',
  'eatOtherPart',
  'enoughTime',
  'help',
  'lightMeal',
  'looseClothes',
  'mammograms',
  'medicines',
  'movement',
  'noCream',
  'noMakeUp',
  'noMetal',
  'noNecklace',
  'notToKnow',
  'noUnprotectedSex',
  'noWater',
  'questionnaire',
  'sedative',
  'stopNothing',
  'tellMedicines',
  'twoPiece',
  'twoPieceNoMetal',
  'valuables',
  'waterLater',
] as const
export type UntimedKey = (typeof untimedKeys)[number]

const stepFields = () => ({
  title: f.rich(),
  detail: f.rich().exactOptional(),
  firmness: f.choice(firmnesses, { locked: true }),
})

const minutesInDay = 24 * 60

/**
 * One instruction. Instructions that two exams share have the same key, so that a sheet for both lists
 * them once. `minutesBefore` counts from the hour of the exam: a deadline, or a period.
 */
export const prepareStep = () =>
  f.oneOf(
    'key',
    [
      z.strictObject({
        key: f.choice(timedKeys, { locked: true }),
        ...stepFields(),
        minutesBefore: f.minutesBefore({ most: minutesInDay, locked: true }).exactOptional(),
      }),
      z.strictObject({ key: f.choice(untimedKeys, { locked: true }), ...stepFields() }),
    ],
    { labels: 'prepareStep' },
  )
export type PrepareStep = z.infer<ReturnType<typeof prepareStep>>

const bringKeys = [
  'allergyList',
  'datingReport',
  'earlierImages',
  'earlierReports',
  'healthCard',
  'implantCards',
  'lastPeriod',
  'mammograms',
  'medicineList',
  'pad',
  'prescription',
  'questionnaire',
  'request',
] as const
export type BringKey = (typeof bringKeys)[number]

const bringItem = f.group(
  { key: f.choice(bringKeys, { locked: true }), text: f.rich() },
  { labels: 'bringItem' },
)
export type BringItem = z.infer<typeof bringItem>

/** What to do before and what to bring; prints as boxes to tick. */
export const prepareSection = section('prepare', {
  ...base('prepare'),
  steps: f.list(prepareStep()),
  /** Splits a long list: before the exam, and on the day from this step on. */
  dayFrom: f.choice(untimedKeys, { locked: true }).exactOptional(),
  bring: f.list(bringItem),
  /** Printed sheet only: who must not come. The page has it in another section. */
  doNotCome: f.rich().exactOptional(),
})
export type PrepareSection = z.infer<typeof prepareSection>

/** Three or four steps: panels where they are drawn, else numbers joined by the tick ruler. */
export const visitSection = section('visit', {
  ...base('visit'),
  /** Every step is drawn: on phones, two panels a row, each opens its words. */
  storyboard: f.flag({ locked: true }).exactOptional(),
  /** The duration is in the first sentence. */
  lead: f.rich().exactOptional(),
  steps: f.list(visitStep()),
  /** What may happen besides, folded under the steps. */
  asides: f.list(visitStep()).exactOptional(),
  paragraphs: f.list(f.rich()).exactOptional(),
})
export type VisitSection = z.infer<typeof visitSection>

const studyArms = ['prp', 'placebo'] as const
/** A group of a trial. */
export type StudyArm = (typeof studyArms)[number]

/** Two means of one scale as two rows of a hundred dots. */
const studyDots = () =>
  f.group(
    {
      id: f.slug({ locked: true }),
      /** What was measured, when, and what one dot is. */
      meaning: f.rich(),
      dotsAPoint: f.number({ most: 100 }),
      means: f.each(
        studyArms,
        f.group({ points: f.number({ most: 100 }), words: f.line() }, { labels: 'studyMean' }),
      ),
    },
    { labels: 'studyDots' },
  )
export type StudyDots = z.infer<ReturnType<typeof studyDots>>

const study = f.group(
  {
    subject: f.rich(),
    people: f.rich(),
    result: f.rich(),
    source: f.name(),
    dots: studyDots().exactOptional(),
  },
  { labels: 'study' },
)
export type Study = z.infer<typeof study>

/** What was measured, in whom, and the results: strengths and gaps in the same type size. */
export const evidenceSection = section('evidence', {
  ...base('evidence'),
  lead: f.rich(),
  studies: f.list(study),
  paragraphs: f.list(f.rich()),
})
export type EvidenceSection = z.infer<typeof evidenceSection>

/** The noise of the machine: words, a computed sound to play, the tunnel drawn to scale. */
export const soundSection = section('sound', {
  ...base('sound'),
  paragraphs: f.list(f.rich()),
  /** Labels of the two rulers, shoulders then tunnel; then a note on the drawing. */
  scale: f.list(f.rich(), { least: 3, most: 3 }),
})
export type SoundSection = z.infer<typeof soundSection>

/** Days of the menstrual cycle on a ruler; the window is a fact of the clinic. */
export const cycleSection = section('cycle', {
  ...base('cycle'),
  window: f.choice(['hysterosonogram', 'breastMri'], { locked: true }),
  label: f.rich(),
  paragraphs: f.list(f.rich()),
})
export type CycleSection = z.infer<typeof cycleSection>

/** Weeks of pregnancy on a ruler; the windows are facts of the clinic. */
export const weeksSection = section('weeks', { ...base('weeks'), paragraphs: f.list(f.rich()) })
export type WeeksSection = z.infer<typeof weeksSection>

/** Urgent information, or what visitors must read first. */
export const noticeSection = section('notice', {
  ...base('notice'),
  tone: f.choice(['info', 'warn'], { locked: true }),
  paragraphs: f.list(f.rich()),
  list: f.list(f.rich()).exactOptional(),
})
export type NoticeSection = z.infer<typeof noticeSection>

/** The tools for visitors, in the order of their page. */
export const toolNames = [
  'examFinder',
  'examDates',
  'cycleDays',
  'preparationSheet',
  'mriCheck',
] as const
export type ToolName = (typeof toolNames)[number]

/** A form that answers at once. */
export const toolSection = section('tool', {
  ...base('tool'),
  tool: f.choice(toolNames, { locked: true }),
  paragraphs: f.list(f.rich()),
})
export type ToolSection = z.infer<typeof toolSection>

export const questionsSection = section('questions', {
  ...base('questions'),
  questions: f.list(question()),
})
export type QuestionsSection = z.infer<typeof questionsSection>

/** One number of a plate, in the order of the numbers in its drawing. */
export const plateMark = () => f.group({ label: f.rich(), text: f.rich() }, { labels: 'plateMark' })

/** What the exam looks at: a numbered drawing that fades into a picture from the screen. */
export const plateSection = section('plate', {
  ...base('plate'),
  drawing: f.drawing({ locked: true }),
  /** Text alternative of the drawing. */
  alt: f.line(),
  picture: f.picture(),
  shape: f.choice(['sector', 'linear'], { locked: true }),
  marks: f.list(plateMark()),
})
export type PlateSection = z.infer<typeof plateSection>

/** Who pays: its words are made from the facts of the clinic. Every exam has it once. */
const costSection = section('cost', {
  kind: z.literal('cost'),
  id: f.choice(['cost'], { locked: true }),
})

export const examSection = () =>
  f.oneOf('kind', [
    costSection,
    plateSection,
    proseSection,
    prepareSection,
    visitSection,
    evidenceSection,
    cycleSection,
    weeksSection,
    noticeSection,
    questionsSection,
    soundSection,
    toolSection,
  ])
export type ExamSection = z.infer<ReturnType<typeof examSection>>
