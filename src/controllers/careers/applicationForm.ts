import {
  type ApplicationFields,
  applicationFieldsSchema,
} from '../../services/careers/application.js'
import { availabilities } from '../../shared/careers/applicationChoices.js'
import {
  type ApplicationField,
  applicationFields,
  type ApplicationInput,
} from '../../shared/careers/applicationFields.js'
import type { FormError } from '../../shared/forms/fieldErrors.js'
import { cleanInput, fieldNames } from '../../shared/forms/fieldTable.js'
import { spamFields } from '../../shared/submissions/spamFields.js'
import { createForm } from '../forms/createForm.js'
import { joinPreserved, type PreservedAnswers, preservedPhone } from '../forms/preservedAnswers.js'

export type ApplicationError = FormError<ApplicationField>

export const applicationForm = (offers: () => readonly string[]) =>
  createForm({ fields: () => applicationFields(offers()), hidden: spamFields })

export const emptyApplicationInput = (offer: string): ApplicationInput =>
  cleanInput(applicationFields([]), { offer })

export const toApplicationFields = (input: ApplicationInput): ApplicationFields => {
  const { message } = input
  const preserved: PreservedAnswers<ApplicationInput, ApplicationFields> = {
    name: { name: input.name },
    email: { email: input.email },
    phone: { phone: '', ...preservedPhone(input.phone) },
    offer: { offer: input.offer },
    availability: {
      availability: availabilities.filter((one) => input.availability.includes(one)),
    },
    message: message === '' ? {} : { message },
    keep: { keepForOthers: input.keep === 'yes' },
    consent: {},
    files: {},
    uploads: {},
  }
  return applicationFieldsSchema.parse(joinPreserved(preserved))
}

const order = fieldNames(applicationFields([]))

export const inPageOrder = (errors: readonly ApplicationError[]): readonly ApplicationError[] =>
  order.flatMap((name) => errors.filter(({ field }) => field === name))
