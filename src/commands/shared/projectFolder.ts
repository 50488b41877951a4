import { join, resolve } from 'node:path'

export const projectFolder = resolve(import.meta.dirname, '../..')

export const imageFile = (folder: string, picture: string): string =>
  join(folder, 'public/images', picture)
