import { preload } from 'react-dom'
import { type PictureName, pictures } from '../../services/images/pictureCatalogue.js'
import { type Cut, type PicturePlace, picturePlaces } from '../../services/images/picturePlaces.js'
import { type PictureVariants, pictureVariants } from '../../services/images/pictureVariants.js'
import { useSite } from '../site.js'

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
  const { say, pictureHash } = useSite()
  const source = pictures[name]
  const cuts = picturePlaces[place].map((cut: Cut) => ({
    ...cut,
    ...pictureVariants(source, cut, pictureHash(source.file)),
  }))
  const last = cuts.at(-1)
  if (last === undefined) return null
  if (eager) askFor(cuts)
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
        alt={decorative ? '' : say(source.alt)}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : 'auto'}
        decoding="async"
      />
    </picture>
  )
}

/**
 * Announces the AVIF variants in the head; a browser that does not know the format ignores them.
 * A place with several cuts would need the opposite of each other's screens: its picture is found
 * in the page soon enough.
 */
const askFor = (cuts: readonly (Cut & PictureVariants)[]): void => {
  const [only, ...others] = cuts
  const [first] = only?.sources ?? []
  if (only === undefined || first === undefined || others.length > 0) return
  preload(only.fallback, {
    as: 'image',
    type: first.type,
    imageSrcSet: first.srcSet,
    imageSizes: only.sizes,
    fetchPriority: 'high',
  })
}
