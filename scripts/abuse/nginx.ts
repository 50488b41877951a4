import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from '../freePort.ts'

const sample = join(import.meta.dirname, '../../docs/operations/vps/nginx.conf')

export const hasNginx = (): boolean => spawnSync('nginx', ['-v'], { stdio: 'ignore' }).status === 0

/** Returns the sample configuration without TLS and its redirect, for one process of the site. */
const configOf = (port: number, sitePort: number, folder: string): string => {
  const [head = '', , server = ''] = readFileSync(sample, 'utf8').split(/^server \{$/m)
  const upstream = head.replaceAll(/^ {2}server 127\.0\.0\.1:.*$/gm, '')
  const own = server.replaceAll(/^ {2}(listen|ssl_|server_name|error_log).*$/gm, '')
  return `daemon off;
worker_processes auto;
pid ${folder}/pid;
error_log ${folder}/error.log crit;
events { worker_connections 8192; }
http {
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  ${upstream.replace('upstream clinic-site {', `upstream clinic-site {\n  server 127.0.0.1:${sitePort};`)}
  server {
  listen 127.0.0.1:${port};
  ${own}
}`
}

export interface Proxy {
  readonly port: number
  readonly stop: () => Promise<void>
}

export const startNginx = async (sitePort: number): Promise<Proxy> => {
  const folder = await mkdtemp(join(tmpdir(), 'clinic-site-nginx-'))
  const port = await findFreePort()
  const file = join(folder, 'nginx.conf')
  await writeFile(file, configOf(port, sitePort, folder))
  const child = spawn('nginx', ['-p', folder, '-e', join(folder, 'error.log'), '-c', file], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const isUp = (): Promise<boolean> =>
    fetch(`http://127.0.0.1:${port}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error('nginx does not start.')
    await wait(20)
  }
  return {
    port,
    stop: async () => {
      child.kill('SIGQUIT')
      setTimeout(() => child.kill('SIGTERM'), 1000).unref()
      await once(child, 'exit')
      await rm(folder, { recursive: true })
    },
  }
}
