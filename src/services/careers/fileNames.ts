import { normalizeText } from '../../shared/text/normalizeText.js'
import { trimEnd } from '../../shared/text/trimEnd.js'

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

const mostBytes = 150
/** Characters of a sent name that are read; a name keeps at most 150 bytes. */
const mostCharacters = 1000

// Controls, marks that reverse or hide text, and what file systems and headers give a meaning.
const unwanted = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029/\\:*?"<>|]/gu

const bytes = (text: string): number => Buffer.byteLength(text)

/** Shortens a text to so many bytes, between two visible characters. */
const cut = (text: string, most: number): string => {
  let kept = ''
  for (const { segment } of new Intl.Segmenter('fr').segment(text)) {
    if (bytes(kept) + bytes(segment) > most) break
    kept += segment
  }
  return kept
}

/**
 * Returns the name of a file as it may be shown and stored: data, never a path. Removes lone surrogates,
 * path parts, controls and reversing marks; a long name keeps its extension.
 */
export const cleanFileName = (told: string): string => {
  const last =
    normalizeText(told.slice(-mostCharacters).toWellFormed(), 'NFC').split(/[/\\]/).at(-1) ?? ''
  const shown = last
    .replaceAll(unwanted, '')
    .replaceAll(/\s+/gu, ' ')
    // A leading dot hides a file, a leading hyphen is read as an option.
    .replace(/^[\s.-]+/, '')
  // Windows refuses a name that ends with a dot or a space.
  const plain = trimEnd(shown, (sign) => sign === '.' || sign === ' ')
  const ending = /\.[A-Za-z0-9]{1,8}$/.exec(plain)?.[0] ?? ''
  const stem = plain.slice(0, plain.length - ending.length)
  const name = cut(stem, mostBytes - bytes(ending)) + ending
  return stem === '' ? `fichier${ending}` : name
}
