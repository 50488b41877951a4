import { isDeepStrictEqual } from 'node:util'
import type { Request, Response } from 'express'
import { staffUrl } from '../../../addresses/staffTable.js'
import { readDocumentName } from '../../../services/content/contentDocument.js'
import type { DocumentProblem, Documents } from '../../../services/content/documentType.js'
import { sharedValues } from '../../../services/content/resolveUses.js'
import { noRelease, type Release } from '../../../services/content/releases.js'
import { localInstant } from '../../../services/clinic/localInstant.js'
import { localMoment } from '../../../services/clinic/openHours.js'
import { notFound } from '../../../services/errors/errors.js'
import type { Services } from '../../../services/services.js'
import { addDays, isCalendarDay } from '../../../shared/clinic/calendarDays.js'
import { formatDate } from '../../../shared/clinic/formats.js'
import { cleanLine, cutText } from '../../../shared/forms/cleanText.js'
import type { StaffSite } from '../../../views/staff/layout/staffSite.js'
import { renderStaffPage } from '../renderStaffPage.js'
import { fieldOf, readStaffForm } from '../staffForm.js'
import type { StaffControllers } from '../staffHandlers.js'
import { parameterOf, queryOf } from '../staffRequest.js'
import { formatFullMoment } from '../staffDates.js'
import { accountNames } from './accountNames.js'
import { documentLabel } from './documentTexts.js'
import { changeProps } from './siteChanges.js'
import { contentActOf, isPublished } from './siteAct.js'
import { longestNote } from './sitePublishController.js'

const mostReleases = 50

export const releaseLabel = ({ t }: StaffSite, number: number): string =>
  number === 0
    ? t('staffSiteEditor:history.build')
    : t('staffSiteEditor:history.number', { number })

const releaseTexts = (
  site: StaffSite,
  { number, at, by }: Release,
  nameOf: Awaited<ReturnType<typeof accountNames>>,
): string =>
  number === 0
    ? ''
    : site.t('staffSiteEditor:history.by', {
        moment: formatFullMoment(site, at),
        name: nameOf(site, by),
      })

const showHistory = async (services: Services, req: Request, res: Response): Promise<void> => {
  const { editing } = services
  const day = queryOf(req).get('day')
  if (day !== null && isCalendarDay(day)) {
    res.redirect(303, staffUrl('siteDay', { day }))
    return
  }
  const cursor = queryOf(req).get('cursor') || undefined
  const page = await editing.releases({ limit: mostReleases, cursor })
  const releases = page.cursor === undefined ? [...page.releases, noRelease] : page.releases
  const names = await accountNames(
    services,
    releases.map(({ by }) => by),
  )
  const live = editing.board.current().release.number
  await renderStaffPage(services, req, res, 'staff/siteEditor/SiteHistoryPage', (site) => {
    const { t, account } = site
    const roles = account?.roles ?? []
    const mayOpen = roles.includes('editor') || roles.includes('admin')
    const hrefOf = (number: number): string | undefined =>
      mayOpen && number !== live ? staffUrl('siteRelease', { number: String(number) }) : undefined
    return {
      title: t('staffSiteEditor:history.title'),
      day: day ?? undefined,
      older:
        page.cursor === undefined
          ? undefined
          : `${staffUrl('siteHistory')}?${new URLSearchParams({ cursor: page.cursor })}`,
      releases: releases.map((release) => ({
        number: release.number,
        title: releaseLabel(site, release.number),
        words: releaseTexts(site, release, names),
        note: release.note,
        isLive: release.number === live,
        href: hrefOf(release.number),
      })),
    }
  })
}

const numberOf = (req: Request): number => {
  const written = parameterOf(req, 'number')
  if (!/^\d{1,9}$/.test(written)) throw notFound()
  return Number(written)
}

const changesTo = (
  site: StaffSite,
  { catalogue }: Services['editing'],
  now: Documents,
  then: Documents,
) => {
  const common = sharedValues(now.get('common'))
  return [...new Set([...now.keys(), ...then.keys()])].flatMap((name) => {
    if (catalogue.typeOf(name)?.isPermanent === true) return []
    const [before, after] = [now.get(name) ?? null, then.get(name) ?? null]
    const named = readDocumentName(name)
    if (named === undefined || isDeepStrictEqual(before, after)) return []
    const label = documentLabel(site, name, after ?? before)
    return [{ name: label, changes: changeProps(site, { ...named, common }, before, after) }]
  })
}

const showRelease = async (
  services: Services,
  req: Request,
  res: Response,
  error?: (site: StaffSite) => string,
): Promise<void> => {
  const { editing } = services
  const number = numberOf(req)
  const content = await editing.contentOf(number)
  if (content === undefined) throw notFound()
  const { release, documents } = editing.board.current()
  await renderStaffPage(services, req, res, 'staff/siteEditor/SiteReleasePage', (site) => ({
    title:
      number === 0
        ? site.t('staffSiteEditor:release.titleBuild')
        : site.t('staffSiteEditor:release.title', { number }),
    address: staffUrl('siteRelease', { number: String(number) }),
    error: error?.(site),
    note: cutText(cleanLine(fieldOf(req, 'note')), longestNote),
    seen: release.number,
    documents: changesTo(site, editing, documents, content.documents),
  }))
}

const namesOf = (
  { editing }: Services,
  site: StaffSite,
  problems: readonly DocumentProblem[],
): string => {
  const { documents } = editing.board.current()
  const names = new Set(problems.map(({ document }) => document))
  return [...names].map((name) => documentLabel(site, name, documents.get(name) ?? null)).join(', ')
}

const rollBack = async (services: Services, req: Request, res: Response): Promise<void> => {
  const { editing } = services
  const note = cutText(cleanLine(fieldOf(req, 'note')), longestNote)
  if (note === '') {
    await showRelease(services, req, res.status(422), ({ t }) => t('staffSiteEditor:errors.note'))
    return
  }
  const order = { to: numberOf(req), seen: Number(fieldOf(req, 'seen')), note }
  const outcome = await editing.rollBack(contentActOf(req), order)
  const isRepeated = outcome.status === 'unchanged' && (await isPublished(services, req, note))
  if (outcome.status !== 'published' && !isRepeated) {
    if (outcome.status === 'changed') await editing.board.refresh()
    await showRelease(services, req, res.status(409), (site) => {
      if (outcome.status === 'refused') {
        const names = namesOf(services, site, outcome.problems)
        return site.t('staffSiteEditor:errors.rollbackOffers', { names })
      }
      const status = outcome.status === 'changed' ? 'otherRelease' : outcome.status
      return site.t(`staffSiteEditor:errors.${status}`)
    })
    return
  }
  await editing.board.refresh()
  res.redirect(303, `${staffUrl('siteEditor')}?said=rolledBack`)
}

/** Returns the release that the site showed at the end of a day, in clinic time. */
const openDay = async ({ editing, clinic, clock }: Services, req: Request) => {
  const day = parameterOf(req, 'day')
  const isPast = isCalendarDay(day) && day <= localMoment(clinic, new Date(clock.now())).date
  const next = isPast ? localInstant(clinic, { date: addDays(day, 1), time: '00:00' }) : undefined
  if (next === undefined) throw notFound()
  return { day, release: await editing.releaseAt(next - 1) }
}

const showDay = async (services: Services, req: Request, res: Response): Promise<void> => {
  const { day, release } = await openDay(services, req)
  const names = await accountNames(services, [release.by])
  await renderStaffPage(services, req, res, 'staff/siteEditor/SiteDayPage', (site) => ({
    title: site.t('staffSiteEditor:day.title', { day: formatDate(day, site.locale) }),
    address: staffUrl('siteDay', { day }),
    release: releaseLabel(site, release.number),
    words: releaseTexts(site, release, names),
    note: release.note,
  }))
}

const shareDay = async (services: Services, req: Request, res: Response): Promise<void> => {
  const { release } = await openDay(services, req)
  const shown = { release: release.number }
  const token = await services.editing.previews.share(contentActOf(req), shown)
  res.redirect(303, staffUrl('sitePreview', { token }))
}

export const siteHistoryController = (
  services: Services,
): Pick<StaffControllers, 'siteHistory' | 'siteRelease' | 'siteDay'> => ({
  siteHistory: { get: (req, res) => showHistory(services, req, res) },
  siteDay: {
    get: (req, res) => showDay(services, req, res),
    post: [(req, res) => shareDay(services, req, res)],
  },
  siteRelease: {
    get: (req, res) => showRelease(services, req, res),
    post: [readStaffForm, (req, res) => rollBack(services, req, res)],
  },
})
