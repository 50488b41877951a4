import type { Request, Response } from 'express'
import type { Services } from '../../../services/services.js'
import type { ChangedRequest } from '../../../services/staff/requests/requestNews.js'
import type { QueueNewsMessage } from '../../../views/staff/requests/queueNews.js'
import type { StaffSite } from '../../../views/staff/layout/staffSite.js'
import { staffSiteFor } from '../renderStaffPage.js'
import type { StaffControllers } from '../staffHandlers.js'
import { queryOf, signedInOf } from '../staffRequest.js'

const describeChanged = (
  { t, account }: StaffSite,
  { by }: ChangedRequest,
  names: ReadonlyMap<string, string>,
): string =>
  by === account?.id
    ? t('staffRequests:list.changedByYou')
    : t('staffRequests:list.changed', { who: names.get(by) ?? t('staffRequests:conflict.someone') })

const numberIn = (values: URLSearchParams, name: string): number => {
  const value = Number(values.get(name))
  return Number.isSafeInteger(value) && value >= 0 ? value : 0
}

/** Answers a poll with counts, references and colleagues' names, without data of visitors. */
const tell = async (services: Services, req: Request, res: Response): Promise<void> => {
  const { requests, accounts } = services.staff
  const values = queryOf(req)
  const isOfNew = values.get('view') === 'new'
  const { position, changed } = await requests.changesSince(numberIn(values, 'after'))
  // On the list of new requests, counts only those received after the list was opened.
  const count = isOfNew
    ? await requests.news(numberIn(values, 'since'))
    : await requests.count('new', signedInOf(req).account.id)
  const people = changed.length === 0 ? [] : await accounts.list()
  const names = new Map(people.map(({ id, name }) => [id, name]))
  const site = staffSiteFor(services, req)
  const message: QueueNewsMessage = {
    position,
    fresh: count === 0 ? '' : site.t('staffRequests:list.fresh', { count }),
    changed: changed.map((one) => ({
      reference: one.reference,
      words: describeChanged(site, one, names),
    })),
  }
  res.json(message)
}

export const newsController = (services: Services): Pick<StaffControllers, 'requestNews'> => ({
  requestNews: { get: (req, res) => tell(services, req, res) },
})
