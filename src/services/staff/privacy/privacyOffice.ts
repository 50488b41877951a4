import type { Readable } from 'node:stream'
import { AppError } from '../../errors/errors.js'
import { exportPerson, type PersonExport } from './exportPerson.js'
import type { PersonData } from './findPerson.js'
import { retryConflicts } from '../retryConflicts.js'
import type { StaffAct } from '../staffAct.js'
import { chunksOf, eachInTurn } from '../../../shared/time/eachInTurn.js'
import {
  asBegun,
  carryOut,
  countRemaining,
  drawUpDeletion,
  stopEmails,
  stoppedAtOnce,
} from './privacyDeletion.js'
import { type Finding, type Findings, findForRequest, gatherChosen } from './privacyFindings.js'
import { isWorkable, type PrivacyRequest, type PrivacySearch } from './privacyRequest.js'
import {
  changeRequest,
  changeStep,
  listPrivacyRequests,
  type NewPrivacyRequest,
  openRequest,
  type PrivacyChange,
  type PrivacyEntry,
  type PrivacyParts,
  readRequest,
} from './privacyRequests.js'
import { type Corrected, type Correction, correct } from './rectification.js'

export interface PrivacyOffice {
  readonly mailboxes: readonly string[]
  list(): Promise<readonly PrivacyRequest[]>
  read(reference: string): Promise<PrivacyRequest>
  open(request: NewPrivacyRequest, act: StaffAct): Promise<string>
  find(request: PrivacyRequest): Promise<Findings>
  gather(
    request: PrivacyRequest,
  ): Promise<{ readonly data: PersonData; readonly leftOut: readonly Finding[] }>
  search(reference: string, search: PrivacySearch, act: StaffAct): Promise<void>
  choose(reference: string, keys: readonly string[], act: StaffAct): Promise<void>
  /** Returns the export after storing its audit entry; nothing may be sent earlier. */
  export(
    reference: string,
    act: StaffAct,
  ): Promise<{ readonly document: PersonExport; readonly data: PersonData }>
  readFile(key: string): Promise<Readable>
  correct(reference: string, correction: Correction, act: StaffAct): Promise<Corrected>
  delete(
    shown: Pick<PrivacyRequest, 'reference' | 'version'>,
    act: StaffAct,
  ): Promise<'deleted' | 'changed'>
  close(reference: string, state: 'answered' | 'refused', act: StaffAct): Promise<void>
}

/** Returns a request that is not closed. @throws AppError 404, or 410 once it is closed */
const readWorkable = async (parts: PrivacyParts, reference: string): Promise<PrivacyRequest> => {
  const request = await readRequest(parts, reference)
  if (!isWorkable(request)) throw new AppError(410, 'gone')
  return request
}

const beginDeletion = async (
  parts: PrivacyParts,
  { reference, version }: Pick<PrivacyRequest, 'reference' | 'version'>,
  act: StaffAct,
): Promise<'begun' | 'changed'> =>
  retryConflicts(async () => {
    const request = await readRequest(parts, reference)
    if (request.state !== 'open') return 'begun'
    if (request.version !== version) return 'changed'
    const { data } = await gatherChosen(parts, request)
    const deletion = asBegun(drawUpDeletion(data, parts.clock.now()))
    const count = deletion.plan.records.length
    const entry = { action: 'privacyDeletionBegun', what: 'deletionBegun', count } as const
    const change = { state: 'deleting', deletion } as const
    const done = await changeRequest(parts, request, act, entry, change)
    return done.status === 'committed' ? 'begun' : 'conflict'
  })

/**
 * Unschedules queued emails before the deletion, so that none in flight is retried. Each batch is
 * counted in its commit, so that the attestation stays exact after an interruption.
 */
const stopQueuedEmails = async (parts: PrivacyParts, reference: string): Promise<void> => {
  const { deletion } = await readRequest(parts, reference)
  await eachInTurn(chunksOf(deletion?.plan.emails ?? [], stoppedAtOnce), (emails) =>
    retryConflicts(async () => {
      const request = await readRequest(parts, reference)
      if (request.deletion === null || request.state !== 'deleting') return 'done'
      const stopped = await stopEmails(parts, request.deletion, emails)
      if (stopped.steps.length === 0) return 'done'
      const change = { deletion: stopped.deletion }
      const { status } = await parts.records.commit([
        changeStep(request, change, [], parts.clock.now()),
        ...stopped.steps,
      ])
      return status === 'committed' ? 'done' : 'conflict'
    }),
  )
}

const attest = (parts: PrivacyParts, reference: string, act: StaffAct): Promise<PrivacyRequest> =>
  retryConflicts(async () => {
    const request = await readRequest(parts, reference)
    const { deletion, attestation } = request
    // No deletion is pending: it was completed before an interruption or by a colleague.
    if (deletion === null || attestation !== null) return request
    await carryOut(parts, deletion)
    const { leftOut } = await gatherChosen(parts, request)
    const remaining = await countRemaining(parts, deletion)
    if (remaining > 0) throw new AppError(503, 'unavailable')
    const done = {
      at: parts.clock.now(),
      by: act.signedIn.account.name,
      leftOut: leftOut.filter(({ standing }) => standing === 'own').length,
    }
    const count = deletion.plan.records.length
    const entry = { action: 'privacyDeletionDone', what: 'deleted', count } as const
    const change = { search: null, chosen: null, attestation: done } as const
    const { status } = await changeRequest(parts, request, act, entry, change)
    return status === 'committed' ? request : 'conflict'
  })

const finishDeletion = async (
  parts: PrivacyParts,
  reference: string,
  act: StaffAct,
): Promise<void> => {
  const request = await readRequest(parts, reference)
  if (request.state !== 'deleting') return
  // The write-ahead log still contains the search terms.
  await parts.records.eraseRemoved()
  await changeRequest(parts, request, act, { action: 'privacyAttested' }, { state: 'deleted' })
}

export const createPrivacyOffice = (parts: PrivacyParts): PrivacyOffice => {
  const change = (
    reference: string,
    act: StaffAct,
    entry: PrivacyEntry,
    changes: PrivacyChange,
  ): Promise<PrivacyRequest> =>
    retryConflicts(async () => {
      const request = await readWorkable(parts, reference)
      const { status } = await changeRequest(parts, request, act, entry, changes)
      return status === 'committed' ? request : 'conflict'
    })

  return {
    mailboxes: parts.mailboxes,
    readFile: (key) => parts.files.read(key),
    list: () => listPrivacyRequests(parts),
    read: (reference) => readRequest(parts, reference),
    open: (request, act) => openRequest(parts, act, request),
    find: (request) => findForRequest(parts, request),
    gather: (request) => gatherChosen(parts, request),
    search: async (reference, search, act) => {
      const entry = { action: 'privacySearched', what: 'searched' } as const
      await change(reference, act, entry, { search, chosen: null })
    },
    choose: async (reference, keys, act) => {
      const entry = { action: 'privacyChosen', count: keys.length } as const
      await change(reference, act, entry, { chosen: [...keys] })
    },
    export: async (reference, act) => {
      const { data } = await gatherChosen(parts, await readWorkable(parts, reference))
      const count = data.submissions.length
      await change(reference, act, { action: 'privacyCopied', what: 'copied', count }, {})
      return { document: exportPerson(data, parts.clock.now()), data }
    },
    correct: async (reference, correction, act) =>
      retryConflicts(async () =>
        correct(parts, await readWorkable(parts, reference), correction, act),
      ),
    delete: async (shown, act) => {
      if ((await beginDeletion(parts, shown, act)) === 'changed') return 'changed'
      const { reference } = shown
      await stopQueuedEmails(parts, reference)
      await attest(parts, reference, act)
      await finishDeletion(parts, reference, act)
      return 'deleted'
    },
    close: async (reference, state, act) => {
      const action = state === 'answered' ? 'privacyAnswered' : 'privacyRefused'
      await retryConflicts(async () => {
        const request = await readRequest(parts, reference)
        // If the state is as wanted, the form was submitted twice.
        if (request.state === state) return 'committed'
        if (request.state !== 'open' && request.state !== 'deleted') throw new AppError(410, 'gone')
        const changes = { state, search: null, chosen: null } as const
        const entry = { action, what: state } as const
        const { status } = await changeRequest(parts, request, act, entry, changes)
        return status === 'committed' ? status : 'conflict'
      })
      await parts.records.eraseRemoved()
    },
  }
}
