import { locales, regions } from '../../../addresses/pageTable.js'
import { useSite } from '../site.js'

/** The canonical address and the page's twin in each language. */
export default function Alternates() {
  const { origin, addresses, locale } = useSite()
  if (addresses === undefined) return null
  return (
    <>
      <link rel="canonical" href={origin + addresses[locale]} />
      {locales.map((other) => (
        <link
          key={other}
          rel="alternate"
          hrefLang={regions[other]}
          href={origin + addresses[other]}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={origin + addresses.fr} />
    </>
  )
}
