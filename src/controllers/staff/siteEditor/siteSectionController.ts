import { type Request, type RequestHandler, type Response, urlencoded } from 'express'
import * as z from 'zod'
import { staffUrl } from '../../../addresses/staffTable.js'
import { contentLimits } from '../../../config/limits.js'
import {
  documentAddress,
  editedDocument,
  fieldsOfDocument,
  isShaped,
  openDocument,
  removedDocument,
  type OpenDocument,
  reviewOf,
  saveSection,
  type SectionEdit,
  type SectionSaved,
  shownSections,
  withValues,
} from '../../../services/content/editor/openDocument.js'
import { isTooComplex } from '../../../services/content/editor/complexJson.js'
import { nodesAt } from '../../../services/content/editor/fieldTree.js'
import {
  afterStep,
  type ListStep,
  type Posted,
  readField,
  readListStep,
} from '../../../services/content/editor/readFields.js'
import { isPlainFile } from '../../../services/content/checks/contentRules.js'
import { sourceFile } from '../../../services/content/checks/siteSources.js'
import { keepsLockedValues } from '../../../services/content/editor/lockedValues.js'
import { mayEdit } from '../../../services/content/editor/siteAccess.js'
import {
  inputCount,
  type SectionValues,
  sectionValues,
  type SiteSection,
} from '../../../services/content/editor/siteSections.js'
import { type Conflict, type Json, merge3 } from '../../../services/content/mergeContent.js'
import { notFound } from '../../../services/errors/errors.js'
import type { Services } from '../../../services/services.js'
import type { StaffSite } from '../../../views/staff/layout/staffSite.js'
import { renderStaffPage } from '../renderStaffPage.js'
import { fieldOf, fieldsOf } from '../staffForm.js'
import type { StaffControllers } from '../staffHandlers.js'
import { parameterOf, queryOf, signedInOf } from '../staffRequest.js'
import { contentActOf } from './siteAct.js'
import { documentLabel, sectionLabel } from './documentTexts.js'
import { conflictProps, problemProps } from './siteChanges.js'
import { findingsOf } from './siteFindings.js'
import { reviewProps } from './siteReviews.js'
import { factSigns } from './factSigns.js'
import {
  checkPicture,
  createPictureReader,
  focusPosted,
  type PictureError,
  type PictureReader,
  pictureProps,
  withPicture,
} from './pictureForm.js'
import { shownFields } from './sectionFields.js'

/** A form contains each text three times, and URL encoding triples its bytes; the rest is for longer texts. */
const readSectionForm: RequestHandler = urlencoded({
  extended: false,
  limit: contentLimits.documentBytes * 12,
  parameterLimit: contentLimits.sectionInputs * 10,
})

const json: z.ZodType<Json> = z.json()
const values = z
  .string()
  .transform((text, context): unknown => {
    try {
      const parsed: unknown = JSON.parse(text)
      if (!isTooComplex(parsed)) return parsed
    } catch {
      // Invalid JSON is reported below.
    }
    context.addIssue('must be JSON of a form')
    return z.NEVER
  })
  .pipe(z.record(z.string(), json))

const readValues = (
  req: Request,
  name: string,
  { fields }: SiteSection,
): SectionValues | undefined => {
  const read = values.safeParse(fieldOf(req, name))
  if (!read.success) return undefined
  const known = new Set(fields.map(({ path }) => path.join('.')))
  return new Map(Object.entries(read.data).filter(([path]) => known.has(path)))
}

/** Returns the section; for a picture, without the locked fields, which change only with its file. */
const sectionIn = (document: OpenDocument, state: Json, key: string): SiteSection | undefined => {
  const found = shownSections(document, state).find((one) => one.key === key)
  return found === undefined || document.type !== 'picture'
    ? found
    : { ...found, fields: found.fields.filter(({ isLocked }) => !isLocked) }
}

interface Opened {
  readonly document: OpenDocument
  readonly section: SiteSection
}

const openSection = (req: Request, document: OpenDocument | undefined): Opened => {
  const key = parameterOf(req, 'section')
  const { roles } = signedInOf(req).account
  if (document === undefined || !mayEdit(roles, document.name, key)) throw notFound()
  const section = sectionIn(document, document.json, key)
  if (section === undefined) throw notFound()
  return { document, section }
}

const open = async ({ editing }: Services, req: Request): Promise<Opened> =>
  openSection(req, await openDocument(editing, parameterOf(req, 'document')))

interface OpenedForm extends Opened {
  /** Whether the document was removed while the form was open; it then has the values of the form. */
  readonly isRemoved: boolean
}

const openForm = async ({ editing }: Services, req: Request): Promise<OpenedForm> => {
  const address = parameterOf(req, 'document')
  const document = await openDocument(editing, address)
  if (document !== undefined) return { ...openSection(req, document), isRemoved: false }
  const state = values.safeParse(fieldOf(req, 'state'))
  const removed = state.success ? removedDocument(editing, address, state.data) : undefined
  return { ...openSection(req, removed), isRemoved: true }
}

interface Shown {
  /** Values first shown in the form, to detect conflicts. */
  readonly first: SectionValues
  readonly error?: (site: StaffSite) => string
  readonly conflicts?: readonly Conflict[]
  readonly posted?: Posted
  readonly unreadable?: readonly string[]
  readonly refusal?: PictureError | undefined
}

const textOf = (sectionOf: SectionValues): string => JSON.stringify(Object.fromEntries(sectionOf))

const publishAddress = (name: string): string =>
  `${staffUrl('sitePublish')}?${new URLSearchParams({ document: documentAddress(name) })}`

const results = ['saved', 'unchanged'] as const

const show = async (
  services: Services,
  req: Request,
  res: Response,
  { document, section }: Opened,
  { first, error, conflicts = [], posted, unreadable, refusal }: Shown,
): Promise<void> => {
  const result = results.find((one) => one === queryOf(req).get('said'))
  const found = error === undefined ? await findingsOf(services, document) : []
  await renderStaffPage(services, req, res, 'staff/siteEditor/SiteSectionPage', (site) => {
    const { item } = section
    // The children of a shared item are edited in the common document.
    const fields = item === undefined || item.shared !== undefined ? section.fields : item.children
    const address = documentAddress(document.name)
    const all = shownSections(document, document.json).filter(({ key }) =>
      mayEdit(site.account?.roles ?? [], document.name, key),
    )
    const own = staffUrl('siteSection', { document: address, section: section.key })
    const findings = problemProps(site, document, document.json, found)
    const place = all.findIndex(({ key }) => key === section.key)
    const linkTo = (to: SiteSection | undefined) =>
      to === undefined
        ? undefined
        : {
            href: staffUrl('siteSection', { document: address, section: to.key }),
            words: sectionLabel(site, to),
          }
    return {
      title:
        section.key === 'all'
          ? documentLabel(site, document.name, document.json)
          : sectionLabel(site, section),
      address: own,
      back: {
        href: staffUrl('siteDocument', { document: address }),
        // A document with a single section has the title of the section.
        words:
          section.key === 'all'
            ? site.t('staffSiteEditor:document.changes')
            : documentLabel(site, document.name, document.json),
      },
      previous: linkTo(all[place - 1]),
      next: linkTo(all[place + 1]),
      picture: document.type === 'picture' ? pictureProps(site, document.json, refusal) : undefined,
      fields: shownFields(
        {
          site,
          localize: (text, locale) => services.facts.localize({ fr: text, en: text }, locale),
          review: reviewOf(document),
          posted,
          unreadable,
        },
        fields,
      ),
      shown: textOf(first),
      state: textOf(sectionValues(section)),
      error: error?.(site),
      theirs: conflictProps(site, document, document.json, conflicts),
      problems: findings.filter(({ href }) => href.startsWith(`${own}#`)),
      reviews: reviewProps(site, document, services.editing.board.current().review).filter(
        ({ problems }) => problems.some(({ href }) => href.startsWith(`${own}#`)),
      ),
      publish: document.draft === undefined ? undefined : publishAddress(document.name),
      result: result === undefined ? undefined : site.t(`staffSiteEditor:news.${result}`),
      signs: isPlainFile(sourceFile(document)) ? [] : factSigns(services.facts, site.locale),
    }
  })
}

const postedIn = (req: Request): Posted => {
  const byName = Map.groupBy(fieldsOf(req), ([name]) => name)
  return (name) => (byName.get(name) ?? []).map(([, value]) => value)
}

const reopened = ({ document, section }: Opened, left: SectionValues): Opened => {
  const removed = [...sectionValues(section).keys()].filter((path) => !left.has(path))
  const changed = withValues(document.json, left, removed)
  const found = sectionIn(document, changed, section.key)
  return { document: { ...document, json: changed }, section: found ?? section }
}

const stepped = (opened: Opened, { action, path }: ListStep): Opened => {
  const { document, section } = opened
  const listPath = action === 'add' ? path : path.slice(0, -1)
  const list = nodesAt(fieldsOfDocument(document, document.json), listPath).at(-1)
  if (list?.control !== 'list' || list.path.length !== listPath.length) return opened
  const items = afterStep(list, action, Number(path.at(-1)))
  const changed = withValues(document.json, new Map([[listPath.join('.'), items]]), [])
  const found = sectionIn(document, changed, section.key)
  return { document: { ...document, json: changed }, section: found ?? section }
}

/** Shows the form of a removed document; without `shown` values, saving it creates a new draft. */
const showRemoved = (
  services: Services,
  req: Request,
  res: Response,
  mine: Opened,
): Promise<void> =>
  show(services, req, res.status(409), mine, {
    first: new Map(),
    error: ({ t }) => t('staffSiteEditor:errors.removed'),
  })

const outcomeErrors = {
  newerBuild: 'staffSiteEditor:errors.newerBuild',
  scheduled: 'staffSiteEditor:errors.scheduled',
  tooLarge: 'staffSiteEditor:errors.tooLarge',
  tooMany: 'staffSiteEditor:errors.tooMany',
} as const

const answerSaved = async (
  services: Services,
  req: Request,
  res: Response,
  mine: Opened,
  first: SectionValues,
  outcome: SectionSaved,
): Promise<void> => {
  const { document, section } = mine
  if (outcome.status === 'saved' || outcome.status === 'unchanged') {
    const place = { document: documentAddress(document.name), section: section.key }
    res.redirect(303, `${staffUrl('siteSection', place)}?said=${outcome.status}`)
    return
  }
  if (outcome.status === 'conflict') {
    const current = await openDocument(services.editing, documentAddress(document.name))
    if (current === undefined) {
      await showRemoved(services, req, res, mine)
      return
    }
    const now = sectionIn(current, current.json, section.key)
    // Saving again overwrites the other person's texts, which the page shows.
    const merged = { ...document, json: outcome.merged }
    const shownNow = sectionIn(merged, merged.json, section.key)
    await show(
      services,
      req,
      res.status(409),
      { document: merged, section: shownNow ?? section },
      {
        first: now === undefined ? first : sectionValues(now),
        error: ({ t }) => t('staffSiteEditor:errors.conflict'),
        conflicts: outcome.conflicts,
      },
    )
    return
  }
  const { status } = outcome
  await show(services, req, res.status(409), mine, {
    first,
    error: ({ t }) => t(outcomeErrors[status]),
  })
}

/** Returns whether saving would change no value without an input: hidden inputs can be forged or old. */
const preservesLockedValues = ({ document, section }: Opened, edit: SectionEdit): boolean => {
  const edited = editedDocument(document.json, edit)
  const merged = merge3(edited.shown, document.json, edited.json).value
  const fieldsIn = (state: Json) => sectionIn(document, state, section.key)?.fields ?? []
  return keepsLockedValues(section.fields, fieldsIn(merged), fieldsIn(document.published ?? {}))
}

const save = async (
  services: Services,
  pictures: PictureReader,
  req: Request,
  res: Response,
): Promise<void> => {
  const opened = await openForm(services, req)
  const [first, state] = [
    readValues(req, 'shown', opened.section),
    readValues(req, 'state', opened.section),
  ]
  const form = state === undefined ? undefined : reopened(opened, state)
  const refuseForm = (): Promise<void> =>
    show(services, req, res.status(422), opened, {
      first: sectionValues(opened.section),
      error: ({ t }) => t('staffSiteEditor:errors.form'),
    })
  if (first === undefined || form === undefined) return refuseForm()
  const { picture, refusal } = checkPicture(req, opened.document.json, pictures.of(req))
  const posted = focusPosted(req, opened.document.json, postedIn(req), picture !== undefined)
  const read = form.section.fields.map((node) => ({ node, ...readField(node, posted) }))
  const unreadable = read.flatMap((one) => one.unreadable)
  const left = new Map(
    read.flatMap(({ node, value }) =>
      value === undefined ? [] : [[node.path.join('.'), value] as const],
    ),
  )
  const mine = reopened(form, left)
  if (!preservesLockedValues(opened, { shown: first, left: sectionValues(form.section) })) {
    if (!isShaped(mine.document, mine.document.json)) return refuseForm()
    await show(services, req, res.status(422), mine, {
      first,
      error: ({ t }) => t('staffSiteEditor:errors.locked'),
    })
    return
  }
  if (unreadable.length > 0 || refusal !== undefined) {
    await show(services, req, res.status(refusal === 'replaced' ? 409 : 422), mine, {
      first,
      posted,
      unreadable,
      refusal,
      error: ({ t }) => t('staffSiteEditor:errors.title'),
    })
    return
  }
  const step = readListStep(fieldOf(req, 'do'))
  const changed = step === undefined ? mine : stepped(mine, step)
  const isTooLong = inputCount(changed.section.fields) > contentLimits.sectionInputs
  if (isTooLong && step?.action !== 'remove') {
    await answerSaved(services, req, res, mine, first, { status: 'tooLarge' })
    return
  }
  if (step !== undefined) {
    await show(services, req, res, changed, { first })
    return
  }
  if (opened.isRemoved && first.size > 0) {
    await showRemoved(services, req, res, mine)
    return
  }
  const saveEdit = (edit: SectionEdit) =>
    saveSection(
      services.editing,
      contentActOf(req),
      opened.document,
      picture === undefined ? edit : withPicture(edit, opened.document.json, picture),
    )
  const outcome = await saveEdit({ shown: first, left: sectionValues(mine.section) })
  // Saves the new file separately, because the form that resolves conflicts cannot contain it.
  if (outcome.status === 'conflict' && picture !== undefined) {
    await saveEdit({ shown: new Map(), left: new Map() })
  }
  await answerSaved(services, req, res, mine, first, outcome)
}

/** Refuses files for other documents before they are read. */
const onlyPictures =
  (services: Services): RequestHandler =>
  async (req, _res, next) => {
    const hasFiles = typeof req.is('multipart') === 'string'
    if (hasFiles && (await open(services, req)).document.type !== 'picture') throw notFound()
    next()
  }

export const siteSectionController = (
  services: Services,
): Pick<StaffControllers, 'siteSection'> => {
  const pictures = createPictureReader(services)
  return {
    siteSection: {
      get: async (req, res) => {
        const opened = await open(services, req)
        await show(services, req, res, opened, { first: sectionValues(opened.section) })
      },
      post: [
        onlyPictures(services),
        readSectionForm,
        pictures.read,
        (req, res) => save(services, pictures, req, res),
      ],
    },
  }
}
