import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { BaseLogger } from 'pino'
import { isCode } from '../../errors/systemErrors.js'
import { loadOnce } from '../../../shared/time/cachedValue.js'
import type { Email, EmailTransport } from './emailTransport.js'
import { toMailMessage } from './emailMessage.js'

/** Returns a name that sorts by creation time. A retry after a crash overwrites the file of the same name. */
const fileNameOf = ({ date, messageId }: Email): string => {
  const moment = new Date(date).toISOString().replaceAll(/[-:.]/g, '')
  const [id = ''] = messageId.slice(1).split('@')
  return `${moment}-${id.replaceAll(/[^\w-]/g, '_')}.eml`
}

const idIn = (fileName: string): string | undefined =>
  /^\.?\d{8}T\d{9}Z-([\w-]+)\.eml(\.part)?$/.exec(fileName)?.[1]

const fileNames = async (folder: string): Promise<readonly string[]> => {
  try {
    return await readdir(folder)
  } catch (thrown) {
    if (isCode(thrown, 'ENOENT')) return []
    throw thrown
  }
}

const trialFile = '.trial'

const writeWhole = async (folder: string, name: string, content: Buffer): Promise<void> => {
  const temporary = join(folder, `.${name}.part`)
  const file = await open(temporary, 'w', 0o600)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(temporary, join(folder, name))
  await syncFolder(folder)
}

const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

export const openEmlMail = ({
  folder,
  log,
}: {
  readonly folder: string
  readonly log: Pick<BaseLogger, 'info'>
}): EmailTransport => {
  const openComposer = loadOnce(async () => {
    const { createComposer } = await import('./emailComposer.js')
    return createComposer()
  })
  const makeFolder = () => mkdir(folder, { recursive: true, mode: 0o700 })
  return {
    place: folder,
    check: async () => {
      await makeFolder()
      await writeWhole(folder, trialFile, Buffer.from('trial'))
      await rm(join(folder, trialFile))
      return `emails are written to ${folder}`
    },
    send: async (email) => {
      const composer = await openComposer()
      const { message } = await composer.sendMail(toMailMessage(email))
      if (!Buffer.isBuffer(message)) throw new TypeError('The message was not built in memory.')
      await makeFolder()
      const file = fileNameOf(email)
      await writeWhole(folder, file, message)
      // Safe to log: the file name contains a time and an id, no personal information.
      log.info({ file }, 'email written')
      return { answer: `written to ${file}` }
    },
    removeCopies: async (isForgotten) => {
      let removed = 0
      for (const name of await fileNames(folder)) {
        const id = idIn(name)
        if (id === undefined || !(await isForgotten(id))) continue
        await rm(join(folder, name), { force: true })
        removed += 1
      }
      return removed
    },
    close: async () => undefined,
  }
}
