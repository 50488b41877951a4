import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

type Listener = Parameters<typeof createServer>[1]

/** Loads packages from the separate package.json of this folder. */
const load = createRequire(join(__dirname, 'package.json'))

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

/** Creates the request listener of the emulator. This takes seconds, so each test file does it once. */
const createApp = async (projectId: string): Promise<Listener> => {
  const loaded: unknown = load('firebase-tools/lib/emulator/auth/server.js')
  const create = isRecord(loaded) ? loaded['createApp'] : undefined
  if (typeof create !== 'function') throw new Error('firebase-tools has no Auth emulator.')
  return create(projectId)
}

export interface AuthEmulator {
  /** `host:port`, for `FIREBASE_AUTH_EMULATOR_HOST`. */
  readonly host: string
  readonly addUser: (email: string, password: string) => Promise<string>
  readonly change: (uid: string, changes: object) => Promise<void>
  readonly remove: (uid: string) => Promise<void>
  readonly clear: () => Promise<void>
  readonly stop: () => Promise<void>
}

export const startAuthEmulator = async (projectId: string): Promise<AuthEmulator> => {
  const server: Server = createServer(await createApp(projectId))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address: AddressInfo | string | null = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const host = `127.0.0.1:${port}`
  const accounts = `http://${host}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts`
  const send = async (method: string, url: string, body?: object): Promise<unknown> => {
    const answer = await fetch(url, {
      method,
      headers: { 'Content-Type': 'application/json', Authorization: 'Bearer owner' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    if (!answer.ok)
      throw new Error(`The emulator responded with ${answer.status}: ${await answer.text()}`)
    return answer.json()
  }
  return {
    host,
    addUser: async (email, password) => {
      const made = await send('POST', accounts, { email, password })
      return isRecord(made) ? String(made['localId']) : ''
    },
    change: async (uid, changes) => {
      await send('POST', `${accounts}:update`, { localId: uid, ...changes })
    },
    remove: async (uid) => {
      await send('POST', `${accounts}:delete`, { localId: uid })
    },
    clear: async () => {
      await send('DELETE', `http://${host}/emulator/v1/projects/${projectId}/accounts`)
    },
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
