import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '../site/temporaryFolder.js'

export interface TestCertificate {
  readonly key: string
  readonly cert: string
}

/** Creates a self-signed certificate; undefined without openssl. */
export const makeCertificate = (): TestCertificate | undefined => {
  const folder = temporaryFolder()
  try {
    const key = join(folder.path, 'key.pem')
    const cert = join(folder.path, 'cert.pem')
    const names = 'subjectAltName=DNS:localhost,IP:127.0.0.1'
    const wish = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2'
    const made = spawnSync('openssl', [
      ...wish.split(' '),
      '-subj',
      '/CN=localhost',
      '-addext',
      names,
      '-keyout',
      key,
      '-out',
      cert,
    ])
    if (made.status !== 0) return undefined
    return { key: readFileSync(key, 'utf8'), cert: readFileSync(cert, 'utf8') }
  } finally {
    folder.remove()
  }
}
