import type { OnUnreadable, Records } from '../../adapters/records/records.js'
import { type Application, applicationKind } from '../../careers/application.js'
import type { Clock } from '../../time/clock.js'
import type { SignedIn } from '../accounts/staffAccount.js'
import type { AuditLog } from '../audit/auditLog.js'
import { colleagueOf } from '../colleague.js'
import type { ApplicationView } from './applicationChoices.js'
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
  type ChangeContext,
  changeApplication,
  isRepeated,
  mayUndo,
  undoApplication,
} from './changeApplication.js'

/** Who acts, in which request of HTTP. */
export interface Acting {
  readonly by: SignedIn
  readonly requestId: string
}

/** Which application, as the person saw it. */
export interface Seen {
  readonly reference: string
  readonly version: number
}

export type ChangeOutcome =
  | { readonly status: 'changed' }
  /** Somebody else changed it meanwhile: as it is now. */
  | { readonly status: 'conflict'; readonly current: DeskApplication }
  | { readonly status: 'missing' }
  /** It can no longer be undone. */
  | { readonly status: 'late'; readonly current: DeskApplication }

/** What HR does with applications. Every change is in the audit log, or is not made. */
export interface StaffApplications {
  list(view: ApplicationView, filters: ApplicationFilters): Promise<ApplicationList>
  find(reference: string): Promise<DeskApplication | undefined>
  change(acting: Acting, seen: Seen, change: ApplicationChange): Promise<ChangeOutcome>
  /** Puts back what the last change replaced: for 60 s, by whoever made it. */
  undo(acting: Acting, seen: Seen): Promise<ChangeOutcome>
  /** One file, in the log before its first byte. @throws AppError 404, 410 */
  takeFile(acting: Acting, application: Application, position: number): Promise<TakenFile>
  /** All files of several as one ZIP, in the log before its first byte. @throws AppError 410 */
  takeAllFiles(acting: Acting, applications: readonly Application[]): Promise<TakenFiles>
}

export interface StaffApplicationsParts {
  readonly records: Pick<Records, 'list'>
  readonly files: ApplicationFileParts['files']
  readonly audit: Pick<AuditLog, 'append' | 'commit'>
  readonly clock: Pick<Clock, 'now'>
  readonly onUnreadable: OnUnreadable
}

/** The name of each change in the audit log. */
const actions = {
  state: 'applicationStateChanged',
  note: 'applicationNoteAdded',
  consentEnded: 'applicationConsentEnded',
} as const satisfies Record<ApplicationChange['kind'], string>

export const createStaffApplications = (parts: StaffApplicationsParts): StaffApplications => {
  const { records, audit, clock, onUnreadable } = parts

  const find = async (reference: string): Promise<DeskApplication | undefined> => {
    const where = { field: 'reference', equals: reference }
    const [record] = (await records.list(applicationKind.collection, { limit: 1, where })).records
    return record === undefined ? undefined : readDeskApplication(record)
  }

  const commit = async (
    { by, requestId }: Acting,
    action: string,
    { recordId, version, application }: DeskApplication,
    changes: ReturnType<typeof changeApplication>,
  ): Promise<boolean> => {
    const { collection } = applicationKind
    const entry = { actor: by, action, subject: application.reference, requestId }
    const step = { update: { collection, id: recordId, version }, changes }
    return (await audit.commit(entry, [step])).status === 'committed'
  }

  const change: StaffApplications['change'] = async (acting, seen, wanted) => {
    const current = await find(seen.reference)
    if (current === undefined) return { status: 'missing' }
    const context: ChangeContext = { by: colleagueOf(acting.by), now: clock.now() }
    if (current.version === seen.version) {
      const changes = changeApplication(current, wanted, context)
      if (await commit(acting, actions[wanted.kind], current, changes)) return { status: 'changed' }
      return change(acting, seen, wanted)
    }
    return isRepeated(current, wanted, context)
      ? { status: 'changed' }
      : { status: 'conflict', current }
  }

  const takerOf = ({ by, requestId }: Acting) => ({ actor: by, requestId })

  return {
    find,
    change,
    list: (view, filters) => listApplications(records, view, filters, onUnreadable),
    undo: async (acting, { reference, version }) => {
      const current = await find(reference)
      if (current === undefined) return { status: 'missing' }
      if (current.version !== version) return { status: 'conflict', current }
      const changes = undoApplication(current)
      if (changes === undefined || !mayUndo(current, acting.by.account.id, clock.now())) {
        return { status: 'late', current }
      }
      if (await commit(acting, 'applicationChangeUndone', current, changes)) {
        return { status: 'changed' }
      }
      return { status: 'conflict', current: (await find(reference)) ?? current }
    },
    takeFile: (acting, application, position) =>
      takeFile(parts, application, position, takerOf(acting)),
    takeAllFiles: (acting, applications) => takeAllFiles(parts, applications, takerOf(acting)),
  }
}
