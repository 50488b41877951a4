import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { requestActions } from '../../src/services/staff/requests/staffRequests.js'
import { staffRouteNames, staffRows } from '../../src/addresses/staffTable.js'

const root = join(__dirname, '../..')

/** Every name that the code gives to something it logs. */
const actionsInCode = (): readonly string[] => {
  const named = globSync('src/{services,controllers}/**/*.ts', { cwd: root }).flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    return [...text.matchAll(/\b(?:action|undone): '(\w+)'/g)].map(([, action = '']) => action)
  })
  const viewed = staffRouteNames.flatMap((name) => staffRows[name].viewed ?? [])
  return [...new Set([...named, ...viewed, ...requestActions])]
}

test.each(['fr', 'en'])('the log says in words what was done, in %s', (locale) => {
  const file = join(root, 'locales', locale, 'staff/staffAudit.json')
  const { actions }: { actions: Record<string, string> } = JSON.parse(readFileSync(file, 'utf8'))
  expect(actionsInCode().length).toBeGreaterThan(20)
  expect(actionsInCode().filter((action) => actions[action] === undefined)).toEqual([])
})
