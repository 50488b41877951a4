import type { Request, Response } from 'express'
import { staffUrl } from '../../../addresses/staffTable.js'
import { knownLocale } from '../../../addresses/locales.js'
import { notFound } from '../../../services/errors/errors.js'
import type { CorrectedDetails } from '../../../services/myRequest/correctRequest.js'
import type { Services } from '../../../services/services.js'
import type { DeskRequest } from '../../../services/staff/requests/deskRecord.js'
import { subjects } from '../../../shared/contact/contactChoices.js'
import { formatPhone } from '../../../shared/clinic/formats.js'
import type { FormError } from '../../../shared/forms/fieldErrors.js'
import { type CorrectionInput, correctionFields } from '../../../shared/staff/requestEntryFields.js'
import { createForm } from '../../forms/createForm.js'
import { preservedPhone, preservedWay } from '../../forms/preservedAnswers.js'
import { readVersion } from '../record/readChange.js'
import { renderPersonalPage } from '../renderStaffPage.js'
import { readStaffForm } from '../staffForm.js'
import type { StaffControllers } from '../staffHandlers.js'
import { listOf, readQueueAddress, requestUrl, writeQueue } from './queueAddress.js'
import { entryFields } from './requestEntryProps.js'
import { showConflict } from './showConflict.js'
import { getRequest } from './showRequest.js'
import { queryOf, staffActOf } from '../staffRequest.js'

const form = createForm({ fields: () => correctionFields, hidden: {} })

const storedInput = ({ request }: DeskRequest): CorrectionInput => ({
  name: request.name,
  phone:
    request.phone === undefined
      ? ''
      : [formatPhone(request.phone, 'fr'), request.phoneExtension].filter(Boolean).join(' p. '),
  email: request.email ?? '',
  contactBy: request.contactBy ?? '',
  subject: request.subject,
  language: request.preferredLanguage,
})

const detailsOf = (input: CorrectionInput): CorrectedDetails => ({
  name: input.name,
  ...preservedPhone(input.phone),
  ...(input.email === '' ? {} : { email: input.email }),
  ...preservedWay(input.contactBy),
  subject: subjects.find((subject) => subject === input.subject) ?? 'other',
  preferredLanguage: knownLocale(input.language),
})

interface Shown {
  readonly list: string
  readonly input: CorrectionInput
  readonly errors: readonly FormError[]
}

const show = (
  services: Services,
  req: Request,
  res: Response,
  { request: { reference, name }, version }: DeskRequest,
  { list, input, errors }: Shown,
): Promise<void> =>
  renderPersonalPage(
    services,
    req,
    res,
    'staff/requests/RequestCorrectPage',
    { action: 'requestViewed', subject: reference },
    (site) => ({
      title: site.t('staffRequests:entry.correctTitle'),
      reference,
      name,
      version,
      list,
      action: staffUrl('requestCorrect', { reference }),
      back: requestUrl(reference, readQueueAddress(new URLSearchParams(list))),
      fields: entryFields(site, input, errors),
    }),
  )

const correct = async (services: Services, req: Request, res: Response): Promise<void> => {
  const found = await getRequest(services, req)
  const { reference } = found.request
  const queue = listOf(req)
  const { input, errors } = await form.read(req)
  if (errors.length > 0) {
    res.status(422)
    await show(services, req, res, found, { list: writeQueue(queue), input, errors })
    return
  }
  const seen = { reference, version: readVersion(req) }
  const outcome = await services.myRequest.correct(staffActOf(req), seen, detailsOf(input))
  if (outcome.status === 'missing') throw notFound()
  if (outcome.status === 'conflict') {
    await showConflict(services, req, res, outcome.current, {
      words: ({ t }) => t('staffRequests:entry.correctTitle'),
      action: staffUrl('requestCorrect', { reference }),
      fields: Object.entries(input),
      queue,
      from: 'page',
    })
    return
  }
  res.redirect(303, requestUrl(reference, queue))
}

export const requestCorrectController = (
  services: Services,
): Pick<StaffControllers, 'requestCorrect'> => ({
  requestCorrect: {
    get: async (req, res) => {
      const found = await getRequest(services, req)
      const list = writeQueue(readQueueAddress(queryOf(req)))
      await show(services, req, res, found, { list, input: storedInput(found), errors: [] })
    },
    post: [readStaffForm, (req, res) => correct(services, req, res)],
  },
})
