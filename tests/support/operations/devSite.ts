import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, existsSync, readFileSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { temporaryFolder } from '../site/temporaryFolder.js'

const root = join(__dirname, '../../..')

export interface DevSite {
  readonly origin: string
  /** Saves by renaming, as editors do. */
  readonly save: (file: string, change: (text: string) => string) => void
  readonly has: (file: string) => boolean
  readonly printed: () => string
  readonly stop: () => Promise<void>
}

/** Copies the sources and runs `npm run dev` on the copy, so that a test can edit it. */
export const startDevSite = async (): Promise<DevSite> => {
  const folder = temporaryFolder()
  const into = (name: string): string => join(folder.path, name)
  for (const name of ['src', 'scripts', 'locales', 'package.json', 'tsconfig.json']) {
    cpSync(join(root, name), into(name), { recursive: true })
  }
  // Type-checks one folder only, to save most of the test's processor time.
  const wholeProject = readFileSync(join(root, 'tsconfig.build.json'), 'utf8')
  writeFileSync(into('tsconfig.build.json'), wholeProject.replace('["src"]', '["src/addresses"]'))
  for (const name of ['public', 'node_modules']) symlinkSync(join(root, name), into(name))
  const child = spawn(process.execPath, [into('scripts/dev.ts')], {
    cwd: folder.path,
    env: { PATH: process.env['PATH'], PORT: '0', DATA_DIR: into('var') },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = once(child, 'exit')
  const lines: string[] = []
  const listening = new Promise<string>((resolve, reject) => {
    for (const output of [child.stdout, child.stderr]) {
      createInterface({ input: output }).on('line', (line) => {
        lines.push(line)
        const port = /"address":"http:\/\/localhost:(\d+)"/.exec(line)?.[1]
        if (port !== undefined) resolve(`http://127.0.0.1:${port}`)
      })
    }
    void ended.then(() => reject(new Error(lines.join('\n'))))
  })
  return {
    origin: await listening,
    save: (file, change) => {
      const text = readFileSync(into(file), 'utf8')
      const changed = change(text)
      if (changed === text) throw new Error(`The change leaves ${file} unchanged.`)
      writeFileSync(into(`${file}.new`), changed)
      renameSync(into(`${file}.new`), into(file))
    },
    has: (file) => existsSync(into(file)),
    printed: () => lines.join('\n'),
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      folder.remove()
    },
  }
}
