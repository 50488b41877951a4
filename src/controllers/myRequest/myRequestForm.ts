import type { Request } from 'express'
import { isLocale } from '../../addresses/urlFor.js'
import { localMoment } from '../../services/clinic/openHours.js'
import type { VisitorAct } from '../../services/myRequest/visitorAct.js'
import type { Services } from '../../services/services.js'
import type { RequestOfLink } from '../../services/myRequest/myRequest.js'
import type { DeskRequest } from '../../services/staff/requests/deskRecord.js'
import { visitWants } from '../../shared/contact/contactChoices.js'
import { contactFieldsOn } from '../../shared/contact/contactFields.js'
import { halfDaysOf, inTheirOrder, readHalfDay } from '../../shared/contact/halfDayChoices.js'
import type { FormError } from '../../shared/forms/fieldErrors.js'
import { type MyRequestAct, myRequestFields } from '../../shared/myRequest/myRequestFields.js'
import type { Site } from '../../views/pageContext/site.js'
import type { TypedAct } from '../../views/myRequest/shownRequest.js'
import { readVisitMoment } from '../changeVisit/visitMoment.js'
import { createForm } from '../forms/createForm.js'
import { preservedPhone, preservedWay } from '../forms/preservedAnswers.js'
import { writeHalfDayIn } from './myRequestTexts.js'

type Known = Pick<Services, 'clinic' | 'clock' | 'halfDays'>

const createForms = (halfDays: Known['halfDays']) => ({
  message: createForm({
    fields: () => ({
      ...myRequestFields.message,
      when: {
        clean: 'line',
        rules: [
          {
            rule: 'oneOf',
            values: ['', ...halfDaysOf(halfDays())],
            message: 'forms:halfDays.errors.gone',
          },
        ],
      },
    }),
    hidden: {},
  }),
  change: createForm({ fields: () => myRequestFields.change, hidden: {} }),
  halfDays: createForm({
    fields: () => ({
      ...myRequestFields.halfDays,
      halfDays: contactFieldsOn(halfDaysOf(halfDays()), []).halfDays,
    }),
    hidden: {},
  }),
  visit: createForm({ fields: () => myRequestFields.visit, hidden: {} }),
  sure: createForm({ fields: () => myRequestFields.withdraw, hidden: {} }),
})

type Reading =
  | { readonly status: 'act'; readonly act: VisitorAct; readonly typed: TypedAct }
  | { readonly status: 'errors'; readonly errors: readonly FormError[]; readonly typed: TypedAct }

/** Returns an error if the contact field of the chosen channel is neither typed nor stored. */
const missingReach = (
  { request }: DeskRequest,
  { phone, email, contactBy }: Readonly<Record<'phone' | 'email' | 'contactBy', string>>,
): readonly FormError[] => {
  if (contactBy === 'email') {
    const isKnown = email !== '' || request.email !== undefined
    return isKnown ? [] : [{ field: 'email', key: 'forms:contactBy.errors.email' }]
  }
  const isKnown = contactBy === '' || phone !== '' || request.phone !== undefined
  return isKnown ? [] : [{ field: 'phone', key: 'forms:contactBy.errors.phone' }]
}

export const createMyRequestForm = ({ clinic, clock, halfDays }: Known) => {
  const forms = createForms(halfDays)
  return async (
    req: Request,
    name: MyRequestAct,
    { main }: RequestOfLink,
    site: Site,
  ): Promise<Reading> => {
    switch (name) {
      case 'message': {
        const { input, errors } = await forms.message.read(req)
        const { when, message } = input
        const typed = { act: name, message, when }
        const day = readHalfDay(when)
        const text = [
          ...(day === undefined
            ? []
            : [site.t('myRequest:again.text', { halfDay: writeHalfDayIn(site, day) })]),
          ...(message === '' ? [] : [message]),
        ].join('\n')
        return errors.length > 0
          ? { status: 'errors', errors, typed }
          : { status: 'act', act: { kind: name, text }, typed }
      }
      case 'change': {
        const { input, errors } = await forms.change.read(req)
        const { phone, email, contactBy, language } = input
        const typed = { act: name, phone, email, contactBy, language }
        const isEmpty = [phone, email, contactBy, language].every((value) => value === '')
        const missing: readonly FormError[] = isEmpty
          ? [{ field: 'phone', key: 'myRequest:change.required' }]
          : missingReach(main, input)
        if (errors.length > 0 || missing.length > 0) {
          return { status: 'errors', errors: [...errors, ...missing], typed }
        }
        const details = {
          ...preservedPhone(phone),
          ...(email === '' ? {} : { email }),
          ...preservedWay(contactBy),
          ...(isLocale(language) ? { preferredLanguage: language } : {}),
        }
        return { status: 'act', act: { kind: name, details }, typed }
      }
      case 'halfDays': {
        const { input, errors } = await forms.halfDays.read(req)
        const isAny = input.anyTime !== ''
        const typed = { act: name, halfDays: input.halfDays, isAnyTime: isAny }
        const isEmpty = !isAny && input.halfDays.length === 0
        const fieldErrors: readonly FormError[] = isEmpty
          ? [{ field: 'halfDays', key: 'myRequest:halfDays.required' }]
          : errors
        if (fieldErrors.length > 0) return { status: 'errors', errors: fieldErrors, typed }
        const chosen = isAny ? [] : inTheirOrder(input.halfDays)
        return { status: 'act', act: { kind: name, halfDays: chosen }, typed }
      }
      case 'visit': {
        const { input, errors } = await forms.visit.read(req)
        const typed = { act: name, ...input }
        const today = localMoment(clinic, new Date(clock.now())).date
        const { moment, errors: wrongMoment } = readVisitMoment(clinic, today, input)
        const want = visitWants.find((one) => one === input.want)
        return moment === undefined || want === undefined
          ? { status: 'errors', errors: [...wrongMoment, ...errors], typed }
          : { status: 'act', act: { kind: name, visit: { ...moment, want } }, typed }
      }
      case 'withdraw':
      case 'resume':
      case 'endLink':
      case 'shortNotice':
      case 'noShortNotice': {
        const { errors } = await forms.sure.read(req)
        const typed = { act: name }
        return errors.length > 0
          ? { status: 'errors', errors, typed }
          : { status: 'act', act: { kind: name }, typed }
      }
    }
  }
}
