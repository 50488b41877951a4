/*
 * Runs the instructions of the Dockerfile without a container engine. Each stage is a folder; the last stage
 * runs as an unprivileged user and must report ready. So must the pruned build stage with the Procfile, as on
 * a Heroku-style platform.
 */
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { step } from './step.ts'

const root = join(import.meta.dirname, '..')
const port = 3000 + (process.pid % 1000)
const readyTimeoutMs = 60_000

interface Stage {
  readonly folder: string
  readonly env: Record<string, string>
  workdir: string
  start: readonly string[]
}

const ignored = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n').filter(Boolean)

const instructions = readFileSync(join(root, 'Dockerfile'), 'utf8')
  .replaceAll(/^#.*\n/gm, '')
  .replaceAll(/\\\n\s*/g, '')
  .split('\n')
  .filter((line) => line.trim() !== '')
  .map((line) => {
    const [keyword = '', ...rest] = line.split(' ')
    return { keyword, text: rest.join(' ') }
  })

const stages = new Map<string, Stage>()
let current: Stage = { folder: '', env: {}, workdir: '/', start: [] }

const inside = (stage: Stage, path: string): string =>
  join(stage.folder, resolve(stage.workdir, path))

const list = (text: string): readonly string[] => {
  const parsed: unknown = JSON.parse(text)
  return Array.isArray(parsed) ? parsed.map(String) : []
}

const copy = (text: string): void => {
  const words = text.split(' ')
  const from = words.find((word) => word.startsWith('--from='))?.slice('--from='.length)
  const paths = words.filter((word) => !word.startsWith('--'))
  const target = paths.at(-1) ?? '.'
  for (const path of paths.slice(0, -1)) {
    const stage = from === undefined ? undefined : stages.get(from)
    const source = stage === undefined ? join(root, path) : join(stage.folder, path)
    const into = inside(current, target)
    const isWhole = path === '.' || from !== undefined
    const to = target.endsWith('/') || !isWhole ? join(into, basename(path)) : into
    cpSync(source, to, {
      recursive: true,
      filter: (file) => stage !== undefined || !ignored.includes(file.slice(root.length + 1)),
    })
  }
}

const run = (text: string): void => {
  // Absolute paths of the image are below the folder of the stage.
  const command = text
    .replaceAll(/ \/(data|site)\b/g, ` ${current.folder}/$1`)
    .replace('-o node -g node', '-o nobody -g nogroup')
  const { status } = spawnSync('sh', ['-c', command], {
    cwd: inside(current, '.'),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, ...current.env },
  })
  if (status !== 0) throw new Error(`“${command}” exited with ${status}.`)
}

const perform: Readonly<Record<string, (text: string) => void>> = {
  FROM: (text) => {
    const folder = mkdtempSync(join(tmpdir(), 'dockerfile-'))
    current = { folder, env: {}, workdir: '/', start: [] }
    stages.set(/ AS (\w+)/.exec(text)?.[1] ?? 'last', current)
  },
  WORKDIR: (text) => {
    current.workdir = text
    mkdirSync(inside(current, '.'), { recursive: true })
  },
  COPY: copy,
  RUN: run,
  ENV: (text) => {
    for (const pair of text.split(' ')) {
      const [name = '', value = ''] = pair.split('=')
      current.env[name] = value
    }
  },
  CMD: (text) => {
    current.start = list(text)
  },
  // Instructions that need a container engine.
  ...Object.fromEntries(
    ['VOLUME', 'USER', 'EXPOSE', 'HEALTHCHECK'].map((name) => [name, () => {}]),
  ),
}

interface Program {
  readonly folder: string
  readonly command: string
  readonly options: readonly string[]
  readonly env: Readonly<Record<string, string>>
}

/** Starts a site as user nobody, who cannot change its code: reveals missing and unwritable files. */
const startsAndIsReady = async ({ folder, command, options, env }: Program): Promise<void> => {
  spawnSync('chmod', ['755', current.folder, buildStage().folder])
  const nobody = Number(spawnSync('id', ['-u', 'nobody'], { encoding: 'utf8' }).stdout)
  const site = spawn(command, options, {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
    ...(process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {}),
    env: { ...env, DATA_DIR: join(current.folder, 'data'), PORT: String(port) },
  })
  const ended = once(site, 'exit')
  const deadline = performance.now() + readyTimeoutMs
  const isReady = async (): Promise<boolean> =>
    (await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => undefined))?.ok ?? false
  try {
    while (!(await isReady())) {
      if (performance.now() > deadline) throw new Error('The site did not become ready.')
      if (site.exitCode !== null) throw new Error(`The site exited with ${site.exitCode}.`)
      await pause(100)
    }
  } finally {
    site.kill()
    await ended
  }
}

const buildStage = (): Stage => stages.get('build') ?? current

const image = (): Program => ({
  folder: inside(current, '.'),
  command: process.execPath,
  options: current.start.slice(1),
  env: current.env,
})

/**
 * Returns the program of a Heroku-style platform: its slug is the repository after `npm ci`,
 * `npm run build` and `npm prune`, as in the build stage, and a shell starts the Procfile.
 */
const slug = (): Program => ({
  folder: inside(buildStage(), '.'),
  command: 'sh',
  options: ['-c', `exec env ${readFileSync(join(root, 'Procfile'), 'utf8').replace('web: ', '')}`],
  env: {
    PATH: `${dirname(process.execPath)}:/usr/bin:/bin`,
    NODE_ENV: 'production',
    PUBLIC_URL: 'https://www.example.ca',
    WEB_CONCURRENCY: '2',
  },
})

try {
  for (const { keyword, text } of instructions) {
    const act = perform[keyword]
    if (act === undefined) throw new Error(`${keyword} is not supported here.`)
    await step(`${keyword} ${text}`.slice(0, 60).padEnd(60), () => Promise.resolve(act(text)))
  }
  await step('image is ready as an unprivileged user'.padEnd(60), () => startsAndIsReady(image()))
  await step('slug is ready from the Procfile'.padEnd(60), () => startsAndIsReady(slug()))
} finally {
  for (const { folder } of stages.values()) rmSync(folder, { recursive: true, force: true })
}
