import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'

export interface ReceivedEmail {
  readonly email: Email
  readonly secure: boolean
}

export interface TestSmtp {
  readonly port: number
  readonly emails: readonly ReceivedEmail[]
  readonly connections: () => number
  readonly close: () => Promise<void>
}

/** Starts an SMTP server that stores emails; options change its behaviour. */
export const startSmtp = async (
  port: number,
  options: SMTPServerOptions = {},
): Promise<TestSmtp> => {
  const emails: ReceivedEmail[] = []
  let connections = 0
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    closeTimeout: 100,
    onConnect: (_session, done) => {
      connections += 1
      done()
    },
    onData: (stream, session, done) => {
      const take = async (): Promise<void> => {
        const email = await PostalMime.parse(await buffer(stream))
        emails.push({ email, secure: session.secure })
        done(null, 'taken')
      }
      take().catch(done)
    },
    ...options,
  })
  // Some tests close the connection early.
  server.on('error', () => undefined)
  server.listen(port, '127.0.0.1')
  await once(server.server, 'listening')
  return {
    port,
    emails,
    connections: () => connections,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

export const startRaw = async (
  port: number,
  talk: (socket: Socket) => void,
): Promise<{ readonly close: () => void }> => {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
    talk(socket)
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    close: () => {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
