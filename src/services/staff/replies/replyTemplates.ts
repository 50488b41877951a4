import * as z from 'zod'
import { type Locale, locales } from '../../../addresses/pageTable.js'
import {
  type RepliedAbout,
  repliedAbout,
  type ReplyTemplateText,
  replyPlaces,
  replyTemplates,
} from '../../../content/staff/replyTemplates.js'
import { readable } from '../../adapters/records/readable.js'
import {
  fieldsSchema,
  type OnUnreadable,
  type Records,
  type StoredRecord,
} from '../../adapters/records/records.js'
import { storedEnum } from '../../adapters/records/storedValue.js'
import type { Clock } from '../../../shared/time/clock.js'
import type { AuditLog } from '../audit/auditLog.js'
import type { StaffAct } from '../staffAct.js'
import type { Stored } from '../../../shared/language/storedChoices.js'

const text = z.object({ name: z.string(), subject: z.string(), text: z.string() })
const templateSchema = z.object({
  texts: z.object({ fr: text, en: text }),
  /** Those that were kept before HR had any are for requests. */
  about: storedEnum(repliedAbout).default('requests'),
  /** Not offered any more. */
  isRetired: z.boolean(),
  changedBy: z.string(),
  changedAt: z.int(),
})

/** A text that replies begin with, in both languages. */
export interface ReplyTemplate {
  readonly id: string
  /** 0: as the site came with it. */
  readonly version: number
  readonly about: Stored<RepliedAbout>
  readonly texts: Readonly<Record<Locale, ReplyTemplateText>>
  readonly isRetired: boolean
  readonly changed?: { readonly by: string; readonly at: number }
}

export interface ReplyTemplates {
  /** Those of the site as they came or were changed since, then those that were added, by age. */
  list(): Promise<readonly ReplyTemplate[]>
  /** `conflict`: somebody else changed it meanwhile. */
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

const untouched: readonly ReplyTemplate[] = replyTemplates.map(({ id, about, texts }) => ({
  id,
  about,
  texts,
  version: 0,
  isRetired: false,
}))

/** Values of the places of a template, for one person. */
export interface ReplyValues extends Readonly<Record<'reference' | 'phone', string>> {
  /** `undefined`: no name is safe to greet. */
  readonly firstName: string | undefined
}

const placePattern = /\{([^{}\n]*)\}/g

/** The places of a text that the site does not know how to fill: a mistyped one, mostly. */
export const unknownPlaces = (written: string, locale: Locale): readonly string[] => {
  const known: readonly string[] = Object.values(replyPlaces).map((place) => place[locale])
  return [...written.matchAll(placePattern)]
    .map(([, place = '']) => place)
    .filter((place) => !known.includes(place))
}

/** Removes a place with the space before it: « Bonjour {prénom}, » becomes « Bonjour, ». */
const withoutPlace = (written: string, place: string): string =>
  written
    // At the beginning of a line the comma after it goes too, and the next word begins the sentence.
    .replaceAll(
      new RegExp(`^\\{${place}\\}[^\\S\\n]*,?[^\\S\\n]*(\\p{L}?)`, 'gmu'),
      (_, next: string) => next.toUpperCase(),
    )
    .replaceAll(new RegExp(`[^\\S\\n]*\\{${place}\\}`, 'gu'), '')

/** Returns a text with its places filled in. */
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
  readonly audit: Pick<AuditLog, 'commit'>
  readonly clock: Pick<Clock, 'now'>
  readonly onUnreadable: OnUnreadable
}

export const createReplyTemplates = ({
  records,
  audit,
  clock,
  onUnreadable,
}: ReplyTemplatesParts): ReplyTemplates => ({
  list: async () => {
    const page = await records.list(collection, { limit: mostTemplates, oldestFirst: true })
    const stored = readable(page.records, readTemplate, (record) => record, onUnreadable)
    const byId = new Map([...untouched, ...stored].map((template) => [template.id, template]))
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
