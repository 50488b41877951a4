import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { reportFailure } from './failure.ts'

/*
 * Finds or installs the browsers of the tests. Chromium is required: an installed one, Debian's package or
 * Playwright's download. Firefox and WebKitGTK (the engine of Safari) are installed from Debian's packages;
 * without them, their tests are skipped. Standalone: `node scripts/ensureBrowsers.ts`.
 */

interface Browser {
  readonly name: string
  readonly variable: string
  readonly programs: readonly string[]
  readonly packages: readonly string[]
}

const browsers = {
  chromium: {
    name: 'Chromium',
    variable: 'CHROMIUM_PATH',
    // The headless shell opens a page in less than half the processor time.
    programs: ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'],
    // Fallback fonts as wide as Arial: without them pages shift when the web font loads.
    packages: ['chromium-headless-shell', 'fonts-liberation'],
  },
  firefox: {
    name: 'Firefox',
    variable: 'FIREFOX_PATH',
    programs: ['firefox-esr', 'firefox', '/Applications/Firefox.app/Contents/MacOS/firefox'],
    packages: ['firefox-esr', 'fonts-liberation'],
  },
} satisfies Record<string, Browser>

const report = (sentence: string): void => {
  process.stdout.write(`${sentence}\n`)
}

/** Some systems install a stub under a browser's name, which does not report a version. */
const answers = (path: string): boolean =>
  existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0

const pathsOf = (program: string, env: NodeJS.ProcessEnv): readonly string[] =>
  (env['PATH'] ?? '')
    .split(':')
    .filter((folder) => folder !== '')
    .map((folder) => join(folder, program))

/**
 * Finds an installed browser.
 * @throws Error when the environment variable names a program that does not start
 */
export const findBrowser = (
  kind: keyof typeof browsers = 'chromium',
  env: NodeJS.ProcessEnv = process.env,
): string | undefined => {
  const { name, variable, programs } = browsers[kind]
  const chosen = env[variable]
  if (chosen !== undefined && chosen !== '') {
    if (answers(chosen)) return chosen
    throw new Error(`${variable} must be the path of a working ${name} executable.`)
  }
  return programs
    .flatMap((program) => [program, ...pathsOf(program, env)])
    .filter((path) => path.startsWith('/'))
    .find(answers)
}

const webkitPackages = ['webkit2gtk-driver', 'xvfb', 'fonts-liberation']

export interface WebkitPrograms {
  readonly driver: string
  readonly browser: string
  readonly display: string
}

export const findWebkit = (env: NodeJS.ProcessEnv = process.env): WebkitPrograms | undefined => {
  const [driver] = pathsOf('WebKitWebDriver', env).filter(existsSync)
  const [display] = pathsOf('Xvfb', env).filter(existsSync)
  const [browser] = globSync('/usr/lib/*/webkit*gtk-*/MiniBrowser')
  return driver === undefined || display === undefined || browser === undefined
    ? undefined
    : { driver, browser, display }
}

const run = (command: string, ...options: readonly string[]): boolean => {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  // Standard output is reserved for one line per browser.
  return spawnSync(command, options, { stdio: ['ignore', 2, 2], env }).status === 0
}

const installPackages = (name: string, packages: readonly string[]): void => {
  const isRoot = process.getuid?.() === 0
  if (!isRoot || spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status !== 0) return
  report(`${name}: not installed; installing Debian’s package ${packages[0]}.`)
  if (!run('apt-get', '-q', 'update')) return
  run('apt-get', '-q', 'install', '--yes', '--no-install-recommends', ...packages)
}

const downloadChromium = async (): Promise<string> => {
  const { chromium } = await import('playwright')
  const path = chromium.executablePath()
  if (!existsSync(path)) {
    report('Chromium: not installed; downloading it with “playwright install chromium”.')
    run('npx', 'playwright', 'install', 'chromium')
  }
  if (answers(path)) return path
  throw new Error(
    'No browser for the tests: install Chromium or Google Chrome, or set CHROMIUM_PATH.',
  )
}

const ensure = (kind: keyof typeof browsers): string | undefined => {
  const found = findBrowser(kind)
  if (found !== undefined) return found
  const { name, packages } = browsers[kind]
  installPackages(name, packages)
  return findBrowser(kind)
}

const ensureWebkit = (): WebkitPrograms | undefined => {
  const found = findWebkit()
  if (found !== undefined) return found
  installPackages('WebKitGTK', webkitPackages)
  return findWebkit()
}

const skipped = 'could not be installed; its tests are skipped.'

export const ensureBrowsers = async (): Promise<void> => {
  const chromium = ensure('chromium') ?? (await downloadChromium())
  const firefox = ensure('firefox')
  report(`Chromium: ${chromium}`)
  report(`Firefox: ${firefox ?? skipped}`)
  report(`WebKitGTK: ${ensureWebkit()?.driver ?? skipped}`)
  process.env[browsers.chromium.variable] = chromium
  if (firefox !== undefined) process.env[browsers.firefox.variable] = firefox
}

if (import.meta.main) {
  ensureBrowsers().catch(reportFailure)
}
