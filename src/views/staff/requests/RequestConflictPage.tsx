import { staffUrl } from '../../../addresses/staffTable.js'
import type { DeskState } from '../../../shared/staff/deskChoices.js'
import Icon from '../../icons/Icon.js'
import BackCrumb from '../layout/BackCrumb.js'
import StaffLayout from '../layout/StaffLayout.js'
import type { StaffViewProps } from '../layout/staffViews.js'
import StateTexts from './StateTexts.js'
import type { Stored } from '../../../shared/language/storedChoices.js'

export interface UnsentReply {
  readonly subject: string
  readonly text: string
}

interface Props extends StaffViewProps {
  readonly name: string
  readonly reference: string
  readonly version: number
  readonly list: string
  readonly from: 'queue' | 'page'
  readonly heading: string
  readonly back: string
  readonly now: {
    readonly who: string
    readonly what?: string | undefined
    readonly state: Stored<DeskState>
    readonly holder: string
    readonly note?: string | undefined
  }
  readonly action?: string | undefined
  readonly wanted: string
  readonly fields: readonly (readonly [name: string, value: string])[]
  readonly unsent?: UnsentReply | undefined
}

declare module '../layout/staffViews.js' {
  interface StaffViews {
    'staff/requests/RequestConflictPage': Props
  }
}

export default function RequestConflictPage(props: Props) {
  const { site, title, name, heading, back, now } = props
  const { t } = site
  return (
    <StaffLayout site={site} title={title} width="read">
      <BackCrumb label={t('staffRequests:page.back')} href={back} words={name} />
      <h1>{heading}</h1>
      <div className="notice notice--warn" role="alert">
        <Icon name="info" />
        <div>
          <b>{t('staffRequests:conflict.safe')}</b> {t('staffRequests:conflict.safeText')}
        </div>
      </div>
      <div className="versions">
        <section className="version" aria-labelledby="version-now">
          <h2 id="version-now">
            {t('staffRequests:conflict.now')} <span>{now.who}</span>
          </h2>
          <div className="version__body">
            <dl className="facts">
              {now.what !== undefined && (
                <>
                  <dt>{t('staffRequests:conflict.wanted')}</dt>
                  <dd>{now.what}</dd>
                </>
              )}
              <dt>{t('staffRequests:conflict.state')}</dt>
              <dd>
                <StateTexts state={now.state} />
              </dd>
              <dt>{t('staffRequests:conflict.holder')}</dt>
              <dd>{now.holder}</dd>
              {now.note !== undefined && (
                <>
                  <dt>{t('staffRequests:conflict.lastNote')}</dt>
                  <dd className="lines">{now.note}</dd>
                </>
              )}
            </dl>
          </div>
        </section>
        <Wanted {...props} />
      </div>
    </StaffLayout>
  )
}

function Wanted(props: Props) {
  const { site, reference, version, list, from, back, action, wanted, fields, unsent } = props
  const { t } = site
  const address = { reference }
  return (
    <section className="version version--mine" aria-labelledby="version-mine">
      <h2 id="version-mine">{t('staffRequests:conflict.yours')}</h2>
      <form
        className="version__body"
        method="post"
        action={action ?? staffUrl(unsent === undefined ? 'request' : 'requestReply', address)}
      >
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="list" value={list} />
        <input type="hidden" name="from" value={from} />
        {fields.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <dl className="facts">
          <dt>{t('staffRequests:conflict.wanted')}</dt>
          <dd>
            <mark>{wanted}</mark>
          </dd>
        </dl>
        {unsent !== undefined && (
          <div className="field">
            <input type="hidden" name="subject" value={unsent.subject} />
            <label htmlFor="unsent">{t('staffRequests:conflict.textLabel')}</label>
            <textarea
              className="input"
              id="unsent"
              name="text"
              rows={5}
              defaultValue={unsent.text}
            />
          </div>
        )}
        <div className="row">
          <button
            type="submit"
            className="btn"
            name={unsent === undefined ? undefined : 'do'}
            value={unsent === undefined ? undefined : 'preview'}
          >
            {t(
              unsent === undefined
                ? 'staffRequests:conflict.again'
                : 'staffRequests:conflict.review',
            )}
          </button>
          <a className="btn btn--quiet" href={back}>
            {t('staffRequests:conflict.drop')}
          </a>
        </div>
      </form>
    </section>
  )
}
