import type { Request, Response } from 'express'
import type { Services } from '../../../services/services.js'
import type { Colleague } from '../../../services/staff/colleague.js'
import type { DeskRequest } from '../../../services/staff/requests/deskRecord.js'
import { visitor } from '../../../services/staff/requests/requestHistory.js'
import type { StaffSite } from '../../../views/staff/layout/staffSite.js'
import type { UnsentReply } from '../../../views/staff/requests/RequestConflictPage.js'
import { renderPersonalPage } from '../renderStaffPage.js'
import { formatClockTime } from '../staffDates.js'
import { type QueueAddress, requestUrl, writeQueue } from './queueAddress.js'
import { describeChange } from './undoProps.js'
import { describePerson } from '../record/recordTexts.js'

export interface Wanted {
  readonly words: (site: StaffSite) => string
  readonly action?: string
  readonly fields: readonly (readonly [name: string, value: string])[]
  readonly unsent?: UnsentReply
  readonly queue: QueueAddress
  readonly from: 'queue' | 'page'
}

const nameOf = ({ t }: StaffSite, by: Colleague | undefined): string => {
  if (by?.id === visitor.id) return t('staffRequests:line.person')
  return by === undefined || by.name === '' ? t('staffRequests:conflict.someone') : by.name
}

export const showConflict = async (
  services: Services,
  req: Request,
  res: Response,
  current: DeskRequest,
  { words, action, fields, unsent, queue, from }: Wanted,
): Promise<void> => {
  const { request, desk, version } = current
  const { reference, name } = request
  const last = desk.events.at(-1)
  const note = desk.events.findLast((event) => event.kind === 'note')
  res.status(409)
  await renderPersonalPage(
    services,
    req,
    res,
    'staff/requests/RequestConflictPage',
    { action: 'requestViewed', subject: reference },
    (site) => {
      const { t } = site
      const who = nameOf(site, last?.by)
      const heading = t('staffRequests:conflict.title', { who })
      return {
        title: heading,
        heading,
        name,
        reference,
        version,
        list: writeQueue(queue),
        from,
        back: requestUrl(reference, queue),
        now: {
          who: last === undefined ? who : `${who}, ${formatClockTime(site, last.at)}`,
          what: last === undefined ? undefined : describeChange(site, last),
          state: desk.state,
          holder:
            desk.assignee === null
              ? t('staffRequests:row.nobody')
              : describePerson(site, desk.assignee),
          note: note === undefined ? undefined : note.text,
        },
        action,
        wanted: words(site),
        fields,
        unsent,
      }
    },
  )
}
