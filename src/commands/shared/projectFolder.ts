import { resolve } from 'node:path'

/** Project folder: two levels above the compiled commands in `dist/commands` and `dist/chunks`. */
export const projectFolder = resolve(import.meta.dirname, '../..')
