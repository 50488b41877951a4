import * as z from 'zod'
import * as f from '../../schema/fields.js'
import { pageFields, updated } from './pageParts.js'

/** Services of other companies, such as human verification. */
const optionalServices = ['verification', 'measurement'] as const
export type OptionalService = (typeof optionalServices)[number]

const block = () =>
  f.oneOf(
    'kind',
    [
      z.strictObject({
        kind: z.literal('paragraph'),
        text: f.rich(),
        /** The paragraph is shown only while this service is configured. */
        onlyWith: f.choice(optionalServices, { locked: true }).exactOptional(),
      }),
      z.strictObject({ kind: z.literal('list'), items: f.list(f.rich(), { least: 1 }) }),
      z.strictObject({ kind: z.literal('subheading'), text: f.line() }),
      z.strictObject({
        kind: z.literal('table'),
        caption: f.line(),
        columns: f.list(f.line(), { least: 1 }),
        rows: f.list(f.list(f.rich()), { least: 1 }),
      }),
    ],
    { labels: 'legalBlock' },
  )
export type LegalBlock = z.infer<ReturnType<typeof block>>

const section = f.group(
  {
    id: f.slug({ locked: true }),
    heading: f.line(),
    /** Folds the section until the reader opens it; printed pages show it. */
    closed: f.flag({ locked: true }).exactOptional(),
    blocks: f.list(block(), { least: 1 }),
  },
  { labels: 'legalSection' },
)
export type LegalSection = z.infer<typeof section>

export const legalSchema = z.strictObject({
  ...pageFields(),
  title: f.line(),
  lead: f.rich(),
  ...f.inGroup('validity', {
    since: f.date(),
    /** Last day on which this text was in force. */
    until: f.date().exactOptional(),
    notice: f.rich().exactOptional(),
  }),
  sections: f.list(section, { group: 'sections' }),
  updated: updated(),
})
export type LegalContent = z.infer<typeof legalSchema>
