import { pictures } from '../../../content/pictures/pictureCatalogue.js'
import { type FirstPicture, picturePlaces } from './picturePlaces.js'
import { type PictureCut, pictureCuts } from './pictureVariants.js'

/** The screens a cut is for: the last one is for those that the first is not for. */
const screensOf = ({ media }: PictureCut, [first]: readonly PictureCut[]): string | undefined =>
  media ?? (first?.media === undefined ? undefined : `not all and ${first.media}`)

/**
 * Values of a `Link` header: a browser asks for the first picture before the page has arrived. Only
 * the smallest format is named, and a browser that does not know it ignores the link.
 */
export const pictureLinks = (
  { picture, place }: FirstPicture,
  hash: (file: string) => string,
): readonly string[] => {
  const cuts = pictureCuts(pictures[picture], picturePlaces[place], hash)
  return cuts.flatMap((cut) => {
    const [smallest] = cut.sources
    if (smallest === undefined) return []
    const screens = screensOf(cut, cuts)
    return [
      [
        `<${cut.fallback}>`,
        'rel=preload',
        'as=image',
        `type="${smallest.type}"`,
        `imagesrcset="${smallest.srcSet}"`,
        `imagesizes="${cut.sizes}"`,
        ...(screens === undefined ? [] : [`media="${screens}"`]),
        'fetchpriority=high',
      ].join('; '),
    ]
  })
}
