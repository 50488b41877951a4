import { createHash } from 'node:crypto'
import type { Request, RequestHandler, Response } from 'express'
import { staffUrl } from '../../../addresses/staffTable.js'
import { backupDays } from '../../../config/limits.js'
import { addDays } from '../../../shared/clinic/calendarDays.js'
import { AppError, notFound } from '../../../services/errors/errors.js'
import type { Services } from '../../../services/services.js'
import { drawUpDeletion } from '../../../services/staff/privacy/privacyDeletion.js'
import type {
  PrivacyDeletion,
  PrivacyRequest,
} from '../../../services/staff/privacy/privacyRequest.js'
import type { AttestationRow } from '../../../views/staff/privacy/PrivacyAttestationPage.js'
import { renderPersonalPage } from '../renderStaffPage.js'
import type { StaffControllers } from '../staffHandlers.js'
import { fieldOf, readStaffForm } from '../staffForm.js'
import { dayOf, writeDay, writeTime } from '../staffDates.js'
import { parameterOf, staffActOf } from '../staffRequest.js'
import { labelOf, tallyOf } from './findingRows.js'
import { privacyHead } from './privacyRows.js'

const referencesIn = ({ references }: PrivacyDeletion): readonly string[] =>
  Object.values(references).flat()

const isCopyOwed = ({ kinds, decisions }: PrivacyRequest): boolean =>
  kinds.some((kind) => kind === 'access' || kind === 'portability') &&
  !decisions.some(({ what }) => what === 'copied')

// Emails and notes belong to any record with a reference, files to applications.
const attestationRows = ({ counts, references }: PrivacyDeletion): readonly AttestationRow[] => {
  const own = {
    requests: 'requests',
    applications: 'applications',
    files: 'applications',
    answers: 'feedback',
  } as const
  const all = Object.values(references).flat().join(', ')
  return tallyOf(counts).map(({ name, count }) => ({
    name,
    deleted: count,
    references:
      name === 'emails' || name === 'notes' ? all : (references[own[name]] ?? []).join(', '),
  }))
}

const digestOf = ({ reference, attestation, deletion }: PrivacyRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([reference, attestation, deletion?.counts, deletion?.references]))
    .digest('hex')
    .slice(0, 32)
    .replaceAll(/(.{4})(?=.)/g, '$1 ')

export const deletionController = (
  services: Services,
): Pick<StaffControllers, 'privacyDelete' | 'privacyAttestation'> => {
  const { staff, clinic, clock, facts } = services
  const { privacy } = staff
  const mailbox = privacy.mailboxes.join(', ')

  const show = async (req: Request, res: Response, isChanged = false): Promise<void> => {
    const request = await privacy.read(parameterOf(req, 'reference'))
    const { deletion: begun, state, reference, version } = request
    if (state !== 'open' && state !== 'deleting') {
      res.redirect(303, staffUrl('privacyRequest', { reference }))
      return
    }
    const { data, leftOut } = await privacy.gather(request)
    const deletion = begun ?? drawUpDeletion(data, clock.now())
    await renderPersonalPage(
      services,
      req,
      res,
      'staff/privacy/PrivacyDeletePage',
      { action: 'privacyRequestViewed', subject: reference },
      (site) => ({
        title: site.t('staffPrivacy:delete.finishTitle'),
        head: privacyHead(request, site),
        version,
        isChanged,
        isBegun: begun !== null,
        isCopyOwed: isCopyOwed(request),
        counts: deletion.counts,
        waiting: deletion.takenBack + deletion.leaving,
        references: referencesIn(deletion),
        leftOut: leftOut.map(({ record }) => labelOf(record, site)),
        mailbox,
        backupsEnd: writeDay(addDays(dayOf(clinic, clock.now()), backupDays), site.locale),
      }),
    )
  }

  const remove: RequestHandler = async (req, res) => {
    const reference = parameterOf(req, 'reference')
    const version = Number(fieldOf(req, 'version'))
    if (!Number.isInteger(version)) throw new AppError(400, 'badRequest')
    const outcome = await privacy.delete({ reference, version }, staffActOf(req))
    if (outcome === 'changed') {
      await show(req, res.status(409), true)
      return
    }
    res.redirect(303, staffUrl('privacyAttestation', { reference }))
  }

  const showAttestation: RequestHandler = async (req, res) => {
    const request = await privacy.read(parameterOf(req, 'reference'))
    const { attestation, deletion } = request
    if (attestation === null || deletion === null) throw notFound()
    const { at, by, leftOut } = attestation
    const rows = attestationRows(deletion)
    await renderPersonalPage(
      services,
      req,
      res,
      'staff/privacy/PrivacyAttestationPage',
      { action: 'privacyRequestViewed', subject: request.reference },
      (site) => ({
        title: site.t('staffPrivacy:attestation.title'),
        head: privacyHead(request, site),
        clinic: facts.of('clinic')[site.locale],
        address: facts.of('address')[site.locale],
        by,
        day: writeDay(dayOf(clinic, at), site.locale),
        time: writeTime(clinic, at, site.locale),
        rows,
        total: rows.reduce((sum, { deleted }) => sum + deleted, 0),
        takenBack: deletion.takenBack,
        leaving: deletion.leaving,
        leftOut,
        mailbox,
        backupsEnd: writeDay(addDays(dayOf(clinic, at), backupDays), site.locale),
        digest: digestOf(request),
      }),
    )
  }

  return {
    privacyDelete: { get: (req, res) => show(req, res), post: [readStaffForm, remove] },
    privacyAttestation: { get: showAttestation },
  }
}
