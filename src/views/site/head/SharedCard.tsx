import { locales, regions } from '../../../addresses/pageTable.js'
import { useSite } from '../site.js'

interface Props {
  readonly title: string
  readonly description: string | undefined
}

const underscored = (region: string): string => region.replace('-', '_')

/** What shows when the page's address is shared. */
export default function SharedCard({ title, description }: Props) {
  const { origin, addresses, locale, section, clinic } = useSite()
  if (addresses === undefined) return null
  const others = locales.filter((other) => other !== locale)
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={clinic.legalName} />
      <meta property="og:title" content={title} />
      {description !== undefined && <meta property="og:description" content={description} />}
      <meta property="og:url" content={origin + addresses[locale]} />
      <meta property="og:locale" content={underscored(regions[locale])} />
      {others.map((other) => (
        <meta key={other} property="og:locale:alternate" content={underscored(regions[other])} />
      ))}
      <meta property="og:image" content={`${origin}/images/shared/${section}-${locale}.jpg`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
