import { useSite } from '../pageContext/site.js'

/** Elements that persist across client-side navigation. */
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
