import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { refusedStatements } from '../../support/types/compile.js'

const source = (file: string): string => JSON.stringify(join(process.cwd(), 'src', file))

const head = [
  `import type { createForm } from ${source('controllers/forms/createForm.js')}`,
  `import type { FieldTable } from ${source('shared/forms/fieldTable.js')}`,
  'declare const create: typeof createForm',
  'declare const form: (table: FieldTable) => void',
]

const field = (name: string, rules: string): string =>
  `${name}: { clean: 'line', rules: [${rules}] }`
const table = (...fields: readonly string[]): string => `{ ${fields.join(', ')} }`
const formOf = (fields: string): string =>
  `const fields = ${fields} as const; create({ fields: () => fields, hidden: {} })`

const right = [
  formOf(table(field('phone', ''), field('email', `{ rule: 'required_if', field: 'phone' }`))),
  `form(${table(field('name', `{ rule: 'min', length: 2 }`))})`,
]

const wrong = [
  formOf(table(field('phone', ''), field('email', `{ rule: 'required_if', field: 'fone' }`))),
  formOf(table(field('password', `{ rule: 'confirmed', field: 'again' }`))),
  `form(${table(field('name', `{ rule: 'min', size: 2 }`))})`,
  `form(${table(field('name', `{ rule: 'minimum', length: 2 }`))})`,
  `form(${table(field('name', `{ rule: 'required', message: 'forms:nobody.errors.wrote' }`))})`,
]

test('field table › does not compile with an unknown rule, parameter, sentence or field', () => {
  const folder = mkdtempSync(join(tmpdir(), 'ondelune-fields-'))
  try {
    expect(refusedStatements(folder, head, [...right, ...wrong])).toEqual(wrong)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
