import type { Locale } from '../../../addresses/pageTable.js'
import type { MessageGroup } from '../../../services/language/messages.js'

export interface WaitingFile {
  readonly id: string
  readonly name: string
  readonly size: number
}

export interface FileLimits {
  readonly maxBytes: number
  readonly files: number
  readonly accept: string
}

export interface UploadAddresses {
  readonly sign: string
  readonly chunks: string
}

export type FileError =
  | 'tooBig'
  | 'kind'
  | 'empty'
  | 'tooMany'
  | 'status'
  | 'network'
  | 'late'
  | 'interrupted'

/** Texts with placeholders such as `{{name}}`, which the browser fills in. */
export interface ApplicationFilesTexts extends Omit<MessageGroup<'applications:upload'>, 'errors'> {
  readonly errors: Readonly<Record<FileError, string>>
}

/** Props written into the page for hydration; they must be serializable. */
export interface ApplicationFilesProps {
  readonly form: string
  readonly locale: Locale
  readonly addresses: UploadAddresses
  readonly waiting: readonly WaitingFile[]
  readonly limits: FileLimits
  readonly errors: readonly string[]
  readonly words: ApplicationFilesTexts
}
