import { createReadStream } from 'node:fs'
import { open, readdir, readFile, rename, rm, stat, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Clock } from '../../../shared/time/clock.js'
import { openDataFolder } from '../dataFolder.js'
import type { Signer } from '../../http/signer.js'
import { openWriteCheck, type WriteCheck } from '../writeCheck.js'
import { signPolicy } from './diskPolicy.js'
import { createDiskPosts } from './diskPosts.js'
import { createDiskReserve, type DiskReserve } from './diskReserve.js'
import {
  clearAbandonedParts,
  giveName,
  syncFolderOf,
  typeSuffix,
  unlessMissing,
  withDisk,
  writePart,
  writeType,
} from './diskWrites.js'
import {
  checkKey,
  checkPrefix,
  FileTooLarge,
  type Files,
  MissingFile,
  type PostReceiver,
  fileFolders,
  inOrder,
  signatureSeconds,
  type StoredFile,
} from './files.js'

export interface DiskOptions {
  readonly folder: string
  readonly signer: Signer
  readonly clock: Pick<Clock, 'now'>
  readonly postEndpoint: string
  readonly lifetimeSeconds?: number
  readonly reserveBytes: number
}

class DiskFiles implements Files {
  readonly posts: PostReceiver
  private readonly reserve: DiskReserve

  constructor(
    private readonly options: DiskOptions,
    private readonly writeCheck: WriteCheck,
    private readonly stopClearing: () => void,
  ) {
    this.reserve = createDiskReserve(options.folder, options.reserveBytes)
    this.posts = createDiskPosts({ ...options, reserve: this.reserve, writeCheck })
  }

  async sign(announced: Parameters<Files['sign']>[0]): ReturnType<Files['sign']> {
    checkKey(announced.key)
    await withDisk(() => this.reserve.check(announced.size))
    const { clock, signer, postEndpoint, lifetimeSeconds = signatureSeconds } = this.options
    const expires = clock.now() + lifetimeSeconds * 1000
    return { signature: signPolicy(announced, expires, signer), postEndpoint }
  }

  async head(key: string): Promise<StoredFile | undefined> {
    return withDisk(() => this.headOf(key))
  }

  private async headOf(key: string): Promise<StoredFile | undefined> {
    const path = this.pathOf(key)
    const found = await this.unlessMissing(stat(path))
    const type = await this.unlessMissing(readFile(path + typeSuffix, 'utf8'))
    return found === undefined || type === undefined ? undefined : { size: found.size, type }
  }

  async writtenAt(key: string): Promise<number | undefined> {
    const found = await withDisk(() => this.unlessMissing(stat(this.pathOf(key))))
    return found?.mtimeMs
  }

  async read(key: string, range?: Parameters<Files['read']>[1]): Promise<Readable> {
    const handle = await withDisk(() => this.unlessMissing(open(this.pathOf(key), 'r')))
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
    return this.whileWriting(atMost, async () => {
      const part = await writePart(this.options.folder, content, atMost)
      if (part === undefined) throw new FileTooLarge()
      try {
        await writeType(path, type)
        await rename(part.path, path)
        await syncFolderOf(path)
      } finally {
        await rm(part.path, { force: true })
      }
      return { type, size: part.size }
    })
  }

  async move(from: string, to: string): Promise<void> {
    await withDisk(() => this.moveTo(from, to))
    this.writeCheck.check()
  }

  private async moveTo(from: string, to: string): Promise<void> {
    const [source, target] = [this.pathOf(from), this.pathOf(to)]
    const type = await this.unlessMissing(readFile(source + typeSuffix, 'utf8'))
    if (type === undefined) throw new MissingFile()
    await writeType(target, type)
    const moved = await this.unlessMissing(rename(source, target).then(() => true))
    if (moved === undefined) throw new MissingFile()
    await rm(source + typeSuffix, { force: true })
    await syncFolderOf(target)
  }

  async list(prefix: string): Promise<ReadonlyMap<string, number>> {
    return withDisk(() => this.sizesOf(prefix))
  }

  private async sizesOf(prefix: string): Promise<ReadonlyMap<string, number>> {
    const [folder = '', start = ''] = checkPrefix(prefix).split('/')
    const names = (await readdir(join(this.options.folder, folder))).filter(
      (name) => name.startsWith(start) && !name.endsWith(typeSuffix),
    )
    const sizes = new Map<string, number>()
    for (const name of names) {
      const key = `${folder}/${name}`
      const found = await unlessMissing(stat(this.pathOf(key)))
      if (found !== undefined) sizes.set(key, found.size)
    }
    return sizes
  }

  async join(
    from: readonly string[],
    to: string,
    whole: Parameters<Files['join']>[2],
  ): Promise<void> {
    checkKey(to)
    return this.whileWriting(whole.size, () => this.joinTo(from, to, whole))
  }

  private async joinTo(
    from: readonly string[],
    to: string,
    { type, size }: Parameters<Files['join']>[2],
  ): Promise<void> {
    const content = Readable.from(inOrder(from, (key) => this.read(key)))
    const part = await writePart(this.options.folder, content, size)
    if (part === undefined) throw new FileTooLarge()
    try {
      if (part.size !== size) throw new MissingFile()
      // Does not overwrite a file that a concurrent request joined.
      await giveName(part.path, this.pathOf(to), type)
    } finally {
      await rm(part.path, { force: true })
    }
    // Truncates the chunks instead of removing them, so that a signed key cannot be used again.
    for (const key of from) await unlessMissing(truncate(this.pathOf(key)))
  }

  async remove(key: string): Promise<void> {
    const path = this.pathOf(key)
    return withDisk(async () => {
      await rm(path, { force: true })
      await rm(path + typeSuffix, { force: true })
    })
  }

  async close(): Promise<void> {
    this.stopClearing()
    this.writeCheck.close()
  }

  private async whileWriting<Value>(bytes: number, write: () => Promise<Value>): Promise<Value> {
    const written = await withDisk(() => this.reserve.whileWriting(bytes, write))
    this.writeCheck.check()
    return written
  }

  private unlessMissing<Value>(work: Promise<Value>): Promise<Value | undefined> {
    return unlessMissing(work, this.options.folder)
  }

  private pathOf(key: string): string {
    return join(this.options.folder, checkKey(key))
  }
}

export const openDiskFiles = async (options: DiskOptions): Promise<Files> => {
  for (const folder of fileFolders) openDataFolder(join(options.folder, folder))
  const stopClearing = await clearAbandonedParts(options.folder)
  return new DiskFiles(options, openWriteCheck(options.folder), stopClearing)
}
