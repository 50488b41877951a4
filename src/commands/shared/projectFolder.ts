import { resolve } from 'node:path'

/** The folder of the project: two above what the build makes of commands, in `dist/commands` and `dist/chunks`. */
export const projectFolder = resolve(import.meta.dirname, '../..')
