import type { Request, Response } from 'express'
import { staffUrl } from '../../../addresses/staffTable.js'
import type { Services } from '../../../services/services.js'
import { offeredMoments } from '../../../services/contact/offeredMoments.js'
import { newWish } from '../../../services/myRequest/visitorAct.js'
import { colleagueOf } from '../../../services/staff/colleague.js'
import type { DeskRequest } from '../../../services/staff/requests/deskRecord.js'
import { requestSources, visitWants } from '../../../shared/contact/contactChoices.js'
import type { FormError } from '../../../shared/forms/fieldErrors.js'
import { type NewRequestInput, newRequestFields } from '../../../shared/staff/requestEntryFields.js'
import { toContactFields } from '../../contact/contactForm.js'
import { createForm } from '../../forms/createForm.js'
import { renderStaffPage } from '../renderStaffPage.js'
import { fieldOf, readStaffForm } from '../staffForm.js'
import type { StaffControllers } from '../staffHandlers.js'
import { signedInOf, staffActOf } from '../staffRequest.js'
import type { StaffSite } from '../../../views/staff/layout/staffSite.js'
import { appointmentError, readAppointment } from '../record/readAppointment.js'
import { dayOf, todayOf } from '../staffDates.js'
import { describeState } from './changeTexts.js'
import { requestUrl } from './queueAddress.js'
import { entryFields, momentChoices } from './requestEntryProps.js'
import { describeExam } from './requestTexts.js'

const form = createForm({ fields: () => newRequestFields, hidden: {} })

const mine = { view: 'mine', page: 1 } as const

interface Shown {
  readonly typed: Partial<NewRequestInput>
  readonly errors?: readonly FormError[]
  readonly same?: readonly DeskRequest[]
}

const show = (
  services: Services,
  req: Request,
  res: Response,
  { typed, errors = [], same = [] }: Shown,
): Promise<void> =>
  renderStaffPage(services, req, res, 'staff/requests/RequestNewPage', (site) => {
    const { t } = site
    return {
      title: t('staffRequests:entry.newTitle'),
      action: staffUrl('requestNew'),
      fields: entryFields(site, typed, errors),
      source: typed.source ?? '',
      moments: momentChoices(site, offeredMoments(services.clinic), typed.moments ?? []),
      message: typed.message ?? '',
      visit: visitProps(site, typed, errors),
      consentText: t('staffRequests:entry.consentText', {
        retention: services.facts.of('retention.requests')[site.locale],
      }),
      hasConsent: typed.consent === 'yes',
      isWished: typed.shortNotice === 'yes',
      same: same.map((found) => ({
        href: requestUrl(found.request.reference, mine),
        words: `${found.request.name}, ${describeExam(site, found.request.subject)}, ${describeState(site, found.desk.state)}`,
      })),
    }
  })

const visitProps = (
  site: StaffSite,
  { appointmentDate = '', appointmentHour = '', want = '' }: Shown['typed'],
  errors: readonly FormError[],
) => ({
  appointment: {
    date: appointmentDate,
    hour: appointmentHour,
    today: todayOf(site),
    ...appointmentError(
      site,
      errors.filter(({ field }) => field === appointmentField),
    ),
  },
  want,
  wants: visitWants.map((value) => ({
    value,
    label: site.t(`staffRequests:entry.wants.${value}`),
  })),
})

/** Id of the field that the error summary links to. */
const appointmentField = 'visit-appointment'

/** Reads the appointment that the person on the phone cannot attend, if any. */
const readVisit = (services: Services, req: Request, { want: wanted }: NewRequestInput) => {
  const { moment, errors } = readAppointment(services, req)
  const want = visitWants.find((one) => one === wanted)
  const missing: readonly FormError[] = [
    ...(moment !== undefined && want === undefined
      ? [{ field: 'want', key: 'staffRequests:entry.wantError' } as const]
      : []),
    ...(moment === undefined && errors.length === 0 && want !== undefined
      ? [{ field: appointmentField, key: 'changeVisit:errors.dateMissing' } as const]
      : []),
  ]
  return {
    errors: [...errors.map((error) => ({ ...error, field: appointmentField })), ...missing],
    ...(moment === undefined || want === undefined
      ? {}
      : { visit: { ...moment, want, state: 'open' } as const }),
  }
}

const save = async (services: Services, req: Request, res: Response): Promise<void> => {
  const { input, errors: wrong } = await form.read(req)
  const { visit, errors: wrongVisit } = readVisit(services, req, input)
  const errors = [...wrong, ...wrongVisit]
  if (errors.length > 0) {
    res.status(422)
    await show(services, req, res, { typed: input, errors })
    return
  }
  const { staff, contact, clinic, clock } = services
  const { source, shortNotice } = input
  const fields = {
    ...toContactFields({ ...input, halfDays: [] }),
    ...(visit === undefined ? {} : { visit }),
    ...(shortNotice === 'yes' ? { shortNotice: newWish(dayOf(clinic, clock.now())) } : {}),
  }
  const act = staffActOf(req)
  if (fieldOf(req, 'same') !== 'seen') {
    const same = await staff.requests.withContact(fields)
    await staff.audit.append({ ...actorOf(act), action: 'requestsSearched' })
    if (same.length > 0) {
      await show(services, req, res, { typed: input, same })
      return
    }
  }
  const { submission } = await contact.receive(
    {
      ...fields,
      locale: fields.preferredLanguage,
      ...(requestSources.find((one) => one === source) === undefined
        ? {}
        : { source: source === 'counter' ? 'counter' : 'phone' }),
    },
    { suspected: [] },
  )
  const { reference } = submission
  await staff.audit.append({ ...actorOf(act), action: 'requestRecorded', subject: reference })
  await staff.requests.change(
    act,
    { reference, version: 1 },
    { kind: 'assigned', to: colleagueOf(signedInOf(req)) },
  )
  res.redirect(303, requestUrl(reference, mine))
}

const actorOf = ({ signedIn, requestId }: ReturnType<typeof staffActOf>) => ({
  actor: signedIn,
  requestId,
})

export const requestNewController = (services: Services): Pick<StaffControllers, 'requestNew'> => ({
  requestNew: {
    get: (req, res) => show(services, req, res, { typed: {} }),
    post: [readStaffForm, (req, res) => save(services, req, res)],
  },
})
