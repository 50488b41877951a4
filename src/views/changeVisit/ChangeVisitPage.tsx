import { locales } from '../../addresses/locales.js'
import { urlFor } from '../../addresses/urlFor.js'
import type { ChangeVisitContent } from '../../services/content/schemas/changeVisit.js'
import {
  type ChangeVisitField,
  type ChangeVisitInput,
  changeVisitFields,
} from '../../shared/changeVisit/changeVisitFields.js'
import { contactWays, contactWayTexts, languageTexts } from '../../shared/contact/contactChoices.js'
import type { OfferedDay } from '../../shared/contact/halfDayChoices.js'
import { errorSentence, type FormError } from '../../shared/forms/fieldErrors.js'
import { attributesOf } from '../../shared/forms/inputRules.js'
import RichText from '../blocks/RichText.js'
import HalfDays from '../contact/HalfDays.js'
import CheckField from '../fields/CheckField.js'
import Choices from '../fields/Choices.js'
import ErrorSummary from '../fields/ErrorSummary.js'
import TextField from '../fields/TextField.js'
import Icon from '../icons/Icon.js'
import FormPrivacy from '../legal/FormPrivacy.js'
import PhoneButton from '../links/PhoneButton.js'
import { unbroken } from '../links/unbroken.js'
import { type Site, useSite } from '../pageContext/site.js'
import type { HeadProps } from '../site/head/DocumentHead.js'
import OpenNow from '../site/OpenNow.js'
import SiteLayout from '../site/SiteLayout.js'
import { VisitMoment, VisitWants } from './VisitFields.js'

interface FormProps {
  readonly input: ChangeVisitInput
  readonly errors: readonly FormError<ChangeVisitField>[]
  readonly halfDays: readonly OfferedDay[]
}

interface ChangeVisitPageProps extends FormProps {
  readonly site: Site
  readonly head: HeadProps
  readonly content: ChangeVisitContent
  /** Notice for an appointment early on the next open day; `undefined` if no open day is known. */
  readonly soon: SoonTexts | undefined
}

export interface SoonTexts {
  readonly title: string
  readonly text: string
}

declare module '../site/pageViews.js' {
  interface PageViews {
    readonly 'changeVisit/ChangeVisitPage': ChangeVisitPageProps
  }
}

const formId = 'visit'

export default function ChangeVisitPage(props: ChangeVisitPageProps) {
  const { site, head, content, soon, ...form } = props
  return (
    <SiteLayout
      site={site}
      head={head}
      hero={
        <div className="section section--tight">
          <div className="wrap my-request">
            <div className="split split--even form__intro">
              <div className="head">
                <h1>
                  <RichText text={content.title} />
                </h1>
                <p>
                  <RichText text={content.lead} />
                </p>
              </div>
              {soon !== undefined && <SoonNotice {...soon} />}
            </div>
            <div className="form">
              <Errors errors={form.errors} />
              <VisitForm {...form} />
            </div>
          </div>
        </div>
      }
    />
  )
}

/** Shows the phone number for appointments that begin before the front desk can read the form. */
function SoonNotice({ title, text }: SoonTexts) {
  return (
    <div className="soon">
      <Icon name="clock" />
      <div>
        <p>
          <strong>{title}</strong> {text}
        </p>
        <div className="row">
          <PhoneButton className="btn btn--ghost btn--small" /> <OpenNow />
        </div>
      </div>
    </div>
  )
}

function Errors({ errors }: Pick<FormProps, 'errors'>) {
  const site = useSite()
  return (
    errors.length > 0 && (
      <ErrorSummary
        title={site.t('changeVisit:notSent', { points: errors.length })}
        errors={errors.map((error) => ({
          id: error.field === 'halfDays' ? 'contact-halfDays' : `${formId}-${error.field}`,
          sentence: errorSentence(site, error),
        }))}
      />
    )
  )
}

function VisitForm({ input, errors, halfDays }: FormProps) {
  const site = useSite()
  const { t, fact, locale, contactForm } = site
  const errorOf = (field: ChangeVisitField): string | undefined => {
    const error = errors.find((one) => one.field === field)
    return error === undefined ? undefined : errorSentence(site, error)
  }
  return (
    <form
      className="form visit-form panel"
      method="post"
      action={urlFor('changeVisit', locale)}
      noValidate
    >
      <div className="form__parts">
        <div>
          <VisitMoment form={formId} input={input} errorOf={errorOf} />
          <VisitWants form={formId} chosen={input.want} error={errorOf('want')} />
          <div className="visit-move">
            <HalfDays
              words={{ ...contactForm.words.halfDays, legend: t('changeVisit:halfDays') }}
              optional={t('forms:shared.optional')}
              days={halfDays}
              chosen={input.halfDays}
              period={undefined}
              error={errorOf('halfDays')}
              locale={locale}
            />
          </div>
        </div>
        <div>
          <Person input={input} errorOf={errorOf} />
        </div>
      </div>
      <p className="form__urgent">{contactForm.words.urgent}</p>
      <div className="form__foot">
        <button className="btn btn--coral" type="submit">
          {t('changeVisit:send')}
        </button>
        <p>{t('changeVisit:answer', { delay: fact('callbackDelay') })}</p>
      </div>
      <div className="consent-line">
        <FormPrivacy
          words={contactForm.privacy}
          before={t('changeVisit:kept', { period: fact('kept.withdrawn') })}
        />
      </div>
    </form>
  )
}

interface PartProps {
  readonly input: ChangeVisitInput
  readonly errorOf: (field: ChangeVisitField) => string | undefined
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
      <div className="form__grid">
        <p className="hint wide">{t('changeVisit:reach')}</p>
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
        options={contactWays.map((value) => ({ value, label: t(contactWayTexts[value]) }))}
        chosen={[input.contactBy]}
        error={errorOf('contactBy')}
      />
      <Choices
        form={formId}
        name="language"
        attributes={attributesOf(changeVisitFields.language.rules)}
        type="radio"
        legend={words.language}
        options={locales.map((value) => ({ value, label: t(languageTexts[value]) }))}
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
