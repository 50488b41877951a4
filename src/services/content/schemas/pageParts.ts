import type * as z from 'zod'
import type { Localized } from '../../../content/localized.js'
import * as f from '../../schema/fields.js'

export const head = () => f.group({ title: f.line(), description: f.line() }, { labels: 'head' })

export interface HeadContent {
  readonly title: Localized
  readonly description: Localized
}

/** Creates the field of a heading; `strong` is its last phrase, in weight 600. */
export const heading = () =>
  f.group({ text: f.line(), strong: f.line().exactOptional() }, { labels: 'heading' })

export type Heading = z.infer<ReturnType<typeof heading>>

export const pageFields = () => ({
  ...f.inGroup('head', { name: f.line(), head: head() }),
})

export const updated = () => f.date({ group: 'head', locked: true })

export interface PageContent {
  readonly name: Localized
  readonly head: HeadContent
  /** ISO date of the last text change, for the sitemap. */
  readonly updated: string
}

/** Creates the field of a question; `id` is its anchor for links. */
export const question = () =>
  f.group(
    {
      id: f.slug({ locked: true }).exactOptional(),
      question: f.rich(),
      answer: f.list(f.rich(), { least: 1 }),
    },
    { labels: 'question' },
  )

export type Question = z.infer<ReturnType<typeof question>>

export const visitStep = () =>
  f.group(
    {
      time: f.rich(),
      title: f.rich(),
      text: f.rich(),
      drawing: f.drawing({ locked: true }).exactOptional(),
    },
    { labels: 'visitStep' },
  )

export type VisitStep = z.infer<ReturnType<typeof visitStep>>

/** Icons that texts may name; `views/icons/iconShapes.ts` draws them. */
export const iconNames = [
  'accessibility',
  'arrow',
  'breast',
  'breast-mri',
  'calendar',
  'check',
  'chevron',
  'clock',
  'lock',
  'close',
  'document',
  'drop',
  'external',
  'info',
  'joint',
  'language',
  'mail',
  'map-pin',
  'menu',
  'metal',
  'money',
  'morphology',
  'mri',
  'nuchal',
  'parking',
  'phone',
  'pill',
  'pregnancy',
  'print',
  'plus',
  'prp',
  'retry',
  'search',
  'shield',
  'transit',
  'trash',
  'ultrasound',
  'upload',
  'uterus',
  'warning',
  'wheelchair',
] as const

export type IconName = (typeof iconNames)[number]

/** Creates the field of an icon with a title and one or two sentences. */
export const iconText = () =>
  f.group(
    { icon: f.choice(iconNames, { locked: true }), title: f.rich(), text: f.rich() },
    { labels: 'iconText' },
  )
