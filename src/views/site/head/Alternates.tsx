import { locales, regions } from '../../../addresses/pageTable.js'
import { useSite } from '../../pageContext/site.js'

export default function Alternates() {
  const { origin, addresses } = useSite()
  if (addresses === undefined) return null
  return (
    <>
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
