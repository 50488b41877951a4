import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'

const root = join(__dirname, '../../..')
const fixtures = join(root, 'tests/fixtures/secondClinic')

/** By file and path within the file, such as `hours.saturday`. */
const changesSchema = z.record(z.string(), z.record(z.string(), z.unknown()))

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null

const change = (document: unknown, path: string, value: unknown): void => {
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  let place = document
  for (const key of keys) place = isContainer(place) ? Reflect.get(place, key) : undefined
  if (!isContainer(place)) throw new Error(`There is no ${path}.`)
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

/** Copied, as a module finds its neighbours from its real place; the others are links. */
const copied: readonly string[] = ['src', 'scripts', 'dist']

/** Writes a project whose content is that of the second clinic: other documents, the same code. */
export const writeSecondClinic = (folder: string): void => {
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(root)) {
    const [from, to] = [join(root, name), join(folder, name)]
    if (copied.includes(name)) cpSync(from, to, { recursive: true })
    else symlinkSync(from, to)
  }
  changeContent(join(folder, 'src/content'))
}
