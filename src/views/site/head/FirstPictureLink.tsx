import { pictures } from '../../../content/pictures/pictureCatalogue.js'
import {
  type FirstPicture,
  picturePlaces,
  pictureVariants,
} from '../../../services/images/picturePlaces.js'
import { useSite } from '../../pageContext/site.js'

/**
 * Preloads the first picture, before the style sheets, so that its request leaves with the page's first
 * bytes. Not a `Link` header, which is not compressed. Only AVIF: browsers without it ignore the link.
 */
export default function FirstPictureLink({ picture, place }: FirstPicture) {
  const { pictureHash } = useSite()
  const source = pictures[picture]
  const { sizes } = picturePlaces[place]
  const { type, srcSet } = pictureVariants(source, picturePlaces[place], pictureHash(source.file))
  return (
    <link
      rel="preload"
      as="image"
      type={type}
      imageSrcSet={srcSet}
      imageSizes={sizes}
      fetchPriority="high"
    />
  )
}
