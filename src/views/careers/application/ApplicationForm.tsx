import { urlFor } from '../../../addresses/urlFor.js'
import { spontaneous } from '../../../services/careers/applicationChoices.js'
import {
  type ApplicationField,
  applicationFields,
  type ApplicationInput,
} from '../../../services/careers/applicationFields.js'
import type { FormError } from '../../../services/forms/fieldErrors.js'
import { attributesOf } from '../../../services/forms/inputRules.js'
import { errorSentence } from '../../../services/forms/ruleSentence.js'
import type { FileLimits, WaitingFile } from '../files/applicationFilesProps.js'
import { availabilityWords } from './applicationWords.js'
import { useSite } from '../../site/site.js'
import ApplicationConsent from './ApplicationConsent.js'
import ApplicationFilesField from '../files/ApplicationFilesField.js'
import Choices from '../../fields/Choices.js'
import ErrorSummary from '../../fields/ErrorSummary.js'
import FieldError from '../../fields/FieldError.js'
import { describedBy } from '../../fields/formFields.js'
import TextField from '../../fields/TextField.js'

export interface ApplicationFormState {
  readonly input: ApplicationInput
  /** One error per field at most, files apart, in the order of the fields. */
  readonly errors: readonly FormError<ApplicationField>[]
  /** Files uploaded before that wait for this form. */
  readonly waiting: readonly WaitingFile[]
  /** What one may apply for now. */
  readonly offers: readonly { readonly value: string; readonly label: string }[]
  readonly limits: FileLimits
  /** « 365 jours » */
  readonly retention: string
  /** « 5 jours ouvrables » */
  readonly answerDelay: string
}

interface Props extends ApplicationFormState {
  readonly title: string
}

/** Begins the ids of the fields; the section itself bears it. */
const form = 'application'

/** The offers are those of the day, which no attribute tells. */
const fields = applicationFields([])

/** Asks for what is needed to answer, and nothing that the law keeps from us. Needs no script. */
export default function ApplicationForm(props: Props) {
  const { input, errors, title, offers, retention, answerDelay } = props
  const site = useSite()
  const { addresses, locale, t } = site
  const told = errors.map((error) => ({ field: error.field, sentence: errorSentence(site, error) }))
  const sentenceOf = (field: ApplicationField): string | undefined =>
    told.find((one) => one.field === field)?.sentence
  const optional = t('forms:optional')
  const address = addresses?.[locale] ?? urlFor('careers', locale)
  return (
    <div className="form" id={form}>
      {told.length > 0 && (
        <ErrorSummary
          title={t('applications:summary', { points: told.length })}
          errors={told.map(({ field, sentence }) => ({ id: `${form}-${field}`, sentence }))}
        />
      )}
      <form
        className="form panel"
        method="post"
        action={`${address}#${form}`}
        encType="multipart/form-data"
        // The server's own sentences are shown instead of the browser's.
        noValidate
        data-application=""
      >
        <h2>{title}</h2>
        <div className="form__grid">
          <div className="wide">
            <TextField
              form={form}
              name="name"
              field={fields.name}
              label={t('forms:name.label')}
              value={input.name}
              error={sentenceOf('name')}
              autoComplete="name"
            />
          </div>
          <TextField
            form={form}
            name="email"
            field={fields.email}
            label={t('forms:email.label')}
            hint={t('forms:email.hint')}
            value={input.email}
            error={sentenceOf('email')}
            autoComplete="email"
          />
          <TextField
            form={form}
            name="phone"
            field={fields.phone}
            type="tel"
            label={t('forms:phone.label')}
            hint={t('forms:phone.hint')}
            value={input.phone}
            error={sentenceOf('phone')}
            autoComplete="tel"
          />
          <OfferField offers={offers} chosen={input.offer} error={sentenceOf('offer')} />
          <div className="wide">
            <Choices
              form={form}
              name="availability"
              field={fields.availability}
              type="checkbox"
              legend={t('applications:availability.label')}
              optional={optional}
              options={Object.entries(availabilityWords).map(([value, key]) => ({
                value,
                label: t(key),
              }))}
              chosen={input.availability}
              error={sentenceOf('availability')}
            />
          </div>
          <MessageField value={input.message} error={sentenceOf('message')} />
        </div>
        <ApplicationFilesField
          form={form}
          waiting={props.waiting}
          limits={props.limits}
          errors={told.filter(({ field }) => field === 'files').map(({ sentence }) => sentence)}
        />
        <ApplicationConsent
          form={form}
          consent={input.consent !== ''}
          keep={input.keep !== ''}
          retention={retention}
          error={sentenceOf('consent')}
        />
        <Traps />
        <div className="form__foot">
          <button className="btn btn--coral" type="submit">
            {t('applications:send')}
          </button>
          <p>{t('applications:delay', { delay: answerDelay })}</p>
        </div>
      </form>
    </div>
  )
}

interface FieldProps {
  readonly error: string | undefined
}

function OfferField(props: FieldProps & Pick<Props, 'offers'> & { readonly chosen: string }) {
  const { offers, chosen, error } = props
  const { t } = useSite()
  const id = `${form}-offer`
  return (
    <div className="field wide">
      <label htmlFor={id}>{t('applications:offer.label')}</label>
      <select
        className="input"
        id={id}
        name="offer"
        defaultValue={chosen}
        {...attributesOf(fields.offer.rules)}
        {...describedBy(id, false, error !== undefined)}
      >
        {offers.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
        <option value={spontaneous}>{t('applications:offer.spontaneous')}</option>
      </select>
      <FieldError id={id} error={error} />
    </div>
  )
}

function MessageField({ value, error }: FieldProps & { readonly value: string }) {
  const { t } = useSite()
  const id = `${form}-message`
  return (
    <div className="field wide">
      <label htmlFor={id}>
        {t('applications:message.label')} <span className="opt">{t('forms:optional')}</span>
      </label>
      <textarea
        className="input"
        id={id}
        name="message"
        rows={4}
        defaultValue={value}
        {...attributesOf(fields.message.rules)}
        {...describedBy(id, true, error !== undefined)}
      />
      <p className="hint" id={`${id}-hint`}>
        {t('applications:message.hint')}
      </p>
      <FieldError id={id} error={error} />
    </div>
  )
}

/** A field that no visitor meets, and the time the browser's own script saw the form. */
function Traps() {
  const { t } = useSite()
  return (
    <div className="hp" aria-hidden="true">
      <label htmlFor={`${form}-website`}>{t('forms:website.label')}</label>
      <input type="text" id={`${form}-website`} name="website" tabIndex={-1} autoComplete="off" />
      <input type="hidden" name="visibleMs" />
    </div>
  )
}
