import { type Locale, locales, regions } from '../../../addresses/pageTable.js'
import { staffUrl } from '../../../addresses/staffTable.js'
import type { NoticeKind } from '../../../services/notices/notice.js'
import Icon from '../../icons/Icon.js'
import { useStaffSite } from '../layout/staffSite.js'
import type { NoticeFieldError, NoticeInput } from './noticeProps.js'

export interface NoticeFormProps {
  readonly input: NoticeInput
  readonly kinds: readonly NoticeKind[]
  readonly errors: readonly (readonly [error: NoticeFieldError, sentence: string])[]
  readonly hint: string
}

interface FieldProps {
  readonly name: string
  readonly value: string
  readonly error: string | undefined
}

function FieldError({ name, error }: Pick<FieldProps, 'name' | 'error'>) {
  if (error === undefined) return null
  return (
    <p className="error-text" id={`${name}-error`}>
      <Icon name="warning" small />
      {error}
    </p>
  )
}

function TextField({ name, value, error }: FieldProps & { readonly name: Locale }) {
  const { t } = useStaffSite()
  return (
    <div className="field">
      <label htmlFor={name}>{t(`staffNotices:form.${name}`)}</label>
      <textarea
        className="input"
        id={name}
        name={name}
        rows={3}
        lang={regions[name]}
        defaultValue={value}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? 'texts-hint' : `${name}-error`}
      />
      <FieldError name={name} error={error} />
    </div>
  )
}

interface WhenProps {
  readonly name: 'from' | 'to'
  readonly date: string
  readonly time: string
  readonly error: string | undefined
}

function When({ name, date, time, error }: WhenProps) {
  const { t } = useStaffSite()
  const described = error === undefined ? 'when-hint' : `${name}-error`
  return (
    <fieldset className="field">
      <legend className="vh">{t(`staffNotices:form.${name}`)}</legend>
      <div className="when">
        <label className="label" htmlFor={`${name}Date`}>
          {t(`staffNotices:form.${name}`)}
          <span className="vh"> {t('staffNotices:form.date')}</span>
        </label>
        <label className="label" htmlFor={`${name}Time`}>
          {t('staffNotices:form.time')}
        </label>
        <input
          className="input"
          id={`${name}Date`}
          name={`${name}Date`}
          inputMode="numeric"
          autoComplete="off"
          defaultValue={date}
          aria-invalid={error !== undefined}
          aria-describedby={described}
        />
        <input
          className="input"
          id={`${name}Time`}
          name={`${name}Time`}
          autoComplete="off"
          placeholder={t('staffNotices:form.timeExample')}
          defaultValue={time}
          aria-invalid={error !== undefined}
          aria-describedby={described}
        />
      </div>
      <FieldError name={name} error={error} />
    </fieldset>
  )
}

interface WaitingProps {
  readonly input: NoticeInput
  readonly error: string | undefined
}

function Waiting({ input, error }: WaitingProps) {
  const { content, t } = useStaffSite()
  const { procedures } = content.offered
  const chosen = procedures.includes(input.procedure) ? input.procedure : procedures[0]
  return (
    <fieldset className="field only-waiting">
      <legend className="label">{t('staffNotices:form.procedure')}</legend>
      <div className="row">
        {procedures.map((procedure) => (
          <label key={procedure} className="choice">
            <input
              className="tick"
              type="radio"
              name="procedure"
              value={procedure}
              defaultChecked={procedure === chosen}
            />
            <span>{t(`notices:waiting.procedures.${procedure}`)}</span>
          </label>
        ))}
      </div>
      <div className="pair">
        {(['min', 'max'] as const).map((name) => (
          <div key={name} className="field">
            <label htmlFor={name}>{t(`staffNotices:form.${name}`)}</label>
            <input
              className="input"
              id={name}
              name={name}
              inputMode="numeric"
              autoComplete="off"
              defaultValue={input[name]}
              aria-invalid={error !== undefined}
              aria-describedby={error === undefined ? 'waiting-hint' : 'waiting-error'}
            />
          </div>
        ))}
      </div>
      <FieldError name="waiting" error={error} />
      <p className="hint" id="waiting-hint">
        {t('staffNotices:form.waitingHint')}
      </p>
    </fieldset>
  )
}

export default function NoticeForm({ input, kinds, errors, hint }: NoticeFormProps) {
  const { t } = useStaffSite()
  const errorOf = (...names: readonly NoticeFieldError[]): string | undefined =>
    errors.find(([error]) => names.includes(error))?.[1]
  return (
    <form className="panel" method="post" action={staffUrl('notices')} aria-labelledby="new">
      <div className="panel__head">
        <h2 id="new">{t('staffNotices:form.title')}</h2>
      </div>
      <input type="hidden" name="id" value={input.id} />
      <fieldset className="row">
        <legend className="vh">{t('staffNotices:form.kind')}</legend>
        {kinds.map((kind) => (
          <label key={kind} className="choice">
            <input
              className="tick"
              type="radio"
              name="kind"
              value={kind}
              defaultChecked={kind === input.kind}
            />
            <span>{t(`staffNotices:kinds.${kind}`)}</span>
          </label>
        ))}
      </fieldset>
      <Waiting input={input} error={errorOf('waitingRange', 'waitingOrder')} />
      <div className="pair">
        {locales.map((locale) => (
          <TextField
            key={locale}
            name={locale}
            value={input[locale]}
            error={errorOf(`${locale}Missing`, `${locale}TooLong`, `${locale}Code`)}
          />
        ))}
      </div>
      <p className="hint not-waiting" id="texts-hint">
        {hint}
      </p>
      <div className="grid2">
        <When
          name="from"
          date={input.fromDate}
          time={input.fromTime}
          error={errorOf('from', 'waitingPast')}
        />
        <div className="not-waiting">
          <When
            name="to"
            date={input.toDate}
            time={input.toTime}
            error={errorOf('to', 'toBeforeFrom', 'toPast', 'toFar')}
          />
        </div>
      </div>
      <p className="hint" id="when-hint">
        {t('staffNotices:form.whenHint')}
      </p>
      <div className="row">
        <button type="submit" className="btn" name="do" value="preview">
          {t('staffNotices:form.preview')}
        </button>
        <button type="submit" className="btn btn--ghost" name="do" value="publish">
          {t('staffNotices:form.publish')}
        </button>
      </div>
    </form>
  )
}
