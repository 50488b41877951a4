import { cpSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { readJson, writeLinkedProject } from './linkedProject.js'

const fixtures = join(__dirname, '../../fixtures/secondClinic')

/** Changes by file and path within the file, such as `hours.saturday`. */
const changesSchema = z.record(z.string(), z.record(z.string(), z.unknown()))

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null

const change = (document: unknown, path: string, value: unknown): void => {
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  let place = document
  for (const key of keys) place = isContainer(place) ? Reflect.get(place, key) : undefined
  if (!isContainer(place)) throw new Error(`The content of the shipped clinic has no ${path}.`)
  Reflect.set(place, last, value)
}

/** Changes a copy of the shipped content: other name, places, hours, prices, texts, and one more exam. */
const changeContent = (folder: string): void => {
  cpSync(join(fixtures, 'exams'), join(folder, 'exams'), { recursive: true })
  const changes = changesSchema.parse(readJson(join(fixtures, 'changes.json')))
  for (const [file, values] of Object.entries(changes)) {
    const document = readJson(join(folder, file))
    for (const [key, value] of Object.entries(values)) change(document, key, value)
    writeFileSync(join(folder, file), JSON.stringify(document, undefined, 2))
  }
}

const shippedSchema = z.object({ name: z.string() })

/** Returns whether this project ships the sample clinic, whose texts the second clinic changes. */
export const isSampleClinic = (): boolean =>
  shippedSchema.parse(readJson(join(__dirname, '../../../src/content/clinic.json'))).name ===
  'Ondelune'

/**
 * Writes a project whose content is that of another clinic: other documents, the same code. A fork has
 * another clinic's content already, which the second clinic does not change.
 */
export const writeOtherClinic = (folder: string): void => {
  writeLinkedProject(folder, ['src', 'scripts', 'dist', 'public'])
  if (isSampleClinic()) changeContent(join(folder, 'src/content'))
}
