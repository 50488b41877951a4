import { join } from 'node:path'

export const imageFile = (folder: string, picture: string): string =>
  join(folder, 'public/images', picture)
