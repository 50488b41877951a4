import {
  isUploaded,
  type PicturePlace,
  picturePlaces,
  pictureVariants,
} from '../../services/images/picturePlaces.js'
import { useSite } from '../pageContext/site.js'
import { useIsFirstPicture } from './firstPicture.js'

interface Props {
  readonly name: string
  readonly place: PicturePlace
  /** Empty alternative text: the adjacent text is equivalent. */
  readonly decorative?: boolean
}

export default function Picture({ name, place, decorative = false }: Props) {
  const { localize, picture, pictureHash } = useSite()
  const isFirst = useIsFirstPicture({ picture: name, place })
  const source = picture(name)
  const { sizes } = picturePlaces[place]
  const { type, srcSet, fallback, width, height } = pictureVariants(
    source,
    picturePlaces[place],
    pictureHash(source.file),
  )
  return (
    <picture>
      <source type={type} srcSet={srcSet} sizes={sizes} />
      <img
        // The placeholder of the build has the colours of the original picture, not of an uploaded one.
        className={isUploaded(source) ? 'picture--uploaded' : `picture picture--${name}`}
        src={fallback}
        width={width}
        height={height}
        alt={decorative ? '' : localize(source.alt)}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
      />
    </picture>
  )
}
