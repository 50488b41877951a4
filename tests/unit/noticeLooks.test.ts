import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const staff = join(__dirname, '../../src/views/staff')

const textOf = (pattern: string): string =>
  globSync(pattern, { cwd: staff })
    .map((file) => readFileSync(join(staff, file), 'utf8'))
    .join('\n')

const looksIn = (text: string, before: string): readonly string[] =>
  [...new Set([...text.matchAll(new RegExp(`${before}(notice--\\w+)`, 'g'))].flat())].filter(
    (name) => name.startsWith('notice--'),
  )

test('notice styles › each variant used by a page is in a style sheet', () => {
  const asked = looksIn(textOf('**/*.tsx'), '')
  expect(asked).not.toEqual([])
  expect(looksIn(textOf('**/*.css'), '\\.')).toEqual(expect.arrayContaining([...asked]))
})
