import type { Request, RequestHandler, Response } from 'express'
import { staffUrl } from '../../../addresses/staffTable.js'
import { backupDays } from '../../../config/limits.js'
import { formatPhone } from '../../../shared/clinic/formats.js'
import { AppError } from '../../../services/errors/errors.js'
import type { Services } from '../../../services/services.js'
import {
  isWorkable,
  type PrivacyRequest,
  type PrivacySearch,
  decisionKinds,
  privacyKinds,
} from '../../../services/staff/privacy/privacyRequest.js'
import type { StaffSite } from '../../../views/staff/layout/staffSite.js'
import type { SearchErrors, SearchInput } from '../../../views/staff/privacy/PrivacySearchFields.js'
import { renderPersonalPage, renderStaffPage } from '../renderStaffPage.js'
import type { StaffControllers } from '../staffHandlers.js'
import { fieldOf, fieldsOf, readFormId, readLongStaffForm, readStaffForm } from '../staffForm.js'
import { dayOf, writeDayAndTime } from '../staffDates.js'
import { parameterOf, staffActOf } from '../staffRequest.js'
import { countChosen, findingGroups, tallyOf } from './findingRows.js'
import { type NewReading, readNewRequest, readSearch } from './privacyForm.js'
import { privacyHead, privacyRow } from './privacyRows.js'
import { labelStored } from '../../../shared/language/storedChoices.js'

const shownSearch = (search: PrivacySearch, { locale }: StaffSite): SearchInput => ({
  ...search,
  phone: search.phone === '' ? '' : formatPhone(search.phone, locale),
})

type Typed = Pick<ReturnType<typeof readSearch>, 'input' | 'errors'>

const nextPages = {
  save: 'privacyRequest',
  page: 'privacyCopy',
  json: 'privacyCopyJson',
  zip: 'privacyCopyZip',
  correct: 'privacyCorrect',
  delete: 'privacyDelete',
} as const

const nextPage = (req: Request): (typeof nextPages)[keyof typeof nextPages] => {
  const found = Object.entries(nextPages).find(([name]) => name === fieldOf(req, 'do'))
  return found === undefined ? 'privacyRequest' : found[1]
}

export const privacyController = (
  services: Services,
): Pick<StaffControllers, 'privacy' | 'privacyRequest' | 'privacySearch' | 'privacyAnswer'> => {
  const { staff, clinic, clock } = services
  const { privacy } = staff
  const noErrors: SearchErrors = {}

  const showDesk = async (req: Request, res: Response, reading?: NewReading): Promise<void> => {
    const requests = await privacy.list()
    const fresh = {
      id: readFormId(req),
      name: '',
      email: '',
      phone: '',
      reference: '',
      kinds: [],
      receivedOn: dayOf(clinic, clock.now()),
    }
    await renderStaffPage(services, req, res, 'staff/privacy/PrivacyPage', (site) => ({
      title: site.t('staffPrivacy:title'),
      rows: requests.map((request) => privacyRow(request, site)),
      allKinds: privacyKinds,
      input: reading?.input ?? fresh,
      errors: reading?.errors ?? noErrors,
      email: privacy.mailboxes.join(', '),
      backupDays,
    }))
  }

  const open: RequestHandler = async (req, res) => {
    const reading = readNewRequest(req, dayOf(clinic, clock.now()), clinic.referencePrefix)
    if (Object.keys(reading.errors).length > 0) {
      await showDesk(req, res.status(422), reading)
      return
    }
    const reference = await privacy.open(reading.request, staffActOf(req))
    res.redirect(303, staffUrl('privacyRequest', { reference }))
  }

  const showRequest = async (
    req: Request,
    res: Response,
    request: PrivacyRequest,
    typed?: Typed,
  ): Promise<void> => {
    const { search, decisions } = request
    const findings = isWorkable(request) ? await privacy.find(request) : undefined
    await renderPersonalPage(
      services,
      req,
      res,
      'staff/privacy/PrivacyRequestPage',
      { action: 'privacyRequestViewed', subject: request.reference },
      (site) => ({
        title: site.t('staffPrivacy:request.title', { reference: request.reference }),
        head: privacyHead(request, site),
        decisions: decisions.map(({ what, by, at }) => ({
          what: labelStored(decisionKinds, what, (known) =>
            site.t(`staffPrivacy:history.${known}`),
          ),
          by,
          when: writeDayAndTime(clinic, at, site.locale),
        })),
        ...(findings === undefined || search === null
          ? {}
          : {
              results: {
                groups: findingGroups(findings, site),
                total: findings.found.length,
                tally: tallyOf(countChosen(findings)),
                sought: shownSearch(search, site),
                input: typed?.input ?? shownSearch(search, site),
                errors: typed?.errors ?? noErrors,
                namesakes: findings.found.filter(({ standing }) => standing === 'namesake').length,
              },
            }),
      }),
    )
  }

  const choose: RequestHandler = async (req, res) => {
    const reference = parameterOf(req, 'reference')
    const picked = new Set(fieldsOf(req).flatMap(([name, value]) => (name === 'pick' ? value : [])))
    const { found } = await privacy.find(await privacy.read(reference))
    // Ignores records that the search no longer finds.
    const keys = found.map(({ key }) => key).filter((key) => picked.has(key))
    await privacy.choose(reference, keys, staffActOf(req))
    res.redirect(303, staffUrl(nextPage(req), { reference }))
  }

  const searchAgain: RequestHandler = async (req, res) => {
    const reference = parameterOf(req, 'reference')
    const { input, search, errors } = readSearch(req, clinic.referencePrefix)
    if (Object.keys(errors).length > 0) {
      const request = await privacy.read(reference)
      await showRequest(req, res.status(422), request, { input, errors })
      return
    }
    await privacy.search(reference, search, staffActOf(req))
    res.redirect(303, staffUrl('privacyRequest', { reference }))
  }

  const answer: RequestHandler = async (req, res) => {
    const reference = parameterOf(req, 'reference')
    const state = fieldOf(req, 'state')
    if (state !== 'answered' && state !== 'refused') throw new AppError(400, 'badRequest')
    await privacy.close(reference, state, staffActOf(req))
    res.redirect(303, staffUrl('privacyRequest', { reference }))
  }

  return {
    privacy: { get: (req, res) => showDesk(req, res), post: [readStaffForm, open] },
    privacyRequest: {
      get: async (req, res) =>
        showRequest(req, res, await privacy.read(parameterOf(req, 'reference'))),
      post: [readLongStaffForm, choose],
    },
    privacySearch: { post: [readStaffForm, searchAgain] },
    privacyAnswer: { post: [readStaffForm, answer] },
  }
}
