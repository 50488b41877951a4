import * as z from 'zod'
import { type Locale, locales } from '../../../addresses/pageTable.js'
import { type RepliedAbout, repliedAbout, replyPlaces } from '../../../content/staff/replyPlaces.js'
import { readable } from '../../adapters/records/readable.js'
import {
  fieldsSchema,
  type OnUnreadable,
  type Records,
  type StoredRecord,
} from '../../adapters/records/records.js'
import { storedEnum } from '../../adapters/records/storedValue.js'
import type { ReplyTemplateText } from '../../content/schemas/template.js'
import type { SiteContent } from '../../content/siteContent.js'
import type { Clock } from '../../../shared/time/clock.js'
import type { AuditLog } from '../audit/auditLog.js'
import type { StaffAct } from '../staffAct.js'
import type { Stored } from '../../../shared/language/storedChoices.js'

const text = z.object({ name: z.string(), subject: z.string(), text: z.string() })
export const templateTextsSchema = z.object({ fr: text, en: text })
const templateSchema = z.object({
  texts: templateTextsSchema,
  /** Missing in templates of earlier releases, which all belong to requests. */
  about: storedEnum(repliedAbout).default('requests'),
  isRetired: z.boolean(),
  changedBy: z.string(),
  changedAt: z.int(),
})

export interface ReplyTemplate {
  readonly id: string
  readonly version: number
  readonly about: Stored<RepliedAbout>
  readonly texts: Readonly<Record<Locale, ReplyTemplateText>>
  readonly isRetired: boolean
  readonly changed?: { readonly by: string; readonly at: number }
}

export interface ReplyTemplates {
  list(): Promise<readonly ReplyTemplate[]>
  save(
    act: StaffAct,
    template: Pick<ReplyTemplate, 'id' | 'version' | 'about' | 'texts' | 'isRetired'>,
  ): Promise<'saved' | 'conflict'>
}

const collection = 'templates'
const mostTemplates = 100

export const readTemplate = ({ id, version, fields }: StoredRecord): ReplyTemplate => {
  const { about, texts, isRetired, changedBy, changedAt } = templateSchema.parse(fields)
  return { id, version, about, texts, isRetired, changed: { by: changedBy, at: changedAt } }
}

const untouched = ({ templates }: ReplyTemplatesParts['content']): readonly ReplyTemplate[] =>
  templates.map(({ id, about, texts }) => ({ id, about, texts, version: 0, isRetired: false }))

export interface ReplyValues extends Readonly<Record<'reference' | 'phone', string>> {
  /** `undefined` if the name cannot be parsed reliably. */
  readonly firstName: string | undefined
}

const placePattern = /\{([^{}\n]*)\}/g

/** Returns the first code that the site cannot fill, such as an unknown placeholder or a code of pages. */
export const unknownCode = (written: string, locale: Locale): string | undefined => {
  const known: readonly string[] = Object.values(replyPlaces).map((place) => place[locale])
  const rest = written.replaceAll(placePattern, (whole, place: string) =>
    known.includes(place) ? ' ' : whole,
  )
  return /\{[^{}\n]*\}|[{}]|\]\(|\*\*/.exec(rest)?.[0]
}

/** Removes a placeholder with the space before it: « Bonjour {prénom}, » becomes « Bonjour, ». */
const withoutPlace = (written: string, place: string): string =>
  written
    // At the start of a line, also removes the comma and capitalises the next word.
    .replaceAll(
      new RegExp(`^\\{${place}\\}[^\\S\\n]*,?[^\\S\\n]*(\\p{L}?)`, 'gmu'),
      (_, next: string) => next.toUpperCase(),
    )
    .replaceAll(new RegExp(`[^\\S\\n]*\\{${place}\\}`, 'gu'), '')

export const fillPlaces = (written: string, locale: Locale, values: ReplyValues): string => {
  const { firstName, reference, phone } = replyPlaces
  const filled = new Map<string, string | undefined>([
    [firstName[locale], values.firstName],
    [reference[locale], values.reference],
    [phone[locale], values.phone],
  ])
  const greeted =
    values.firstName === undefined ? withoutPlace(written, firstName[locale]) : written
  return greeted.replaceAll(placePattern, (whole, place: string) => filled.get(place) ?? whole)
}

export interface ReplyTemplatesParts {
  readonly records: Pick<Records, 'list'>
  readonly content: Pick<SiteContent, 'templates'>
  readonly audit: Pick<AuditLog, 'commit'>
  readonly clock: Pick<Clock, 'now'>
  readonly onUnreadable: OnUnreadable
}

export const createReplyTemplates = ({
  records,
  content,
  audit,
  clock,
  onUnreadable,
}: ReplyTemplatesParts): ReplyTemplates => ({
  list: async () => {
    const page = await records.list(collection, { limit: mostTemplates, oldestFirst: true })
    const stored = readable(page.records, readTemplate, (record) => record, onUnreadable)
    const byId = new Map(
      [...untouched(content), ...stored].map((template) => [template.id, template]),
    )
    return [...byId.values()]
  },
  save: async ({ signedIn, requestId }, { id, version, about, texts, isRetired }) => {
    const now = clock.now()
    const fields = fieldsSchema.parse({
      about,
      texts: Object.fromEntries(locales.map((locale) => [locale, { ...texts[locale] }])),
      isRetired,
      changedBy: signedIn.account.name,
      changedAt: now,
    })
    const entry = { actor: signedIn, action: 'templateSaved', subject: id, requestId } as const
    const step =
      version === 0
        ? { create: { collection, id, createdAt: now, fields } as const }
        : { update: { collection, id, version } as const, changes: { fields } }
    return (await audit.commit(entry, [step])).status === 'committed' ? 'saved' : 'conflict'
  },
})
