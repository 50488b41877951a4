import { randomUUID } from 'node:crypto'
import type { Request, Response } from 'express'
import { type Locale, locales } from '../../../addresses/pageTable.js'
import { staffUrl } from '../../../addresses/staffTable.js'
import { messageLength } from '../../../config/limits.js'
import {
  type RepliedAbout,
  repliedAbout,
  replyPlaces,
} from '../../../content/staff/replyTemplates.js'
import { notFound } from '../../../services/errors.js'
import { cleanLine, cleanLines } from '../../../services/forms/cleanText.js'
import type { Services } from '../../../services/services.js'
import {
  type ReplyTemplate,
  unknownPlaces,
} from '../../../services/staff/replies/replyTemplates.js'
import type { StaffSite } from '../../../views/staff/layout/staffSite.js'
import type { TemplateField } from '../../../views/staff/templates/TemplatesPage.js'
import { outboxViewLinks } from '../outbox/outboxController.js'
import { renderStaffPage } from '../renderStaffPage.js'
import type { StaffControllers } from '../staffHandlers.js'
import { sayMoment } from '../staffDates.js'
import { fieldOf, readStaffForm } from '../staffForm.js'
import { staffActOf } from '../staffRequest.js'

type Texts = ReplyTemplate['texts']

const parts = ['name', 'subject', 'text'] as const
type Part = (typeof parts)[number]

const longest: Readonly<Record<Part, number>> = { name: 80, subject: 200, text: messageLength }

const empty = { name: '', subject: '', text: '' }

/** A template that nobody has written yet. */
const newTemplate: ReplyTemplate = {
  id: 'new',
  about: 'requests',
  version: 0,
  texts: { fr: empty, en: empty },
  isRetired: false,
}

type ErrorKind = 'missing' | 'tooLong' | 'place'

interface FieldError {
  readonly locale: Locale
  readonly part: Part
  readonly kind: ErrorKind
  readonly place: string
}

const errorsOf = (texts: Texts): readonly FieldError[] =>
  locales.flatMap((locale) =>
    parts.flatMap((part): readonly FieldError[] => {
      const text = texts[locale][part]
      const [place = ''] = unknownPlaces(text, locale)
      if (text === '') return [{ locale, part, kind: 'missing', place }]
      if (text.length > longest[part]) return [{ locale, part, kind: 'tooLong', place }]
      return place === '' ? [] : [{ locale, part, kind: 'place', place }]
    }),
  )

interface Shown {
  readonly template: ReplyTemplate
  readonly errors?: readonly FieldError[]
  /** What somebody else kept meanwhile. */
  readonly theirs?: ReplyTemplate
}

const fieldsOf = (
  { t }: StaffSite,
  texts: Texts,
  locale: Locale,
  errors: readonly FieldError[] = [],
): readonly TemplateField[] =>
  parts.map((part) => ({
    name: `${locale}.${part}`,
    label: t(`staffTemplates:${part}.${locale}`),
    value: texts[locale][part],
    isLong: part === 'text',
    isWrong: errors.some((error) => error.locale === locale && error.part === part),
  }))

const sayErrors = (
  { t }: StaffSite,
  { errors = [], theirs }: Pick<Shown, 'errors' | 'theirs'>,
): readonly string[] => [
  ...errors.map(({ locale, part, kind, place }) =>
    t(`staffTemplates:errors.${kind}`, {
      field: t(`staffTemplates:${part}.${locale}`),
      place: `{${place}}`,
    }),
  ),
  ...(theirs === undefined ? [] : [t('staffTemplates:errors.conflict')]),
]

const show = async (
  services: Services,
  req: Request,
  res: Response,
  { template, errors, theirs }: Shown,
): Promise<void> => {
  const { outbox, replyTemplates } = services.staff
  const [counts, all] = await Promise.all([outbox.counts(), replyTemplates.list()])
  const { id, version, texts, isRetired, changed } = template
  await renderStaffPage(services, req, res, 'staff/templates/TemplatesPage', (site) => {
    const { t, locale } = site
    const isNew = id === newTemplate.id
    const places = Object.values(replyPlaces).map((place) => place[locale])
    return {
      title: t('staffTemplates:title'),
      views: outboxViewLinks(site, counts, 'templates'),
      templates: all.map((one) => ({
        id: one.id,
        name: one.texts[locale].name,
        note: one.isRetired
          ? t('staffTemplates:retired')
          : t(`staffTemplates:offered.${one.about}`),
        isCurrent: one.id === id,
      })),
      id,
      version,
      heading: isNew ? t('staffTemplates:new') : texts[locale].name,
      isRetired,
      isNew,
      about: repliedAbout.map((value) => ({
        value,
        words: t(`staffTemplates:offered.${value}`),
        isChosen: value === template.about,
      })),
      fields: {
        fr: fieldsOf(site, texts, 'fr', errors),
        en: fieldsOf(site, texts, 'en', errors),
      },
      places: places.map((place) => `{${place}}`).join(', '),
      errors: sayErrors(site, {
        ...(errors === undefined ? {} : { errors }),
        ...(theirs === undefined ? {} : { theirs }),
      }),
      ...(theirs === undefined
        ? {}
        : { theirs: locales.flatMap((one) => fieldsOf(site, theirs.texts, one)) }),
      ...(changed === undefined
        ? {}
        : {
            changed: t('staffTemplates:changed', {
              moment: sayMoment(site, changed.at),
              name: changed.by,
            }),
          }),
    }
  })
}

const idOf = (req: Request): string => {
  const { id } = req.params
  if (typeof id !== 'string') throw notFound()
  return id
}

/** @throws AppError 404 */
const findTemplate = async ({ staff }: Services, id: string): Promise<ReplyTemplate> => {
  if (id === newTemplate.id) return newTemplate
  const found = (await staff.replyTemplates.list()).find((one) => one.id === id)
  if (found === undefined) throw notFound()
  return found
}

const textsIn = (req: Request): Texts => {
  const read = (locale: Locale) => ({
    name: cleanLine(fieldOf(req, `${locale}.name`)),
    subject: cleanLine(fieldOf(req, `${locale}.subject`)),
    text: cleanLines(fieldOf(req, `${locale}.text`)),
  })
  return { fr: read('fr'), en: read('en') }
}

const aboutIn = (req: Request): RepliedAbout =>
  fieldOf(req, 'about') === 'applications' ? 'applications' : 'requests'

const save = async (services: Services, req: Request, res: Response): Promise<void> => {
  const found = await findTemplate(services, idOf(req))
  const asked = fieldOf(req, 'do')
  const texts = textsIn(req)
  const about = found.id === newTemplate.id ? aboutIn(req) : found.about
  const typed = { ...found, about, texts, version: Number(fieldOf(req, 'version')) }
  const errors = errorsOf(texts)
  if (errors.length > 0) {
    res.status(422)
    await show(services, req, res, { template: typed, errors })
    return
  }
  const id = found.id === newTemplate.id ? randomUUID() : found.id
  const isRetired = asked === 'retire' || (asked !== 'restore' && found.isRetired)
  const act = staffActOf(req)
  const outcome = await services.staff.replyTemplates.save(act, { ...typed, id, isRetired })
  if (outcome === 'saved') {
    res.redirect(303, staffUrl('replyTemplate', { id }))
    return
  }
  const theirs = await findTemplate(services, id)
  res.status(409)
  await show(services, req, res, { template: { ...typed, version: theirs.version }, theirs })
}

/** The texts that replies begin with. */
export const templatesController = (
  services: Services,
): Pick<StaffControllers, 'replyTemplates' | 'replyTemplate'> => ({
  replyTemplates: {
    get: async (req, res) => {
      const [first = newTemplate] = await services.staff.replyTemplates.list()
      await show(services, req, res, { template: first })
    },
  },
  replyTemplate: {
    get: async (req, res) =>
      show(services, req, res, { template: await findTemplate(services, idOf(req)) }),
    post: [readStaffForm, (req, res) => save(services, req, res)],
  },
})
