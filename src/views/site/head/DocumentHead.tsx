import { brandColours } from '../../../shared/brand/brand.js'
import type { PageKind } from '../../../services/built/pageStyles.js'
import type { FirstPicture } from '../../../services/images/picturePlaces.js'
import { useSite } from '../../pageContext/site.js'
import Alternates from './Alternates.js'
import Canonical from './Canonical.js'
import FirstPictureLink from './FirstPictureLink.js'
import { HeadSheet } from './PageSheet.js'
import SharedCard from './SharedCard.js'

export interface HeadProps {
  readonly title: string
  readonly description?: string
  readonly style: PageKind
  readonly noindex: boolean
  readonly structuredData: readonly object[]
  readonly firstPicture?: FirstPicture
}

export default function DocumentHead(props: HeadProps) {
  const { title, description, style, noindex, firstPicture } = props
  const { asset, clinic, codeWatch, liveReload, styles } = useSite()
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <title>{`${title} | ${clinic.name}`}</title>
      {description !== undefined && <meta name="description" content={description} />}
      {noindex && <meta name="robots" content="noindex" />}
      {firstPicture !== undefined && <FirstPictureLink {...firstPicture} />}
      <HeadSheet sheet={styles.site} />
      <HeadSheet sheet={styles.heroes[style]} />
      <link rel="stylesheet" media="print" href={asset('print.css')} />
      <script dangerouslySetInnerHTML={{ __html: codeWatch.text }} />
      <script type="module" src={asset('boot.js')} fetchPriority="low" data-watched="" />
      {liveReload !== undefined && (
        <script type="module" src={asset('liveReload.js')} data-server={liveReload} />
      )}
      <meta name="color-scheme" content="light dark" />
      <meta
        name="theme-color"
        media="(prefers-color-scheme: light)"
        content={brandColours.light.paper}
      />
      <meta
        name="theme-color"
        media="(prefers-color-scheme: dark)"
        content={brandColours.dark.paper}
      />
      <meta name="format-detection" content="telephone=no" />
      <link rel="icon" href="/icons/icon.svg" type="image/svg+xml" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      <Canonical />
      {!noindex && <Alternates />}
      {!noindex && <SharedCard title={title} description={description} />}
    </head>
  )
}
