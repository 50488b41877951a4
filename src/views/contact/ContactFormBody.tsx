import type { ComponentProps, Ref } from 'react'
import type { ContactField } from '../../shared/contact/contactFields.js'
import type { OfferedDay } from '../../shared/contact/halfDayChoices.js'
import { fillIn } from '../../shared/language/fillIn.js'
import type { ContactFormProps } from './contactFormProps.js'
import ContactFields from './ContactFields.js'
import ContactTraps from './ContactTraps.js'
import ErrorSummary from '../fields/ErrorSummary.js'
import type { SummaryLine } from '../fields/useFormValidation.js'
import Icon from '../icons/Icon.js'
import FormPrivacy from '../legal/FormPrivacy.js'
import VerificationNotice from './VerificationNotice.js'

export interface ContactFormView {
  readonly sentences: ReadonlyMap<ContactField, string>
  readonly halfDays: readonly OfferedDay[]
  readonly summary: readonly SummaryLine[]
  readonly isBusy: boolean
  readonly isOnline: boolean
  readonly failure: string | undefined
  readonly status: string
  readonly summaryRef: Ref<HTMLDivElement>
  readonly on: Pick<ComponentProps<'form'>, 'onSubmit' | 'onBlur' | 'onInput'>
}

export default function ContactFormBody(
  props: Omit<ContactFormProps, 'halfDays'> & ContactFormView,
) {
  const { data, action, summary, summaryRef, failure, verification, on } = props
  const { words, privacy } = data
  const { notes } = words
  return (
    <div className="form">
      {summary.length > 0 && (
        <ErrorSummary
          title={fillIn(data.validation.summaryTitle, { points: summary.length })}
          errors={summary}
          ref={summaryRef}
        />
      )}
      <form className="form panel" method="post" action={action} noValidate data-contact="" {...on}>
        <ContactFields {...props} />
        <ContactTraps label={words.trap} />
        {failure !== undefined && <Failure sentence={failure} />}
        <p className="form__urgent">{words.urgent}</p>
        <Foot {...props} />
        <div className="consent-line">
          <FormPrivacy words={privacy} before={`${notes.why} ${notes.who} ${notes.howLong}`} />
        </div>
        {verification !== undefined && <VerificationNotice words={verification.words} />}
      </form>
    </div>
  )
}

function Failure({ sentence }: { readonly sentence: string }) {
  return (
    <div className="notice notice--err" role="alert">
      <Icon name="warning" />
      <p>{sentence}</p>
    </div>
  )
}

type FootProps = Pick<ContactFormProps, 'data'> &
  Pick<ContactFormView, 'isBusy' | 'isOnline' | 'failure' | 'status'>

function Foot({ data, isBusy, isOnline, failure, status }: FootProps) {
  const label = failure === undefined ? data.words.send : data.retry
  return (
    <div className="form__foot">
      <button
        className="btn btn--coral"
        type="submit"
        // The attribute `disabled` would lose the focus.
        aria-busy={isBusy ? true : undefined}
        aria-disabled={isBusy || !isOnline ? true : undefined}
      >
        {isBusy ? data.sending : label}
      </button>
      <p className="form__status" role="status">
        {status}
      </p>
    </div>
  )
}
