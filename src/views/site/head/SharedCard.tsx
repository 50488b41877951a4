import { locales, regions } from '../../../addresses/pageTable.js'
import {
  sharedCard,
  sharedCardFile,
  sharedCardSize,
} from '../../../content/pictures/sharedCards.js'
import { type Site, useSite } from '../../pageContext/site.js'

interface Props {
  readonly title: string
  readonly description: string | undefined
}

const underscored = (region: string): string => region.replace('-', '_')

const altOf = ({ clinic, locale, offered, section, picture: pictureOf }: Site): string => {
  const { picture, title } = sharedCard(section, offered.procedures)
  return `${clinic.legalName}. ${title[locale].join(' ')}. ${pictureOf(picture).alt[locale]}`
}

export default function SharedCard({ title, description }: Props) {
  const site = useSite()
  const { origin, addresses, locale, offered, section, clinic } = site
  if (addresses === undefined) return null
  const others = locales.filter((other) => other !== locale)
  const file = sharedCardFile(section, offered.procedures, locale)
  const image = `${origin}/images/shared/${file}`
  const alt = altOf(site)
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
      <meta property="og:image" content={image} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(sharedCardSize.width)} />
      <meta property="og:image:height" content={String(sharedCardSize.height)} />
      <meta property="og:image:alt" content={alt} />
      {/* Twitter reads title, description and picture from the Open Graph tags. */}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  )
}
