import type { Request, Response } from 'express'
import type { Services } from '../../../services/services.js'
import { undoSeconds } from '../../../shared/staff/deskChoices.js'
import type { ManyChanged } from '../../../services/staff/changes/recordChanges.js'
import { second } from '../../../shared/time/durations.js'
import type { StaffSite } from '../../../views/staff/layout/staffSite.js'
import type { UndoProps } from '../../../views/staff/record/UndoBar.js'
import { renderStaffPage } from '../renderStaffPage.js'
import { formatClockTime } from '../staffDates.js'
import { writePicks } from './picks.js'

interface BulkTexts {
  readonly action: string
  readonly list: string
  readonly back: string
  readonly about: 'staffRequests' | 'staffApplications'
  readonly what: (site: StaffSite) => string
}

const undoOf = (
  site: StaffSite,
  { changed }: ManyChanged,
  { action, list, about }: BulkTexts,
): UndoProps => ({
  action,
  fields: [
    ['list', list],
    ['from', 'list'],
    ['picks', writePicks(changed)],
  ],
  text: site.t(`${about}:bulk.changed`, { count: changed.length }),
  button: site.t('staffRecord:undo.button'),
  until: site.t('staffRecord:undo.until', {
    time: formatClockTime(site, site.now + undoSeconds * second),
  }),
  seconds: undoSeconds,
  total: undoSeconds,
})

/** Reports a change of many records on a separate page, because a redirect URL cannot list that many. */
export const showManyChanged = (
  services: Services,
  req: Request,
  res: Response,
  outcome: ManyChanged,
  words: BulkTexts,
): Promise<void> =>
  renderStaffPage(services, req, res, 'staff/record/BulkPage', (site) => {
    const { changed, conflicts } = outcome
    const { about } = words
    return {
      title: site.t(`${about}:bulk.changed`, { count: changed.length }),
      what: site.t('staffRequests:all.done', { what: words.what(site) }),
      more:
        conflicts.length === 0
          ? undefined
          : site.t(`${about}:bulk.conflicts`, { count: conflicts.length }),
      back: words.back,
      undo: changed.length === 0 ? undefined : undoOf(site, outcome, words),
    }
  })
