import { homeAnchors } from '../../addresses/pageTable.js'
import { urlFor } from '../../addresses/urlFor.js'
import type { ContactField, ContactInput } from '../../shared/contact/contactFields.js'
import { type OfferedDay, writeOfferedDays } from '../../shared/contact/halfDayChoices.js'
import type { Period } from '../../shared/tools/windowDays.js'
import { errorSentence, type FormError } from '../../shared/forms/fieldErrors.js'
import type { ContactFormProps } from './contactFormProps.js'
import ContactFormIsland from './ContactForm.island.js'
import Icon from '../icons/Icon.js'
import { type Site, useSite } from '../pageContext/site.js'
import Island from '../browser/islands/Island.js'
import type { VerificationForBrowser } from '../../services/adapters/verification/verification.js'

export interface ContactFormState {
  readonly input: ContactInput
  readonly errors: readonly FormError<ContactField>[]
  readonly halfDays: readonly OfferedDay[]
  readonly period?: Period | undefined
  readonly verification?: VerificationForBrowser | undefined
}

const versionOfProvider = 3

const verificationFor = (choice: VerificationForBrowser, site: Site) => ({
  ...choice,
  version: versionOfProvider,
  language: site.region,
  words: site.words('forms:verification'),
})

const propsFor = (state: ContactFormState, site: Site): ContactFormProps => {
  const { input, errors, halfDays, period, verification } = state
  const { locale } = site
  return {
    action: urlFor('home', locale, homeAnchors.contact),
    input,
    errors: errors.map((error) => ({ field: error.field, sentence: errorSentence(site, error) })),
    data: site.contactForm,
    halfDays: writeOfferedDays(halfDays),
    period,
    locale,
    verification: verification === undefined ? undefined : verificationFor(verification, site),
  }
}

export default function ContactForm(state: ContactFormState) {
  const site = useSite()
  return (
    <div className="request">
      <AskedExam subject={state.input.subject} />
      <Island
        name="ContactForm"
        component={ContactFormIsland}
        props={propsFor(state, site)}
        dataFrom={site.contactFormAddress}
      />
    </div>
  )
}

function AskedExam({ subject }: { readonly subject: string }) {
  const { exams, localize, offered, t } = useSite()
  const exam = offered.bookable.find((name) => name === subject)
  return (
    <p className="request__exam" hidden={exam === undefined} data-asked-exam="">
      <Icon name="calendar" />
      <span>
        {t('forms:asked.title')} <b>{exam !== undefined && localize(exams[exam].fullName)}</b>
      </span>
      <a href="#contact-subject">{t('forms:asked.change')}</a>
    </p>
  )
}
