import type { Locale } from '../../addresses/pageTable.js'
import { urlFor } from '../../addresses/urlFor.js'
import { exams } from '../../content/exams/examCatalogue.js'
import type { Facts } from '../clinic/facts.js'
import { businessDayAfter } from '../clinic/openHours.js'
import type { Clinic } from '../clinic/readClinic.js'
import type { EmailFacts } from '../contact/contactEmails.js'

const both = (write: (locale: Locale) => string) => ({ fr: write('fr'), en: write('en') })

/** What every email says of the clinic, in both languages. */
export const emailFacts = (clinic: Clinic, facts: Facts, origin: string): EmailFacts => ({
  name: { fr: clinic.name, en: clinic.name },
  legalName: clinic.legalName,
  address: both((locale) => facts.localize({ fr: '{{address}}', en: '{{address}}' }, locale)),
  phone: clinic.phone,
  timeZone: clinic.timeZone,
  callBackDelay: both((locale) =>
    facts.localize({ fr: '{{callbackDelay}}', en: '{{callbackDelay}}' }, locale),
  ),
  callBackBy: (received) => businessDayAfter(clinic, received, clinic.callbackBusinessDays),
  exam: (name, locale) => ({
    name: exams[name].fullName[locale],
    page: origin + urlFor(name, locale, 'prepare'),
  }),
})
