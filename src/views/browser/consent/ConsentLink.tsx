import { useSite } from '../../pageContext/site.js'

export default function ConsentLink() {
  const { tagManager, t } = useSite()
  if (tagManager === undefined) return null
  return (
    <button type="button" hidden data-consent-open="">
      {t('consent:manage')}
    </button>
  )
}
