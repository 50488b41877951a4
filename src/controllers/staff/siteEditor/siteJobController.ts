import { isDeepStrictEqual } from 'node:util'
import type { Request, Response } from 'express'
import { type Locale, locales } from '../../../addresses/locales.js'
import { staffUrl } from '../../../addresses/staffTable.js'
import { correctTypography } from '../../../services/content/editor/correctTypography.js'
import {
  documentAddress,
  type OpenDocument,
  openDocuments,
} from '../../../services/content/editor/openDocument.js'
import { type Json, membersOf } from '../../../services/content/mergeContent.js'
import { localMoment } from '../../../services/clinic/openHours.js'
import { valueAt } from '../../../services/schema/schemaErrors.js'
import type { Services } from '../../../services/services.js'
import { isCalendarDay } from '../../../shared/clinic/calendarDays.js'
import { normalizeText } from '../../../shared/text/plainSigns.js'
import { cleanPlain, cutText } from '../../../shared/forms/cleanText.js'
import { renderStaffPage } from '../renderStaffPage.js'
import { fieldOf, readStaffForm } from '../staffForm.js'
import type { StaffControllers } from '../staffHandlers.js'
import { signedInOf } from '../staffRequest.js'
import { contentActOf } from './siteAct.js'
import { documentLabel } from './documentTexts.js'

type Titles = Readonly<Record<Locale, string>>
type JobError = 'jobTitle' | 'jobDates' | 'jobKnown'

const jobPrefix = 'job:'
const longestJobTitle = 80

const slugOf = (title: string): string =>
  normalizeText(title, 'NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '')

interface NewJob {
  readonly from: string
  readonly titles: Titles
  readonly posted: string
  readonly closes: string
}

const readJob = (req: Request): NewJob => {
  const titleIn = (locale: Locale): string =>
    cutText(correctTypography(fieldOf(req, locale), locale), longestJobTitle)
  return {
    from: fieldOf(req, 'from'),
    titles: { fr: titleIn('fr'), en: titleIn('en') },
    posted: cleanPlain(fieldOf(req, 'posted')),
    closes: cleanPlain(fieldOf(req, 'closes')),
  }
}

const jobsOf = ({ editing }: Services): ReadonlyMap<string, Json> =>
  new Map([...editing.board.current().documents].filter(([name]) => name.startsWith(jobPrefix)))

const todayAt = ({ clinic, clock }: Services): string =>
  localMoment(clinic, new Date(clock.now())).date

const show = async (
  services: Services,
  req: Request,
  res: Response,
  job: NewJob,
  error?: JobError,
): Promise<void> => {
  await renderStaffPage(services, req, res, 'staff/siteEditor/SiteJobPage', (site) => ({
    title: site.t('staffSiteEditor:job.title'),
    error: error === undefined ? undefined : site.t(`staffSiteEditor:errors.${error}`),
    ...job,
    offers: [...jobsOf(services)].map(([name, json]) => ({
      value: name,
      words: documentLabel(site, name, json),
      isChosen: name === job.from,
    })),
  }))
}

const copyOf = (source: Json, { titles, posted, closes }: NewJob, updated: string): Json => ({
  ...Object.fromEntries(membersOf(source) ?? []),
  slug: { fr: slugOf(titles.fr), en: slugOf(titles.en) },
  title: titles,
  head: {
    title: { fr: `Emploi\u00A0: ${titles.fr}`, en: `Job: ${titles.en}` },
    description: { fr: '', en: '' },
  },
  posted,
  closes,
  updated,
})

const errorOf = (
  { titles, posted, closes }: NewJob,
  isTaken: boolean,
  source: Json | undefined,
): JobError | undefined => {
  if (locales.some((locale) => slugOf(titles[locale]) === '')) return 'jobTitle'
  const isDated = isCalendarDay(posted) && isCalendarDay(closes) && posted <= closes
  if (!isDated || source === undefined) return 'jobDates'
  return isTaken ? 'jobKnown' : undefined
}

/** Returns whether another offer, published or not, has an address that the titles would give. */
const isAddressTaken = async (
  { editing }: Services,
  name: string,
  titles: Titles,
): Promise<boolean> => {
  const { release } = editing.board.current()
  const offers = (await openDocuments(editing)).filter(({ type }) => type === 'job')
  const isUsed = ({ json }: OpenDocument, locale: Locale): boolean =>
    valueAt(json, ['slug', locale]) === slugOf(titles[locale])
  return (
    // An update may hide a published offer.
    release.map.has(name) ||
    offers.some((one) => one.name === name || locales.some((locale) => isUsed(one, locale)))
  )
}

/** Returns whether the same person has just created this offer, as with a double click. */
const isOwnDraft = async (
  { editing }: Services,
  req: Request,
  name: string,
  { titles, posted, closes }: NewJob,
): Promise<boolean> => {
  const draft = await editing.drafts.find(name)
  const members = membersOf(draft?.json)
  return (
    draft?.version === 1 &&
    draft.authors.includes(signedInOf(req).account.id) &&
    isDeepStrictEqual(
      [members?.get('title'), members?.get('posted'), members?.get('closes')],
      [titles, posted, closes],
    )
  )
}

const add = async (services: Services, req: Request, res: Response): Promise<void> => {
  const { editing } = services
  const job = readJob(req)
  const name = `${jobPrefix}${slugOf(job.titles.en)}`
  const source = jobsOf(services).get(job.from)
  const address = `${staffUrl('siteDocument', { document: documentAddress(name) })}?said=jobAdded`
  if (await isOwnDraft(services, req, name, job)) {
    res.redirect(303, address)
    return
  }
  const error = errorOf(job, await isAddressTaken(services, name, job.titles), source)
  if (error !== undefined || source === undefined) {
    await show(services, req, res.status(422), job, error)
    return
  }
  const json = copyOf(source, job, todayAt(services))
  const outcome = await editing.drafts.save(
    contentActOf(req),
    { document: name, shown: null, json },
    { json: null, from: null },
  )
  const isRepeated = outcome.status === 'conflict' && (await isOwnDraft(services, req, name, job))
  if (outcome.status !== 'saved' && !isRepeated) {
    await show(services, req, res.status(409), job, 'jobKnown')
    return
  }
  res.redirect(303, address)
}

export const siteJobController = (services: Services): Pick<StaffControllers, 'siteJobNew'> => ({
  siteJobNew: {
    get: (req, res) => {
      const [from = ''] = jobsOf(services).keys()
      const titles = { fr: '', en: '' }
      return show(services, req, res, { from, titles, posted: todayAt(services), closes: '' })
    },
    post: [readStaffForm, (req, res) => add(services, req, res)],
  },
})
