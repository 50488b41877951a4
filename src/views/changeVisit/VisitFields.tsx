import {
  type ChangeVisitInput,
  changeVisitFields,
} from '../../shared/changeVisit/changeVisitFields.js'
import { visitWants } from '../../shared/contact/contactChoices.js'
import { attributesOf } from '../../shared/forms/inputRules.js'
import { dateParts } from '../../shared/tools/typedDate.js'
import FieldError from '../fields/FieldError.js'
import { describedBy } from '../fields/formFields.js'
import { spaced } from '../links/spaced.js'
import { unbroken } from '../links/unbroken.js'
import { useSite } from '../pageContext/site.js'

const momentParts = [...dateParts, 'hour'] as const
type MomentPart = (typeof momentParts)[number]

interface MomentProps {
  readonly form: string
  readonly input: Pick<ChangeVisitInput, MomentPart>
  readonly errorOf: (field: MomentPart) => string | undefined
}

/** Renders text fields rather than a date picker, which failed in tests with infrequent users. */
export function VisitMoment({ form, input, errorOf }: MomentProps) {
  const { t } = useSite()
  const id = `${form}-moment`
  const errors = momentParts.flatMap((part) => errorOf(part) ?? [])
  const error = errors.length === 0 ? undefined : errors.join(' ')
  return (
    <fieldset className="field" {...describedBy(id, true, false)}>
      <legend>{unbroken(t('changeVisit:when'))}</legend>
      <div className="tool__parts">
        {momentParts.map((part) => (
          <label key={part} className={part === 'hour' ? 'visit-hour' : undefined}>
            {part === 'hour' ? t('changeVisit:hour') : t(`tools:shared.${part}`)}{' '}
            <input
              type="text"
              className="input"
              id={`${form}-${part}`}
              name={part}
              inputMode={part === 'month' || part === 'hour' ? 'text' : 'numeric'}
              autoComplete="off"
              defaultValue={input[part]}
              {...describedBy(id, false, errorOf(part) !== undefined)}
            />
          </label>
        ))}
      </div>
      <p className="hint" id={`${id}-hint`}>
        {unbroken(t('changeVisit:whenHint'))}
      </p>
      <FieldError id={id} error={error} />
    </fieldset>
  )
}

interface WantsProps {
  readonly form: string
  readonly chosen: string
  readonly error: string | undefined
}

export function VisitWants({ form, chosen, error }: WantsProps) {
  const { t } = useSite()
  const id = `${form}-want`
  return (
    <fieldset
      className={error === undefined ? 'field' : 'field field--invalid'}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    >
      <legend>{unbroken(t('changeVisit:want'))}</legend>
      <div className="visit-wants">
        {spaced(
          visitWants.map((value, position) => (
            <label key={value} className="check">
              <input
                type="radio"
                name="want"
                value={value}
                // Target of the error summary.
                id={position === 0 ? id : `${id}-${value}`}
                defaultChecked={chosen === value}
                {...attributesOf(changeVisitFields.want.rules)}
              />
              <span>
                <b>{unbroken(t(`changeVisit:wants.${value}`))}</b>{' '}
                <span className="hint">{unbroken(t(`changeVisit:effects.${value}`))}</span>
              </span>
            </label>
          )),
        )}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  )
}
