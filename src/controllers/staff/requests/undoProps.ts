import { staffUrl } from '../../../addresses/staffTable.js'
import { mayUndo } from '../../../services/staff/changes/recordChanges.js'
import { undoSeconds } from '../../../shared/staff/changeChoices.js'
import type { DeskEvent, DeskRequest } from '../../../services/staff/requests/deskRecord.js'
import type { StaffSite } from '../../../views/staff/layout/staffSite.js'
import type { UndoProps } from '../../../views/staff/record/UndoBar.js'
import { sayShortDate, sayTime } from '../staffDates.js'
import { sayGiven, sayMoved, sayOutcome, sayState } from './changeWords.js'
import { sayUnknownEvent } from '../record/recordWords.js'

const sayChange = (site: StaffSite, event: DeskEvent): string => {
  const { t } = site
  switch (event.kind) {
    case 'state':
      return sayMoved(site, event)
    case 'assigned':
      return sayGiven(site, event.to)
    case 'call':
      return t('staffRequests:undo.call', {
        outcome: sayOutcome(site, event.outcome),
        state: sayState(site, event.state),
      })
    case 'promised':
      return t('staffRequests:undo.promised', { day: sayShortDate(site, event.day) })
    case 'note':
    case 'reply':
    case 'replyTakenBack':
      return t('staffRequests:undo.note')
    case 'unknown':
      return sayUnknownEvent(site, event.name)
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
        ? t('staffRequests:undo.one', { name, what: sayChange(site, last) })
        : t('staffRequests:bulk.changed', { count: mine.length }),
    button: t('staffRequests:undo.button'),
    until: t('staffRequests:undo.until', { time: sayTime(site, until) }),
    seconds: Math.max(0, Math.round((until - now) / 1000)),
    total: undoSeconds,
  }
}
