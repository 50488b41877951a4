import {
  type ApplicationFields,
  applicationFieldsSchema,
} from '../../services/careers/application.js'
import { availabilities } from '../../services/careers/applicationChoices.js'
import {
  type ApplicationField,
  applicationFields,
  type ApplicationInput,
} from '../../services/careers/applicationFields.js'
import type { FormError } from '../../services/forms/fieldErrors.js'
import { cleanInput, fieldNames } from '../../services/forms/fieldTable.js'
import { readPhone } from '../../services/forms/phoneNumber.js'
import { spamFields } from '../../services/submissions/spamFields.js'
import { createForm } from '../forms/createForm.js'

export type ApplicationError = FormError<ApplicationField>

/** @param offers ids of what one may apply for now */
export const applicationForm = (offers: () => readonly string[]) =>
  createForm({ fields: () => applicationFields(offers()), hidden: spamFields })

/** The form before anybody typed. */
export const emptyApplicationInput = (offer: string): ApplicationInput =>
  cleanInput(applicationFields([]), { offer })

/** From an input without errors to what is kept. */
export const toApplicationFields = (input: ApplicationInput): ApplicationFields => {
  const phone = readPhone(input.phone)
  return applicationFieldsSchema.parse({
    name: input.name,
    email: input.email,
    ...(phone.ok ? { phone: phone.phone } : {}),
    ...(phone.ok && phone.extension !== undefined ? { phoneExtension: phone.extension } : {}),
    offer: input.offer,
    availability: availabilities.filter((one) => input.availability.includes(one)),
    ...(input.message === '' ? {} : { message: input.message }),
    keepForOthers: input.keep === 'yes',
  })
}

const order = fieldNames(applicationFields([]))

/** In the order of the page; there may be several errors about files. */
export const inPageOrder = (errors: readonly ApplicationError[]): readonly ApplicationError[] =>
  order.flatMap((name) => errors.filter(({ field }) => field === name))
