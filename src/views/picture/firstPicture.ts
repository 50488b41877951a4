import { createContext, useContext } from 'react'
import type { FirstPicture } from '../../services/images/picturePlaces.js'

/** The picture that the page shows first, as its head says. */
export const FirstPictureContext = createContext<FirstPicture | undefined>(undefined)

/** Whether a picture is the first of its page: it alone is not left until it comes near. */
export const useIsFirstPicture = ({ picture, place }: FirstPicture): boolean => {
  const first = useContext(FirstPictureContext)
  return first?.picture === picture && first.place === place
}
