import { trimEnd } from '../text/trimEnd.js'
import { normalizeText } from '../text/normalizeText.js'

const mostBytes = 150
/** Characters of a sent name that are read; a name keeps at most 150 bytes. */
const mostCharacters = 1000

// Controls, marks that reverse or hide text, and what file systems and headers give a meaning.
const unwanted = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u2028\u2029/\\:*?"<>|]/gu

const bytes = (text: string): number => Buffer.byteLength(text)

/** Takes characters from the end, never half of one. */
const cut = (text: string, most: number): string => {
  let kept = ''
  for (const { segment } of new Intl.Segmenter('fr').segment(text)) {
    if (bytes(kept) + bytes(segment) > most) break
    kept += segment
  }
  return kept
}

/**
 * The visitor's own name of a file, as it may be shown and written down: data, never a path. Lone
 * surrogates, path parts, controls and reversing marks go; a long name keeps its ending.
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
