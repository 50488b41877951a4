import * as z from 'zod'
import type { ExamName } from '../../../addresses/pageTable.js'
import { priceNames } from '../../clinic/coverage.js'
import * as f from '../../schema/fields.js'
import { head, updated } from './pageParts.js'
import { examSection } from './sections.js'

/** Creates the field of a key fact: a value and a short note. */
export const keyFact = () =>
  f.group({ value: f.rich(), note: f.rich().exactOptional() }, { labels: 'keyFact' })

/** Creates the field of a public source, labelled with authors or organisation, title and year. */
export const source = () =>
  f.group({ label: f.rich(), url: f.url().exactOptional() }, { labels: 'source' })

/**
 * Creates the field of the large picture: a sector for curved ultrasound probes, a rectangle for
 * linear ones, otherwise a ring.
 */
const figure = () =>
  f.oneOf(
    'kind',
    [
      z.strictObject({
        kind: f.choice(['sector', 'linear'], { locked: true }),
        picture: f.picture(),
      }),
      z.strictObject({
        kind: z.literal('ring'),
        picture: f.picture(),
        /** Adds a caption that the image is computed. */
        simulated: f.yesOrNo({ locked: true }),
      }),
    ],
    { labels: 'figure' },
  )

export const procedures = ['ultrasound', 'mri', 'treatment'] as const
export type Procedure = (typeof procedures)[number]

/** A paused exam has a page with a notice; one that is not offered has no page. */
const availabilities = ['offered', 'paused', 'notOffered'] as const

const examQuestions = [
  'what',
  'why',
  'whoPays',
  'prescription',
  'preparation',
  'visit',
  /** Whether the exam hurts, and what it cannot show. */
  'limits',
  'afterwards',
  'results',
  'callFirst',
] as const

export const examSchema = z.strictObject({
  ...f.inGroup('head', { head: head() }),
  ...f.inGroup('card', {
    /** Name for menus, cards and lists; identifies the exam without context. */
    shortName: f.line(),
    fullName: f.line(),
    /** At most six words, displayed below the name in menus. */
    tagline: f.rich(),
    summary: f.rich(),
  }),
  ...f.inGroup('top', {
    title: f.line(),
    /** Two or three short sentences below the headline. */
    lead: f.rich(),
    keyFacts: f.group({
      when: keyFact(),
      preparation: keyFact(),
      prescription: keyFact(),
      results: keyFact(),
    }),
    figure: figure(),
    /** Drawing beside the answer of the exam finder on wide screens. */
    drawing: f.drawing({ locked: true }),
  }),
  ...f.inGroup('rules', {
    // Needs no approval, because a broken scanner must be announced at once.
    availability: f.choice(availabilities, { review: 'none' }),
    procedure: f.choice(procedures, { locked: true }),
    price: f.choice(priceNames, { locked: true }),
    /**
     * Hides the rows of the insurers of work accidents (CNESST) and road accidents (SAAQ), which
     * never pay for the exam.
     */
    noAccidentFiles: f.flag({ locked: true }).exactOptional(),
    /**
     * `during`: the exam is for pregnant people. `callFirst`: a pregnant person must call first.
     * `either`: pregnancy does not matter.
     */
    pregnancy: f.choice(['during', 'callFirst', 'either'], { locked: true }),
  }),
  sections: f.list(examSection(), { group: 'sections' }),
  ...f.inGroup('rules', {
    /** Id of the section or FAQ entry that answers each standard question. */
    answers: f.each(examQuestions, f.slug({ locked: true }), { locked: true }),
    /** Other exams, at most three; if empty, the page links to the overview of ultrasound. */
    related: f.exams(),
  }),
  sources: f.list(source(), { group: 'sources', least: 1 }),
  updated: updated(),
})

export type ExamContent = z.infer<typeof examSchema> & { readonly name: ExamName }
