/** Formats of application files, by the first of the extensions. */
export const fileKinds = ['pdf', 'doc', 'docx', 'odt', 'rtf', 'txt', 'jpg', 'png', 'heic'] as const
export type FileKind = (typeof fileKinds)[number]

interface KindFacts {
  /** Media type in the store and in downloads; what a browser declares varies by machine. */
  readonly type: string
  /** Other extensions of the same format. */
  readonly extensions?: readonly string[]
}

const kindFacts: Readonly<Record<FileKind, KindFacts>> = {
  pdf: { type: 'application/pdf' },
  doc: { type: 'application/msword' },
  docx: { type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' },
  odt: { type: 'application/vnd.oasis.opendocument.text' },
  rtf: { type: 'application/rtf' },
  txt: { type: 'text/plain' },
  jpg: { type: 'image/jpeg', extensions: ['jpeg', 'jfif', 'jpe'] },
  png: { type: 'image/png' },
  heic: { type: 'image/heic', extensions: ['heif'] },
}

const typesByKind: ReadonlyMap<string, string> = new Map(
  fileKinds.map((kind) => [kind, kindFacts[kind].type]),
)

/** Returns the media type of a stored kind; that of bytes if another release stored it. */
export const mediaTypeOf = (kind: string): string =>
  typesByKind.get(kind) ?? 'application/octet-stream'

const byExtension: ReadonlyMap<string, FileKind> = new Map(
  fileKinds.flatMap((kind) =>
    [kind, ...(kindFacts[kind].extensions ?? [])].map((extension) => [extension, kind] as const),
  ),
)

/** Returns the format that a name announces, by its last extension. */
export const kindOf = (name: string): FileKind | undefined =>
  byExtension.get(/\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '')

/** The `accept` attribute of the file field: `.pdf,.doc,…`. */
export const acceptedExtensions = [...byExtension.keys()].map((one) => `.${one}`).join(',')
