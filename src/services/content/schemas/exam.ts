import * as z from 'zod'
import type { ExamName } from '../../../addresses/pageTable.js'
import { priceNames } from '../../clinic/coverage.js'
import * as f from '../../schema/fields.js'
import { head, updated } from './pageParts.js'
import { examSection } from './sections.js'

/** A key fact: a value and a short note. */
export const keyFact = () =>
  f.group({ value: f.rich(), note: f.rich().exactOptional() }, { labels: 'keyFact' })

/** A public document: authors or organisation, title, year. */
export const source = () =>
  f.group({ label: f.rich(), url: f.url().exactOptional() }, { labels: 'source' })

/** The large picture: a sector for curved probes, a rectangle for linear ones, else a ring. */
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
  /** Course and duration of the exam. */
  'visit',
  /** Whether the exam hurts, and what it cannot show. */
  'limits',
  'afterwards',
  'results',
  /** Contraindications, and whom to call. */
  'callFirst',
] as const

export const examSchema = z.strictObject({
  ...f.inGroup('head', { head: head() }),
  ...f.inGroup('card', {
    /** For menus, cards and lists: identifies the exam without context. */
    shortName: f.line(),
    fullName: f.line(),
    /** Below the name in menus: at most six words. */
    tagline: f.rich(),
    /** For cards: one or two sentences. */
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
    /** Hides the rows of CNESST (work accidents) and SAAQ (road accidents), which never pay for the exam. */
    noAccidentFiles: f.flag({ locked: true }).exactOptional(),
    /** Done during pregnancy, after a call in case of pregnancy, or in either case. */
    pregnancy: f.choice(['during', 'callFirst', 'either'], { locked: true }),
  }),
  sections: f.list(examSection(), { group: 'sections' }),
  ...f.inGroup('rules', {
    /** For each standard question, the id of the section or FAQ entry with its answer. */
    answers: f.each(examQuestions, f.slug({ locked: true }), { locked: true }),
    /** Other exams, at most three; if empty, the page links to the overview of ultrasound. */
    related: f.exams(),
  }),
  sources: f.list(source(), { group: 'sources' }),
  updated: updated(),
})

export type ExamContent = z.infer<typeof examSchema> & { readonly name: ExamName }
