import { cpSync, readdirSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from './temporaryFolder.js'
import { testProject } from './testProject.js'

export const nextOfflineTitle = 'La version suivante attend le réseau'

const edit = (file: string, change: (text: string) => string): void =>
  writeFileSync(file, change(readFileSync(file, 'utf8')))

/** Gives the built files other hashes, as a change in their content would. */
const rename = (folder: string): void => {
  const assets = join(folder, 'dist/assets')
  const next = (text: string): string =>
    text.replaceAll(/(boot|site|shared|message)-(\w{8})\./g, '$1-NEXT$2.')
  for (const name of readdirSync(assets)) renameSync(join(assets, name), join(assets, next(name)))
  edit(join(folder, 'dist/assets.json'), next)
}

export interface Build {
  readonly path: string
  readonly remove: () => void
}

/** Copies the build and changes the style sheets without renaming them. */
export const restyledBuild = (): Build => {
  const folder = temporaryFolder()
  const into = (name: string): string => join(folder.path, name)
  for (const name of ['dist', 'locales', 'package.json', 'src/content']) {
    cpSync(join(testProject, name), into(name), { recursive: true })
  }
  for (const name of ['public', 'node_modules']) symlinkSync(join(testProject, name), into(name))
  const sheets = readdirSync(into('dist/assets')).filter((name) => name.endsWith('.css'))
  for (const name of sheets) {
    edit(into(`dist/assets/${name}`), (text) => `${text}:root{--version:next}`)
  }
  return folder
}

/** Returns the next version: other style sheets, files and translations. */
export const anotherBuild = (): Build => {
  const build = restyledBuild()
  rename(build.path)
  edit(join(build.path, 'locales/fr/network.json'), (text) =>
    text.replace('Vous êtes hors ligne', nextOfflineTitle),
  )
  return build
}
