import * as z from 'zod'
import { failsAs } from '../../schema/brokenRule.js'
import * as f from '../../schema/fields.js'
import { head, updated } from './pageParts.js'

/** Upper limits of hours per week and dollars per hour; larger numbers are treated as typos. */
const mostHours = 60
const mostDollars = 300

/** A job offer. Titles name both genders in French. */
export const jobSchema = z
  .strictObject({
    slug: f.group(
      { fr: f.slug({ locked: true }), en: f.slug({ locked: true }) },
      { group: 'head' },
    ),
    ...f.inGroup('head', {
      title: f.line(),
      head: head(),
      summary: f.rich(),
      picture: f.picture(),
      drawing: f.drawing({ locked: true }),
      /** Two or three short terms for lists: the position first, then its hours. */
      terms: f.list(f.rich(), { least: 2, most: 3 }),
    }),
    ...f.inGroup('terms', {
      employment: f.choice(['full-time', 'part-time']),
      hoursPerWeek: f.range({ most: mostHours }),
      /** Canadian dollars an hour. */
      salary: f.range({ most: mostDollars }),
      schedule: f.rich(),
      start: f.rich(),
    }),
    ...f.inGroup('work', {
      duties: f.list(f.rich(), { least: 1 }),
      required: f.list(f.rich(), { least: 1 }),
      assets: f.list(f.rich(), { least: 1 }),
      offer: f.list(f.rich(), { least: 1 }),
    }),
    ...f.inGroup('dates', {
      posted: f.date(),
      /** Last day for applications, in clinic time. */
      closes: f.date(),
    }),
    updated: updated(),
  })
  .refine(({ posted, closes }) => posted <= closes, {
    ...failsAs('closesFirst'),
    path: ['closes'],
  })

export type JobContent = z.infer<typeof jobSchema> & { readonly id: string }
