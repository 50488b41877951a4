import type { Application } from '../../services/careers/application.js'
import { type ApplicationSaid, applicationSaidSchema } from '../../services/careers/application.js'
import { availabilities, spontaneous } from '../../services/careers/applicationChoices.js'
import { mostFiles } from '../../services/careers/fileKinds.js'
import type { Signals } from '../../services/submissions/spamCheck.js'
import {
  type ApplicationError,
  applicationErrors,
  type ApplicationTyped,
  cleanApplication,
} from '../../services/forms/applicationRules.js'
import { cleanLine, cleanList } from '../../services/forms/cleanText.js'
import { readPhone } from '../../services/forms/phoneNumber.js'

/*
 * What the view puts in the form, by `name`:
 *
 * - `name`, `email`, `phone`: text.
 * - `offer`: the id of an open offer, or `spontaneous`.
 * - `availability`: boxes, any number of `availabilities`.
 * - `message`: several lines, optional.
 * - `files`: the CV and up to five more files, unless they were uploaded before.
 * - `uploads`: hidden, one for each file that was uploaded before, the CV first.
 * - `consent`: a box of value `yes`, never ticked beforehand.
 * - `keep`: a box of value `yes`, never ticked beforehand: to be thought of for other offers.
 * - `website`, `seen`: as in the contact form.
 */

export type { ApplicationError, ApplicationTyped }

export interface ApplicationValues {
  readonly said: ApplicationSaid
  readonly signals: Signals
}

export interface ApplicationReading {
  readonly typed: ApplicationTyped
  /** Ids of files uploaded before; anything may stand there. */
  readonly uploads: readonly string[]
  readonly errors: readonly ApplicationError[]
  /** Absent while there are errors. */
  readonly values?: ApplicationValues
}

/** The form before anybody typed. */
export const emptyApplication = (offer: string): ApplicationTyped => cleanApplication({ offer })

const toSaid = (typed: ApplicationTyped): ApplicationSaid => {
  const phone = readPhone(typed.phone)
  return applicationSaidSchema.parse({
    name: typed.name,
    email: typed.email,
    ...(phone.ok ? { phone: phone.phone } : {}),
    ...(phone.ok && phone.extension !== undefined ? { phoneExtension: phone.extension } : {}),
    offer: typed.offer,
    availability: availabilities.filter((one) => typed.availability.includes(one)),
    ...(typed.message === '' ? {} : { message: typed.message }),
    keepForOthers: typed.keep === 'yes',
  } satisfies Partial<Application>)
}

/**
 * Reads the texts of the form; its files have been dealt with as they came.
 * @param offers ids of what one may apply for now
 */
export const readApplicationForm = (
  sent: unknown,
  offers: readonly string[],
): ApplicationReading => {
  const raw: Readonly<Record<string, unknown>> =
    typeof sent === 'object' && sent !== null ? { ...sent } : {}
  const typed = cleanApplication(raw)
  const errors = applicationErrors(typed, [...offers, spontaneous])
  // More than any application has: whoever sends a thousand does not make us look them all up.
  const uploads = cleanList(raw['uploads']).slice(0, mostFiles + 1)
  const seen = cleanLine(raw['seen'])
  const signals = {
    website: cleanLine(raw['website']),
    ...(/^\d{1,12}$/.test(seen) ? { visibleMs: Number(seen) } : {}),
  }
  if (errors.length > 0) return { typed, uploads, errors }
  return { typed, uploads, errors, values: { said: toSaid(typed), signals } }
}
