import * as z from 'zod'
import * as f from '../../schema/fields.js'
import { heading, pageFields, question, updated, visitStep } from './pageParts.js'

const serviceLink = () => f.group({ text: f.rich(), action: f.line() }, { labels: 'serviceLink' })

export const homeSchema = z.strictObject({
  ...pageFields(),
  hero: f.group({ title: f.line(), strong: f.line(), lead: f.rich() }),
  services: f.group({
    heading: heading(),
    intro: f.rich().exactOptional(),
    ultrasound: f.rich(),
    mri: serviceLink(),
    prp: serviceLink(),
  }),
  visit: f.group({ heading: heading(), steps: f.list(visitStep(), { least: 3, most: 3 }) }),
  preparation: f.group({
    heading: heading(),
    intro: f.rich(),
    rows: f.list(
      f.group({ title: f.rich(), text: f.rich(), exams: f.exams() }, { labels: 'preparationRow' }),
    ),
  }),
  questions: f.group({
    heading: heading(),
    intro: f.rich(),
    items: f.list(question(), { least: 1 }),
  }),
  jobs: f.group({ heading: heading(), intro: f.rich() }),
  contact: f.group({ heading: heading(), intro: f.rich() }),
  map: f.group({ heading: heading() }),
  updated: updated(),
})
export type HomeContent = z.infer<typeof homeSchema>
