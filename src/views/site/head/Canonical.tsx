import { useSite } from '../../pageContext/site.js'

/** Canonical URL of the three variants; error pages have none. */
export default function Canonical() {
  const { origin, page, addresses, locale } = useSite()
  if (page === undefined || addresses === undefined) return null
  return <link rel="canonical" href={origin + addresses[locale]} />
}
