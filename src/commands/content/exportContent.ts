import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Files } from '../../services/adapters/files/files.js'
import {
  documentFile,
  documentName,
  readDocumentName,
} from '../../services/content/contentDocument.js'
import type { Documents } from '../../services/content/documentType.js'
import { draftJson } from '../../services/content/drafts.js'
import { contentFolder, readContent } from '../../services/content/loadContent.js'
import type { Content } from '../../services/content/openContent.js'
import { pictureKeysIn } from '../../services/content/pictureKeys.js'
import { imageFile, projectFolder } from '../shared/projectFolder.js'
import { write } from '../shared/runCommand.js'
import { canonicalJson } from './canonicalJson.js'

/** Returns the published documents; with drafts, as they would be after publication. */
export const documentsToExport = async (
  { board, drafts, catalogue }: Content,
  withDrafts: boolean,
): Promise<Documents> => {
  const changed = withDrafts ? await drafts.list() : []
  const documents = new Map(board.current().documents)
  for (const draft of changed) {
    const json = draftJson(catalogue, draft)
    if (json === null) documents.delete(draft.document)
    else documents.set(draft.document, json)
  }
  return documents
}

/** Creates a folder and its parents. `recursive` of `mkdirSync` never returns below `/proc` (Node 24). */
const createFolder = (folder: string): void => {
  if (existsSync(folder)) return
  createFolder(dirname(folder))
  mkdirSync(folder)
}

/** Creates the parent folder of a file and returns the path of the file. */
const withFolder = (file: string): string => {
  createFolder(dirname(file))
  return file
}

const writeDocuments = (documents: Documents, folder: string): void => {
  for (const [name, value] of documents) {
    const named = readDocumentName(name)
    if (named === undefined) continue
    writeFileSync(withFolder(join(folder, documentFile(named))), canonicalJson(value))
  }
  // Removes the files of documents that the clinic deleted.
  for (const document of readContent(folder).documents) {
    if (!documents.has(documentName(document))) rmSync(join(folder, documentFile(document)))
  }
}

const writePictures = async (
  keys: ReadonlySet<string>,
  files: Pick<Files, 'read'>,
  folder: string,
): Promise<void> => {
  for (const key of keys) {
    const [target, ofBuild] = [imageFile(folder, key), imageFile(projectFolder, key)]
    if (existsSync(target)) continue
    const content = existsSync(ofBuild) ? createReadStream(ofBuild) : await files.read(key)
    await pipeline(content, createWriteStream(withFolder(target)))
  }
}

/** Writes documents and their uploaded pictures into a folder with the layout of the project. */
export const exportContent = async (
  documents: Documents,
  files: Pick<Files, 'read'>,
  folder: string,
): Promise<void> => {
  writeDocuments(documents, join(folder, contentFolder))
  const keys = new Set(pictureKeysIn(JSON.stringify([...documents.values()])))
  await writePictures(keys, files, folder)
  write(`Wrote ${documents.size} documents and ${keys.size} uploaded pictures to ${folder}.`)
}
