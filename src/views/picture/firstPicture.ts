import { createContext, useContext } from 'react'
import type { FirstPicture } from '../../services/images/picturePlaces.js'

export const FirstPictureContext = createContext<FirstPicture | undefined>(undefined)

export const useIsFirstPicture = ({ picture, place }: FirstPicture): boolean => {
  const first = useContext(FirstPictureContext)
  return first?.picture === picture && first.place === place
}
