import { normalizeText, trimEnd } from '../../shared/text/plainSigns.js'

export const fileKinds = ['pdf', 'doc', 'docx', 'odt', 'rtf', 'txt', 'jpg', 'png', 'heic'] as const
export type FileKind = (typeof fileKinds)[number]

interface KindFacts {
  /** Media type used for storage and downloads; the browser's declaration is unreliable. */
  readonly type: string
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

export const mediaTypeOf = (kind: string): string =>
  typesByKind.get(kind) ?? 'application/octet-stream'

const byExtension: ReadonlyMap<string, FileKind> = new Map(
  fileKinds.flatMap((kind) =>
    [kind, ...(kindFacts[kind].extensions ?? [])].map((extension) => [extension, kind] as const),
  ),
)

export const kindOf = (name: string): FileKind | undefined =>
  byExtension.get(/\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '')

export const acceptedExtensions = [...byExtension.keys()].map((one) => `.${one}`).join(',')

const mostBytes = 150
/** Maximum number of characters to process; longer names are cut to 150 bytes anyway. */
const mostCharacters = 1000

// Matches control and formatting characters, and those with a meaning in file systems or headers.
const unwanted = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029/\\:*?"<>|]/gu

const bytes = (text: string): number => Buffer.byteLength(text)

const cut = (text: string, most: number): string => {
  let shortened = ''
  for (const { segment } of new Intl.Segmenter('fr').segment(text)) {
    if (bytes(shortened) + bytes(segment) > most) break
    shortened += segment
  }
  return shortened
}

/** Removes path parts, control and bidirectional characters. Long names keep their extension. */
export const cleanFileName = (givenName: string): string => {
  const last =
    normalizeText(givenName.slice(-mostCharacters).toWellFormed(), 'NFC').split(/[/\\]/).at(-1) ??
    ''
  const shown = last
    .replaceAll(unwanted, '')
    .replaceAll(/\s+/gu, ' ')
    // A leading dot hides a file; a leading hyphen is read as an option.
    .replace(/^[\s.-]+/, '')
  // Windows refuses names that end with a dot or a space.
  const plain = trimEnd(shown, (sign) => sign === '.' || sign === ' ')
  const ending = /\.[A-Za-z0-9]{1,8}$/.exec(plain)?.[0] ?? ''
  const stem = plain.slice(0, plain.length - ending.length)
  const name = cut(stem, mostBytes - bytes(ending)) + ending
  return stem === '' ? `fichier${ending}` : name
}
