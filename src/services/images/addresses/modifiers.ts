import { ImageError } from '../imageError.js'
import {
  type ModifierName,
  modifierRules,
  type Modifiers,
  type ModifierValues,
} from './modifierTable.js'
import type { ValueRule } from './modifierValues.js'

export type { Modifiers } from './modifierTable.js'

/*
 * The one module that writes and reads image addresses, in the grammar of ipx 3:
 * `/_ipx/w_640,f_webp,q_80/reception.jpg`, `_` for no modifier. It knows nothing of pixels: what a
 * modifier may hold is in `modifierTable.ts`, what it does in `imageEffects.ts`.
 */

/** The widths at which the site asks for its pictures. */
export const imageWidths = {
  xs: 320,
  sm: 640,
  md: 768,
  lg: 1024,
  xl: 1280,
  xxl: 1536,
  '2xl': 1920,
} as const

type Draft = { -readonly [Name in ModifierName]?: ModifierValues[Name] }

const isModifierName = (name: string): name is ModifierName => Object.hasOwn(modifierRules, name)
const modifierNames = Object.keys(modifierRules).filter(isModifierName)

const nameBySpelling: ReadonlyMap<string, ModifierName> = new Map(
  modifierNames.flatMap((name) =>
    modifierRules[name].names.map((spelling) => [spelling, name] as const),
  ),
)

const writeValue = <Name extends ModifierName>(name: Name, value: ModifierValues[Name]): string => {
  const rule: ValueRule<ModifierValues[Name]> = modifierRules[name]
  return rule.write(value)
}

const pieceOf = (modifiers: Modifiers, name: ModifierName): readonly string[] => {
  const value = modifiers[name]
  if (value === undefined) return []
  const [letter = name] = modifierRules[name].names
  const text = writeValue(name, value)
  const spelling = name === 'resize' && modifiers.resize?.beforeRotate ? 'resize' : letter
  return [text === '' ? spelling : `${spelling}_${text}`]
}

/** The modifiers as they stand in an address, always in the same order; `_` for none. */
export const writeModifiers = (modifiers: Modifiers): string =>
  modifierNames.flatMap((name) => pieceOf(modifiers, name)).join(',') || '_'

const decodePart = (name: ModifierName, part: string): string => {
  try {
    return decodeURIComponent(part)
  } catch (cause) {
    throw new ImageError('bad-value', { modifier: name, cause })
  }
}

const readValue = <Name extends ModifierName>(
  name: Name,
  parts: readonly string[],
): ModifierValues[Name] => {
  const rule: ValueRule<ModifierValues[Name]> = modifierRules[name]
  const value = rule.read(parts.map((part) => decodePart(name, part)))
  if (value === undefined) throw new ImageError('bad-value', { modifier: name })
  return value
}

const setValue = <Name extends ModifierName>(
  draft: Draft,
  name: Name,
  value: ModifierValues[Name],
): void => {
  draft[name] = value
}

const unknownName = (spelling: string): ImageError => {
  if (spelling === 'provider') return new ImageError('unknown-provider')
  if (spelling === 'preset') return new ImageError('unknown-preset')
  return new ImageError('unknown-modifier')
}

/** Reads one piece such as `w_640` into the draft; says how the name was spelled. */
const readPiece = (draft: Draft, piece: string): string => {
  const [spelling = '', ...parts] = piece.split(/[:=_]/)
  const name = nameBySpelling.get(spelling)
  if (name === undefined) throw unknownName(spelling)
  // ipx takes the last one; a modifier given twice is reported instead, as it is a mistake.
  if (draft[name] !== undefined) throw new ImageError('repeated', { modifier: name })
  setValue(draft, name, readValue(name, parts))
  return spelling
}

/**
 * Reads the modifiers of an address, still percent-encoded.
 * @throws ImageError that names the wrong modifier
 */
export const readModifiers = (text: unknown): Modifiers => {
  if (typeof text !== 'string') throw new ImageError('not-a-string')
  if (text === '') throw new ImageError('no-modifiers')
  if (text === '_') return {}
  const draft: Draft = {}
  const spellings = text.split(/[&,]/).map((piece) => readPiece(draft, piece))
  if (draft.resize !== undefined && draft.rotate !== undefined && spellings.includes('resize')) {
    draft.resize = { ...draft.resize, beforeRotate: true }
  }
  return draft
}

/**
 * The address of a picture of `public/images`, from this site's root.
 * @param hash the file's content hash: with it, the answer may be kept for a year
 */
export const imageUrl = (file: string, modifiers: Modifiers, hash?: string): string => {
  if (typeof file !== 'string') throw new ImageError('not-a-string')
  const segments = file.split('/')
  if (segments.some((segment) => segment === '' || segment.startsWith('.'))) {
    throw new ImageError('bad-path')
  }
  const path = segments.map((segment) => encodeURIComponent(segment)).join('/')
  const version = hash === undefined ? '' : `?v=${encodeURIComponent(hash)}`
  return `/_ipx/${writeModifiers(modifiers)}/${path}${version}`
}
