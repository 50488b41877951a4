import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'

const root = join(__dirname, '../../..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')
const all = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map(([, found = '']) => found)

const documented = new Set(all(read('.env.example'), /^(?:# )?([A-Z][A-Z\d_]+)=/gm))
/** Variables of the C library. */
const ofSystem = ['MALLOC_ARENA_MAX', 'MALLOC_MMAP_THRESHOLD_', 'MALLOC_TRIM_THRESHOLD_']

test('.env.example › lists exactly the variables that the site reads', () => {
  const sources = globSync('src/config/*.ts', { cwd: root }).map(read).join('')
  // Not settings of a deployment: a value of S3_ENCRYPTION, and a variable that `npm run dev` sets.
  const others = ['AES256', 'LIVE_RELOAD']
  const known = all(sources, /'([A-Z][A-Z\d]*(?:_[A-Z\d]+)*)'/g).filter(
    (name) => !others.includes(name),
  )
  expect([...documented].toSorted()).toEqual([...new Set(known)].toSorted())
})

const units = globSync('docs/operations/vps/*.service', { cwd: root })

test.each([
  { file: 'app.json', names: /^ {4}"([A-Z][A-Z\d_]+)": \{/gm },
  { file: 'compose.yaml', names: /^ {6}([A-Z][A-Z\d_]+): /gm },
  { file: 'Dockerfile', names: /(?:^ENV | )([A-Z][A-Z\d_]+)=/gm },
  ...units.map((file) => ({ file, names: /(?:^Environment=| )([A-Z][A-Z\d_]+)=/gm })),
])('$file › sets only known variables', ({ file, names }) => {
  const set = all(read(file), names).filter((name) => !ofSystem.includes(name))
  expect(set.length).toBeGreaterThan(0)
  expect(set.filter((name) => !documented.has(name))).toEqual([])
})

test('app.json › describes every variable except those of platform, development and tests', () => {
  const left = [
    'PORT',
    'HOST',
    'FIRESTORE_EMULATOR_HOST',
    'FIREBASE_AUTH_EMULATOR_HOST',
    'RECAPTCHA_SCRIPT_URL',
    'RECAPTCHA_VERIFY_URL',
    'GTM_SCRIPT_URL',
  ]
  const described = new Set(all(read('app.json'), /^ {4}"([A-Z][A-Z\d_]+)": \{/gm))
  expect([...documented].filter((name) => !described.has(name)).toSorted()).toEqual(left.toSorted())
})

test('Procfile, Dockerfile and unit › start the same program with the same options', () => {
  const program = '--max-semi-space-size=4 --heap-growing-percent=30 dist/server.js'
  const [memory = ''] = /(MALLOC_\w+=\d+ )+/.exec(read('Procfile')) ?? []
  expect(memory).toContain('MALLOC_ARENA_MAX=1')
  expect(read('docs/operations/vps/clinic-site@.service')).toContain(memory.trim())
  expect(read('Dockerfile')).toContain(memory)
  expect(read('Procfile')).toContain(program)
  expect(read('docs/operations/vps/clinic-site@.service')).toContain(program)
  expect(read('Dockerfile')).toContain(`"${program.replaceAll(' ', '", "')}"]`)
})

test('systemd units › cannot be overridden by the environment file', () => {
  // In systemd, `EnvironmentFile` overrides `Environment` regardless of order.
  for (const file of units.filter((unit) => read(unit).includes('EnvironmentFile='))) {
    expect([file, all(read(file), /^Environment=(.*)$/gm)]).toEqual([file, []])
  }
  // A developer's settings must not reach production, such as NODE_ENV=development.
  expect(read('docs/operations/deploying.md')).not.toMatch(/^(install|cp) .*\.env\.example/m)
})

test('compose.yaml › passes .env to the container except address and data folder', () => {
  const compose = read('compose.yaml')
  expect(compose).toMatch(/^ {4}env_file:.*\.env\b/m)
  const own = { NODE_ENV: 'production', HOST: '0.0.0.0', PORT: '3000', DATA_DIR: '/data' }
  for (const [name, value] of Object.entries(own)) {
    expect(compose).toMatch(new RegExp(`^ {6}${name}: "?${value}"?$`, 'm'))
  }
})

test('deploying.md › copies assets both ways during a release', () => {
  const doc = read('docs/operations/deploying.md')
  expect(doc).toMatch(/^cp -n \$old\/dist\/assets\/\* \$new\/dist\/assets\/ /m)
  expect(doc).toMatch(/^cp -n \$new\/dist\/assets\/\* \$old\/dist\/assets\/ /m)
})

test('deploying.md › runs commands with account, variables and data of the unit', () => {
  const [command = ''] = all(read('docs/operations/deploying.md'), /^ {2}(systemd-run [^]*?)^\}$/gm)
  const unit = read('docs/operations/vps/clinic-site@.service')
  for (const name of ['User', 'WorkingDirectory', 'EnvironmentFile']) {
    const [value = ''] = all(unit, new RegExp(`^${name}=(.+)$`, 'gm'))
    expect(command).toContain(`-p ${name}=${value} `)
  }
  const [data = ''] = all(unit, / (DATA_DIR=\S+)/g)
  expect(command).toContain(` NODE_ENV=production ${data} `)
})

test('nginx.conf › writes no access log', () => {
  const servers = read('docs/operations/vps/nginx.conf')
    .split(/^server \{/m)
    .slice(1)
  expect(servers).toHaveLength(2)
  for (const server of servers) expect(server).toMatch(/^ {2}access_log off;$/m)
  expect(read('docs/operations/vps/nginx.conf')).toMatch(/^ {2}error_log \S+ crit;$/m)
})

test('Dockerfile › copies every file that the commands load', () => {
  const copied = all(read('Dockerfile'), /^COPY --from=build \/site\/(\S+)/gm)
  expect(copied.filter((path) => !existsSync(join(root, path)))).toEqual([])
  const commands: unknown = JSON.parse(read('package.json')).scripts
  const loaded = Object.values(commands ?? {}).flatMap((command) =>
    all(String(command), /--import \.\/(\S+)/g),
  )
  expect(loaded.filter((file) => !copied.includes(file))).toEqual([])
})

const guides = ['README.md', ...globSync('docs/**/*.md', { cwd: root })]

test('guides › name only commands, folders and files that exist', () => {
  const { scripts } = z
    .object({ scripts: z.record(z.string(), z.string()) })
    .parse(JSON.parse(read('package.json')))
  const files = globSync(['*', '{docs,locales,public,scripts,src,tests}/**'], {
    cwd: root,
    exclude: ['**/node_modules'],
  })
  const isThere = (path: string): boolean =>
    files.some((file) => file === path || file.endsWith(`/${path}`))
  const missing = guides.flatMap((guide) => {
    const text = read(guide)
    const commands = all(text, /npm run (\w[\w:-]*)/g).filter((name) => !(name in scripts))
    const named = all(
      text,
      /`((?:[\w.-]+\/)*[\w.-]+\.(?:tsx?|css|mjs|svg|md)|(?:src|scripts|tests|docs|locales|public)\/[\w./-]*)`/g,
    )
    return [
      ...commands,
      ...named.map((path) => path.replace(/\/$/, '')).filter((path) => !isThere(path)),
    ]
      .filter((name) => !/NAME|FEATURE|TOPIC/.test(name))
      .map((name) => `${guide}: ${name}`)
  })
  expect(missing).toEqual([])
})

test('npm scripts › run on the Node of node_modules', () => {
  const typed = guides.flatMap((file) =>
    all(read(file), /[`\s](node (?:--\S+ )*(?:scripts|dist)\/\S+)/g),
  )
  // Hosting platforms run `dist/server.js`; people run npm scripts.
  expect(typed.filter((command) => !command.startsWith('node dist/server.js'))).toEqual([])
})

test('alerts and dashboard › query only existing metrics', () => {
  const sources = globSync('src/services/metrics/*.ts', { cwd: root }).map(read).join('')
  const told = all(sources, /name: '(site_\w+)'/g)
  const asked = ['docs/operations/alerts.yml', 'docs/operations/dashboard.json'].flatMap((file) =>
    all(read(file), /(site_\w+?)(?:_bucket)?\b/g),
  )
  expect(asked.length).toBeGreaterThan(20)
  expect(asked.filter((name) => !told.includes(name))).toEqual([])
})

test('.dockerignore › excludes local data and settings', () => {
  const ignored = read('.dockerignore').split('\n')
  expect(ignored).toEqual(expect.arrayContaining(['.env', 'node_modules', 'dist', 'var']))
})

test('docs/dependencies.md › gives a reason for each package', () => {
  const table = read('docs/dependencies.md')
  const named = new Set(all(table, /^\| ([^|]+) \|/gm).flatMap((cell) => cell.split(/[\s,]+/)))
  const manifest: unknown = JSON.parse(read('package.json'))
  const packages = z
    .object({
      dependencies: z.record(z.string(), z.string()),
      devDependencies: z.record(z.string(), z.string()),
    })
    .transform(({ dependencies, devDependencies }) =>
      [dependencies, devDependencies].flatMap(Object.keys),
    )
    .parse(manifest)
  // `@types` packages need no row, and a row such as `@aws-sdk/*` covers several packages.
  const isNamed = (name: string): boolean =>
    name.startsWith('@types/') || named.has(name) || named.has(name.replace(/\/.+/, '/*'))
  expect(packages.filter((name) => !isNamed(name))).toEqual([])
})

test('deploying.md › explains only log messages that exist', () => {
  const [, section = ''] = read('docs/operations/deploying.md').split('## Log messages')
  const [rows = ''] = section.split('\n## ')
  const messages = all(rows, /^\| `([^`]+)` \|/gm)
  const sources = globSync('src/**/*.ts', { cwd: root }).map(read).join('')
  expect(messages.length).toBeGreaterThan(3)
  expect(messages.filter((message) => !sources.includes(`'${message}'`))).toEqual([])
})

/** Returns the commands of a shell block, without comments, assignments and control words. */
const shellCommands = (block: string): readonly string[] =>
  block
    .replaceAll(/\\\n/g, ' ')
    .replaceAll(/(^|\s+)#.*$/gm, '')
    .replaceAll(/^\w+=.*\$\(.*\)$/gm, '')
    .replaceAll(/sudo -u \S+ sh -c "|"$/gm, '')
    .split(/\n|&&|\|\|?|;|[{}]|\bdo\b|\bdone\b/)
    .map((command) =>
      command
        .trim()
        .replace(/^(\w+=\S+ )+/, '')
        .replace(/^site /, 'npm run '),
    )
    .filter(
      (command) => !/^(|site\(\)|for .+|break|sleep \d+|cd .+|(new|old)=.+|tar .+)$/.test(command),
    )
    .map((command) => command.replace(/^npx --yes -p node@24 /, ''))

test('docs/operations/executed.md › names what executes each command, or why it cannot be executed', () => {
  const list = read('docs/operations/executed.md')
  const listed = list
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => all(line.split(' | ')[0] ?? '', /`([^`]+)`/g))
  const guidesOfOperation = globSync('docs/operations/*.md', {
    cwd: root,
    exclude: ['**/executed.md'],
  })
  const commands = guidesOfOperation.flatMap((file) => {
    const text = read(file)
    return [
      ...all(text, /```sh\n([\s\S]*?)```/g).flatMap(shellCommands),
      ...all(
        text,
        /`((?:npm|docker|heroku|git|curl|chown|openssl|age|systemctl|journalctl) [^`]+)`/g,
      ),
    ]
  })
  expect(commands.length).toBeGreaterThan(50)
  expect(commands.filter((command) => !listed.some((name) => command.startsWith(name)))).toEqual([])
})
