import { locales, regions } from '../../../addresses/pageTable.js'
import { staffUrl } from '../../../addresses/staffTable.js'
import StaffIcon from '../icons/StaffIcon.js'
import ErrorNotice from '../layout/ErrorNotice.js'
import StaffLayout from '../layout/StaffLayout.js'
import type { StaffViewProps } from '../layout/staffViews.js'
import OutboxViews, { type OutboxViewLink } from '../outbox/OutboxViews.js'

export interface TemplateLink {
  readonly id: string
  readonly name: string
  readonly note: string
  readonly isCurrent: boolean
}

export interface TemplateField {
  readonly name: string
  readonly label: string
  readonly value: string
  readonly isLong: boolean
  readonly isWrong: boolean
}

interface Props extends StaffViewProps {
  readonly views: readonly OutboxViewLink[]
  readonly templates: readonly TemplateLink[]
  readonly id: string
  /** Id of a new template, so that a resubmission is stored once. */
  readonly form: string
  readonly version: number
  /** JSON of the stored texts, to find later which ones the form changed. */
  readonly shown: string
  readonly heading: string
  readonly changed?: string | undefined
  readonly isRetired: boolean
  readonly isNew: boolean
  readonly about: readonly {
    readonly value: string
    readonly words: string
    readonly isChosen: boolean
  }[]
  readonly fields: Readonly<Record<(typeof locales)[number], readonly TemplateField[]>>
  readonly places: string
  readonly errors: readonly string[]
  readonly theirs?: readonly TemplateField[] | undefined
}

declare module '../layout/staffViews.js' {
  interface StaffViews {
    'staff/templates/TemplatesPage': Props
  }
}

export default function TemplatesPage(props: Props) {
  const { site, title, views, templates } = props
  const { t } = site
  return (
    <StaffLayout site={site} title={title} width="read">
      <div className="top">
        <h1>{t('staffOutbox:section')}</h1>
        <OutboxViews views={views} />
        <a className="btn end" href={`${staffUrl('replyTemplate', { id: 'new' })}#template`}>
          <StaffIcon name="plus" small />
          {t('staffTemplates:new')}
        </a>
      </div>
      <div className="split split--list">
        <nav className="panel panel--flush" aria-label={t('staffTemplates:list')}>
          <ul className="picks">
            {templates.map(({ id, name, note, isCurrent }) => (
              <li key={id}>
                <a
                  href={`${staffUrl('replyTemplate', { id })}#template`}
                  aria-current={isCurrent ? 'page' : undefined}
                >
                  {name}
                  <span className="sub">{note}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <TemplateForm {...props} />
      </div>
    </StaffLayout>
  )
}

function TemplateForm(props: Props) {
  const { site, id, version, heading, changed, fields, places, errors, theirs } = props
  const { t } = site
  return (
    <form className="panel" id="template" method="post" action={staffUrl('replyTemplate', { id })}>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="shown" value={props.shown} />
      {props.isNew && <input type="hidden" name="id" value={props.form} />}
      <div className="panel__head">
        <h2>{heading}</h2>
        {changed !== undefined && <span className="muted small end">{changed}</span>}
      </div>
      {errors.length > 0 && (
        <ErrorNotice>
          <div>
            <p>{t('staffTemplates:errors.title')}</p>
            <ul>
              {errors.map((error) => (
                <li key={error}>{error}</li>
              ))}
            </ul>
          </div>
        </ErrorNotice>
      )}
      {theirs !== undefined && (
        <section aria-label={t('staffTemplates:errors.theirs')} className="quote">
          <h3>{t('staffTemplates:errors.theirs')}</h3>
          {theirs.map(({ name, label, value }) => (
            <p key={name} className="small lines">
              <b>{label}</b> {value}
            </p>
          ))}
        </section>
      )}
      {props.isNew && (
        <fieldset className="field">
          <legend className="label">{t('staffTemplates:about')}</legend>
          {props.about.map(({ value, words, isChosen }) => (
            <label key={value} className="check">
              <input
                className="tick"
                type="radio"
                name="about"
                value={value}
                defaultChecked={isChosen}
              />
              <span>{words}</span>
            </label>
          ))}
        </fieldset>
      )}
      <div className="pair">
        {locales.map((locale) => (
          <div key={locale} className="flow">
            {fields[locale].map((field) => (
              <div key={field.name} className="field">
                <label htmlFor={field.name}>{field.label}</label>
                {field.isLong ? (
                  <textarea
                    className="input"
                    id={field.name}
                    name={field.name}
                    rows={10}
                    lang={regions[locale]}
                    defaultValue={field.value}
                    aria-invalid={field.isWrong}
                  />
                ) : (
                  <input
                    className="input"
                    id={field.name}
                    name={field.name}
                    autoComplete="off"
                    lang={regions[locale]}
                    defaultValue={field.value}
                    aria-invalid={field.isWrong}
                  />
                )}
              </div>
            ))}
          </div>
        ))}
      </div>
      <p className="hint">{t('staffTemplates:places', { places })}</p>
      <div className="row row--even">
        <button type="submit" className="btn" name="do" value="keep">
          {t('staffTemplates:keep')}
        </button>
        {!props.isNew && (
          <button
            type="submit"
            className="btn btn--quiet end"
            name="do"
            value={props.isRetired ? 'restore' : 'retire'}
          >
            {t(props.isRetired ? 'staffTemplates:restore' : 'staffTemplates:retire')}
          </button>
        )}
      </div>
    </form>
  )
}
