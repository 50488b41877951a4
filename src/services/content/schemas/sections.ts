import * as z from 'zod'
import * as f from '../../schema/fields.js'
import { heading, question, visitStep } from './pageParts.js'

/* The kinds of section of exam pages; each has a view in `views/exam/sections`. */

/**
 * Returns the common fields; `id` is the anchor in both languages: lower-case English words joined
 * by hyphens.
 */
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
  /**
   * Folds the section beside the questions; only for optional reading, never for what visitors must
   * know before booking.
   */
  folded: f.flag({ locked: true }).exactOptional(),
  lead: f.rich().exactOptional(),
  paragraphs: f.list(f.rich(), { least: 1 }),
  list: f.list(f.rich(), { least: 1 }).exactOptional(),
  /** Heading of the text after the first paragraph, folded on phones. */
  later: f.rich().exactOptional(),
  pictures: f.list(f.picture()).exactOptional(),
})
export type ProseSection = z.infer<typeof proseSection>

/** Validity of an instruction: for all, in the first trimester only, or to be discussed first. */
export const firmnesses = ['always', 'firstTrimester', 'ask'] as const
export type Firmness = (typeof firmnesses)[number]

const timedKeys = ['water', 'fast', 'painRelief'] as const
export type TimedKey = (typeof timedKeys)[number]

const untimedKeys = [
  'antiInflammatories',
  'arrive',
  'callDayOne',
  'companion',
  'cycleDay',
  'decide',
  'diabetes',
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

const stepFields = () => ({
  title: f.rich(),
  detail: f.rich().exactOptional(),
  firmness: f.choice(firmnesses, { locked: true }),
})

const minutesInDay = 24 * 60

/**
 * Creates the field of an instruction; equal keys of two exams are listed once. `minutesBefore` is
 * a deadline or a period.
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

/** Instructions and things to bring; printed with checkboxes. */
export const prepareSection = section('prepare', {
  ...base('prepare'),
  steps: f.list(prepareStep(), { least: 1 }),
  /** Splits a long list: from this step on, instructions are for the day of the exam. */
  dayFrom: f.choice(untimedKeys, { locked: true }).exactOptional(),
  bring: f.list(bringItem),
  /** Who must not come; on paper only, because the page has a section about it. */
  doNotCome: f.rich().exactOptional(),
})
export type PrepareSection = z.infer<typeof prepareSection>

/** Steps of a visit: three or four, each with a drawing or a number. */
export const visitSection = section('visit', {
  ...base('visit'),
  /** Without effect; accepted because stored versions of pages contain it. */
  storyboard: f.flag({ locked: true }).exactOptional(),
  /** The first sentence contains the duration. */
  lead: f.rich().exactOptional(),
  steps: f.list(visitStep(), { least: 1 }),
  /** Possible additional steps, folded below the others. */
  asides: f.list(visitStep(), { least: 1 }).exactOptional(),
  paragraphs: f.list(f.rich(), { least: 1 }).exactOptional(),
})
export type VisitSection = z.infer<typeof visitSection>

const studyArms = ['prp', 'placebo'] as const
export type StudyArm = (typeof studyArms)[number]

/** Creates the field of two means on one scale, drawn as two rows of a hundred dots. */
const studyDots = () =>
  f.group(
    {
      id: f.slug({ locked: true }),
      /** Measured value, time of the measurement, and value of one dot. */
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

/** Study methods and results; strengths and gaps have the same font size. */
export const evidenceSection = section('evidence', {
  ...base('evidence'),
  lead: f.rich(),
  studies: f.list(study, { least: 1 }),
  paragraphs: f.list(f.rich(), { least: 1 }),
})
export type EvidenceSection = z.infer<typeof evidenceSection>

/** Noise of the scanner: text, a synthesized sound, and the tunnel drawn to scale. */
export const soundSection = section('sound', {
  ...base('sound'),
  paragraphs: f.list(f.rich(), { least: 1 }),
  /** Labels of the rulers for shoulders and bore, then a note on the drawing. */
  scale: f.list(f.rich(), { least: 3, most: 3 }),
})
export type SoundSection = z.infer<typeof soundSection>

/** Diagram of the menstrual cycle. The clinic's document sets the days on which the exam is possible. */
export const cycleSection = section('cycle', {
  ...base('cycle'),
  window: f.choice(['hysterosonogram', 'breastMri'], { locked: true }),
  label: f.rich(),
  paragraphs: f.list(f.rich(), { least: 1 }),
})
export type CycleSection = z.infer<typeof cycleSection>

/** Weeks of pregnancy on a ruler; the windows are facts of the clinic. */
export const weeksSection = section('weeks', {
  ...base('weeks'),
  paragraphs: f.list(f.rich(), { least: 1 }),
})
export type WeeksSection = z.infer<typeof weeksSection>

/** Urgent information, or what visitors must read first. */
export const noticeSection = section('notice', {
  ...base('notice'),
  tone: f.choice(['info', 'warn'], { locked: true }),
  /** Whom to call before 811 for the signs of `list`. */
  firstCall: f.choice(['birthingPlace'], { locked: true }).exactOptional(),
  paragraphs: f.list(f.rich(), { least: 1 }),
  list: f.list(f.rich(), { least: 1 }).exactOptional(),
  /** Signs for which to call 911; with these, `list` has the signs for 811. */
  emergency: f.list(f.rich(), { least: 1 }).exactOptional(),
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

export const toolSection = section('tool', {
  ...base('tool'),
  tool: f.choice(toolNames, { locked: true }),
  paragraphs: f.list(f.rich(), { least: 1 }),
})
export type ToolSection = z.infer<typeof toolSection>

export const questionsSection = section('questions', {
  ...base('questions'),
  questions: f.list(question(), { least: 1 }),
})
export type QuestionsSection = z.infer<typeof questionsSection>

/** Creates the field of one numbered point in the drawing; labels are listed by number. */
export const plateMark = () => f.group({ label: f.rich(), text: f.rich() }, { labels: 'plateMark' })

/** A numbered drawing of the anatomy that fades into a picture of the exam. */
export const plateSection = section('plate', {
  ...base('plate'),
  drawing: f.drawing({ locked: true }),
  alt: f.line(),
  picture: f.picture(),
  shape: f.choice(['sector', 'linear'], { locked: true }),
  /** Second drawing, for marks outside the plane of the picture. */
  inset: f.drawing({ locked: true }).exactOptional(),
  marks: f.list(plateMark(), { least: 1 }),
})
export type PlateSection = z.infer<typeof plateSection>

/** Who pays, generated from facts of the clinic; exactly once per exam. */
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
