import { useSite } from '../../pageContext/site.js'

export default function Canonical() {
  const { origin, page, addresses, locale } = useSite()
  if (page === undefined || addresses === undefined) return null
  return <link rel="canonical" href={origin + addresses[locale]} />
}
