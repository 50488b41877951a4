/** The formats of an application's files, by the ending of the name. */
export const fileKinds = ['pdf', 'doc', 'docx', 'odt', 'rtf', 'txt', 'jpg', 'png', 'heic'] as const
export type FileKind = (typeof fileKinds)[number]

interface KindFacts {
  /** As the store keeps it. */
  readonly type: string
  /** Other endings of the same format. */
  readonly endings?: readonly string[]
  /** What browsers and systems also call it. */
  readonly alsoCalled?: readonly string[]
  /** What its content must be found to be; nothing for text, which has no mark of its own. */
  readonly contents: readonly string[]
}

export const kindFacts: Readonly<Record<FileKind, KindFacts>> = {
  pdf: {
    type: 'application/pdf',
    alsoCalled: ['application/x-pdf'],
    contents: ['application/pdf'],
  },
  doc: { type: 'application/msword', contents: ['application/x-cfb'] },
  docx: {
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    alsoCalled: ['application/zip', 'application/x-zip-compressed'],
    contents: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  },
  odt: {
    type: 'application/vnd.oasis.opendocument.text',
    alsoCalled: ['application/zip', 'application/x-zip-compressed'],
    contents: ['application/vnd.oasis.opendocument.text'],
  },
  rtf: {
    type: 'application/rtf',
    alsoCalled: ['text/rtf', 'text/richtext', 'application/x-rtf', 'application/msword'],
    contents: ['application/rtf'],
  },
  txt: { type: 'text/plain', contents: [] },
  jpg: {
    type: 'image/jpeg',
    endings: ['jpeg'],
    alsoCalled: ['image/jpg', 'image/pjpeg'],
    contents: ['image/jpeg'],
  },
  png: { type: 'image/png', contents: ['image/png'] },
  heic: {
    type: 'image/heic',
    endings: ['heif'],
    alsoCalled: ['image/heif', 'image/heic-sequence', 'image/heif-sequence'],
    contents: ['image/heic', 'image/heif', 'image/heic-sequence', 'image/heif-sequence'],
  },
}

const byEnding: ReadonlyMap<string, FileKind> = new Map(
  fileKinds.flatMap((kind) =>
    [kind, ...(kindFacts[kind].endings ?? [])].map((ending): [string, FileKind] => [ending, kind]),
  ),
)

/** The format a name announces: its last ending alone counts. */
export const kindOf = (name: string): FileKind | undefined =>
  byEnding.get(/\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '')

// Systems that do not know a format say nothing, or that it is bytes.
const sayingNothing: readonly string[] = ['', 'application/octet-stream', 'binary/octet-stream']

/** Whether a browser may call a file of that format so. */
export const isCalled = (kind: FileKind, type: string): boolean => {
  const told = type.split(';', 1)[0]?.trim().toLowerCase() ?? ''
  const { type: own, alsoCalled = [] } = kindFacts[kind]
  return told === own || alsoCalled.includes(told) || sayingNothing.includes(told)
}

/** What the file field offers: `.pdf,.doc,…`. */
export const acceptedEndings = [...byEnding.keys()].map((ending) => `.${ending}`).join(',')
