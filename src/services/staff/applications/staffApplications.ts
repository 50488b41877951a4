import type { AuditAction } from '../audit/auditEntry.js'
import type { Retention } from '../../../config/retention.js'
import { readable } from '../../adapters/records/readable.js'
import type { OnUnreadable, Records, StoredRecord } from '../../adapters/records/records.js'
import { type Application, applicationKind } from '../../careers/application.js'
import type { Clinic } from '../../clinic/readClinic.js'
import type { SiteContent } from '../../content/siteContent.js'
import type { Clock } from '../../../shared/time/clock.js'
import type { AuditLog } from '../audit/auditLog.js'
import { type RecordView, viewsOf } from '../audit/viewsOf.js'
import { createRecordChanges, type RecordChanges } from '../changes/recordChanges.js'
import { createUnlistedRecords } from '../changes/unlistedRecords.js'
import { searchRecords } from '../search/searchRecords.js'
import type { StaffAct } from '../staffAct.js'
import { type ApplicationView, isApplicationState } from '../../../shared/staff/deskChoices.js'
import { type DeskApplication, readDeskApplication } from './applicationDesk.js'
import {
  type ApplicationFileParts,
  type TakenFile,
  type TakenFiles,
  takeAllFiles,
  takeFile,
} from './applicationFiles.js'
import {
  type ApplicationFilters,
  type ApplicationList,
  listApplications,
} from './applicationList.js'
import {
  type ApplicationChange,
  applicationEvent,
  changeApplication,
  undoApplication,
} from './changeApplication.js'

/** Operations of HR on applications; each is audited or fails. */
export interface StaffApplications extends RecordChanges<DeskApplication, ApplicationChange> {
  list(view: ApplicationView, filters: ApplicationFilters): Promise<ApplicationList>
  find(reference: string): Promise<DeskApplication | undefined>
  search(typed: string): Promise<readonly DeskApplication[]>
  viewsOf(reference: string): Promise<readonly RecordView[]>
  takeFile(act: StaffAct, application: Application, position: number): Promise<TakenFile>
  takeAllFiles(act: StaffAct, applications: readonly Application[]): Promise<TakenFiles>
}

export interface StaffApplicationsParts {
  readonly records: Pick<Records, 'list' | 'count' | 'search' | 'read' | 'update'>
  readonly files: ApplicationFileParts['files']
  readonly audit: Pick<AuditLog, 'append' | 'commit'>
  readonly clock: Pick<Clock, 'now'>
  readonly clinic: Pick<Clinic, 'referencePrefix'>
  readonly content: Pick<SiteContent, 'jobs'>
  readonly retention: Retention
  readonly onUnreadable: OnUnreadable
}

const actions = {
  state: 'applicationStateChanged',
  note: 'applicationNoteAdded',
  consentEnded: 'applicationConsentEnded',
} as const satisfies Record<ApplicationChange['kind'], AuditAction>

export const createStaffApplications = (parts: StaffApplicationsParts): StaffApplications => {
  const { records, audit, clock, onUnreadable } = parts

  const unlisted = createUnlistedRecords(records, {
    collection: applicationKind.collection,
    isListed: isApplicationState,
    first: 'received',
    replaced: [],
  })

  const find = async (reference: string): Promise<DeskApplication | undefined> => {
    const where = { field: 'reference', equals: reference }
    const page = await records.list(applicationKind.collection, { limit: 1, where })
    return readable(page.records, readDeskApplication, (record) => record, onUnreadable)[0]
  }

  const changes = createRecordChanges<DeskApplication, ApplicationChange>(
    { audit, clock },
    {
      collection: applicationKind.collection,
      actionOf: ({ kind }) => actions[kind],
      undone: 'applicationChangeUndone',
      find,
      eventOf: applicationEvent,
      changesOf: (found, change, context) => changeApplication(found, change, context, parts),
      undoOf: (found) => undoApplication(found, parts),
    },
  )

  const takerOf = ({ signedIn, requestId }: StaffAct) => ({ actor: signedIn, requestId })

  return {
    find,
    search: async (typed) => {
      const readAll = (stored: readonly StoredRecord[]) =>
        readable(stored, readDeskApplication, (record) => record, onUnreadable)
      const { referencePrefix } = parts.clinic
      const search = {
        records,
        collection: 'applications',
        now: clock.now(),
        referencePrefix,
        readAll,
      } as const
      return (await searchRecords(search, typed, true)).found
    },
    viewsOf: (reference) => viewsOf(parts, reference, 'applicationViewed'),
    ...changes,
    list: (view, filters) => listApplications({ records, unlisted, onUnreadable }, view, filters),
    takeFile: (act, application, position) => takeFile(parts, application, position, takerOf(act)),
    takeAllFiles: (act, applications) => takeAllFiles(parts, applications, takerOf(act)),
  }
}
