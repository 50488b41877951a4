import type { Request, Response } from 'express'
import { staffUrl } from '../../../addresses/staffTable.js'
import type { Services } from '../../../services/services.js'
import type { DeskChange } from '../../../services/staff/requests/changeDesk.js'
import type { DeskRequest } from '../../../services/staff/requests/deskRecord.js'
import { mostPicks, writePicks } from '../record/picks.js'
import { renderStaffPage } from '../renderStaffPage.js'
import { signedInOf } from '../staffRequest.js'
import { listOf, queueUrl, writeQueue } from './queueAddress.js'
import { describeWanted, wantedFields } from './wanted/wantedChange.js'

const seenOf = ({ request: { reference }, version }: DeskRequest) => ({ reference, version })

/** Shows a confirmation form that lists requests and versions, to exclude requests received later. */
export const confirmAll = async (
  services: Services,
  req: Request,
  res: Response,
  change: DeskChange,
): Promise<void> => {
  const queue = listOf(req)
  const { view } = queue
  const { requests } = await services.staff.requests.list(view, signedInOf(req).account.id, queue)
  const chosen = requests.slice(0, mostPicks)
  await renderStaffPage(services, req, res, 'staff/record/BulkPage', (site) => {
    const { t } = site
    const count = chosen.length
    return {
      title: t('staffRequests:all.title', { count }),
      what: t('staffRequests:all.what', {
        view: t(`staffRequests:views.${view}`),
        what: describeWanted(site, change),
      }),
      more:
        requests.length > count
          ? t('staffRequests:all.more', { count, total: requests.length })
          : undefined,
      back: queueUrl(queue),
      confirm: {
        action: staffUrl('requests'),
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
