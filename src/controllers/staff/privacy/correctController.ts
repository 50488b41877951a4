import type { Request, RequestHandler, Response } from 'express'
import * as z from 'zod'
import { staffUrl } from '../../../addresses/staffTable.js'
import type { StoredRecord } from '../../../services/adapters/records/records.js'
import { formatPhone } from '../../../shared/clinic/formats.js'
import { AppError } from '../../../services/errors/errors.js'
import type { Services } from '../../../services/services.js'
import { placeKey } from '../../../services/staff/privacy/privacyFindings.js'
import { isWorkable } from '../../../services/staff/privacy/privacyRequest.js'
import {
  type CorrectableField,
  type Corrected,
  type Correction,
  correctableFields,
} from '../../../services/staff/privacy/rectification.js'
import type { StaffSite } from '../../../views/staff/layout/staffSite.js'
import type { CorrectRecord } from '../../../views/staff/privacy/PrivacyCorrectPage.js'
import { renderPersonalPage } from '../renderStaffPage.js'
import type { StaffControllers } from '../staffHandlers.js'
import { fieldOf, readStaffForm } from '../staffForm.js'
import { parameterOf, staffActOf } from '../staffRequest.js'
import { labelOf } from './findingRows.js'
import { privacyHead } from './privacyRows.js'

interface Refused {
  readonly correction: Correction
  readonly outcome: Exclude<Corrected['outcome'], 'saved'>
}

const valueOf = (
  { fields }: StoredRecord,
  name: CorrectableField,
  { locale, t }: StaffSite,
): string => {
  const value = fields[name]
  if (typeof value !== 'string') return ''
  if (name !== 'phone') return value
  const phone = formatPhone(value, locale)
  const { phoneExtension: extension } = fields
  return typeof extension === 'string' ? t('emails:extension', { phone, extension }) : phone
}

const versionSchema = z.coerce.number().int().positive()

const readCorrection = (req: Request): Correction => {
  const version = versionSchema.safeParse(fieldOf(req, 'version'))
  if (!version.success) throw new AppError(400, 'badRequest')
  return {
    key: fieldOf(req, 'key'),
    version: version.data,
    field: fieldOf(req, 'field'),
    value: fieldOf(req, 'value'),
  }
}

const correctRecord = (
  record: StoredRecord,
  refused: Refused | undefined,
  site: StaffSite,
): CorrectRecord => {
  const key = placeKey(record)
  const refusedHere = refused?.correction.key === key ? refused : undefined
  return {
    key,
    label: labelOf(record, site),
    version: record.version,
    fields: correctableFields(record).map((name) => ({
      name,
      value: valueOf(record, name, site),
      ...(refusedHere?.correction.field === name
        ? {
            refused: {
              typed: refusedHere.correction.value,
              why: refusedHere.outcome === 'changed' ? 'changed' : 'rule',
            },
          }
        : {}),
    })),
  }
}

export const correctController = (services: Services): Pick<StaffControllers, 'privacyCorrect'> => {
  const { privacy } = services.staff

  const show = async (req: Request, res: Response, refused?: Refused): Promise<void> => {
    const request = await privacy.read(parameterOf(req, 'reference'))
    if (!isWorkable(request)) throw new AppError(410, 'gone')
    const { data } = await privacy.gather(request)
    await renderPersonalPage(
      services,
      req,
      res,
      'staff/privacy/PrivacyCorrectPage',
      { action: 'privacyRequestViewed', subject: request.reference },
      (site) => ({
        title: site.t('staffPrivacy:correct.title'),
        head: privacyHead(request, site),
        records: data.submissions.map((record) => correctRecord(record, refused, site)),
      }),
    )
  }

  const correct: RequestHandler = async (req, res) => {
    const reference = parameterOf(req, 'reference')
    const correction = readCorrection(req)
    const { outcome } = await privacy.correct(reference, correction, staffActOf(req))
    if (outcome === 'saved') {
      res.redirect(303, staffUrl('privacyCorrect', { reference }))
      return
    }
    await show(req, res.status(outcome === 'changed' ? 409 : 422), { correction, outcome })
  }

  return { privacyCorrect: { get: (req, res) => show(req, res), post: [readStaffForm, correct] } }
}
