import type { ReactNode } from 'react'
import type { IconName } from '../../services/content/schemas/pageParts.js'
import { locales } from '../../addresses/locales.js'
import { urlFor } from '../../addresses/urlFor.js'
import { contactWays, contactWayTexts, languageTexts } from '../../shared/contact/contactChoices.js'
import { attributesOf } from '../../shared/forms/inputRules.js'
import { errorSentence } from '../../shared/forms/fieldErrors.js'
import { type MyRequestAct, myRequestFields } from '../../shared/myRequest/myRequestFields.js'
import { VisitMoment, VisitWants } from '../changeVisit/VisitFields.js'
import HalfDayWeeks from '../contact/HalfDayWeeks.js'
import CheckField from '../fields/CheckField.js'
import Choices from '../fields/Choices.js'
import FieldError from '../fields/FieldError.js'
import TextAreaField from '../fields/TextAreaField.js'
import TextField from '../fields/TextField.js'
import Icon from '../icons/Icon.js'
import { useSite } from '../pageContext/site.js'
import type { ShownRequest } from './shownRequest.js'

interface FormProps {
  readonly request: ShownRequest
}

export default function RequestForms({ request }: FormProps) {
  const { t, fact } = useSite()
  const { forms } = request
  if (!Object.values(forms).some(Boolean)) return null
  return (
    <section className="panel follow__acts" aria-labelledby="acts-heading">
      <h2 id="acts-heading">
        {t(request.status.tone === 'ok' ? 'myRequest:question' : 'myRequest:acts')}
      </h2>
      {forms.visit && <VisitForm request={request} />}
      {forms.message && <MessageForm request={request} />}
      {forms.resume && (
        <SureForm act="resume" request={request} text={t('myRequest:resume.text')} />
      )}
      {forms.halfDays && <HalfDaysForm request={request} />}
      {forms.change && <ChangeForm request={request} />}
      {forms.shortNotice && (
        <SureForm
          act="shortNotice"
          request={request}
          text={t('myRequest:shortNotice.text', { period: fact('kept.shortNotice') })}
        />
      )}
      {forms.noShortNotice && (
        <SureForm
          act="noShortNotice"
          request={request}
          text={t('myRequest:noShortNotice.text', { date: request.wishedUntil })}
        />
      )}
      {forms.withdraw && (
        <SureForm
          act="withdraw"
          request={request}
          text={t(
            request.hasOpenVisit ? 'myRequest:withdraw.visitText' : 'myRequest:withdraw.text',
            {
              period: fact('kept.withdrawn'),
            },
          )}
        />
      )}
      {forms.endLink && (
        <SureForm act="endLink" request={request} text={t('myRequest:endLink.text')} />
      )}
    </section>
  )
}

const actIcons: Readonly<Record<MyRequestAct, IconName>> = {
  message: 'mail',
  resume: 'retry',
  halfDays: 'calendar',
  visit: 'calendar',
  change: 'phone',
  shortNotice: 'clock',
  noShortNotice: 'clock',
  withdraw: 'close',
  endLink: 'lock',
}

interface FoldProps extends FormProps {
  readonly act: MyRequestAct
  readonly children: ReactNode
}

function FoldedForm({ act, request, children }: FoldProps) {
  const { t, locale, receipt = '' } = useSite()
  const heading = `${act}-heading`
  return (
    <details name="act" id={act} open={request.openAct === act}>
      <summary>
        <Icon name={actIcons[act]} />
        <span id={heading}>{t(`myRequest:${act}.heading`)}</span>
      </summary>
      <form
        className="form"
        method="post"
        action={urlFor('myRequest', locale) + receipt}
        aria-labelledby={heading}
        noValidate
      >
        {children}
        <button className="btn" type="submit" name="act" value={act}>
          {t(`myRequest:${act}.send`)}
        </button>
      </form>
    </details>
  )
}

const useErrors = ({ errors, typed }: ShownRequest, act: MyRequestAct) => {
  const site = useSite()
  return (field: string): string | undefined => {
    const error = typed?.act === act ? errors.find((one) => one.field === field) : undefined
    return error === undefined ? undefined : errorSentence(site, error)
  }
}

function MessageForm({ request }: FormProps) {
  const { t } = useSite()
  const errorOf = useErrors(request, 'message')
  return (
    <FoldedForm act="message" request={request}>
      {request.callTimes.length > 0 && (
        <Choices
          form="message"
          name="when"
          type="radio"
          legend={t('myRequest:again.when')}
          options={request.callTimes}
          chosen={[request.typed?.when ?? '']}
          error={errorOf('when')}
        />
      )}
      <TextAreaField
        form="message"
        name="message"
        attributes={attributesOf(myRequestFields.message.message.rules)}
        label={t('myRequest:message.label')}
        hint={t('myRequest:message.hint')}
        rows={4}
        value={request.typed?.message ?? ''}
        error={errorOf('message')}
      />
    </FoldedForm>
  )
}

function HalfDaysForm({ request }: FormProps) {
  const { t, contactForm, locale } = useSite()
  const { typed, halfDays } = request
  const error = useErrors(request, 'halfDays')('halfDays')
  const id = 'halfDays-halfDays'
  return (
    <FoldedForm act="halfDays" request={request}>
      <p className="hint">{contactForm.words.halfDays.hint}</p>
      <div className="half-days" id={id} tabIndex={-1}>
        <FieldError id={id} error={error} />
        <HalfDayWeeks
          words={contactForm.words.halfDays}
          days={halfDays.offered}
          chosen={typed?.halfDays ?? halfDays.chosen}
          locale={locale}
        />
      </div>
      <label className="check">
        <input
          type="checkbox"
          name="anyTime"
          value="yes"
          defaultChecked={typed?.isAnyTime ?? false}
        />
        <span>{t('myRequest:halfDays.any')}</span>
      </label>
    </FoldedForm>
  )
}

function VisitForm({ request }: FormProps) {
  const { t } = useSite()
  const { day = '', month = '', year = '', hour = '', want = '' } = request.typed ?? {}
  const errorOf = useErrors(request, 'visit')
  return (
    <FoldedForm act="visit" request={request}>
      <p>{t('myRequest:visit.text')}</p>
      <VisitMoment form="visit" input={{ day, month, year, hour }} errorOf={errorOf} />
      <VisitWants form="visit" chosen={want} error={errorOf('want')} />
    </FoldedForm>
  )
}

function ChangeForm({ request }: FormProps) {
  const { t } = useSite()
  const errorOf = useErrors(request, 'change')
  const { phone = '', email = '', contactBy = '', language = '' } = request.typed ?? {}
  const { change } = myRequestFields
  return (
    <FoldedForm act="change" request={request}>
      <p className="hint">{t('myRequest:change.hint')}</p>
      <TextField
        form="change"
        name="phone"
        attributes={attributesOf(change.phone.rules)}
        type="tel"
        label={t('myRequest:change.phone')}
        value={phone}
        error={errorOf('phone')}
        autoComplete="tel"
      />
      {!request.isEmailFixed && (
        <TextField
          form="change"
          name="email"
          attributes={attributesOf(change.email.rules)}
          label={t('myRequest:change.email')}
          hint={t('myRequest:change.emailHint')}
          value={email}
          error={errorOf('email')}
          autoComplete="email"
        />
      )}
      <Choices
        form="change"
        name="contactBy"
        type="radio"
        legend={t('forms:contact.contactBy')}
        options={[
          { value: '', label: t('myRequest:change.same') },
          ...contactWays.map((value) => ({ value, label: t(contactWayTexts[value]) })),
        ]}
        chosen={[contactBy]}
        error={errorOf('contactBy')}
      />
      <Choices
        form="change"
        name="language"
        type="radio"
        legend={t('myRequest:change.language')}
        options={[
          { value: '', label: t('myRequest:change.same') },
          ...locales.map((value) => ({ value, label: t(languageTexts[value]) })),
        ]}
        chosen={[language]}
        error={errorOf('language')}
      />
    </FoldedForm>
  )
}

function SureForm({
  act,
  request,
  text,
}: FormProps & {
  readonly act: Exclude<MyRequestAct, 'message' | 'change' | 'halfDays' | 'visit'>
  readonly text: string
}) {
  const { t } = useSite()
  const error = useErrors(request, act)('sure')
  return (
    <FoldedForm act={act} request={request}>
      <p>{text}</p>
      <CheckField
        form={act}
        name="sure"
        attributes={attributesOf(myRequestFields[act].sure.rules)}
        error={error}
      >
        {t(`myRequest:${act}.sure`)}
      </CheckField>
    </FoldedForm>
  )
}
