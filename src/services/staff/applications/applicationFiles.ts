import type { Readable } from 'node:stream'
import { predictLength } from 'client-zip'
import { type Files, MissingFile } from '../../adapters/files/files.js'
import type { Application, ApplicationFile } from '../../careers/application.js'
import { cleanFileName } from '../../careers/fileNames.js'
import { AppError, notFound } from '../../errors/errors.js'
import { zipStream } from '../../exports/zipStream.js'
import type { SignedIn } from '../staffAccount.js'
import { chunksOf, eachInTurn } from '../../../shared/time/eachInTurn.js'
import type { AuditDraft } from '../audit/auditEntry.js'
import type { AuditLog } from '../audit/auditLog.js'

const openApplicationFile = async (
  files: Pick<Files, 'read'>,
  key: string,
): Promise<Readable | undefined> => {
  try {
    return await files.read(key)
  } catch (thrown) {
    if (thrown instanceof MissingFile) return undefined
    throw thrown
  }
}

export interface FileTaker {
  readonly actor: SignedIn
  readonly requestId: string
}

export interface TakenFile {
  readonly file: ApplicationFile
  readonly content: Readable
}

export interface TakenFiles {
  readonly content: Readable
  readonly size: number
}

export interface ApplicationFileParts {
  readonly files: Pick<Files, 'read' | 'head'>
  readonly audit: Pick<AuditLog, 'append'>
}

/** Opens a file after its audit entry. @throws AppError 404 for an invalid position, 410 if deleted */
export const takeFile = async (
  { files, audit }: ApplicationFileParts,
  { reference, files: stored }: Application,
  position: number,
  { actor, requestId }: FileTaker,
): Promise<TakenFile> => {
  const file = stored[position]
  if (file === undefined) throw notFound()
  const content = await openApplicationFile(files, file.key)
  if (content === undefined) throw new AppError(410, 'gone')
  try {
    await audit.append({
      actor,
      requestId,
      action: 'applicationFileTaken',
      subject: `${reference}/${position}`,
    })
  } catch (thrown) {
    content.destroy()
    throw thrown
  }
  // Cleans the name again, because it becomes part of a header.
  return { file: { ...file, name: cleanFileName(file.name) }, content }
}

interface Entry {
  readonly name: string
  readonly key: string
  readonly size: number
  readonly lastModified: Date
}

const entriesAtOnce = 100

/** Returns ZIP entries in one folder per application, because several may contain a « CV.pdf ». */
const entriesOf = ({ reference, name, files, createdAt }: Application): readonly Entry[] =>
  files.map((file, position) => ({
    // Cleans both names to prevent path traversal when the archive is unpacked.
    name: `${reference} ${cleanFileName(name)}/${position + 1}-${cleanFileName(file.name)}`,
    key: file.key,
    size: file.size,
    lastModified: new Date(createdAt),
  }))

/** Streams all files as one ZIP and omits deleted ones. @throws AppError 410 if all are deleted */
export const takeAllFiles = async (
  { files, audit }: ApplicationFileParts,
  applications: readonly Application[],
  { actor, requestId }: FileTaker,
): Promise<TakenFiles> => {
  const entries: Entry[] = []
  await eachInTurn(applications.flatMap(entriesOf), async (entry) => {
    const stored = await files.head(entry.key)
    if (stored !== undefined) entries.push({ ...entry, size: stored.size })
  })
  if (entries.length === 0) throw new AppError(410, 'gone')
  // Adds one entry per person, so that the log shows who viewed whose data.
  const perApplication = applications.map(
    ({ reference, files: { length } }): AuditDraft => ({
      actor,
      requestId,
      action: 'applicationFilesTaken',
      subject: reference,
      count: length,
    }),
  )
  await eachInTurn(chunksOf(perApplication, entriesAtOnce), (chunk) => audit.append(chunk))
  const contents = async function* () {
    for (const { key, ...entry } of entries) yield { ...entry, input: await files.read(key) }
  }
  return { content: zipStream(contents()), size: Number(predictLength(entries)) }
}
