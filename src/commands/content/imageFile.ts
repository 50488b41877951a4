import { join } from 'node:path'

/** Returns the path of a picture in a folder with the layout of the project. */
export const imageFile = (folder: string, picture: string): string =>
  join(folder, 'public/images', picture)
