import type { Records } from '../../../src/services/adapters/records/records.js'
import { refuseUnreadable } from '../../../src/services/adapters/records/readable.js'
import type { ContentAct } from '../../../src/services/content/contentAct.js'
import type { ContentCatalogue } from '../../../src/services/content/documentType.js'
import { draftDigest, type ReadDraft } from '../../../src/services/content/drafts.js'
import {
  type Content,
  type ContentParts,
  openContent,
} from '../../../src/services/content/openContent.js'
import type { Json } from '../../../src/services/content/mergeContent.js'
import type { PublishingParts } from '../../../src/services/content/publishing.js'
import type { AuditLog } from '../../../src/services/staff/audit/auditLog.js'
import { openAuditLog } from '../../../src/services/staff/audit/openAuditLog.js'
import { createStaffKeys } from '../../../src/services/staff/staffKeys.js'
import { createBackoff } from '../../../src/shared/time/backoff.js'
import type { Clock } from '../../../src/shared/time/clock.js'
import { recordedLog } from '../site/recordedLog.js'
import { aBuild } from './testCatalogue.js'

export interface ContentProcess extends Content {
  readonly records: Records
  readonly audit: AuditLog
  readonly logLines: readonly string[]
  shown(document: string): Json | undefined
}

interface ProcessOptions {
  readonly clock: Clock
  readonly catalogue?: ContentCatalogue
  readonly check?: PublishingParts['check']
  readonly mayPublish?: ContentParts['mayPublish']
}

export const contentProcess = (records: Records, options: ProcessOptions): ContentProcess => {
  const {
    clock,
    catalogue = aBuild(),
    check = async () => [],
    mayPublish = async () => true,
  } = options
  const { log, lines } = recordedLog()
  const onUnreadable = refuseUnreadable
  const keys = createStaffKeys('the secret of these tests')
  const audit = openAuditLog({ records, keys, clock, log, onUnreadable })
  const content = openContent({
    records,
    audit,
    catalogue,
    check,
    needsApproval: async () => false,
    mayPublish,
    clock,
    log,
    backoff: createBackoff(),
    onUnreadable,
  })
  return {
    ...content,
    records,
    audit,
    logLines: lines,
    shown: (document) => content.board.current().documents.get(document),
  }
}

export const editor = (id: string): ContentAct => ({
  actor: {
    account: { id, email: '', name: id, roles: ['admin'], locale: 'fr', singleKeys: false },
    sessionId: '',
    provenAt: 0,
  },
  requestId: 'test',
})

export const saveDraft = async (
  { board, drafts }: Pick<Content, 'board' | 'drafts'>,
  document: string,
  changes: Readonly<Record<string, Json>> | null,
  act: ContentAct = editor('a'),
) => {
  const { documents, release } = board.current()
  const shown = documents.get(document) ?? null
  const json = changes === null ? null : { ...Object(shown), ...changes }
  const from = release.map.get(document) ?? null
  return drafts.save(act, { document, shown, json }, { json: shown, from })
}

/** Returns a draft as a form displays it. */
export const shownDraft = async (
  { drafts, catalogue }: Pick<Content, 'drafts' | 'catalogue'>,
  document: string,
): Promise<ReadDraft> => {
  const draft = await drafts.find(document)
  if (draft === undefined) throw new Error(`${document} has no draft.`)
  return { document, version: draft.version, digest: draftDigest(catalogue, draft) }
}

export const publishDrafts = async (
  { drafts, publish }: Pick<Content, 'drafts' | 'publish'>,
  documents: readonly string[],
  act: ContentAct = editor('a'),
) => {
  const chosen = await Promise.all(documents.map((document) => drafts.find(document)))
  return publish(act, { drafts: chosen.filter((draft) => draft !== undefined), note: 'note' })
}
