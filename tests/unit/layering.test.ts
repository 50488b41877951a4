import { globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/* Layers of `src`: a file belongs to the first matching layer and imports only the files that it allows. */
const root = join(__dirname, '../..')
const source = join(root, 'src')

const anyOf = (...places: readonly RegExp[]): RegExp =>
  new RegExp(places.map(({ source: place }) => place).join('|'))

/** Interfaces of the adapters and functions over them; implementations are imported dynamically. */
const adapterInterfaces =
  /^services\/adapters\/(email\/emailTransport|emailEvents\/emailEvents|files\/files|identity\/identityProvider|rateLimits\/rateLimits|records\/(everyRecord|readable|records|storedValue)|scanner\/scanner|verification\/verification)\.ts$/

const retention = /^config\/retention\.ts$/

const limits = /^config\/limits\.ts$/

const anyServiceButAdapters = /^services\/(?!adapters\/)/

interface Floor {
  readonly from: RegExp
  readonly may: RegExp
  readonly mayAsTypes?: RegExp
}

const floors: readonly Floor[] = [
  { from: /^addresses\//, may: /^(addresses\/|content\/examAddresses\.json$)/ },
  {
    from: /^content\//,
    may: /^(content|addresses)\//,
    mayAsTypes: /^services\/content\/schemas\//,
  },
  { from: limits, may: /^$/ },
  { from: /^config\//, may: /^config\// },
  { from: /^(server|start|serve|serveMetrics|spellingProcess|openSite|app)\.ts$/, may: /./ },
  {
    from: /^(heartbeats|watchdog|watchdogThread|workers)\.ts$/,
    may: /^(heartbeats\.ts$|shared\/time\/)/,
  },
  {
    from: /^commands\//,
    may: /^(config|commands|services|shared|addresses|content)\//,
  },
  {
    from: /^connections\//,
    may: /^(connections|shared\/time)\//,
    mayAsTypes: /^config\//,
  },
  {
    from: /^routes\//,
    may: anyOf(
      /^(routes|controllers|addresses|content|shared)\//,
      /^connections\/clientAddress/,
      limits,
      /^services\/(http\/compress|errors\/errors)/,
    ),
    mayAsTypes: /^(services|config)\//,
  },
  {
    from: /^controllers\//,
    may: anyOf(/^(controllers|addresses|content|shared)\//, limits, anyServiceButAdapters),
    mayAsTypes: anyOf(/^(views|config)\//, adapterInterfaces),
  },
  {
    from: /^services\/openAdapters\.ts$/,
    may: /^(services|shared|addresses|content)\//,
    mayAsTypes: /^config\//,
  },
  {
    from: /^services\/(services|lastingServices|backgroundWork|dailyCleanupJobs|hourlyEmails)\.ts$/,
    may: anyOf(anyServiceButAdapters, /^shared\//),
    mayAsTypes: /^(config|addresses|services\/adapters)\//,
  },
  {
    from: /^services\/adapters\//,
    may: anyOf(
      /^(services\/(adapters|errors)|shared\/(language|text|time))\//,
      /^services\/http\/signer/,
      retention,
    ),
    mayAsTypes: /^(services|config)\//,
  },
  {
    from: /^shared\//,
    may: anyOf(/^(shared|addresses|content)\//, limits),
    mayAsTypes: /^services\/((language\/messages|clinic\/clinicSchema)\.ts$|content\/schemas\/)/,
  },
  {
    from: /^services\/schema\//,
    may: /^(services\/schema|shared|addresses|content|\.\.\/locales\/en)\//,
    mayAsTypes: /^services\/language\//,
  },
  {
    from: /^services\//,
    may: anyOf(
      anyServiceButAdapters,
      adapterInterfaces,
      limits,
      retention,
      /^(shared|addresses|content)\//,
    ),
    mayAsTypes: /^services\/adapters\//,
  },
  {
    from: /^views\//,
    may: anyOf(
      limits,
      /^(views|shared|addresses)\//,
      /^content\/pictures\//,
      /^services\/images\/picturePlaces\.ts$/,
    ),
    mayAsTypes: /^(services|content)\//,
  },
]

const importPatterns = [
  /^(?:import|export)( type)?\s[^'"]*?from '(\.[^']+)'/gm,
  /^import()\s*'(\.[^']+)'/gm,
  /(typeof )?\bimport\(\s*'(\.[^']+)'\s*,?\s*\)/g,
]

const importsOf = (file: string) => {
  const text = readFileSync(join(source, file), 'utf8')
  return importPatterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, type = '', target = '']) => ({
      asTypes: type !== '',
      target: normalize(join(dirname(file), target)).replace(/\.js$/, '.ts'),
    })),
  )
}

const files = globSync('**/*.{ts,tsx}', { cwd: source }).filter((file) => !file.endsWith('.d.ts'))

test.each(files)('layering › %s imports only from lower layers', (file) => {
  const floor = floors.find(({ from }) => from.test(file))
  expect(floor).toBeDefined()
  const wrong = importsOf(file).filter(
    ({ asTypes, target }) =>
      !(floor?.may.test(target) || (asTypes && floor?.mayAsTypes?.test(target))),
  )
  expect(wrong).toEqual([])
})

const names = new Set(files)

/** Returns the first import cycle reachable from a file, including type imports; skips `known` files. */
const circleFrom = (file: string, path: readonly string[], known: Set<string>): string[] => {
  const place = path.indexOf(file)
  if (place >= 0) return [...path.slice(place), file]
  if (known.has(file)) return []
  for (const { target } of importsOf(file)) {
    const circle = [target, `${target}x`]
      .filter((next) => names.has(next))
      .flatMap((next) => circleFrom(next, [...path, file], known))
    if (circle.length > 0) return circle
  }
  known.add(file)
  return []
}

test('layering › contains no import cycle', () => {
  const known = new Set<string>()
  expect(files.map((file) => circleFrom(file, [], known)).find((circle) => circle.length > 0)).toBe(
    undefined,
  )
})

const folderImports = (): Map<string, Set<string>> => {
  const imports = new Map<string, Set<string>>()
  for (const file of files) {
    const from = dirname(file)
    for (const { target } of importsOf(file)) {
      if (target.endsWith('.json')) continue
      const to = dirname(target)
      if (`${from}/`.startsWith(`${to}/`) || `${to}/`.startsWith(`${from}/`)) continue
      imports.set(from, (imports.get(from) ?? new Set()).add(to))
    }
  }
  return imports
}

test('layering › contains at most 5 pairs of folders that import each other', () => {
  const imports = folderImports()
  const pairs = [...imports].flatMap(([from, targets]) =>
    [...targets]
      .filter((to) => from < to && imports.get(to)?.has(from))
      .map((to) => `${from} <-> ${to}`),
  )
  expect(imports.size).toBeGreaterThan(50)
  expect(pairs.length > 5 ? pairs : []).toEqual([])
})

test('layering › only the server and the commands use process', () => {
  const touching = files.filter(
    (file) =>
      !/^((server|start|serve|serveMetrics|spellingProcess|workers)\.ts|commands\/)/.test(file) &&
      /\bprocess\.(env|exit|argv|on)\b/.test(readFileSync(join(source, file), 'utf8')),
  )
  expect(touching).toEqual([])
})

test('layering › no file is named utils, helpers or index', () => {
  expect(
    files.filter((file) => /(^|\/)(index|utils?|helpers?|misc|common)\.tsx?$/.test(file)),
  ).toEqual([])
})

test('layering › no folder contains more than 25 files', () => {
  const folders = globSync('{src,scripts,tests,locales,public,docs}/{,**/}', {
    cwd: root,
    exclude: ['**/node_modules/**'],
  })
  expect(folders.length).toBeGreaterThan(200)
  const crowded = folders.filter(
    (folder) =>
      readdirSync(join(root, folder), { withFileTypes: true }).filter((entry) => entry.isFile())
        .length > 25,
  )
  expect(crowded).toEqual([])
})
