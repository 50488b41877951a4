import { type PictureName, pictures } from '../../services/images/addresses/pictureCatalogue.js'
import {
  type Cut,
  type PicturePlace,
  picturePlaces,
} from '../../services/images/addresses/picturePlaces.js'
import {
  type PictureVariants,
  pictureVariants,
} from '../../services/images/addresses/pictureVariants.js'
import { useSite } from '../site/site.js'

interface Props {
  readonly name: PictureName
  readonly place: PicturePlace
  /** The first picture of a page: asked for before the style sheets have arrived. */
  readonly eager?: boolean
  /** Says nothing that the words beside it do not: empty alternative. */
  readonly decorative?: boolean
}

/** A picture of the catalogue in the formats and widths of its place. */
export default function Picture({ name, place, eager = false, decorative = false }: Props) {
  const { announce, localize, pictureHash } = useSite()
  const source = pictures[name]
  const cuts = picturePlaces[place].map((cut: Cut) => ({
    ...cut,
    ...pictureVariants(source, cut, pictureHash(source.file)),
  }))
  const last = cuts.at(-1)
  if (last === undefined) return null
  if (eager) announcements(cuts).forEach(announce)
  return (
    <picture>
      {cuts.flatMap(({ sources, media, sizes, width, height }) =>
        sources.map(({ type, srcSet }) => (
          <source
            key={`${media ?? ''}${type}`}
            type={type}
            media={media}
            srcSet={srcSet}
            sizes={sizes}
            width={width}
            height={height}
          />
        )),
      )}
      <img
        className={`picture picture--${name}`}
        src={last.fallback}
        width={last.width}
        height={last.height}
        alt={decorative ? '' : localize(source.alt)}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  )
}

/** Only the smallest format: a browser that does not know it ignores the announcement. */
const announcements = (cuts: readonly (Cut & PictureVariants)[]): readonly string[] => {
  const [wide] = cuts
  return cuts.flatMap(({ sources, fallback, media, sizes }) => {
    const [first] = sources
    if (first === undefined) return []
    // The last cut is for the screens that the first one is not for.
    const others = wide?.media === undefined ? undefined : `not all and ${wide.media}`
    const screens = media ?? others
    return [
      [
        `<${fallback}>`,
        'rel=preload',
        'as=image',
        `type="${first.type}"`,
        `imagesrcset="${first.srcSet}"`,
        `imagesizes="${sizes}"`,
        ...(screens === undefined ? [] : [`media="${screens}"`]),
        'fetchpriority=high',
      ].join('; '),
    ]
  })
}
