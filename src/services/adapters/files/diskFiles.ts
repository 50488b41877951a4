import { randomUUID } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import {
  link,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  unlink,
  writeFile,
} from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Clock } from '../../time/clock.js'
import { day } from '../../time/durations.js'
import type { Signer } from '../../signer.js'
import { isCode } from '../../systemErrors.js'
import { readPolicy, signPolicy } from './diskPolicy.js'
import {
  checkKey,
  FileTooLarge,
  type Files,
  MissingFile,
  type PostOutcome,
  signatureSeconds,
  type StoredFile,
} from './files.js'
import { shorten } from './shortened.js'

export interface DiskOptions {
  readonly folder: string
  readonly signer: Signer
  readonly clock: Pick<Clock, 'now'>
  /** The address of the site that receives uploads. */
  readonly postEndpoint: string
  readonly lifetimeSeconds?: number
}

const partPrefix = '.part-'

const unlessMissing = async <Value>(work: Promise<Value>): Promise<Value | undefined> => {
  try {
    return await work
  } catch (thrown) {
    if (isCode(thrown, 'ENOENT')) return undefined
    throw thrown
  }
}

const discard = (): Writable => new Writable({ write: (_chunk, _encoding, done) => done() })

/** Each file has its announced type in a second file beside it. */
class DiskFiles implements Files {
  readonly posts = {
    receive: (fields: Readonly<Record<string, string>>, file: Readable): Promise<PostOutcome> =>
      this.receive(fields, file),
  }

  constructor(private readonly options: DiskOptions) {}

  async sign(announced: Parameters<Files['sign']>[0]): ReturnType<Files['sign']> {
    checkKey(announced.key)
    const { clock, signer, postEndpoint, lifetimeSeconds = signatureSeconds } = this.options
    const expires = clock.now() + lifetimeSeconds * 1000
    return { signature: signPolicy(announced, expires, signer), postEndpoint }
  }

  async head(key: string): Promise<StoredFile | undefined> {
    const path = this.pathOf(key)
    const found = await unlessMissing(stat(path))
    const type = await unlessMissing(readFile(`${path}.type`, 'utf8'))
    return found === undefined || type === undefined ? undefined : { size: found.size, type }
  }

  async read(key: string, range?: Parameters<Files['read']>[1]): Promise<Readable> {
    const handle = await unlessMissing(open(this.pathOf(key), 'r'))
    if (handle === undefined) throw new MissingFile()
    return createReadStream('', {
      fd: handle,
      start: range?.from ?? 0,
      ...(range?.to === undefined ? {} : { end: range.to - 1 }),
    })
  }

  async put(
    key: string,
    content: Readable,
    { type, atMost }: Parameters<Files['put']>[2],
  ): Promise<StoredFile> {
    const path = this.pathOf(key)
    const part = await this.write(content, atMost)
    if (part === undefined) throw new FileTooLarge()
    await writeFile(`${path}.type`, type, { mode: 0o600 })
    await rename(part.path, path)
    await this.syncFolder(path)
    return { type, size: part.size }
  }

  async move(from: string, to: string): Promise<void> {
    const [source, target] = [this.pathOf(from), this.pathOf(to)]
    const type = await unlessMissing(readFile(`${source}.type`, 'utf8'))
    if (type === undefined) throw new MissingFile()
    await writeFile(`${target}.type`, type, { mode: 0o600 })
    const moved = await unlessMissing(rename(source, target).then(() => true))
    if (moved === undefined) throw new MissingFile()
    await rm(`${source}.type`, { force: true })
    await this.syncFolder(target)
  }

  async remove(key: string): Promise<void> {
    const path = this.pathOf(key)
    await rm(path, { force: true })
    await rm(`${path}.type`, { force: true })
  }

  async close(): Promise<void> {
    // Nothing is held open.
  }

  /** Removes what a process that died had begun to write. */
  async removeAbandonedParts(): Promise<void> {
    await mkdir(this.options.folder, { recursive: true, mode: 0o700 })
    const yesterday = Date.now() - day
    for (const name of await readdir(this.options.folder)) {
      const path = join(this.options.folder, name)
      if (!name.startsWith(partPrefix)) continue
      const found = await unlessMissing(stat(path))
      if (found !== undefined && found.mtimeMs < yesterday) await rm(path, { force: true })
    }
  }

  private async receive(
    fields: Readonly<Record<string, string>>,
    file: Readable,
  ): Promise<PostOutcome> {
    const { clock, signer } = this.options
    const allowed = readPolicy(fields, clock.now(), signer)
    if (allowed === undefined) {
      // Read to its end: a browser shows no answer before it has sent everything.
      await pipeline(file, discard())
      return 403
    }
    const part = await this.write(file, allowed.size)
    if (part === undefined) return 400
    const isWhole = part.size === allowed.size
    const outcome = isWhole ? await this.claim(part.path, allowed.key, allowed.type) : 400
    await rm(part.path, { force: true })
    return outcome
  }

  /** A key is written once, so a signature cannot be used twice. */
  private async claim(part: string, key: string, type: string): Promise<PostOutcome> {
    const path = this.pathOf(key)
    try {
      await writeFile(`${path}.type`, type, { mode: 0o600, flag: 'wx' })
      await link(part, path)
    } catch (thrown) {
      if (isCode(thrown, 'EEXIST')) return 403
      throw thrown
    }
    await this.syncFolder(path)
    return 201
  }

  /** Writes a file that has no key yet; `undefined` when it is longer than allowed. */
  private async write(
    content: Readable,
    atMost: number,
  ): Promise<{ readonly path: string; readonly size: number } | undefined> {
    const { folder } = this.options
    const path = join(folder, `${partPrefix}${randomUUID()}`)
    const short = shorten(content, atMost)
    try {
      const target = createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true })
      await pipeline(short.content, target)
      if (!short.isOver()) return { path, size: target.bytesWritten }
    } catch (thrown) {
      await unlessMissing(unlink(path))
      throw thrown
    }
    await unlink(path)
    return undefined
  }

  /** Writes the folder itself to disk, so that the name survives a power failure. */
  private async syncFolder(path: string): Promise<void> {
    const folder = await open(dirname(path), 'r')
    try {
      await folder.sync()
    } finally {
      await folder.close()
    }
  }

  private pathOf(key: string): string {
    return join(this.options.folder, checkKey(key))
  }
}

/** Opens a folder of files, which receives uploads through the site. */
export const openDiskFiles = async (options: DiskOptions): Promise<Files> => {
  const files = new DiskFiles(options)
  await files.removeAbandonedParts()
  for (const name of ['incoming', 'kept', 'quarantine', 'trials']) {
    await mkdir(join(options.folder, name), { recursive: true, mode: 0o700 })
  }
  return files
}
