import { regions } from '../../../addresses/locales.js'
import Icon from '../../icons/Icon.js'
import { unbroken } from '../../links/unbroken.js'
import StaffIcon from '../icons/StaffIcon.js'
import { useStaffSite } from '../layout/staffSite.js'
import type { FieldProps, ListItem } from './fieldProps.js'

type Of<Kind extends FieldProps['kind']> = Extract<FieldProps, { readonly kind: Kind }>

const errorId = (name: string): string => `${name}-error`
const hintId = (name: string): string => `${name}-hint`

const described = ({ name, hint, error }: FieldProps): string | undefined =>
  error !== undefined ? errorId(name) : hint !== undefined ? hintId(name) : undefined

function Notes({ field }: { readonly field: FieldProps }) {
  const { name, hint, error } = field
  return (
    <>
      {hint !== undefined && (
        <p className="hint" id={hintId(name)}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p className="error-text" id={errorId(name)}>
          <Icon name="warning" small />
          {error}
        </p>
      )}
    </>
  )
}

function Legend({ field }: { readonly field: FieldProps }) {
  return (
    <legend className="label">
      {field.label}
      {field.review !== undefined && <span className="tag">{field.review}</span>}
    </legend>
  )
}

/** Returns the number of rows that show the whole text without JavaScript. */
const rowsFor = (text: string, isLong: boolean): number =>
  Math.min(12, Math.max(isLong ? 2 : 1, Math.ceil(text.length / 58)))

function Texts({ field }: { readonly field: Of<'texts'> }) {
  const { t } = useStaffSite()
  const longest = field.texts.reduce(
    (long, { value }) => (value.length > long.length ? value : long),
    '',
  )
  return (
    <fieldset className="field" id={field.name}>
      <Legend field={field} />
      <div className="pair">
        {field.texts.map(({ name, locale, value, reads }) => (
          <div key={name} className="field">
            <label className="pair__language" htmlFor={name}>
              <span className="vh">{field.label}, </span>
              {t(`staffSiteEditor:form.${locale}`)}
            </label>
            <textarea
              className="input one"
              id={name}
              name={name}
              rows={rowsFor(longest, field.isLong)}
              lang={regions[locale]}
              defaultValue={value}
              aria-invalid={field.error !== undefined}
              aria-describedby={described(field)}
            />
            {reads !== undefined && (
              <p className="as-read" lang={regions[locale]}>
                {t('staffSiteEditor:form.reads')} {reads}
              </p>
            )}
          </div>
        ))}
      </div>
      <Notes field={field} />
    </fieldset>
  )
}

function Inputs({ field }: { readonly field: Of<'inputs'> }) {
  const isSingleText = field.inputs.length === 1 && !field.isNumber
  return (
    <fieldset className="field" id={field.name}>
      <Legend field={field} />
      <div className={isSingleText ? 'row row--whole' : 'row'}>
        {field.inputs.map(({ name, value, label }) => (
          <span key={name} className="row">
            <label className={label === undefined ? 'vh' : 'small'} htmlFor={`${name}-input`}>
              {label ?? field.label}
            </label>
            <input
              className={field.isNumber ? 'input short' : 'input'}
              id={`${name}-input`}
              name={name}
              inputMode={field.isNumber ? 'decimal' : undefined}
              autoComplete="off"
              defaultValue={value}
              aria-invalid={field.error !== undefined}
              aria-describedby={described(field)}
            />
          </span>
        ))}
      </div>
      <Notes field={field} />
    </fieldset>
  )
}

function Choice({ field }: { readonly field: Of<'choice' | 'choices'> }) {
  const { t } = useStaffSite()
  if (field.kind === 'choices') {
    return (
      <fieldset className="field" id={field.name}>
        <Legend field={field} />
        <div className="row">
          {field.options.map(({ value, label, isChosen }) => (
            <label key={value} className="choice">
              <input
                className="tick"
                type="checkbox"
                name={field.name}
                value={value}
                defaultChecked={isChosen}
              />
              <span>{label}</span>
            </label>
          ))}
        </div>
        <Notes field={field} />
      </fieldset>
    )
  }
  return (
    <div className="field">
      <label htmlFor={field.name}>{field.label}</label>
      <select
        className="input"
        id={field.name}
        name={field.name}
        defaultValue={field.options.find(({ isChosen }) => isChosen)?.value ?? ''}
        aria-describedby={described(field)}
      >
        {field.isOptional && <option value="">{t('staffSiteEditor:form.none')}</option>}
        {field.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Notes field={field} />
    </div>
  )
}

function ItemButtons({ item, place, count, list }: ItemProps) {
  const { t } = useStaffSite()
  const { name, title } = item
  const placeOf = (to: number): string => `#${list}.${to}`
  return (
    <div className="item__acts">
      {count > 1 && (
        <>
          <button
            type="submit"
            className="icon-btn"
            name="do"
            value={`up:${name}`}
            formAction={placeOf(place - 1)}
            disabled={place === 0}
          >
            <Icon name="chevron" small />
            <span className="vh">{t('staffSiteEditor:form.up', { item: title })}</span>
          </button>
          <button
            type="submit"
            className="icon-btn"
            name="do"
            value={`down:${name}`}
            formAction={placeOf(place + 1)}
            disabled={place === count - 1}
          >
            <Icon name="chevron" small />
            <span className="vh">{t('staffSiteEditor:form.down', { item: title })}</span>
          </button>
        </>
      )}
      <button
        type="submit"
        className="icon-btn"
        name="do"
        value={`remove:${name}`}
        formAction={`#${list}`}
      >
        <Icon name="trash" small />
        <span className="vh">{t('staffSiteEditor:form.remove', { item: title })}</span>
      </button>
    </div>
  )
}

interface ItemProps {
  readonly item: ListItem
  readonly place: number
  readonly count: number
  readonly list: string
}

function List({ field }: { readonly field: Of<'list'> }) {
  const { t } = useStaffSite()
  const { items, isOpen, name, label } = field
  return (
    <fieldset className="field items-field" id={name}>
      <Legend field={field} />
      {items.length === 0 ? (
        <p className="hint">{t('staffSiteEditor:form.noItems')}</p>
      ) : (
        <ol className="items">
          {items.map((item, place) => (
            <li key={item.name} className={item.isPlain ? 'item item--plain' : 'item'}>
              <div
                className="item__body"
                id={item.fields.some(({ name: own }) => own === item.name) ? undefined : item.name}
              >
                {item.fields.map((inner) => (
                  <SiteField key={inner.name} field={inner} />
                ))}
              </div>
              {isOpen && <ItemButtons item={item} place={place} count={items.length} list={name} />}
            </li>
          ))}
        </ol>
      )}
      {isOpen && (
        <button
          type="submit"
          className="btn btn--ghost add"
          name="do"
          value={`add:${name}`}
          formAction={`#${name}.${items.length}`}
        >
          <StaffIcon name="plus" small />
          {t('staffSiteEditor:form.add')}
          <span className="vh">{t('staffSiteEditor:form.addTo', { list: label })}</span>
        </button>
      )}
      <Notes field={field} />
    </fieldset>
  )
}

function Fixed({ field }: { readonly field: Of<'fixed'> }) {
  const { t } = useStaffSite()
  return (
    <div className="field fixed" id={field.name}>
      <p className="label">{field.label}</p>
      <p>
        {field.texts.join(' · ')} <StaffIcon name="padlock" small />
        <span className="vh">{t('staffSiteEditor:form.fixed')}</span>
      </p>
    </div>
  )
}

function Shared({ field }: { readonly field: Of<'shared'> }) {
  const { t } = useStaffSite()
  return (
    <div className="field fixed" id={field.name}>
      <p className="label">{field.label}</p>
      <div className="pair">
        {field.texts.map(({ locale, lines }) => (
          <div key={locale} className="field">
            <p className="pair__language">{t(`staffSiteEditor:form.${locale}`)}</p>
            <p className="locked lines" lang={regions[locale]}>
              {lines.join('\n')}
            </p>
          </div>
        ))}
      </div>
      <p className="hint">
        <StaffIcon name="padlock" small /> {unbroken(t('staffSiteEditor:form.shared'))}{' '}
        <a href={field.href}>{t('staffSiteEditor:form.sharedLink')}</a>
      </p>
    </div>
  )
}

export default function SiteField({ field }: { readonly field: FieldProps }) {
  switch (field.kind) {
    case 'texts':
      return <Texts field={field} />
    case 'inputs':
      return <Inputs field={field} />
    case 'choice':
    case 'choices':
      return <Choice field={field} />
    case 'list':
      return <List field={field} />
    case 'fixed':
      return <Fixed field={field} />
    case 'shared':
      return <Shared field={field} />
    case 'flag':
      return (
        <fieldset className="field" id={field.name}>
          <Legend field={field} />
          <label className="check">
            <input
              className="tick"
              type="checkbox"
              name={field.name}
              value="yes"
              defaultChecked={field.isOn}
            />
            <span>{field.words}</span>
          </label>
          <Notes field={field} />
        </fieldset>
      )
    case 'paragraphs':
      return (
        <div className="field">
          <label htmlFor={field.name}>{field.label}</label>
          <textarea
            className="input"
            id={field.name}
            name={field.name}
            rows={8}
            defaultValue={field.value}
            aria-describedby={described(field)}
          />
          <Notes field={field} />
        </div>
      )
    case 'group':
      return (
        <fieldset className="field group-field" id={field.name}>
          <Legend field={field} />
          {field.fields.map((inner) => (
            <SiteField key={inner.name} field={inner} />
          ))}
          <Notes field={field} />
        </fieldset>
      )
  }
}
