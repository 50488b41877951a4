import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/*
 * The browser of the tests: a Chromium of the system, else Debian's package, else the test
 * library's own download. Runs alone: node scripts/ensureBrowser.ts
 */

/** Without the window's own parts, a page opens for less than half the processor time. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']

const report = (sentence: string): void => {
  process.stdout.write(`${sentence}\n`)
}

/** Some systems ship a program of that name that starts nothing: only an answer counts. */
const answers = (path: string): boolean =>
  existsSync(path) && spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0

/**
 * Looks for a Chromium of the system.
 * @throws Error when CHROMIUM_PATH names something that is no browser
 */
export const findBrowser = (env: NodeJS.ProcessEnv = process.env): string | undefined => {
  const chosen = env['CHROMIUM_PATH']
  if (chosen !== undefined && chosen !== '') {
    if (answers(chosen)) return chosen
    throw new Error('CHROMIUM_PATH must be the path of a Chromium that starts.')
  }
  const folders = (env['PATH'] ?? '').split(':').filter((folder) => folder !== '')
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(answers)
}

const run = (command: string, ...options: readonly string[]): boolean => {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  // The installer writes to standard error: standard output has our one line.
  return spawnSync(command, options, { stdio: ['ignore', 2, 2], env }).status === 0
}

/** Without a font as wide as Arial, a page moves when its own font arrives. */
const packages = ['chromium-headless-shell', 'fonts-liberation']

const installPackage = (): string | undefined => {
  const isRoot = process.getuid?.() === 0
  if (!isRoot || spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status !== 0) return
  report('Browser: none on this machine; installing Debian’s package chromium-headless-shell.')
  const installed =
    run('apt-get', '-q', 'update') &&
    run('apt-get', '-q', 'install', '--yes', '--no-install-recommends', ...packages)
  return installed ? findBrowser() : undefined
}

const download = async (): Promise<string> => {
  const { chromium } = await import('playwright')
  const path = chromium.executablePath()
  if (!existsSync(path)) {
    report('Browser: none on this machine; downloading one with “playwright install chromium”.')
    run('npx', 'playwright', 'install', 'chromium')
  }
  if (answers(path)) return path
  throw new Error(
    'No browser for the tests: install Chromium or Google Chrome, or set CHROMIUM_PATH.',
  )
}

/** Finds a browser or brings one; says which one is used and answers its path. */
export const ensureBrowser = async (): Promise<string> => {
  const path = findBrowser() ?? installPackage() ?? (await download())
  report(`Browser: ${path}`)
  return path
}

if (import.meta.main) {
  ensureBrowser().catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  })
}
