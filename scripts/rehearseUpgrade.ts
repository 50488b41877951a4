/*
 * Upgrades the data of an earlier revision and goes back: `npm run test:upgrade -- REVISION`. That revision and
 * this build run in turn on one DATA_DIR. Each publishes another phone number and receives a request; every
 * run must list all requests so far and show the last published number.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { requestForm, asForm } from './abuse/requestForm.ts'
import { reportFailure } from './failure.ts'
import { findFreePort } from './freePort.ts'
import { step } from './step.ts'

const root = join(import.meta.dirname, '..')
const timeoutMs = 60_000
const data = mkdtempSync(join(tmpdir(), 'clinic-site-upgrade-'))

const run = (folder: string, file: string, ...options: readonly string[]): string => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...options], {
    cwd: folder,
    encoding: 'utf8',
    env: { PATH: process.env['PATH'], DATA_DIR: join(data, 'site') },
  })
  if (status !== 0) throw new Error(`${file} ${options.join(' ')} exited with ${status}. ${stderr}`)
  return stdout
}

/** Builds a revision with the packages of this one. */
const build = (revision: string): string => {
  const folder = join(data, 'earlier')
  mkdirSync(folder)
  const archive = spawnSync(
    'sh',
    ['-c', `git archive "$1" | tar x -C "$2"`, '', revision, folder],
    {
      cwd: root,
      encoding: 'utf8',
    },
  )
  if (!existsSync(join(folder, 'package.json'))) throw new Error(archive.stderr)
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  run(folder, 'scripts/build.ts', '--no-types')
  return folder
}

/** Publishes another phone number, as the clinic does in the editor. */
const publish = (folder: string, phone: string): void => {
  const edits = join(data, 'edits')
  const file = join(edits, 'src/content/clinic.json')
  run(folder, 'dist/commands/content.js', 'export', '--to', edits)
  writeFileSync(file, readFileSync(file, 'utf8').replace(/(?<="phone": ")\+\d+/, `+1${phone}`))
  run(folder, 'dist/commands/content.js', 'import', edits, '--publish', '--note', 'Phone')
}

const until = async (isTrue: () => Promise<boolean>, error: string): Promise<void> => {
  const deadline = performance.now() + timeoutMs
  while (!(await isTrue())) {
    if (performance.now() > deadline) throw new Error(error)
    await pause(50)
  }
}

const startSite = async (folder: string) => {
  const port = await findFreePort()
  const site = spawn(process.execPath, ['dist/server.js'], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: join(data, 'site'),
      PORT: String(port),
      NODE_ENV: 'production',
    },
  })
  const ended = once(site, 'exit')
  const origin = `http://127.0.0.1:${port}`
  await until(async () => {
    if (site.exitCode !== null) throw new Error(`The site exited with ${site.exitCode}.`)
    return (await fetch(`${origin}/readyz`).catch(() => undefined))?.ok ?? false
  }, 'The site did not become ready.')
  return {
    origin,
    stop: async () => {
      site.kill()
      await ended
    },
  }
}

const names: string[] = []

/** Publishes, receives a request, and checks everything that was stored so far. */
const use = async (folder: string, phone: string): Promise<void> => {
  const site = await startSite(folder)
  try {
    publish(folder, `418555${phone}`)
    const name = `Personne ${phone}`
    const body = requestForm({ name, phone: '418 555-0199', email: 'zoe@exemple.ca' })
    const answer = await fetch(`${site.origin}/fr`, {
      method: 'POST',
      body,
      headers: asForm,
      redirect: 'manual',
    })
    if (answer.status !== 303) throw new Error(`The request was answered with ${answer.status}.`)
    names.push(name)
    await until(async () => {
      const page = await fetch(`${site.origin}/fr`)
      return (await page.text()).includes(`555-${phone}`)
    }, `The page does not show 555-${phone}.`)
  } finally {
    await site.stop()
  }
  const listed = run(folder, 'dist/commands/requests.js')
  const lost = names.filter((one) => !listed.includes(one))
  if (lost.length > 0) throw new Error(`Not listed: ${lost.join(', ')}.`)
}

const rehearse = async (revision: string | undefined): Promise<void> => {
  if (revision === undefined) throw new Error('Name a revision: npm run test:upgrade -- REVISION')
  let earlier = ''
  await step(`build of ${revision}`, async () => {
    earlier = build(revision)
  })
  await step('earlier release', () => use(earlier, '0161'))
  await step('upgrade', () => use(root, '0162'))
  await step('rollback', () => {
    run(root, 'dist/commands/downgrade.js')
    return use(earlier, '0163')
  })
  await step('second upgrade', () => use(root, '0164'))
}

await rehearse(process.argv[2])
  .catch(reportFailure)
  .finally(() => rmSync(data, { recursive: true, force: true }))
