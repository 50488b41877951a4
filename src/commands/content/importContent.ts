import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import * as z from 'zod'
import { pictureLimits } from '../../config/limits.js'
import type { Files } from '../../services/adapters/files/files.js'
import {
  type ContentDocument,
  documentFile,
  documentName,
} from '../../services/content/contentDocument.js'
import { contentFolder, readContent, writtenError } from '../../services/content/loadContent.js'
import { differences, type Json } from '../../services/content/mergeContent.js'
import type { Content } from '../../services/content/openContent.js'
import { pictureKeysIn } from '../../services/content/pictureKeys.js'
import { recordIdOf } from '../../services/content/versions.js'
import { OperatorError } from '../../services/errors/errors.js'
import { imageFile, projectFolder } from '../shared/projectFolder.js'
import { write } from '../shared/runCommand.js'

export const commandAct = { actor: 'command' } as const

interface ChangedDocument {
  readonly document: string
  readonly shown: Json
  readonly json: Json
}

export interface SavedDraft {
  readonly document: string
  readonly version: number
}

const recordId = /^[\w-]{1,100}$/

/** Returns why a file cannot be imported; invalid fields are found at publication. */
const refusalOf = ({ catalogue }: Content, one: ContentDocument): string | undefined => {
  const name = documentName(one)
  if (catalogue.typeOf(name) === undefined || !recordId.test(recordIdOf(name))) {
    return 'this build has no document of this name.'
  }
  const isObject = typeof one.value === 'object' && one.value !== null && !Array.isArray(one.value)
  return isObject ? undefined : 'a document must be an object, between { and }.'
}

const readDocuments = (editing: Content, folder: string): readonly ContentDocument[] => {
  const content = join(folder, contentFolder)
  if (!existsSync(content)) {
    throw new OperatorError(`${content} does not exist: name the folder of an export.`)
  }
  const { documents, errors } = readContent(content)
  const refused = documents.flatMap((one) => {
    const error = refusalOf(editing, one)
    return error === undefined ? [] : [`${documentFile(one)}: ${error}`]
  })
  const sentences = [...errors.map(writtenError), ...refused]
  if (sentences.length === 0) return documents
  throw new OperatorError(sentences.join('\n'))
}

const changedDocuments = (editing: Content, folder: string): readonly ChangedDocument[] => {
  const { documents } = editing.board.current()
  return readDocuments(editing, folder)
    .map((one) => {
      const document = documentName(one)
      return { document, shown: documents.get(document) ?? null, json: z.json().parse(one.value) }
    })
    .filter(({ document, shown, json }) => differences(shown, json, document).length > 0)
}

const readPicture = (folder: string, key: string): Buffer => {
  const file = imageFile(folder, key)
  if (!existsSync(file)) throw new OperatorError(`${file} is missing: export it with its document.`)
  const bytes = readFileSync(file)
  const isWhole = key === `pictures/${createHash('sha256').update(bytes).digest('hex')}`
  if (isWhole && bytes.length <= pictureLimits.bytes) return bytes
  throw new OperatorError(`${file} differs from the exported picture: upload it at /staff/site.`)
}

/** Returns the media type of an upload: uploads are encoded as PNG, which begins with 0x89, or JPEG. */
const typeOf = (bytes: Buffer): string => (bytes[0] === 0x89 ? 'image/png' : 'image/jpeg')

const addPicture = async (
  files: Pick<Files, 'head' | 'put'>,
  folder: string,
  key: string,
): Promise<void> => {
  const isStored = (await files.head(key)) !== undefined
  if (isStored || existsSync(imageFile(projectFolder, key))) return
  const bytes = readPicture(folder, key)
  await files.put(key, Readable.from([bytes]), { type: typeOf(bytes), atMost: bytes.length })
}

const saveDraft = async (
  { board, drafts }: Content,
  { document, shown, json }: ChangedDocument,
): Promise<SavedDraft> => {
  const published = { json: shown, from: board.current().release.map.get(document) ?? null }
  const outcome = await drafts.save(commandAct, { document, shown, json }, published)
  if (outcome.status === 'saved') {
    write(`Saved a draft of ${document}.`)
    return { document, version: outcome.version }
  }
  const isLimit = outcome.status === 'tooLarge' || outcome.status === 'tooMany'
  const advice = isLimit
    ? 'shorten it, or discard other drafts'
    : 'discard or publish its draft first'
  throw new OperatorError(`${document} was not saved (${outcome.status}): ${advice}.`)
}

/** Saves as drafts the imported documents that differ from the published ones, with their pictures. */
export const importContent = async (
  content: Content,
  files: Pick<Files, 'head' | 'put'>,
  folder: string,
): Promise<readonly SavedDraft[]> => {
  const saved: SavedDraft[] = []
  for (const changed of changedDocuments(content, folder)) {
    for (const key of pictureKeysIn(JSON.stringify(changed.json))) {
      await addPicture(files, folder, key)
    }
    saved.push(await saveDraft(content, changed))
  }
  if (saved.length === 0) write('No document differs.')
  return saved
}
