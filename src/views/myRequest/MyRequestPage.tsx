import { homeAnchors } from '../../addresses/pageTable.js'
import { urlFor } from '../../addresses/urlFor.js'
import ErrorSummary from '../fields/ErrorSummary.js'
import { errorSentence } from '../../shared/forms/fieldErrors.js'
import Icon from '../icons/Icon.js'
import PhoneButton from '../links/PhoneButton.js'
import { type Site, useSite } from '../pageContext/site.js'
import type { HeadProps } from '../site/head/DocumentHead.js'
import OpenNow from '../site/OpenNow.js'
import SiteLayout from '../site/SiteLayout.js'
import RequestForms from './RequestForms.js'
import RequestStatus, { Heading, Way } from './RequestStatus.js'
import type { ShownRequest } from './shownRequest.js'
import TalkAside from './TalkAside.js'

interface MyRequestPageProps {
  readonly site: Site
  readonly head: HeadProps
  readonly request?: ShownRequest
  readonly closed?: 'unknown' | 'ended' | undefined
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
        <div className="section section--tight">
          <div className="wrap follow">
            {done !== undefined && <DoneNotice text={done} />}
            {request === undefined ? (
              <NoRequest closed={closed} done={done} />
            ) : (
              <OpenRequest request={request} />
            )}
          </div>
        </div>
      }
    />
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

function NoRequest({ closed, done }: Pick<MyRequestPageProps, 'closed' | 'done'>) {
  const { t, clinic, locale, pageName } = useSite()
  const { phone } = clinic
  const title = closed === undefined ? t('myRequest:noKey.title') : t(`myRequest:${closed}.title`)
  const text =
    closed === undefined
      ? t('myRequest:noKey.text', { phone })
      : t(`myRequest:${closed}.text`, { phone })
  return (
    <>
      <div className="follow__main">
        {done === undefined ? (
          <Heading status={{ tone: 'off', title, text }} icon="mail" />
        ) : (
          <h1>{t('myRequest:title')}</h1>
        )}
        <div className="row">
          <PhoneButton className="btn btn--coral" />{' '}
          {/* Pages with a link load the current hours from here, so that no request contains the link. */}
          <OpenNow />
        </div>
      </div>
      <section className="panel follow__else" aria-labelledby="else-heading">
        <h2 id="else-heading">{t('myRequest:new.heading')}</h2>
        <ul className="ways">
          <Way
            icon="document"
            href={urlFor('home', locale, homeAnchors.contact)}
            title={t('myRequest:new.link')}
            text={t('myRequest:new.text')}
          />
          <Way
            icon="calendar"
            href={urlFor('changeVisit', locale)}
            title={pageName('changeVisit')}
            text={t('myRequest:ways.visit')}
          />
        </ul>
      </section>
    </>
  )
}

function OpenRequest({ request }: { readonly request: ShownRequest }) {
  const { t } = useSite()
  return (
    <>
      <Refusal request={request} />
      <RequestStatus request={request} />
      <div className="follow__side">
        <RequestForms request={request} />
        {request.status.tone !== 'tried' && (
          <TalkAside isWithdrawn={request.status.tone === 'off'} />
        )}
      </div>
      <div className="follow__note">
        <p>
          <Icon name="lock" small />
          <span>
            <strong>{t('myRequest:keep')}</strong> {t('myRequest:foot')}
          </span>
        </p>
        <p className="muted">
          {t('myRequest:reference')} <strong className="num">{request.reference}</strong>,{' '}
          {t('myRequest:received', { moment: request.received })}
        </p>
        <p className="muted">{t('myRequest:urgent')}</p>
      </div>
    </>
  )
}

function Refusal({ request }: { readonly request: ShownRequest }) {
  const site = useSite()
  const { refused, errors, typed } = request
  const title = site.t('myRequest:refused.title')
  return (
    <>
      {refused !== undefined && (
        <div className="notice notice--err" role="alert">
          <Icon name="warning" />
          <div>
            <h2>{title}</h2>
            <p>{refused}</p>
          </div>
        </div>
      )}
      {errors.length > 0 && (
        <ErrorSummary
          title={title}
          errors={errors.map((error) => ({
            id: `${typed?.act ?? 'message'}-${error.field}`,
            sentence: errorSentence(site, error),
          }))}
        />
      )}
    </>
  )
}
