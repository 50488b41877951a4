import type { Request, RequestHandler, Response } from 'express'
import { staffUrl } from '../../../addresses/staffTable.js'
import type { Services } from '../../../services/services.js'
import type { AuditEntry } from '../../../services/staff/audit/auditEntry.js'
import type { AuditVerification } from '../../../services/staff/audit/auditLog.js'
import type { AuditChoice } from '../../../views/staff/audit/auditRows.js'
import { renderStaffPage } from '../renderStaffPage.js'
import type { StaffControllers } from '../staffHandlers.js'
import { queryOf } from '../staffRequest.js'
import { actionChoices, auditRow } from './auditRows.js'

const pageSize = 50

interface Filter {
  readonly actor: string | undefined
  readonly action: string | undefined
  readonly subject: string | undefined
}

const olderUrl = (cursor: string, { actor, action, subject }: Filter): string => {
  const query = new URLSearchParams({
    ...(actor === undefined ? {} : { actor }),
    ...(action === undefined ? {} : { action }),
    ...(subject === undefined ? {} : { subject }),
    cursor,
  })
  return `${staffUrl('audit')}?${query}`
}

export const auditController = (
  services: Services,
): Pick<StaffControllers, 'audit' | 'auditVerify'> => {
  const { audit, accounts } = services.staff

  const namesIn = async (entries: readonly AuditEntry[]): Promise<ReadonlyMap<string, string>> => {
    const ids = new Set(entries.flatMap(({ actor, subject }) => [actor, subject ?? '']))
    const isAccount = (id: string): boolean => /^[0-9a-f]{24}$/.test(id)
    const found = await Promise.all([...ids].filter(isAccount).map((id) => accounts.find(id)))
    return new Map(found.flatMap((one) => (one === undefined ? [] : [[one.id, one.name]])))
  }

  /** Returns the listed accounts, and the chosen one even if it is closed. */
  const actorChoices = async (chosen: string | undefined): Promise<readonly AuditChoice[]> => {
    const listed = await accounts.list()
    const other =
      chosen === undefined || listed.some(({ id }) => id === chosen)
        ? undefined
        : await accounts.find(chosen)
    return [...listed, ...(other === undefined ? [] : [other])]
      .map(({ id, name }) => ({ value: id, words: name }))
      .toSorted((a, b) => a.words.localeCompare(b.words))
  }

  /** Lists entries of a subject as written; if there are none, in capitals, as in references of requests. */
  const listEntries = async (filter: Filter, cursor: string | undefined) => {
    const options = { limit: pageSize, ...filter, cursor }
    const page = await audit.list(options)
    return page.entries.length > 0 || filter.subject === undefined
      ? page
      : audit.list({ ...options, subject: filter.subject.toUpperCase() })
  }

  const showLog = async (
    req: Request,
    res: Response,
    verification?: AuditVerification,
  ): Promise<void> => {
    const query = queryOf(req)
    const cursor = query.get('cursor') || undefined
    const filter: Filter = {
      actor: query.get('actor') || undefined,
      action: query.get('action') || undefined,
      subject: query.get('subject')?.trim() || undefined,
    }
    const page = await listEntries(filter, cursor)
    const names = await namesIn(page.entries)
    const people = await actorChoices(filter.actor)
    await renderStaffPage(services, req, res, 'staff/audit/AuditPage', (site) => ({
      title: site.t('staffAudit:title'),
      rows: page.entries.map((entry) => auditRow(site, entry, names)),
      choices: actionChoices(site),
      chosen: filter.action ?? '',
      subject: filter.subject ?? '',
      people,
      actor: filter.actor ?? '',
      older: page.cursor === undefined ? undefined : olderUrl(page.cursor, filter),
      verification,
    }))
  }

  const verify: RequestHandler = async (req, res) => {
    await showLog(req, res, await audit.verify())
  }

  return {
    audit: { get: (req, res) => showLog(req, res) },
    auditVerify: {
      get: (_req, res) => res.redirect(303, staffUrl('audit')),
      post: [verify],
    },
  }
}
