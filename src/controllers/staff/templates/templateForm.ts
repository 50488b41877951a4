import type { Request } from 'express'
import { type Locale, locales } from '../../../addresses/pageTable.js'
import { messageLength } from '../../../config/limits.js'
import type { RepliedAbout } from '../../../content/staff/replyPlaces.js'
import { cleanLine, cleanLines } from '../../../shared/forms/cleanText.js'
import {
  type ReplyTemplate,
  unknownPlaces,
} from '../../../services/staff/replies/replyTemplates.js'
import { fieldOf } from '../staffForm.js'

export type TemplateTexts = ReplyTemplate['texts']

export const templateParts = ['name', 'subject', 'text'] as const
type Part = (typeof templateParts)[number]

const longest: Readonly<Record<Part, number>> = { name: 80, subject: 200, text: messageLength }

type ErrorKind = 'missing' | 'tooLong' | 'place'

export interface TemplateError {
  readonly locale: Locale
  readonly part: Part
  readonly kind: ErrorKind
  readonly place: string
}

export const templateErrors = (texts: TemplateTexts): readonly TemplateError[] =>
  locales.flatMap((locale) =>
    templateParts.flatMap((part): readonly TemplateError[] => {
      const text = texts[locale][part]
      const [place = ''] = unknownPlaces(text, locale)
      if (text === '') return [{ locale, part, kind: 'missing', place }]
      if (text.length > longest[part]) return [{ locale, part, kind: 'tooLong', place }]
      return place === '' ? [] : [{ locale, part, kind: 'place', place }]
    }),
  )

export const readTexts = (req: Request): TemplateTexts => {
  const read = (locale: Locale) => ({
    name: cleanLine(fieldOf(req, `${locale}.name`)),
    subject: cleanLine(fieldOf(req, `${locale}.subject`)),
    text: cleanLines(fieldOf(req, `${locale}.text`)),
  })
  return { fr: read('fr'), en: read('en') }
}

export const readAbout = (req: Request): RepliedAbout =>
  fieldOf(req, 'about') === 'applications' ? 'applications' : 'requests'
