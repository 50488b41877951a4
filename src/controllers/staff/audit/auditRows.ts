import type { AuditEntry } from '../../../services/staff/audit/auditEntry.js'
import type { AuditChoice, AuditRow } from '../../../views/staff/audit/auditRows.js'
import type { StaffSite } from '../../../views/staff/layout/staffSite.js'
import { formatFullMoment } from '../staffDates.js'
import { describeRoles } from '../accounts/accountRows.js'

/** Labels of actions; an unknown action is shown by its stored name. */
const actionTexts = ({ words }: StaffSite): ReadonlyMap<string, string> =>
  new Map(Object.entries(words('staffAudit:actions')))

export const actionChoices = (site: StaffSite): readonly AuditChoice[] =>
  [...actionTexts(site)]
    .map(([value, words]) => ({ value, words }))
    .toSorted((a, b) => a.words.localeCompare(b.words, site.region))

const whoIs = ({ t }: StaffSite, actor: string, names: ReadonlyMap<string, string>): string => {
  if (actor === 'signedOut' || actor === 'command' || actor === 'site' || actor === 'visitor') {
    return t(`staffAudit:actors.${actor}`)
  }
  return names.get(actor) ?? t('staffAudit:actors.unknown')
}

export const auditRow = (
  site: StaffSite,
  entry: AuditEntry,
  names: ReadonlyMap<string, string>,
): AuditRow => {
  const { t } = site
  const subject = entry.subject === null ? '' : (names.get(entry.subject) ?? entry.subject)
  const count = entry.count === null ? '' : t('staffAudit:countOf', { count: entry.count })
  return {
    sequence: entry.sequence,
    at: formatFullMoment(site, entry.at),
    who: whoIs(site, entry.actor, names),
    roles: describeRoles(site, entry.roles),
    action: actionTexts(site).get(entry.action) ?? entry.action,
    subject: [subject, count].filter((text) => text !== '').join(', '),
    isRefused: entry.outcome === 'refused',
    requestId: entry.requestId ?? '',
  }
}
