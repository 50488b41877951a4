import * as z from 'zod'
import type { ExamName } from '../../../addresses/pageTable.js'
import { priceNames } from '../../clinic/coverage.js'
import * as f from '../../schema/fields.js'
import { head, updated } from './pageParts.js'
import { examSection } from './sections.js'

/** One value and one short note of the key facts. */
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
        /** An image as a scanner makes it: a caption states that it was computed. */
        simulated: f.yesOrNo({ locked: true }),
      }),
    ],
    { labels: 'figure' },
  )

/** How the exam is made, as search engines sort exams. */
export const procedures = ['ultrasound', 'mri', 'treatment'] as const
export type Procedure = (typeof procedures)[number]

/** A paused exam keeps its page, which says so; one that is not offered has none. */
const availabilities = ['offered', 'paused', 'notOffered'] as const

/** What visitors ask about any exam; its page answers all of it. */
const examQuestions = [
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

export const examSchema = z.strictObject({
  ...f.inGroup('head', { head: head() }),
  ...f.inGroup('card', {
    /** In menus, cards and lists: identifies the exam on its own. */
    shortName: f.line(),
    /** The whole name, in lists and emails. */
    fullName: f.line(),
    /** Under the name in the menu: at most six words. */
    tagline: f.rich(),
    /** On cards: one or two sentences. */
    summary: f.rich(),
  }),
  ...f.inGroup('top', {
    /** The headline of the page. */
    title: f.line(),
    /** Two or three short sentences under the headline. */
    lead: f.rich(),
    keyFacts: f.group({
      when: keyFact(),
      preparation: keyFact(),
      prescription: keyFact(),
      results: keyFact(),
    }),
    figure: figure(),
    /** Beside the answer of the exam finder, where there is room. */
    drawing: f.drawing({ locked: true }),
  }),
  ...f.inGroup('rules', {
    // A scanner that breaks down waits for nobody.
    availability: f.choice(availabilities, { review: 'none' }),
    procedure: f.choice(procedures, { locked: true }),
    price: f.choice(priceNames, { locked: true }),
    /** The CNESST and the SAAQ never pay for it: their rows are left out. */
    noAccidentFiles: f.flag({ locked: true }).exactOptional(),
    /** Done during a pregnancy, or to be discussed by phone when one is possible. */
    pregnancy: f.choice(['during', 'callFirst', 'either'], { locked: true }),
  }),
  sections: f.list(examSection(), { group: 'sections' }),
  ...f.inGroup('rules', {
    /** Where each question is answered: the id of a section or of a question whose heading asks it. */
    answers: f.each(examQuestions, f.slug({ locked: true }), { locked: true }),
    /** Other exams, at most three; empty: the overview of ultrasound. */
    related: f.exams(),
  }),
  sources: f.list(source(), { group: 'sources' }),
  updated: updated(),
})

/** An exam or a treatment as its page shows it. */
export type ExamContent = z.infer<typeof examSchema> & { readonly name: ExamName }
