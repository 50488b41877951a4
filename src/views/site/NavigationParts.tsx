import { useSite } from '../pageContext/site.js'

/** What a change of page without a full load shows and says; both stay from page to page. */
export default function NavigationParts() {
  const { t } = useSite()
  return (
    <>
      <p className="vh" role="status" data-keep="announcer" />
      <progress
        className="loading"
        max={100}
        value={0}
        aria-label={t('network:loading')}
        hidden
        data-keep="loading"
      />
    </>
  )
}
