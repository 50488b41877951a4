import { useState } from 'react'
import type { ContactFormProps } from './contactFormProps.js'
import { type ContactField, contactFields } from '../../shared/contact/contactFields.js'
import type { OfferedDay } from '../../shared/contact/halfDayChoices.js'
import { attributesOf } from '../../shared/forms/inputRules.js'
import CheckField from '../fields/CheckField.js'
import Choices from '../fields/Choices.js'
import HalfDays from './HalfDays.js'
import SelectField from '../fields/SelectField.js'
import TextAreaField from '../fields/TextAreaField.js'
import TextField from '../fields/TextField.js'

interface Props extends Pick<ContactFormProps, 'data' | 'input' | 'locale' | 'period'> {
  readonly halfDays: readonly OfferedDay[]
  readonly sentences: ReadonlyMap<ContactField, string>
}

/** Requests only what a call needs, no health data. */
export default function ContactFields(props: Props) {
  const { data, input, sentences, halfDays, locale } = props
  const [startsOpen] = useState(input.moments.length > 0 || input.halfDays.length > 0)
  const { words } = data
  const { subjects, languages, moments, contactWays } = data.choices
  const toOptions = (labels: Readonly<Record<string, string>>) =>
    Object.entries(labels).map(([value, label]) => ({ value, label }))
  return (
    <div className="form__grid">
      <div className="wide">
        <TextField
          name="name"
          attributes={attributesOf(contactFields.name.rules)}
          label={words.name}
          value={input.name}
          error={sentences.get('name')}
          autoComplete="name"
        />
      </div>
      <p className="hint wide">{words.reach}</p>
      <TextField
        name="phone"
        attributes={attributesOf(contactFields.phone.rules)}
        type="tel"
        label={words.phone}
        hint={words.phoneHint}
        value={input.phone}
        error={sentences.get('phone')}
        autoComplete="tel"
      />
      <TextField
        name="email"
        attributes={attributesOf(contactFields.email.rules)}
        label={words.email}
        hint={words.emailHint}
        value={input.email}
        error={sentences.get('email')}
        autoComplete="email"
      />
      <div className="wide">
        <Choices
          name="contactBy"
          type="radio"
          legend={words.contactBy}
          optional={words.optional}
          options={toOptions(contactWays)}
          chosen={[input.contactBy]}
          error={sentences.get('contactBy')}
        />
      </div>
      <SelectField
        name="subject"
        attributes={attributesOf(contactFields.subject.rules)}
        label={words.subject}
        none={words.choose}
        options={toOptions(subjects)}
        value={input.subject}
        error={sentences.get('subject')}
      />
      <Choices
        name="language"
        attributes={attributesOf(contactFields.language.rules)}
        type="radio"
        legend={words.language}
        options={toOptions(languages)}
        chosen={[input.language]}
        error={sentences.get('language')}
      />
      <details className="phone-fold wide" open={startsOpen}>
        <summary>
          <span>
            <b>{words.times}</b> <span className="opt">{words.optional}</span>
          </span>
        </summary>
        <Choices
          name="moments"
          type="checkbox"
          legend={words.moments}
          optional={words.optional}
          options={toOptions(moments)}
          chosen={input.moments}
          error={sentences.get('moments')}
        />
        <HalfDays
          words={words.halfDays}
          optional={words.optional}
          days={halfDays}
          chosen={input.halfDays}
          period={props.period}
          error={sentences.get('halfDays')}
          locale={locale}
        />
      </details>
      <TextAreaField
        name="message"
        attributes={attributesOf(contactFields.message.rules)}
        label={words.message}
        optional={words.optional}
        hint={words.messageHint}
        isWide
        rows={3}
        value={input.message}
        error={sentences.get('message')}
      />
      <CheckField
        form="contact"
        name="consent"
        attributes={attributesOf(contactFields.consent.rules)}
        isWide
        isTicked={input.consent !== ''}
        error={sentences.get('consent')}
      >
        {words.consent}
      </CheckField>
    </div>
  )
}
