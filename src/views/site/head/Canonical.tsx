import { useSite } from '../../pageContext/site.js'

/** Which of its three addresses a page goes by, listed by search engines or not; an error has none. */
export default function Canonical() {
  const { origin, page, addresses, locale } = useSite()
  if (page === undefined || addresses === undefined) return null
  return <link rel="canonical" href={origin + addresses[locale]} />
}
