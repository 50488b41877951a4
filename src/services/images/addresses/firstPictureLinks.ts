import { pictures } from '../../../content/pictures/pictureCatalogue.js'
import { type FirstPicture, picturePlaces } from './picturePlaces.js'
import { type PictureCut, pictureCuts } from './pictureVariants.js'

/** By which a browser asks for the first picture before it has read the page. */
export interface FirstPictureLink {
  readonly type: string
  readonly imageSrcSet: string
  readonly imageSizes: string
  readonly media?: string
}

/** The screens a cut is for: the last one is for those that the first is not for. */
const screensOf = ({ media }: PictureCut, [first]: readonly PictureCut[]): string | undefined =>
  media ?? (first?.media === undefined ? undefined : `not all and ${first.media}`)

/** Only the smallest format is named: a browser that does not know it ignores the link. */
export const firstPictureLinks = (
  { picture, place }: FirstPicture,
  hash: (file: string) => string,
): readonly FirstPictureLink[] => {
  const cuts = pictureCuts(pictures[picture], picturePlaces[place], hash)
  return cuts.flatMap((cut) => {
    const [smallest] = cut.sources
    if (smallest === undefined) return []
    const media = screensOf(cut, cuts)
    return [
      {
        type: smallest.type,
        imageSrcSet: smallest.srcSet,
        imageSizes: cut.sizes,
        ...(media === undefined ? {} : { media }),
      },
    ]
  })
}
