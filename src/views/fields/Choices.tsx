import type { InputAttributes } from '../../shared/forms/inputRules.js'
import { spaced } from '../links/spaced.js'
import FieldError from './FieldError.js'
import { unbroken } from '../links/unbroken.js'

interface Props {
  readonly form?: string
  readonly name: string
  /** For radio buttons only, because `required` would apply to each checkbox separately. */
  readonly attributes?: InputAttributes
  readonly type: 'radio' | 'checkbox'
  readonly legend: string
  readonly optional?: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly chosen: readonly string[]
  readonly error: string | undefined
}

export default function Choices(props: Props) {
  const {
    form = 'contact',
    name,
    attributes,
    type,
    legend,
    optional,
    options,
    chosen,
    error,
  } = props
  const id = `${form}-${name}`
  const described = error === undefined ? {} : { 'aria-describedby': `${id}-error` }
  return (
    <fieldset className={error === undefined ? 'field' : 'field field--invalid'} {...described}>
      <legend>
        {unbroken(legend)}
        {optional !== undefined && (
          <>
            {' '}
            <span className="opt">{optional}</span>
          </>
        )}
      </legend>
      <div className="chips">
        {spaced(
          options.map(({ value, label }, position) => (
            <label key={value} className="chip">
              <input
                type={type}
                name={name}
                value={value}
                // Target of the error summary.
                id={position === 0 ? id : `${id}-${value}`}
                defaultChecked={chosen.includes(value)}
                {...attributes}
              />
              {label}
            </label>
          )),
        )}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  )
}
