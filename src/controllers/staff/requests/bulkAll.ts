import type { Request, Response } from 'express'
import type { Services } from '../../../services/services.js'
import { undoSeconds } from '../../../services/staff/changes/changeChoices.js'
import type { Seen } from '../../../services/staff/changes/recordChanges.js'
import type { DeskChange } from '../../../services/staff/requests/changeDesk.js'
import type { DeskRequest } from '../../../services/staff/requests/deskRecord.js'
import { second } from '../../../services/time/durations.js'
import type { StaffSite } from '../../../views/staff/layout/staffSite.js'
import { renderStaffPage } from '../renderStaffPage.js'
import { sayTime } from '../staffDates.js'
import { fieldOf } from '../staffForm.js'
import { signedInOf, staffActOf } from '../staffRequest.js'
import { listOf } from './listOf.js'
import { queueUrl, writeQueue } from './queueAddress.js'
import { readPicks, writePicks } from './readChange.js'
import { sayWanted, wantedFields } from './wantedChange.js'

/** As many as one answer can wait for: each is a commit of its own. */
const mostAtOnce = 200

const seenOf = ({ request: { reference }, version }: DeskRequest): Seen => ({ reference, version })

/** Asks, with the count, before everything in the view is changed: as it is now, and nothing that comes later. */
const confirm = async (
  services: Services,
  req: Request,
  res: Response,
  change: DeskChange,
): Promise<void> => {
  const queue = listOf(req)
  const { view } = queue
  const { requests } = await services.staff.requests.list(view, signedInOf(req).account.id, queue)
  const chosen = requests.slice(0, mostAtOnce)
  await renderStaffPage(services, req, res, 'staff/requests/BulkAllPage', (site) => {
    const { t } = site
    const count = chosen.length
    return {
      title: t('staffRequests:all.title', { count }),
      what: t('staffRequests:all.what', {
        view: t(`staffRequests:views.${view}`),
        what: sayWanted(site, change),
      }),
      ...(requests.length > count
        ? { more: t('staffRequests:all.more', { count, total: requests.length }) }
        : {}),
      back: queueUrl(queue),
      confirm: {
        button: t('staffRequests:all.confirm', { count }),
        fields: [
          ...wantedFields(change),
          ['list', writeQueue(queue)] as const,
          ['picks', writePicks(chosen.map(seenOf))] as const,
        ],
      },
    }
  })
}

const isFound = (found: DeskRequest | undefined): found is DeskRequest => found !== undefined

/** Says how many were changed, and takes all of it back for a minute: too many for an address. */
const change = async (
  services: Services,
  req: Request,
  res: Response,
  wanted: DeskChange,
): Promise<void> => {
  const { requests } = services.staff
  const queue = listOf(req)
  const { changed, conflicts } = await requests.changeMany(staffActOf(req), readPicks(req), wanted)
  const now = (await Promise.all(changed.map((one) => requests.find(one)))).filter(isFound)
  const until = services.clock.now() + undoSeconds * second
  await renderStaffPage(services, req, res, 'staff/requests/BulkAllPage', (site) => ({
    title: site.t('staffRequests:bulk.changed', { count: changed.length }),
    what: site.t('staffRequests:all.done', { what: sayWanted(site, wanted) }),
    ...(conflicts.length === 0
      ? {}
      : { more: site.t('staffRequests:bulk.conflicts', { count: conflicts.length }) }),
    back: queueUrl(queue),
    ...(now.length === 0 ? {} : { undo: undoOf(site, now.map(seenOf), writeQueue(queue), until) }),
  }))
}

const undoOf = (site: StaffSite, picks: readonly Seen[], list: string, until: number) => ({
  picks: writePicks(picks),
  list,
  text: site.t('staffRequests:bulk.changed', { count: picks.length }),
  until: site.t('staffRequests:undo.until', { time: sayTime(site, until) }),
  seconds: undoSeconds,
})

/** Everything that a view shows, beyond the rows of one page. */
export const changeAll = (
  services: Services,
  req: Request,
  res: Response,
  wanted: DeskChange,
): Promise<void> =>
  fieldOf(req, 'picks') === ''
    ? confirm(services, req, res, wanted)
    : change(services, req, res, wanted)
