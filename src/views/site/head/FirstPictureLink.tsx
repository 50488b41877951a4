import {
  type FirstPicture,
  picturePlaces,
  pictureVariants,
} from '../../../services/images/picturePlaces.js'
import { useSite } from '../../pageContext/site.js'

/** Precedes the style sheets, to start the request early. A `Link` header would not be compressed. */
export default function FirstPictureLink({ picture: name, place }: FirstPicture) {
  const { picture, pictureHash } = useSite()
  const source = picture(name)
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
