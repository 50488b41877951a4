import { isDeepStrictEqual } from 'node:util'
import type { Request, Response } from 'express'
import { staffUrl } from '../../../addresses/staffTable.js'
import { readDocumentName } from '../../../services/content/contentDocument.js'
import type { Documents } from '../../../services/content/documentType.js'
import { sharedValues } from '../../../services/content/resolveUses.js'
import { notFound } from '../../../services/errors/errors.js'
import type { Services } from '../../../services/services.js'
import { cleanLine } from '../../../shared/forms/cleanText.js'
import type { StaffSite } from '../../../views/staff/layout/staffSite.js'
import { renderStaffPage } from '../renderStaffPage.js'
import { fieldOf, readStaffForm } from '../staffForm.js'
import type { StaffControllers } from '../staffHandlers.js'
import { parameterOf } from '../staffRequest.js'
import { formatFullMoment } from '../staffDates.js'
import { accountNames } from './accountNames.js'
import { documentLabel } from './documentWords.js'
import { changeProps } from './siteChanges.js'
import { contentActOf } from './siteAct.js'
import { longestNote } from './sitePublishController.js'

const mostReleases = 50

const showHistory = async (services: Services, req: Request, res: Response): Promise<void> => {
  const { editing } = services
  const releases = await editing.releases(mostReleases)
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
      releases: [
        ...releases.map(({ number, at, by, note }) => ({
          number,
          title: t('staffSiteEditor:history.number', { number }),
          words: t('staffSiteEditor:history.by', {
            moment: formatFullMoment(site, at),
            name: names(site, by),
          }),
          note,
          isLive: number === live,
          href: hrefOf(number),
        })),
        {
          number: 0,
          title: t('staffSiteEditor:history.build'),
          words: '',
          note: '',
          isLive: live === 0,
          href: hrefOf(0),
        },
      ],
    }
  })
}

const numberOf = (req: Request): number => {
  const written = parameterOf(req, 'number')
  if (!/^\d{1,9}$/.test(written)) throw notFound()
  return Number(written)
}

const changesTo = (site: StaffSite, now: Documents, then: Documents) => {
  const common = sharedValues(now.get('common'))
  return [...new Set([...now.keys(), ...then.keys()])].flatMap((name) => {
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
  const documents = await editing.documentsOf(number)
  if (documents === undefined) throw notFound()
  await renderStaffPage(services, req, res, 'staff/siteEditor/SiteReleasePage', (site) => ({
    title:
      number === 0
        ? site.t('staffSiteEditor:release.titleBuild')
        : site.t('staffSiteEditor:release.title', { number }),
    address: staffUrl('siteRelease', { number: String(number) }),
    error: error?.(site),
    note: cleanLine(fieldOf(req, 'note')).slice(0, longestNote),
    documents: changesTo(site, editing.board.current().documents, documents),
  }))
}

const rollBack = async (services: Services, req: Request, res: Response): Promise<void> => {
  const { editing } = services
  const note = cleanLine(fieldOf(req, 'note')).slice(0, longestNote)
  if (note === '') {
    await showRelease(services, req, res.status(422), ({ t }) => t('staffSiteEditor:errors.note'))
    return
  }
  const outcome = await editing.rollBack(contentActOf(req), { to: numberOf(req), note })
  if (outcome.status !== 'published') {
    const { status } = outcome
    await showRelease(services, req, res.status(409), ({ t }) =>
      t(`staffSiteEditor:errors.${status}`),
    )
    return
  }
  await editing.board.refresh()
  res.redirect(303, `${staffUrl('siteEditor')}?said=rolledBack`)
}

export const siteHistoryController = (
  services: Services,
): Pick<StaffControllers, 'siteHistory' | 'siteRelease'> => ({
  siteHistory: { get: (req, res) => showHistory(services, req, res) },
  siteRelease: {
    get: (req, res) => showRelease(services, req, res),
    post: [readStaffForm, (req, res) => rollBack(services, req, res)],
  },
})
