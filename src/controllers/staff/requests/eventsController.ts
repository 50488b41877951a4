import type { Request, Response } from 'express'
import type { Services } from '../../../services/services.js'
import { hasRole } from '../../../services/staff/accounts/staffAccount.js'
import type { CountsListener } from '../../../services/staff/requests/liveCounts.js'
import type { RequestCounts } from '../../../services/staff/requests/requestCounts.js'
import { minute } from '../../../services/time/durations.js'
import { staffSiteFor } from '../renderStaffPage.js'
import type { StaffControllers } from '../staffHandlers.js'
import { queryOf, signedInOf } from '../staffRequest.js'

/** The browser comes again after that: whether it is still signed in is looked at each time. */
const longestMs = minute

/** Up to which entry the page knows the log, by the browser that comes again or by the page itself. */
const positionOf = (req: Request): number | undefined => {
  const entry = req.get('Last-Event-ID') ?? queryOf(req).get('after') ?? ''
  return /^\d{1,12}$/.test(entry) ? Number(entry) : undefined
}

/**
 * Stays open and tells how many requests stand where, and how many wait that the page does not show:
 * numbers, a sentence and references of what was changed, never a row.
 */
const stream = (services: Services, req: Request, res: Response): void => {
  const { t } = staffSiteFor(services, req)
  const values = queryOf(req)
  const since = Number(values.get('since'))
  // The list of the new ones itself lacks those alone that came since it was made.
  const newsOf = (counts: RequestCounts): Promise<number> | number =>
    values.get('view') === 'new' ? services.staff.requests.news(since) : counts.new
  // Compressed, each event would wait for the next one.
  res.set({ 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store, no-transform' })
  if (req.method === 'HEAD') {
    res.end()
    return
  }
  res.write('retry: 3000\n\n')
  const end = (): void => {
    stopWatching()
    cancelEnd()
    res.end()
  }
  const send = (event: string, data: unknown, position: number): void => {
    res.write(`id: ${position}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  }
  const listener: CountsListener = {
    isSignedIn: async () => {
      const signedIn = await services.staff.sessions.find(req.headers.cookie, true)
      return signedIn !== undefined && hasRole(signedIn, 'desk')
    },
    onCounts: async (counts, position) => {
      const { received: _all, ...views } = counts
      const count = await newsOf(counts)
      const fresh = count === 0 ? '' : t('staffRequests:list.fresh', { count })
      send('counts', { views, fresh }, position)
    },
    onChanged: (references, position) => {
      send('changed', references === 'all' ? null : references, position)
    },
    onEnd: end,
  }
  const staffId = signedInOf(req).account.id
  const stopWatching = services.staff.liveCounts.watch(staffId, listener, positionOf(req))
  const cancelEnd = services.clock.after(longestMs, end)
  res.once('close', end)
}

/** What open pages are told while they are open. */
export const eventsController = (services: Services): Pick<StaffControllers, 'staffEvents'> => ({
  staffEvents: { get: (req, res) => stream(services, req, res) },
})
