import { once } from 'node:events'
import type { Server } from 'node:net'
import { errorName, StartError } from '../errors/errors.js'
import { isCode } from '../errors/systemErrors.js'

export const listeners = {
  site: { what: 'The site', hostVariable: 'HOST', portVariable: 'PORT', usual: '0.0.0.0' },
  metrics: {
    what: 'Metrics',
    hostVariable: 'METRICS_HOST',
    portVariable: 'METRICS_PORT',
    // Without a token, the network must protect the metrics.
    usual: '127.0.0.1',
  },
} as const

export interface ListeningPlace {
  readonly host: string
  readonly port: number
}

type Listener = (typeof listeners)[keyof typeof listeners]

const sentenceOf = ({ host, port }: ListeningPlace, listener: Listener, error: unknown): string => {
  const { what, hostVariable, portVariable, usual } = listener
  const code = errorName(error)
  if (isCode(error, 'EADDRINUSE')) {
    return `${what} cannot listen on port ${port} (${code}): another program uses it. Stop that program, or set ${portVariable} to another port.`
  }
  if (isCode(error, 'EACCES')) {
    return `${what} cannot listen on port ${port} (${code}): its account may not use ports below 1024. Set ${portVariable} to 1024 or above.`
  }
  return `${what} cannot listen on ${host} (${code}): this machine has no such interface. Set ${hostVariable} to ${usual} or another interface of this machine.`
}

/** Resolves once listening. @throws StartError; transient if a stopping process may still use the port */
export const listen = async (
  server: Server,
  place: ListeningPlace,
  listener: Listener,
): Promise<void> => {
  try {
    server.listen(place.port, place.host)
    await once(server, 'listening')
  } catch (cause) {
    const isTransient = isCode(cause, 'EADDRINUSE', 'EAI_AGAIN')
    throw new StartError(sentenceOf(place, listener, cause), { isTransient, cause })
  }
}
