import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { reportFailure } from './failure.ts'

/*
 * The browsers of the tests. Chromium runs nearly all of them: that of the system, else Debian's
 * package, else the test library's own download. Firefox runs a tour of everything: that of the
 * system, else Debian's package, else its tests are skipped, loudly.
 * Runs alone: node scripts/ensureBrowsers.ts
 */

interface Browser {
  readonly name: string
  /** The environment variable that chooses one. */
  readonly variable: string
  readonly programs: readonly string[]
  /** Of Debian. */
  readonly packages: readonly string[]
}

const browsers = {
  chromium: {
    name: 'Chromium',
    variable: 'CHROMIUM_PATH',
    // Without the window's own parts, a page opens for less than half the processor time.
    programs: ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'],
    // Without a font as wide as Arial, a page moves when its own font arrives.
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

/** Some systems ship a program of that name that starts nothing: only an answer counts. */
const answers = (path: string): boolean =>
  existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0

/**
 * Looks for a browser of the system.
 * @throws Error when the variable that chooses one names something that is no browser
 */
export const findBrowser = (
  kind: keyof typeof browsers = 'chromium',
  env: NodeJS.ProcessEnv = process.env,
): string | undefined => {
  const { name, variable, programs } = browsers[kind]
  const chosen = env[variable]
  if (chosen !== undefined && chosen !== '') {
    if (answers(chosen)) return chosen
    throw new Error(`${variable} must be the path of a ${name} that starts.`)
  }
  const folders = (env['PATH'] ?? '').split(':').filter((folder) => folder !== '')
  return programs
    .flatMap((program) => [program, ...folders.map((folder) => join(folder, program))])
    .filter((path) => path.startsWith('/'))
    .find(answers)
}

const run = (command: string, ...options: readonly string[]): boolean => {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  // The installer writes to standard error: standard output has our one line.
  return spawnSync(command, options, { stdio: ['ignore', 2, 2], env }).status === 0
}

const installPackage = (kind: keyof typeof browsers): string | undefined => {
  const { name, packages } = browsers[kind]
  const isRoot = process.getuid?.() === 0
  if (!isRoot || spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status !== 0) return
  report(`${name}: none on this machine; installing Debian’s package ${packages[0]}.`)
  const installed =
    run('apt-get', '-q', 'update') &&
    run('apt-get', '-q', 'install', '--yes', '--no-install-recommends', ...packages)
  return installed ? findBrowser(kind) : undefined
}

const downloadChromium = async (): Promise<string> => {
  const { chromium } = await import('playwright')
  const path = chromium.executablePath()
  if (!existsSync(path)) {
    report('Chromium: none on this machine; downloading one with “playwright install chromium”.')
    run('npx', 'playwright', 'install', 'chromium')
  }
  if (answers(path)) return path
  throw new Error(
    'No browser for the tests: install Chromium or Google Chrome, or set CHROMIUM_PATH.',
  )
}

const ensure = (kind: keyof typeof browsers): string | undefined =>
  findBrowser(kind) ?? installPackage(kind)

/** Finds the browsers or brings them, and tells tests by the environment which ones they are. */
export const ensureBrowsers = async (): Promise<void> => {
  const chromium = ensure('chromium') ?? (await downloadChromium())
  const firefox = ensure('firefox')
  report(`Chromium: ${chromium}`)
  report(`Firefox: ${firefox ?? 'could not be installed; its tests are skipped.'}`)
  process.env[browsers.chromium.variable] = chromium
  if (firefox !== undefined) process.env[browsers.firefox.variable] = firefox
}

if (import.meta.main) {
  ensureBrowsers().catch(reportFailure)
}
