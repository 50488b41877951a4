import { isMeasured } from '../../../addresses/pageTable.js'
import { useSite } from '../../pageContext/site.js'
import Icon from '../../icons/Icon.js'
import PageLink from '../../links/PageLink.js'

/**
 * The consent dialog for measurement. Every page contains it, hidden, because cached pages are the same for
 * all visitors; the browser script opens it on measured pages only. Refusing and accepting look alike.
 */
export default function Consent() {
  const { page, tagManager, t } = useSite()
  if (tagManager === undefined) return null
  const settings =
    page !== undefined && isMeasured(page)
      ? { 'data-tag-id': tagManager.id, 'data-tag-script': tagManager.script }
      : {}
  return (
    <div
      className="consent"
      role="dialog"
      aria-labelledby="consent-title"
      aria-describedby="consent-text"
      hidden
      data-consent=""
      {...settings}
    >
      <h2 id="consent-title" tabIndex={-1}>
        {t('consent:title')}
      </h2>
      <p id="consent-text" data-consent-question="">
        {t('consent:text')}
      </p>
      <div data-consent-question="">
        <div className="consent__equal">
          <button className="btn btn--ghost" type="button" data-consent-answer="none">
            {t('consent:refuse')}
          </button>{' '}
          <button className="btn btn--ghost" type="button" data-consent-answer="measure">
            {t('consent:accept')}
          </button>
        </div>
        <Choices />
      </div>
      <div hidden data-consent-signal="">
        <p>{t('consent:signal')}</p>
        <button className="btn btn--ghost" type="button" data-consent-close="">
          {t('consent:close')}
        </button>
      </div>
      <p className="muted">
        {t('consent:later')} <PageLink to="cookies">{t('consent:policy')}</PageLink>
      </p>
    </div>
  )
}

function Choices() {
  const { t } = useSite()
  return (
    <details>
      <summary>
        {t('consent:choose')}
        <Icon name="chevron" small />
      </summary>
      <Switch id="needed" locked />
      <Switch id="measure" />
      <button className="btn btn--ghost btn--small mt-2" type="button" data-consent-save="">
        {t('consent:save')}
      </button>
    </details>
  )
}

interface SwitchProps {
  readonly id: 'needed' | 'measure'
  readonly locked?: boolean
}

function Switch({ id, locked = false }: SwitchProps) {
  const { t } = useSite()
  return (
    <div className="switch">
      <label htmlFor={`consent-${id}`}>
        <b>{t(`consent:${id}.name`)}</b>
      </label>
      <p className="hint" id={`consent-${id}-hint`}>
        {t(`consent:${id}.hint`)}
      </p>
      <input
        type="checkbox"
        id={`consent-${id}`}
        aria-describedby={`consent-${id}-hint`}
        defaultChecked={locked}
        disabled={locked}
      />
    </div>
  )
}
