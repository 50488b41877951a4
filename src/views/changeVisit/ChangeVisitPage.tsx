import { locales } from '../../addresses/locales.js'
import { urlFor } from '../../addresses/urlFor.js'
import type { ChangeVisitContent } from '../../services/content/schemas/changeVisit.js'
import {
  type ChangeVisitField,
  type ChangeVisitInput,
  changeVisitFields,
} from '../../shared/changeVisit/changeVisitFields.js'
import {
  contactWays,
  contactWayWords,
  languageWords,
  visitWants,
} from '../../shared/contact/contactChoices.js'
import type { OfferedDay } from '../../shared/contact/halfDayChoices.js'
import type { FormError } from '../../shared/forms/fieldErrors.js'
import { attributesOf } from '../../shared/forms/inputRules.js'
import { errorSentence } from '../../shared/forms/ruleSentence.js'
import { dateParts } from '../../shared/tools/typedDate.js'
import HalfDays from '../contact/HalfDays.js'
import CheckField from '../fields/CheckField.js'
import Choices from '../fields/Choices.js'
import ErrorSummary from '../fields/ErrorSummary.js'
import FieldError from '../fields/FieldError.js'
import { describedBy } from '../fields/formFields.js'
import TextField from '../fields/TextField.js'
import { linkedText } from '../links/linkedText.js'
import { spaced } from '../links/spaced.js'
import { unbroken } from '../links/unbroken.js'
import TalkAside from '../myRequest/TalkAside.js'
import { type Site, useSite } from '../pageContext/site.js'
import type { HeadProps } from '../site/head/DocumentHead.js'
import SiteLayout from '../site/SiteLayout.js'

interface FormProps {
  readonly input: ChangeVisitInput
  readonly errors: readonly FormError<ChangeVisitField>[]
  readonly halfDays: readonly OfferedDay[]
}

interface ChangeVisitPageProps extends FormProps {
  readonly site: Site
  readonly head: HeadProps
  readonly content: ChangeVisitContent
}

declare module '../site/pageViews.js' {
  interface PageViews {
    readonly 'changeVisit/ChangeVisitPage': ChangeVisitPageProps
  }
}

const formId = 'visit'

export default function ChangeVisitPage({ site, head, content, ...form }: ChangeVisitPageProps) {
  const { t, localize } = site
  return (
    <SiteLayout
      site={site}
      head={head}
      hero={
        <section className="section section--tight">
          <div className="wrap flow">
            {form.errors.length > 0 && (
              <ErrorSummary
                title={t('myRequest:refused.title')}
                errors={form.errors.map((error) => ({
                  id: `${formId}-${error.field}`,
                  sentence: errorSentence(site, error),
                }))}
              />
            )}
            <h1>{localize(content.title)}</h1>
            <p className="lead">{linkedText(localize(content.lead))}</p>
          </div>
        </section>
      }
    >
      <div className="section section--tight section--mist">
        <div className="wrap my-request">
          <VisitForm {...form} />
          <TalkAside />
        </div>
      </div>
    </SiteLayout>
  )
}

function VisitForm({ input, errors, halfDays }: FormProps) {
  const site = useSite()
  const { t, locale, contactForm } = site
  const errorOf = (field: ChangeVisitField): string | undefined => {
    const error = errors.find((one) => one.field === field)
    return error === undefined ? undefined : errorSentence(site, error)
  }
  return (
    <form className="form panel" method="post" action={urlFor('changeVisit', locale)}>
      <Moment input={input} errorOf={errorOf} />
      <Choices
        form={formId}
        name="want"
        attributes={attributesOf(changeVisitFields.want.rules)}
        type="radio"
        legend={t('changeVisit:want')}
        options={visitWants.map((value) => ({ value, label: t(`changeVisit:wants.${value}`) }))}
        chosen={[input.want]}
        error={errorOf('want')}
      />
      <HalfDays
        words={{ ...contactForm.words.halfDays, legend: t('changeVisit:halfDays') }}
        optional={t('forms:shared.optional')}
        days={halfDays}
        chosen={input.halfDays}
        period={undefined}
        error={errorOf('halfDays')}
        locale={locale}
      />
      <Person input={input} errorOf={errorOf} />
      <p className="hint">
        {unbroken(contactForm.privacy.sentences.join(' '))}{' '}
        {spaced(
          contactForm.privacy.links.map(({ label, href }) => (
            <a key={href} href={href}>
              {label}
            </a>
          )),
        )}
      </p>
      <button className="btn" type="submit">
        {t('changeVisit:send')}
      </button>
    </form>
  )
}

interface PartProps {
  readonly input: ChangeVisitInput
  readonly errorOf: (field: ChangeVisitField) => string | undefined
}

/** Text fields rather than a date picker, which failed in tests with infrequent users. */
function Moment({ input, errorOf }: PartProps) {
  const { t } = useSite()
  const wrong = dateParts.find((part) => errorOf(part) !== undefined)
  return (
    <>
      <fieldset className="field" {...describedBy(`${formId}-date`, true, false)}>
        <legend>{unbroken(t('changeVisit:when'))}</legend>
        <div className="tool__parts">
          {dateParts.map((part) => (
            <label key={part}>
              {t(`tools:shared.${part}`)}{' '}
              <input
                type="text"
                className="input"
                id={`${formId}-${part}`}
                name={part}
                inputMode={part === 'month' ? 'text' : 'numeric'}
                autoComplete="off"
                defaultValue={input[part]}
                {...describedBy(`${formId}-date`, false, wrong === part)}
              />
            </label>
          ))}
        </div>
        <p className="hint" id={`${formId}-date-hint`}>
          {t('changeVisit:whenHint')}
        </p>
        <FieldError
          id={`${formId}-date`}
          error={wrong === undefined ? undefined : errorOf(wrong)}
        />
      </fieldset>
      <TextField
        form={formId}
        name="hour"
        label={t('changeVisit:hour')}
        hint={t('changeVisit:hourHint')}
        value={input.hour}
        error={errorOf('hour')}
        autoComplete="off"
      />
    </>
  )
}

function Person({ input, errorOf }: PartProps) {
  const { t, contactForm } = useSite()
  const { words } = contactForm
  return (
    <>
      <TextField
        form={formId}
        name="name"
        attributes={attributesOf(changeVisitFields.name.rules)}
        label={words.name}
        value={input.name}
        error={errorOf('name')}
        autoComplete="name"
      />
      <p className="hint">{t('changeVisit:reach')}</p>
      <div className="form__grid">
        <TextField
          form={formId}
          name="phone"
          attributes={attributesOf(changeVisitFields.phone.rules)}
          type="tel"
          label={words.phone}
          value={input.phone}
          error={errorOf('phone')}
          autoComplete="tel"
        />
        <TextField
          form={formId}
          name="email"
          attributes={attributesOf(changeVisitFields.email.rules)}
          label={words.email}
          value={input.email}
          error={errorOf('email')}
          autoComplete="email"
        />
      </div>
      <Choices
        form={formId}
        name="contactBy"
        type="radio"
        legend={words.contactBy}
        optional={words.optional}
        options={contactWays.map((value) => ({ value, label: t(contactWayWords[value]) }))}
        chosen={[input.contactBy]}
        error={errorOf('contactBy')}
      />
      <Choices
        form={formId}
        name="language"
        attributes={attributesOf(changeVisitFields.language.rules)}
        type="radio"
        legend={words.language}
        options={locales.map((value) => ({ value, label: t(languageWords[value]) }))}
        chosen={[input.language]}
        error={errorOf('language')}
      />
      <CheckField
        form={formId}
        name="consent"
        attributes={attributesOf(changeVisitFields.consent.rules)}
        isTicked={input.consent !== ''}
        error={errorOf('consent')}
      >
        {unbroken(t('changeVisit:consent'))}
      </CheckField>
      <div className="hp" aria-hidden="true">
        <label htmlFor={`${formId}-website`}>{t('forms:shared.trap')}</label>
        <input
          type="text"
          id={`${formId}-website`}
          name="website"
          tabIndex={-1}
          autoComplete="off"
        />
      </div>
    </>
  )
}
