import Icon from '../../icons/Icon.js'
import { useStaffSite } from '../layout/staffSite.js'

export interface EntryOption {
  readonly value: string
  readonly label: string
}

export interface EntryError {
  readonly field: string
  readonly sentence: string
}

export interface EntryFieldsProps {
  readonly values: Readonly<
    Record<'name' | 'phone' | 'email' | 'contactBy' | 'subject' | 'language', string>
  >
  readonly contactWays: readonly EntryOption[]
  readonly subjects: readonly EntryOption[]
  readonly languages: readonly EntryOption[]
  readonly errors: readonly EntryError[]
}

/** Fields of a request entered by the front desk, with the rules of the public form. */
export default function EntryFields({
  values,
  contactWays,
  subjects,
  languages,
  errors,
}: EntryFieldsProps) {
  const { t } = useStaffSite()
  const errorOf = (field: string) => sentenceOf(errors, field)
  return (
    <>
      <EntryText
        name="name"
        label={t('forms:shared.name')}
        value={values.name}
        error={errorOf('name')}
      />
      <div className="pair">
        <EntryText
          name="phone"
          type="tel"
          label={t('forms:shared.phone')}
          value={values.phone}
          error={errorOf('phone')}
        />
        <EntryText
          name="email"
          label={t('forms:shared.email')}
          value={values.email}
          error={errorOf('email')}
        />
      </div>
      <EntryRadios
        name="contactBy"
        legend={t('staffRequests:page.contactBy')}
        options={contactWays}
        chosen={values.contactBy}
        error={errorOf('contactBy')}
      />
      <div className="field">
        <label htmlFor="subject">{t('forms:contact.subject')}</label>
        <select
          className="input"
          id="subject"
          name="subject"
          defaultValue={values.subject}
          {...describedBy('subject', errorOf('subject'))}
        >
          <option value="">{t('forms:shared.choose')}</option>
          {subjects.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <EntryErrorText id="subject" error={errorOf('subject')} />
      </div>
      <EntryRadios
        name="language"
        legend={t('forms:contact.language')}
        options={languages}
        chosen={values.language}
        error={errorOf('language')}
      />
    </>
  )
}

export const sentenceOf = (errors: readonly EntryError[], field: string): string | undefined =>
  errors.find((error) => error.field === field)?.sentence

const describedBy = (id: string, error: string | undefined) =>
  error === undefined ? {} : { 'aria-invalid': true, 'aria-describedby': `${id}-error` }

interface TextProps {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly error: string | undefined
  readonly type?: 'text' | 'tel'
}

function EntryText({ name, label, value, error, type = 'text' }: TextProps) {
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <input
        className="input"
        id={name}
        name={name}
        type={type}
        autoComplete="off"
        defaultValue={value}
        {...describedBy(name, error)}
      />
      <EntryErrorText id={name} error={error} />
    </div>
  )
}

interface RadiosProps {
  readonly name: string
  readonly legend: string
  readonly options: readonly EntryOption[]
  readonly chosen: string
  readonly error: string | undefined
}

export function EntryRadios({ name, legend, options, chosen, error }: RadiosProps) {
  return (
    <fieldset className="field" id={name}>
      <legend className="label">{legend}</legend>
      <EntryErrorText id={name} error={error} />
      <div className="row">
        {options.map(({ value, label }) => (
          <label className="choice" key={value}>
            <input
              className="tick"
              type="radio"
              name={name}
              value={value}
              defaultChecked={value === chosen}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

export function EntryErrorText({
  id,
  error,
}: {
  readonly id: string
  readonly error: string | undefined
}) {
  if (error === undefined) return null
  return (
    <p className="error-text" id={`${id}-error`}>
      <Icon name="warning" small />
      <span>{error}</span>
    </p>
  )
}

export function EntryErrors({ errors }: Pick<EntryFieldsProps, 'errors'>) {
  const { t } = useStaffSite()
  if (errors.length === 0) return null
  return (
    <div className="notice notice--err" role="alert">
      <Icon name="warning" />
      <div>
        <h2>{t('staffRequests:entry.errors')}</h2>
        <ul>
          {errors.map(({ field, sentence }) => (
            <li key={field}>
              <a href={`#${field}`}>{sentence}</a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
