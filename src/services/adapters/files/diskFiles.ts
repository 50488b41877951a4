import { createReadStream } from 'node:fs'
import {
  link,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  truncate,
  writeFile,
} from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { Readable, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Clock } from '../../time/clock.js'
import type { Signer } from '../../signer.js'
import { isCode } from '../../systemErrors.js'
import { readPolicy, signPolicy } from './diskPolicy.js'
import { removeAbandonedParts, syncFolderOf, unlessMissing, writePart } from './diskWrites.js'
import {
  checkKey,
  FileTooLarge,
  type Files,
  MissingFile,
  type PostOutcome,
  shelves,
  signatureSeconds,
  type StoredFile,
} from './files.js'
import { inOrder } from './inOrder.js'

export interface DiskOptions {
  readonly folder: string
  readonly signer: Signer
  readonly clock: Pick<Clock, 'now'>
  /** The address of the site that receives uploads. */
  readonly postEndpoint: string
  readonly lifetimeSeconds?: number
}

const typeSuffix = '.type'

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
    const type = await unlessMissing(readFile(path + typeSuffix, 'utf8'))
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
    const part = await writePart(this.options.folder, content, atMost)
    if (part === undefined) throw new FileTooLarge()
    await writeFile(path + typeSuffix, type, { mode: 0o600 })
    await rename(part.path, path)
    await syncFolderOf(path)
    return { type, size: part.size }
  }

  async move(from: string, to: string): Promise<void> {
    const [source, target] = [this.pathOf(from), this.pathOf(to)]
    const type = await unlessMissing(readFile(source + typeSuffix, 'utf8'))
    if (type === undefined) throw new MissingFile()
    await writeFile(target + typeSuffix, type, { mode: 0o600 })
    const moved = await unlessMissing(rename(source, target).then(() => true))
    if (moved === undefined) throw new MissingFile()
    await rm(source + typeSuffix, { force: true })
    await syncFolderOf(target)
  }

  async list(prefix: string): Promise<ReadonlyMap<string, number>> {
    const shelf = dirname(checkKey(prefix))
    const names = (await readdir(join(this.options.folder, shelf))).filter(
      (name) => name.startsWith(basename(prefix)) && !name.endsWith(typeSuffix),
    )
    const sizes = new Map<string, number>()
    for (const name of names) {
      const key = `${shelf}/${name}`
      const found = await unlessMissing(stat(this.pathOf(key)))
      if (found !== undefined) sizes.set(key, found.size)
    }
    return sizes
  }

  async join(
    from: readonly string[],
    to: string,
    { type, size }: Parameters<Files['join']>[2],
  ): Promise<void> {
    checkKey(to)
    const content = Readable.from(inOrder(from, (key) => this.read(key)))
    const part = await writePart(this.options.folder, content, size)
    if (part === undefined) throw new FileTooLarge()
    try {
      if (part.size !== size) throw new MissingFile()
      // Refused when it is there: somebody else has put the same files together meanwhile.
      await this.claim(part.path, to, type)
    } finally {
      await rm(part.path, { force: true })
    }
    // Emptied, not removed: a key that is taken cannot be posted to again.
    for (const key of from) await unlessMissing(truncate(this.pathOf(key)))
  }

  async remove(key: string): Promise<void> {
    const path = this.pathOf(key)
    await rm(path, { force: true })
    await rm(path + typeSuffix, { force: true })
  }

  async close(): Promise<void> {
    // Nothing is held open.
  }

  private async receive(
    fields: Readonly<Record<string, string>>,
    file: Readable,
  ): Promise<PostOutcome> {
    const { clock, signer, folder } = this.options
    const allowed = readPolicy(fields, clock.now(), signer)
    // A key is written once, so a signature cannot be used twice; `claim` has the last word.
    const isTaken = allowed !== undefined && (await this.isTaken(allowed.key))
    if (allowed === undefined || isTaken) {
      // Read to its end: a browser shows no answer before it has sent everything.
      await pipeline(file, discard())
      return 403
    }
    const { key, type, size, least = size } = allowed
    const part = await writePart(folder, file, size)
    if (part === undefined) return 400
    const outcome = part.size >= least ? await this.claim(part.path, key, type) : 400
    await rm(part.path, { force: true })
    return outcome
  }

  private async isTaken(key: string): Promise<boolean> {
    return (await unlessMissing(stat(this.pathOf(key)))) !== undefined
  }

  /** Gives a written file its key, unless the key has a file. */
  private async claim(part: string, key: string, type: string): Promise<PostOutcome> {
    const path = this.pathOf(key)
    try {
      await link(part, path)
    } catch (thrown) {
      if (isCode(thrown, 'EEXIST')) return 403
      throw thrown
    }
    await writeFile(path + typeSuffix, type, { mode: 0o600 })
    await syncFolderOf(path)
    return 201
  }

  private pathOf(key: string): string {
    return join(this.options.folder, checkKey(key))
  }
}

/** Opens a folder of files, which receives uploads through the site. */
export const openDiskFiles = async (options: DiskOptions): Promise<Files> => {
  await removeAbandonedParts(options.folder)
  for (const shelf of shelves) {
    await mkdir(join(options.folder, shelf), { recursive: true, mode: 0o700 })
  }
  return new DiskFiles(options)
}
