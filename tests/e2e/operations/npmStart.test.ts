import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { readProcfile } from '../../../scripts/procfile.js'
import { temporaryFolder } from '../../support/site/temporaryFolder.js'

const scripts = join(__dirname, '../../../scripts')

let site: ChildProcessByStdio<null, Readable, null>
afterEach(() => void site.kill('SIGKILL'))

test('npm start › reads .env, uses the memory settings of hosting platforms and reports that emails are not sent', async () => {
  const folder = temporaryFolder()
  const variables = ['NODE_ENV=production', 'PORT=0', `DATA_DIR=${folder.path}/data`]
  writeFileSync(join(folder.path, '.env'), variables.join('\n'))
  site = spawn(
    process.execPath,
    ['--import', join(scripts, 'beforeCommand.mjs'), join(scripts, 'start.ts')],
    { cwd: folder.path, env: { PATH: process.env['PATH'] }, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const said: string[] = []
  for await (const line of createInterface(site.stdout)) {
    said.push(line)
    if (line.includes('SMTP_URL not set')) break
  }
  expect(said.join('\n')).toContain(`"dataDir":"${folder.path}/data"`)
  expect(said.at(-1)).toContain('not sent')
  if (process.platform === 'linux') {
    const environment = readFileSync(`/proc/${site.pid}/environ`, 'utf8').split('\0')
    const { env } = readProcfile(join(scripts, '..'))
    const ofPlatform = Object.entries(env).map(([name, value]) => `${name}=${value}`)
    expect(environment).toEqual(expect.arrayContaining(ofPlatform))
  }
  site.kill('SIGTERM')
  expect(await once(site, 'exit')).toEqual([0, null])
  folder.remove()
})
