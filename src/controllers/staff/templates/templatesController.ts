import { isDeepStrictEqual } from 'node:util'
import type { Request, Response } from 'express'
import { type Locale, locales } from '../../../addresses/pageTable.js'
import { staffUrl } from '../../../addresses/staffTable.js'
import { repliedAbout, replyPlaces } from '../../../content/staff/replyPlaces.js'
import { notFound } from '../../../services/errors/errors.js'
import type { Services } from '../../../services/services.js'
import type { ReplyTemplate } from '../../../services/staff/replies/replyTemplates.js'
import type { StaffSite } from '../../../views/staff/layout/staffSite.js'
import type { TemplateField } from '../../../views/staff/templates/TemplatesPage.js'
import { outboxViewLinks } from '../outbox/outboxController.js'
import { renderStaffPage } from '../renderStaffPage.js'
import type { StaffControllers } from '../staffHandlers.js'
import { formatMoment } from '../staffDates.js'
import { fieldOf, readFormId, readStaffForm } from '../staffForm.js'
import { parameterOf, staffActOf } from '../staffRequest.js'
import {
  mergeTexts,
  readAbout,
  readTexts,
  type TemplateError,
  templateErrors,
  templateParts,
  type TemplateTexts,
} from './templateForm.js'
import { labelStored } from '../../../shared/language/storedChoices.js'

const empty = { name: '', subject: '', text: '' }

const newTemplate: ReplyTemplate = {
  id: 'new',
  about: 'requests',
  version: 0,
  texts: { fr: empty, en: empty },
  isRetired: false,
}

interface Shown {
  readonly template: ReplyTemplate
  readonly errors?: readonly TemplateError[] | undefined
  readonly theirs?: ReplyTemplate | undefined
  /** JSON of the stored texts, to find later which ones the form changed. */
  readonly shown?: string
}

const fieldsOf = (
  { t }: StaffSite,
  texts: TemplateTexts,
  locale: Locale,
  errors: readonly TemplateError[] = [],
): readonly TemplateField[] =>
  templateParts.map((part) => ({
    name: `${locale}.${part}`,
    label: t(`staffTemplates:${part}.${locale}`),
    value: texts[locale][part],
    isLong: part === 'text',
    isWrong: errors.some((error) => error.locale === locale && error.part === part),
  }))

const describeErrors = (
  { t }: StaffSite,
  { errors = [], theirs }: Pick<Shown, 'errors' | 'theirs'>,
): readonly string[] => [
  ...errors.map(({ locale, part, kind, code }) =>
    t(`staffTemplates:errors.${kind}`, { field: t(`staffTemplates:${part}.${locale}`), code }),
  ),
  ...(theirs === undefined ? [] : [t('staffTemplates:errors.conflict')]),
]

const show = async (
  services: Services,
  req: Request,
  res: Response,
  { template, errors, theirs, shown = JSON.stringify(template.texts) }: Shown,
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
          : labelStored(repliedAbout, one.about, (about) => t(`staffTemplates:offered.${about}`)),
        isCurrent: one.id === id,
      })),
      id,
      form: readFormId(req),
      shown,
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
      errors: describeErrors(site, {
        errors,
        theirs,
      }),
      theirs:
        theirs === undefined
          ? undefined
          : locales.flatMap((one) => fieldsOf(site, theirs.texts, one)),
      changed:
        changed === undefined
          ? undefined
          : t('staffTemplates:changed', {
              moment: formatMoment(site, changed.at),
              name: changed.by,
            }),
    }
  })
}

/** Returns a stored or new template. @throws AppError 404 */
const getTemplate = async ({ staff }: Services, id: string): Promise<ReplyTemplate> => {
  if (id === newTemplate.id) return newTemplate
  const found = (await staff.replyTemplates.list()).find((one) => one.id === id)
  if (found === undefined) throw notFound()
  return found
}

/** Detects a resubmission, which is not a conflict. */
const isSame = (stored: ReplyTemplate, wanted: ReplyTemplate): boolean =>
  stored.about === wanted.about &&
  stored.isRetired === wanted.isRetired &&
  isDeepStrictEqual(stored.texts, wanted.texts)

const save = async (services: Services, req: Request, res: Response): Promise<void> => {
  const found = await getTemplate(services, parameterOf(req, 'id'))
  const action = fieldOf(req, 'do')
  const texts = readTexts(req)
  const about = found.id === newTemplate.id ? readAbout(req) : found.about
  const typed = { ...found, about, texts, version: Number(fieldOf(req, 'version')) }
  const errors = templateErrors(texts)
  if (errors.length > 0) {
    res.status(422)
    await show(services, req, res, { template: typed, errors, shown: fieldOf(req, 'shown') })
    return
  }
  const id = found.id === newTemplate.id ? readFormId(req) : found.id
  const isRetired = action === 'retire' || (action !== 'restore' && found.isRetired)
  const act = staffActOf(req)
  const wanted = { ...typed, id, isRetired }
  const outcome = await services.staff.replyTemplates.save(act, wanted)
  const theirs = outcome === 'saved' ? undefined : await getTemplate(services, id)
  if (theirs === undefined || isSame(theirs, wanted)) {
    res.redirect(303, staffUrl('replyTemplate', { id }))
    return
  }
  const merged = mergeTexts(req, texts, theirs.texts)
  const { version } = theirs
  const again = { ...wanted, texts: merged.texts, version }
  if (!merged.isConflict && (await services.staff.replyTemplates.save(act, again)) === 'saved') {
    res.redirect(303, staffUrl('replyTemplate', { id }))
    return
  }
  const template = { ...typed, id, texts: merged.texts, version }
  await show(services, req, res.status(409), {
    template,
    theirs,
    shown: JSON.stringify(theirs.texts),
  })
}

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
      show(services, req, res, { template: await getTemplate(services, parameterOf(req, 'id')) }),
    post: [readStaffForm, (req, res) => save(services, req, res)],
  },
})
