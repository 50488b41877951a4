import type { Request } from 'express'
import { type Locale, locales } from '../../../addresses/pageTable.js'
import { messageLength } from '../../../config/limits.js'
import type { RepliedAbout } from '../../../content/staff/replyPlaces.js'
import { cleanLine, cleanLines } from '../../../shared/forms/cleanText.js'
import {
  type ReplyTemplate,
  templateTextsSchema,
  unknownCode,
} from '../../../services/staff/replies/replyTemplates.js'
import { fieldOf } from '../staffForm.js'

export type TemplateTexts = ReplyTemplate['texts']

export const templateParts = ['name', 'subject', 'text'] as const
type Part = (typeof templateParts)[number]

const longest: Readonly<Record<Part, number>> = { name: 80, subject: 200, text: messageLength }

type ErrorKind = 'missing' | 'tooLong' | 'code'

export interface TemplateError {
  readonly locale: Locale
  readonly part: Part
  readonly kind: ErrorKind
  readonly code: string
}

export const templateErrors = (texts: TemplateTexts): readonly TemplateError[] =>
  locales.flatMap((locale) =>
    templateParts.flatMap((part): readonly TemplateError[] => {
      const text = texts[locale][part]
      const code = unknownCode(text, locale) ?? ''
      if (text === '') return [{ locale, part, kind: 'missing', code }]
      if (text.length > longest[part]) return [{ locale, part, kind: 'tooLong', code }]
      return code === '' ? [] : [{ locale, part, kind: 'code', code }]
    }),
  )

const textsFrom = (valueOf: (locale: Locale, part: Part) => string): TemplateTexts => {
  const read = (locale: Locale) => ({
    name: cleanLine(valueOf(locale, 'name')),
    subject: cleanLine(valueOf(locale, 'subject')),
    text: cleanLines(valueOf(locale, 'text')),
  })
  return { fr: read('fr'), en: read('en') }
}

export const readTexts = (req: Request): TemplateTexts =>
  textsFrom((locale, part) => fieldOf(req, `${locale}.${part}`))

/** Returns the texts that the form contained when it was displayed. */
const readShown = (req: Request): TemplateTexts | undefined => {
  try {
    const { data } = templateTextsSchema.safeParse(JSON.parse(fieldOf(req, 'shown')))
    return data === undefined ? undefined : textsFrom((locale, part) => data[locale][part])
  } catch {
    return undefined
  }
}

interface MergedTexts {
  readonly texts: TemplateTexts
  /** Whether both people changed the same text; `texts` contains the posted one. */
  readonly isConflict: boolean
}

/** Replaces each text that the form did not change by the stored one. */
export const mergeTexts = (
  req: Request,
  mine: TemplateTexts,
  theirs: TemplateTexts,
): MergedTexts => {
  const shown = readShown(req)
  const texts = textsFrom((locale, part) =>
    mine[locale][part] === shown?.[locale][part] ? theirs[locale][part] : mine[locale][part],
  )
  const isConflict = locales.some((locale) =>
    templateParts.some((part) => {
      const text = theirs[locale][part]
      return text !== texts[locale][part] && text !== shown?.[locale][part]
    }),
  )
  return { texts, isConflict }
}

export const readAbout = (req: Request): RepliedAbout =>
  fieldOf(req, 'about') === 'applications' ? 'applications' : 'requests'
