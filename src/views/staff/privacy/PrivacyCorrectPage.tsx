import { staffUrl } from '../../../addresses/staffTable.js'
import type { CorrectableField } from '../../../services/staff/privacy/rectification.js'
import Icon from '../../icons/Icon.js'
import StaffFieldError from '../layout/StaffFieldError.js'
import StaffLayout from '../layout/StaffLayout.js'
import { useStaffSite } from '../layout/staffSite.js'
import type { StaffViewProps } from '../layout/staffViews.js'
import PrivacyCrumb, { type PrivacyHead } from './PrivacyCrumb.js'

export interface CorrectRecord {
  readonly key: string
  readonly label: string
  readonly version: number
  readonly fields: readonly {
    readonly name: CorrectableField
    readonly value: string
    readonly refused?: { readonly typed: string; readonly why: 'rule' | 'changed' }
  }[]
}

interface Props extends StaffViewProps {
  readonly head: PrivacyHead
  readonly records: readonly CorrectRecord[]
}

declare module '../layout/staffViews.js' {
  interface StaffViews {
    'staff/privacy/PrivacyCorrectPage': Props
  }
}

export default function PrivacyCorrectPage({ head, records, ...page }: Props) {
  const { t } = page.site
  return (
    <StaffLayout {...page} width="narrow">
      <PrivacyCrumb {...head} isBehind />
      <h1>{t('staffPrivacy:correct.title')}</h1>
      <p className="measure">{t('staffPrivacy:correct.lead')}</p>
      {records.length === 0 && <p>{t('staffPrivacy:correct.nothing')}</p>}
      {records.map(({ fields, ...record }) => (
        <section className="panel" key={record.key} aria-labelledby={record.key}>
          <h2 id={record.key}>{record.label}</h2>
          {fields.map((field) => (
            <CorrectField
              key={field.name}
              reference={head.reference}
              record={record}
              field={field}
            />
          ))}
        </section>
      ))}
    </StaffLayout>
  )
}

interface FieldProps {
  readonly reference: string
  readonly record: Omit<CorrectRecord, 'fields'>
  readonly field: CorrectRecord['fields'][number]
}

/** One form per field, so that an error in one does not block others. */
function CorrectField({ reference, record, field: { name, value, refused } }: FieldProps) {
  const { t } = useStaffSite()
  const id = `${record.key}/${name}`
  const error =
    refused?.why === 'rule' ? (`staffPrivacy:correct.errors.${name}` as const) : undefined
  const input = {
    className: 'input',
    id,
    name: 'value',
    defaultValue: refused?.typed ?? value,
    autoComplete: 'off',
    'aria-invalid': refused === undefined ? undefined : true,
    'aria-describedby': refused === undefined ? undefined : `${id}-error`,
  }
  return (
    <form
      className="field"
      method="post"
      action={staffUrl('privacyCorrect', { reference })}
      aria-label={`${record.label}, ${t(`staffPrivacy:correct.fields.${name}`)}`}
    >
      <input type="hidden" name="key" value={record.key} />
      <input type="hidden" name="version" value={record.version} />
      <input type="hidden" name="field" value={name} />
      <label htmlFor={id}>{t(`staffPrivacy:correct.fields.${name}`)}</label>
      <StaffFieldError id={id} error={error} />
      {refused?.why === 'changed' && (
        <p className="error-text" id={`${id}-error`}>
          <Icon name="warning" small />
          <span>{t('staffPrivacy:correct.changed', { value })}</span>
        </p>
      )}
      <div className="with-btn">
        {name === 'message' || name === 'sentence' ? (
          <textarea rows={3} {...input} />
        ) : (
          <input {...input} />
        )}
        <button className="btn btn--ghost" type="submit">
          {t('staffPrivacy:correct.send')}
        </button>
      </div>
    </form>
  )
}
