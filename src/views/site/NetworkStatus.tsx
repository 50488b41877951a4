import Icon from '../icons/Icon.js'
import { useSite } from '../pageContext/site.js'

export default function NetworkStatus() {
  return <div role="status" data-net-status="" />
}

const thisAddress = ''

export function NetworkTexts() {
  const { t } = useSite()
  return (
    <>
      <template data-net-words="off">
        <div className="net" data-net="off">
          <Icon name="info" />
          <p>
            <strong>{t('network:off.title')}</strong> {t('network:off.text')}
          </p>
        </div>
      </template>
      <template data-net-words="on">
        <div className="net" data-net="on">
          <Icon name="check" />
          <p>
            <strong>{t('network:on.title')}</strong> {t('network:on.text')}
          </p>
        </div>
      </template>
      <template data-script-words="">
        <div className="net">
          <Icon name="info" />
          <p>
            <strong>{t('network:scriptFailed.title')}</strong> {t('network:scriptFailed.text')}{' '}
            <a href={thisAddress}>{t('network:scriptFailed.reload')}</a>
          </p>
        </div>
      </template>
      <template data-code-words="">
        <p className="notice notice--warn" role="status" data-code-failed="">
          {t('network:codeFailed')}
        </p>
      </template>
    </>
  )
}
