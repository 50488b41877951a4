import { globSync, readFileSync } from 'node:fs'
import { join, normalize, dirname } from 'node:path'

const source = join(__dirname, '../../src')

const anyOf = (...places: readonly RegExp[]): RegExp =>
  new RegExp(places.map(({ source: place }) => place).join('|'))

/** Services that reach the browser: rules, choices and numbers, nothing that a server does. */
const inBrowser = /^services\/(validation\/|\w+\/\w+Choices|careers\/fileSize|outbox\/backoff)/

/** Who may import whom; `types` marks what may only be imported as types. */
const rules: readonly { from: RegExp; may: RegExp; mayAsTypes?: RegExp }[] = [
  { from: /^routes\/table\.ts$/, may: /^$/ },
  { from: /^(server|start|serve|app)\.ts$/, may: /./ },
  { from: /^workers\.ts$/, may: /^services\/outbox\/backoff/ },
  { from: /^config(\.ts$|\/)/, may: /^config\// },
  { from: /^commands\//, may: /^(config\.ts|commands\/|services\/|routes\/table)/ },
  {
    from: /^routes\//,
    may: /^(routes|controllers)\/|^services\/(errors|shortAddress)/,
    mayAsTypes: /^(services\/|config)/,
  },
  {
    from: /^controllers\//,
    may: /^(controllers|services)\/|^routes\/table/,
    mayAsTypes: /^(views\/|config\.ts)/,
  },
  {
    from: /^services\/services\.ts$/,
    may: /^services\/|^routes\/table/,
    mayAsTypes: /^config\.ts/,
  },
  {
    from: /^services\/adapters\//,
    may: /^services\/(adapters\/|errors|patience|outbox\/backoff)/,
    mayAsTypes: /^services\//,
  },
  {
    from: inBrowser,
    may: anyOf(inBrowser, /^services\/content\/contentTypes|^routes\/table/),
  },
  {
    from: /^services\//,
    may: /^services\/(?!adapters\/)|^services\/adapters\/mail\/mail\.ts|^services\/adapters\/records\/records\.ts|^services\/adapters\/files\/files\.ts|^routes\/table/,
    mayAsTypes: /^services\/adapters\//,
  },
  { from: /^views\/(client|islands)\//, may: anyOf(/^views\//, inBrowser) },
  {
    from: /^views\//,
    may: anyOf(
      inBrowser,
      /^views\/|^routes\/table|^services\/(content\/contentTypes|images\/(picture\w+|modifiers))/,
    ),
    mayAsTypes: /^services\//,
  },
]

const importsOf = (file: string) => {
  const text = readFileSync(join(source, file), 'utf8')
  return [...text.matchAll(/^(?:import|export)( type)?\s[^'"]*?from '(\.[^']+)'/gm)].map(
    ([, type, target = '']) => ({
      asTypes: type !== undefined,
      target: normalize(join(dirname(file), target)).replace(/\.js$/, '.ts'),
    }),
  )
}

const files = globSync('**/*.{ts,tsx}', { cwd: source }).filter((file) => !file.endsWith('.d.ts'))

test.each(files)('%s imports only from the layers below it', (file) => {
  const rule = rules.find(({ from }) => from.test(file))
  expect(rule).toBeDefined()
  const wrong = importsOf(file).filter(
    ({ asTypes, target }) =>
      !(rule?.may.test(target) || (asTypes && rule?.mayAsTypes?.test(target))),
  )
  expect(wrong).toEqual([])
})

test('nothing but the server touches the process', () => {
  const touching = files.filter(
    (file) =>
      !/^((server|start|serve|workers)\.ts|commands\/)/.test(file) &&
      /\bprocess\.(env|exit|argv|on)\b/.test(readFileSync(join(source, file), 'utf8')),
  )
  expect(touching).toEqual([])
})

test('no file hides behind a name that says nothing', () => {
  expect(
    files.filter((file) => /(^|\/)(index|utils?|helpers?|misc|common)\.tsx?$/.test(file)),
  ).toEqual([])
})
