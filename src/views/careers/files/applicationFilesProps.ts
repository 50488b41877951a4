import type { WordGroup } from '../../../services/language/words.js'
import type { Locale } from '../../../addresses/pageTable.js'

/** A file that was uploaded before and waits for the form. */
export interface WaitingFile {
  readonly id: string
  readonly name: string
  readonly size: number
}

export interface FileLimits {
  /** Of one file: the server's own constant. */
  readonly maxBytes: number
  readonly files: number
  /** `.pdf,.doc,…` */
  readonly accept: string
}

/** Where the browser asks to send a file, or the next chunk of one. */
export interface UploadAddresses {
  readonly sign: string
  readonly chunks: string
}

/** Why a file does not go; each has its sentence. */
export type FileError =
  | 'tooBig'
  | 'kind'
  | 'empty'
  | 'tooMany'
  | 'status'
  | 'network'
  | 'late'
  | 'interrupted'

/** Every word of the field; places such as `{{name}}` are filled in by the browser. */
export interface ApplicationFilesWords extends Omit<WordGroup<'applications:upload'>, 'errors'> {
  readonly errors: Readonly<Record<FileError, string>>
}

/** Plain data: the server writes it into the page and the browser reads it back. */
export interface ApplicationFilesProps {
  readonly form: string
  readonly locale: Locale
  readonly addresses: UploadAddresses
  readonly waiting: readonly WaitingFile[]
  readonly limits: FileLimits
  /** What the server found wrong with the files, in words. */
  readonly errors: readonly string[]
  readonly words: ApplicationFilesWords
}
