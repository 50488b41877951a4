import type { Readable } from 'node:stream'
import type { Request, Response } from 'express'
import { staffUrl } from '../../../addresses/staffTable.js'
import { contentLimits } from '../../../config/limits.js'
import { localMoment } from '../../../services/clinic/openHours.js'
import { auditOf } from '../../../services/content/contentAct.js'
import {
  editsOf,
  importEdits,
  type ImportedDocument,
  isChanged,
  planImport,
} from '../../../services/content/editor/exchange.js'
import { readExchange, writeExchange } from '../../../services/content/editor/exchangeFile.js'
import { documentAddress } from '../../../services/content/editor/openDocument.js'
import type { Services } from '../../../services/services.js'
import type { StaffSite } from '../../../views/staff/layout/staffSite.js'
import type { ImportProps } from '../../../views/staff/siteEditor/SiteExchangePage.js'
import { multipart } from '../../forms/multipart.js'
import { renderStaffPage, staffSiteFor } from '../renderStaffPage.js'
import type { StaffControllers } from '../staffHandlers.js'
import { queryOf, signedInOf } from '../staffRequest.js'
import { documentLabel } from './documentTexts.js'
import { changeProps, conflictProps, unsavedTexts } from './siteChanges.js'
import { contentActOf } from './siteAct.js'

type Uploaded = Uint8Array | 'tooLarge'

const uploads = new WeakMap<Request, Uploaded>()

/** Reads a file to its end; discards the bytes of a file over the limit. */
const readWhole = async (content: Readable): Promise<Uploaded> => {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of content) {
    if (!(chunk instanceof Uint8Array)) continue
    length += chunk.length
    if (length <= contentLimits.exchangeBytes) chunks.push(chunk)
  }
  return length > contentLimits.exchangeBytes ? 'tooLarge' : Buffer.concat(chunks)
}

const readUpload = multipart({
  fields: 0,
  fieldBytes: 0,
  files: 1,
  onFile: async ({ content }, _fields, req) => {
    uploads.set(req, await readWhole(content))
  },
})

interface Shown {
  readonly error?: (site: StaffSite) => string
  readonly imported?: readonly ImportedDocument[]
}

const importProps = (site: StaffSite, imported: readonly ImportedDocument[]): ImportProps => {
  const nameOf = ({ name, merged }: ImportedDocument): string => documentLabel(site, name, merged)
  const isKept = ({ status }: ImportedDocument): boolean =>
    status === 'saved' || status === 'unchanged'
  return {
    imported: imported
      .filter(({ status }) => status === 'saved')
      .map((one) => ({
        name: nameOf(one),
        href: staffUrl('siteDocument', { document: documentAddress(one.name) }),
        changes: one.current === null ? [] : changeProps(site, one, one.current, one.merged),
      })),
    conflicts: imported
      .filter(({ conflicts }) => conflicts.length > 0)
      .map((one) => ({
        name: nameOf(one),
        href: staffUrl('siteDocument', { document: documentAddress(one.name) }),
        changes: conflictProps(site, one, one.merged, one.conflicts),
      })),
    left: imported
      .filter((one) => !isKept(one))
      .map((one) =>
        one.status === 'notMine'
          ? site.t('staffSiteEditor:exchange.notMine', { name: nameOf(one) })
          : unsavedTexts(site, nameOf(one), one.status),
      ),
  }
}

const show = (
  services: Services,
  req: Request,
  res: Response,
  { error, imported }: Shown,
): Promise<void> =>
  renderStaffPage(services, req, res, 'staff/siteEditor/SiteExchangePage', (site) => ({
    title: site.t('staffSiteEditor:exchange.title'),
    error: error?.(site),
    imported: imported === undefined ? undefined : importProps(site, imported),
  }))

const importFile = async (services: Services, req: Request, res: Response): Promise<void> => {
  const { editing, staff } = services
  const refuse = (error: (site: StaffSite) => string): Promise<void> =>
    show(services, req, res.status(422), { error })
  const upload = uploads.get(req)
  if (upload === undefined || upload.length === 0) {
    return refuse(({ t }) => t('staffSiteEditor:exchange.errors.none'))
  }
  if (upload === 'tooLarge') {
    const limit = contentLimits.exchangeBytes / 1_000_000
    return refuse(({ t }) => t('staffSiteEditor:exchange.errors.tooLarge', { limit }))
  }
  const read = readExchange(upload)
  if ('refusal' in read) {
    return refuse(({ t }) => t(`staffSiteEditor:exchange.errors.${read.refusal}`))
  }
  const plan = await planImport(editing, signedInOf(req).account.roles, read.documents)
  if ('refusal' in plan) {
    const { refusal, document } = plan
    return refuse((site) =>
      site.t(`staffSiteEditor:exchange.errors.${refusal}`, {
        name: documentLabel(site, document, editing.board.current().documents.get(document)),
      }),
    )
  }
  const act = contentActOf(req)
  const count = plan.documents.filter(isChanged).length
  if (count > 0) await staff.audit.append(auditOf(act, 'contentImported', { count }))
  await show(services, req, res, { imported: await importEdits(editing, act, plan.documents) })
}

const exportFile = async (services: Services, req: Request, res: Response): Promise<void> => {
  const { editing, staff, clinic, clock } = services
  const withDrafts = queryOf(req).get('drafts') === 'yes'
  const documents = await editsOf(editing, signedInOf(req).account.roles, { withDrafts })
  // The audit entry precedes the download.
  await staff.audit.append(
    auditOf(contentActOf(req), 'contentExported', { count: documents.length }),
  )
  const { date } = localMoment(clinic, new Date(clock.now()))
  const { t } = staffSiteFor(services, req)
  res.attachment(`${t('staffSiteEditor:exchange.file')}-${date}.json`)
  res.send(writeExchange(documents))
}

export const siteExchangeController = (
  services: Services,
): Pick<StaffControllers, 'siteExchange' | 'siteExport'> => ({
  siteExchange: {
    get: (req, res) => show(services, req, res, {}),
    post: [readUpload, (req, res) => importFile(services, req, res)],
  },
  siteExport: { get: (req, res) => exportFile(services, req, res) },
})
