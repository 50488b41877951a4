import { useSite } from '../../pageContext/site.js'

/** Opens the question again from the footer; shown by the script that it needs. */
export default function ConsentLink() {
  const { tagManager, t } = useSite()
  if (tagManager === undefined) return null
  return (
    <button type="button" hidden data-consent-open="">
      {t('consent:manage')}
    </button>
  )
}
