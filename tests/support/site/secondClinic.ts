import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { type Clinic, readClinic } from '../../../src/services/clinic/readClinic.js'
import { contentFolder, loadDocuments } from '../../../src/services/content/loadContent.js'
import type { SiteContent } from '../../../src/services/content/siteContent.js'
import { temporaryFolder } from './temporaryFolder.js'

const root = join(__dirname, '../../..')

/** By file and path within the file, such as `hours.saturday`. */
const changesSchema = z.record(z.string(), z.record(z.string(), z.unknown()))

/** Documents that another clinic has changed: its name, places, hours, prices, exams and texts. */
const changes = changesSchema.parse(
  JSON.parse(readFileSync(join(root, 'tests/fixtures/secondClinic.json'), 'utf8')),
)

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null

const change = (document: unknown, path: string, value: unknown): void => {
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  let place = document
  for (const key of keys) place = isContainer(place) ? Reflect.get(place, key) : undefined
  if (!isContainer(place)) throw new Error(`There is no ${path}.`)
  Reflect.set(place, last, value)
}

const linkAll = (from: string, to: string, except: string): void => {
  mkdirSync(to, { recursive: true })
  for (const name of readdirSync(from)) {
    if (name !== except) symlinkSync(join(from, name), join(to, name))
  }
}

/** Writes a project whose content is that of the second clinic; the rest are links to this one. */
export const writeSecondClinic = (folder: string): void => {
  linkAll(root, folder, 'src')
  linkAll(join(root, 'src'), join(folder, 'src'), 'content')
  cpSync(join(root, contentFolder), join(folder, contentFolder), { recursive: true })
  for (const [file, values] of Object.entries(changes)) {
    const path = join(folder, contentFolder, file)
    const document: unknown = JSON.parse(readFileSync(path, 'utf8'))
    for (const [key, value] of Object.entries(values)) change(document, key, value)
    writeFileSync(path, JSON.stringify(document, undefined, 2))
  }
}

/** Returns what differs from the shipped clinic and content, for `appForTests`. */
export const secondClinic = (): { readonly clinic: Clinic; readonly content: SiteContent } => {
  const folder = temporaryFolder()
  const content = join(folder.path, contentFolder)
  writeSecondClinic(folder.path)
  const read = {
    clinic: readClinic(join(content, 'clinic.json')),
    content: loadDocuments(content).content,
  }
  folder.remove()
  return read
}
