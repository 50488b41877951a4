import { staffUrl } from '../../../addresses/staffTable.js'
import { undoSeconds } from '../../../shared/staff/deskChoices.js'
import type {
  ApplicationEvent,
  DeskApplication,
} from '../../../services/staff/applications/applicationDesk.js'
import { mayUndo } from '../../../services/staff/changes/recordChanges.js'
import type { StaffSite } from '../../../views/staff/layout/staffSite.js'
import type { UndoProps } from '../../../views/staff/record/UndoBar.js'
import { formatClockTime } from '../staffDates.js'
import { describeUnknownEvent } from '../record/recordTexts.js'
import { describeApplicationState } from './applicationTexts.js'

export const describeApplicationChange = (site: StaffSite, event: ApplicationEvent): string => {
  const { t } = site
  switch (event.kind) {
    case 'state':
      return t('staffRecord:undo.state', {
        state: describeApplicationState(site, event.state),
      })
    case 'consentEnded':
      return t('staffApplications:undo.consentEnded')
    case 'note':
    case 'reply':
    case 'replyTakenBack':
      return t('staffRecord:undo.note')
    case 'unknown':
      return describeUnknownEvent(site, event.name)
  }
}

export const applicationUndo = (
  site: StaffSite,
  changed: readonly DeskApplication[],
  place: { readonly list: string; readonly from: 'list' | 'page' },
): UndoProps | undefined => {
  const { t, account, now } = site
  const mine = changed.filter((one) => mayUndo(one, account?.id ?? '', now))
  const [first] = mine
  const last = first?.desk.events.at(-1)
  if (first === undefined || last === undefined) return undefined
  const until = Math.min(...mine.flatMap(({ desk: { undo } }) => undo?.until ?? []))
  return {
    action: staffUrl('applicationsUndo'),
    fields: [
      ['list', place.list],
      ['from', place.from],
      ...mine.map(
        ({ application: { reference }, version }) => ['pick', `${reference} ${version}`] as const,
      ),
    ],
    text:
      mine.length === 1
        ? t('staffRecord:undo.one', {
            name: first.application.name,
            what: describeApplicationChange(site, last),
          })
        : t('staffApplications:bulk.changed', { count: mine.length }),
    button: t('staffRecord:undo.button'),
    until: t('staffRecord:undo.until', { time: formatClockTime(site, until) }),
    seconds: Math.max(0, Math.round((until - now) / 1000)),
    total: undoSeconds,
  }
}
