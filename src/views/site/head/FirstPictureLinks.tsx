import { firstPictureLinks } from '../../../services/images/addresses/firstPictureLinks.js'
import type { FirstPicture } from '../../../services/images/addresses/picturePlaces.js'
import { useSite } from '../site.js'

/**
 * Before the style sheets, so that the picture is asked for with the page's first bytes. Not in the
 * headers: there its addresses, which stand in the page as well, are not compressed.
 */
export default function FirstPictureLinks({ picture }: { readonly picture: FirstPicture }) {
  const { pictureHash } = useSite()
  return firstPictureLinks(picture, pictureHash).map((link) => (
    <link key={link.media ?? ''} rel="preload" as="image" {...link} fetchPriority="high" />
  ))
}
