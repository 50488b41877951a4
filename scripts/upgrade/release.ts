import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { waitUntil } from './waitUntil.ts'

export interface Release {
  readonly folder: string
  readonly dataDir: string
  readonly port: number
  readonly origin: string
}

const environment = ({ dataDir, port, origin }: Omit<Release, 'folder'>) => ({
  PATH: process.env['PATH'],
  DATA_DIR: dataDir,
  PORT: String(port),
  PUBLIC_URL: origin,
})

export const runIn = (
  { folder, ...place }: Release,
  file: string,
  ...options: readonly string[]
): string => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...options], {
    cwd: folder,
    encoding: 'utf8',
    env: environment(place),
  })
  if (status !== 0) throw new Error(`${file} ${options.join(' ')} exited with ${status}. ${stderr}`)
  return stdout
}

export const buildRelease = (release: Release, revision: string, root: string): void => {
  mkdirSync(release.folder)
  const archive = spawnSync(
    'sh',
    ['-c', `git archive "$1" | tar x -C "$2"`, '', revision, release.folder],
    { cwd: root, encoding: 'utf8' },
  )
  if (!existsSync(join(release.folder, 'package.json'))) throw new Error(archive.stderr)
  symlinkSync(join(root, 'node_modules'), join(release.folder, 'node_modules'))
  runIn(release, 'scripts/build.ts', '--no-types')
}

/** Starts the site of the release. @returns a function that stops it */
export const startRelease = async ({ folder, ...place }: Release): Promise<() => Promise<void>> => {
  const site = spawn(process.execPath, ['dist/server.js'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...environment(place), NODE_ENV: 'production' },
  })
  const ended = once(site, 'exit')
  await waitUntil(async () => {
    if (site.exitCode !== null) throw new Error(`The site exited with ${site.exitCode}.`)
    return (await fetch(`${place.origin}/readyz`).catch(() => undefined))?.ok ?? false
  }, 'The site did not become ready.')
  return async () => {
    site.kill()
    await ended
  }
}
