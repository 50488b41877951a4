import { staffUrl } from '../../../addresses/staffTable.js'
import { mayUndo } from '../../../services/staff/changes/recordChanges.js'
import { undoSeconds } from '../../../shared/staff/deskChoices.js'
import type { DeskEvent, DeskRequest } from '../../../services/staff/requests/deskRecord.js'
import type { StaffSite } from '../../../views/staff/layout/staffSite.js'
import type { UndoProps } from '../../../views/staff/record/UndoBar.js'
import { formatShortDate, formatClockTime } from '../staffDates.js'
import {
  describeAssignment,
  describeCall,
  describeMove,
  describeOwnEvent,
  describeState,
} from './changeTexts.js'
import { describeUnknownEvent } from '../record/recordTexts.js'

export const describeChange = (site: StaffSite, event: DeskEvent): string => {
  const { t } = site
  switch (event.kind) {
    case 'state':
      return describeMove(site, event)
    case 'assigned':
      return describeAssignment(site, event.to)
    case 'call':
      return t('staffRecord:undo.call', {
        outcome: describeCall(site, event),
        state: describeState(site, event.state),
      })
    case 'promised':
      return t('staffRecord:undo.promised', { day: formatShortDate(site, event.day) })
    case 'note':
    case 'reply':
    case 'replyTakenBack':
      return t('staffRecord:undo.note')
    case 'snoozed':
      return t('staffRequests:call.snoozed', { day: formatShortDate(site, event.day) })
    case 'undelivered':
      return t('staffRequests:line.undelivered')
    case 'message':
      return t('staffRequests:line.message', { who: t('staffRequests:line.person') })
    case 'changed':
    case 'withdrawn':
    case 'resumed':
    case 'read':
    case 'link':
    case 'visit':
    case 'visitDone':
    case 'shortNotice':
    case 'urgent':
    case 'duplicate':
    case 'merged':
    case 'offer':
      return describeOwnEvent(site, event)
    case 'unknown':
      return describeUnknownEvent(site, event.name)
  }
}

export interface UndoPlace {
  readonly list: string
  readonly from: 'queue' | 'page'
}

export const undoProps = (
  site: StaffSite,
  changed: readonly DeskRequest[],
  { list, from }: UndoPlace,
): UndoProps | undefined => {
  const { t, account, now } = site
  const mine = changed.filter((one) => mayUndo(one, account?.id ?? '', now))
  const until = Math.min(...mine.flatMap(({ desk: { undo } }) => undo?.until ?? []))
  const [first] = mine
  const last = first?.desk.events.at(-1)
  if (first === undefined || last === undefined) return undefined
  const { name } = first.request
  return {
    action: staffUrl('requestsUndo'),
    fields: [
      ['list', list],
      ['from', from],
      ...mine.map(
        ({ request: { reference }, version }) => ['pick', `${reference} ${version}`] as const,
      ),
    ],
    text:
      mine.length === 1
        ? t('staffRecord:undo.one', { name, what: describeChange(site, last).replace(/\.$/, '') })
        : t('staffRequests:bulk.changed', { count: mine.length }),
    button: t('staffRecord:undo.button'),
    until: t('staffRecord:undo.until', { time: formatClockTime(site, until) }),
    seconds: Math.max(0, Math.round((until - now) / 1000)),
    total: undoSeconds,
  }
}
