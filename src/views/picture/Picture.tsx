import { type PictureName, pictures } from '../../content/pictures/pictureCatalogue.js'
import { type PicturePlace, picturePlaces } from '../../services/images/addresses/picturePlaces.js'
import { pictureCuts } from '../../services/images/addresses/pictureVariants.js'
import { useSite } from '../site/site.js'
import { useIsFirstPicture } from './firstPicture.js'

interface Props {
  readonly name: PictureName
  readonly place: PicturePlace
  /** Says nothing that the words beside it do not: empty alternative. */
  readonly decorative?: boolean
}

/** A picture of the catalogue in the formats and widths of its place. */
export default function Picture({ name, place, decorative = false }: Props) {
  const { localize, pictureHash } = useSite()
  const isFirst = useIsFirstPicture({ picture: name, place })
  const cuts = pictureCuts(pictures[name], picturePlaces[place], pictureHash)
  const last = cuts.at(-1)
  if (last === undefined) return null
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
        alt={decorative ? '' : localize(pictures[name].alt)}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
      />
    </picture>
  )
}
