import type { ReactNode } from 'react'
import type { IconName } from '../../services/content/schemas/pageParts.js'
import { locales } from '../../addresses/locales.js'
import { urlFor } from '../../addresses/urlFor.js'
import { contactWays, contactWayWords, languageWords } from '../../shared/contact/contactChoices.js'
import type { FormError } from '../../shared/forms/fieldErrors.js'
import { attributesOf } from '../../shared/forms/inputRules.js'
import { errorSentence } from '../../shared/forms/ruleSentence.js'
import { type MyRequestAct, myRequestFields } from '../../shared/myRequest/myRequestFields.js'
import CheckField from '../fields/CheckField.js'
import Choices from '../fields/Choices.js'
import ErrorSummary from '../fields/ErrorSummary.js'
import TextAreaField from '../fields/TextAreaField.js'
import TextField from '../fields/TextField.js'
import Icon from '../icons/Icon.js'
import PhoneButton from '../links/PhoneButton.js'
import { type Site, useSite } from '../pageContext/site.js'
import type { HeadProps } from '../site/head/DocumentHead.js'
import OpenNow from '../site/OpenNow.js'
import SiteLayout from '../site/SiteLayout.js'
import TalkAside from './TalkAside.js'

/** Which forms the state of the request allows. */
export type MyRequestForms = Readonly<Record<MyRequestAct, boolean>>

/** What was typed, if it was not stored. */
export interface TypedAct {
  readonly act: MyRequestAct
  readonly message?: string
  readonly phone?: string
  readonly email?: string
  readonly contactBy?: string
  readonly language?: string
}

export interface ShownRequest {
  readonly reference: string
  readonly status: string
  /** Whether the last message was read. */
  readonly message: string | undefined
  readonly forms: MyRequestForms
  readonly refused: string | undefined
  /** Last day of the wish for an open place. */
  readonly wishedUntil: string
  readonly errors: readonly FormError[]
  readonly typed: TypedAct | undefined
}

interface MyRequestPageProps {
  readonly site: Site
  readonly head: HeadProps
  /** `undefined` without a valid link. */
  readonly request?: ShownRequest
  readonly closed?: 'unknown' | 'ended'
  readonly done?: string | undefined
}

declare module '../site/pageViews.js' {
  interface PageViews {
    readonly 'myRequest/MyRequestPage': MyRequestPageProps
  }
}

export default function MyRequestPage({ site, head, request, closed, done }: MyRequestPageProps) {
  return (
    <SiteLayout
      site={site}
      head={head}
      hero={
        <section className="section section--tight">
          <div className="wrap flow">
            {done !== undefined && <DoneNotice text={done} />}
            {request === undefined ? (
              <NoRequest closed={closed} isDone={done !== undefined} />
            ) : (
              <Status request={request} />
            )}
          </div>
        </section>
      }
    >
      {request !== undefined && <RequestForms request={request} />}
    </SiteLayout>
  )
}

function DoneNotice({ text }: { readonly text: string }) {
  return (
    <div className="notice notice--ok" role="status">
      <Icon name="check" />
      <p>{text}</p>
    </div>
  )
}

function NoRequest({
  closed,
  isDone,
}: {
  readonly closed: MyRequestPageProps['closed'] | undefined
  readonly isDone: boolean
}) {
  const { t, clinic } = useSite()
  const { phone } = clinic
  return (
    <>
      <h1>{closed === undefined ? t('myRequest:title') : t(`myRequest:${closed}.title`)}</h1>
      {!isDone && (
        <p className="lead">
          {closed === undefined
            ? t('myRequest:noKey', { phone })
            : t(`myRequest:${closed}.text`, { phone })}
        </p>
      )}
      <p>
        <PhoneButton />
      </p>
      {/* Pages with a link renew theirs from here: their requests for hours carry no link. */}
      <OpenNow />
    </>
  )
}

function Status({ request }: { readonly request: ShownRequest }) {
  const site = useSite()
  const { t } = site
  const { reference, status, message, refused, errors, typed } = request
  return (
    <>
      {refused !== undefined && (
        <div className="notice notice--err" role="alert">
          <Icon name="warning" />
          <div>
            <h2>{t('myRequest:refused.title')}</h2>
            <p>{refused}</p>
          </div>
        </div>
      )}
      {errors.length > 0 && (
        <ErrorSummary
          title={t('myRequest:refused.title')}
          errors={errors.map((error) => ({
            id: `${typed?.act ?? 'message'}-${error.field}`,
            sentence: errorSentence(site, error),
          }))}
        />
      )}
      <h1>{t('myRequest:title')}</h1>
      <p className="lead">{status}</p>
      {message !== undefined && <p>{message}</p>}
      <p>
        {t('myRequest:reference')} <strong className="num">{reference}</strong>
      </p>
    </>
  )
}

interface FormProps {
  readonly request: ShownRequest
}

function RequestForms({ request }: FormProps) {
  const { t, fact } = useSite()
  const { forms } = request
  return (
    <div className="section section--tight section--mist">
      <div className="wrap my-request">
        <section className="panel my-request__acts" aria-labelledby="acts-heading">
          <h2 id="acts-heading">{t('myRequest:acts')}</h2>
          {forms.message && <MessageForm request={request} />}
          {forms.resume && (
            <SureForm act="resume" request={request} text={t('myRequest:resume.text')} />
          )}
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
              text={t('myRequest:withdraw.text', { period: fact('kept.withdrawn') })}
            />
          )}
          {forms.endLink && (
            <SureForm act="endLink" request={request} text={t('myRequest:endLink.text')} />
          )}
        </section>
        <TalkAside>
          <p>
            <strong>{t('myRequest:keep')}</strong> {t('myRequest:foot')}
          </p>
          <p>{t('myRequest:urgent')}</p>
        </TalkAside>
      </div>
    </div>
  )
}

const actIcons: Readonly<Record<MyRequestAct, IconName>> = {
  message: 'mail',
  resume: 'retry',
  change: 'phone',
  shortNotice: 'calendar',
  noShortNotice: 'calendar',
  withdraw: 'close',
  endLink: 'lock',
}

interface FoldProps extends FormProps {
  readonly act: MyRequestAct
  readonly children: ReactNode
}

/** Folded until it is chosen; open when its answer was refused. */
function FoldedForm({ act, request, children }: FoldProps) {
  const { t, locale, receipt = '' } = useSite()
  const heading = `${act}-heading`
  return (
    <details name="act" open={request.typed?.act === act}>
      <summary>
        <Icon name={actIcons[act]} />
        <span id={heading}>{t(`myRequest:${act}.heading`)}</span>
      </summary>
      <form
        className="form"
        method="post"
        action={urlFor('myRequest', locale) + receipt}
        aria-labelledby={heading}
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
      <Choices
        form="change"
        name="contactBy"
        type="radio"
        legend={t('forms:contact.contactBy')}
        options={[
          { value: '', label: t('myRequest:change.same') },
          ...contactWays.map((value) => ({ value, label: t(contactWayWords[value]) })),
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
          ...locales.map((value) => ({ value, label: t(languageWords[value]) })),
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
  readonly act: Exclude<MyRequestAct, 'message' | 'change'>
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
