import { isCalendarDay } from '../../../shared/clinic/calendarDays.js'
import { cleanLine, cleanLines, cleanPlain } from '../../../shared/forms/cleanText.js'
import { hourOf, readTypedHour } from '../../../shared/tools/typedHour.js'
import type { FieldMeta } from '../../schema/fields.js'
import { isList, type Json } from '../mergeContent.js'
import { correctTypography } from './correctTypography.js'
import { type FieldNode, optionsOf } from './fieldTree.js'

interface FieldText {
  readonly parts: readonly string[]
  write(value: Json): readonly string[]
  /** Parses the texts of the inputs. @returns `undefined` if one is invalid */
  read(typed: readonly string[], node: FieldNode): Json | undefined
}

const single = (
  write: (value: Json) => string,
  read: (text: string, node: FieldNode) => Json | undefined,
): FieldText => ({
  parts: [''],
  write: (value) => [write(value)],
  read: ([text = ''], node) => read(text, node),
})

const plain = (value: Json): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''

const line = single(plain, cleanLine)

/** Matches thousands with English commas. A price has two decimals, so the comma of `1,200` is none. */
const thousands = /^-?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/

const readNumber = (text: string): number | undefined => {
  const typed = cleanPlain(text).replaceAll(/[\s$]/g, '')
  const written = thousands.test(typed) ? typed.replaceAll(',', '') : typed.replace(',', '.')
  return /^-?\d{1,7}(\.\d{1,7})?$/.test(written) ? Number(written) : undefined
}

const number = single(plain, readNumber)

const pair: FieldText = {
  parts: ['fr', 'en'],
  write: (value) =>
    typeof value === 'object' && value !== null && !isList(value)
      ? [plain(value['fr'] ?? ''), plain(value['en'] ?? '')]
      : ['', ''],
  read: ([fr = '', en = '']) => ({
    fr: correctTypography(fr, 'fr'),
    en: correctTypography(en, 'en'),
  }),
}

const readPhone = (text: string): string | undefined => {
  const digits = cleanPlain(text).replaceAll(/\D/g, '').replace(/^1/, '')
  return digits.length === 10 ? `+1${digits}` : undefined
}

const writePhone = (value: Json): string =>
  plain(value).replace(/^\+1(\d{3})(\d{3})(\d{4})$/, '$1 $2-$3')

const readHour = (text: string): string | undefined => {
  const reading = readTypedHour(text)
  return 'error' in reading ? undefined : hourOf(reading.minutes)
}

const readRange = (text: string): readonly string[] | undefined => {
  const hours = text.split(/[-–—]| à | to /u).map(readHour)
  const known = hours.filter((hour) => hour !== undefined)
  return hours.length === 2 && known.length === 2 ? known : undefined
}

const readDayHours = (text: string): Json | undefined => {
  const written = cleanLine(text)
  if (written === '') return []
  const ranges = written.split(/[,;]| et | and /u).map(readRange)
  const known = ranges.filter((range) => range !== undefined)
  return known.length === ranges.length ? known : undefined
}

const writeDayHours = (value: Json): string =>
  isList(value)
    ? value.map((range) => (isList(range) ? range.map(plain).join('–') : '')).join(', ')
    : ''

const readDate = (text: string): string | undefined => {
  const day = cleanPlain(text)
  return isCalendarDay(day) ? day : undefined
}

const choice = single(plain, (text, node) => {
  const options = optionsOf(node)
  return options.length === 0 || options.includes(text) ? text : undefined
})

const choices: FieldText = {
  parts: [''],
  write: (value) => (isList(value) ? value.map(plain) : []),
  read: (typed, node) => {
    const options = optionsOf(node)
    const chosen = typed.filter((one) => one !== '')
    if (!chosen.every((one) => options.includes(one))) return undefined
    // Posted checkboxes have no order; values chosen before retain their order.
    const before = isList(node.value) ? node.value.map(plain) : []
    return [...new Set([...before.filter((one) => chosen.includes(one)), ...chosen])]
  },
}

const range: FieldText = {
  parts: ['from', 'to'],
  write: (value) => (isList(value) ? value.map(plain) : ['', '']),
  read: ([from = '', to = '']) => {
    const [least, most] = [readNumber(from), readNumber(to)]
    return least === undefined || most === undefined ? undefined : [least, most]
  },
}

const readPercent = (text: string): number | undefined => {
  const value = readNumber(text.replace('%', ''))
  return value !== undefined && value >= 0 && value <= 100 ? Math.round(value) : undefined
}

const focus: FieldText = {
  parts: ['x', 'y'],
  write: (value) => (isList(value) ? value.map(plain) : ['', '']),
  read: ([x = '', y = '']) => {
    const [left, top] = [readPercent(x), readPercent(y)]
    return left === undefined || top === undefined ? undefined : [left, top]
  },
}

type Leaf = Exclude<FieldMeta['control'], 'group' | 'list' | 'each' | 'oneOf'>

const fieldTexts: Readonly<Record<Leaf, FieldText>> = {
  choice,
  choices,
  date: single(plain, readDate),
  dayHours: single(writeDayHours, readDayHours),
  drawing: line,
  email: line,
  exam: choice,
  flag: single(
    (value) => (value === true ? 'yes' : ''),
    (text, { isOptional }) => (text === 'yes' ? true : isOptional ? undefined : false),
  ),
  focus,
  line: pair,
  minutesBefore: line,
  name: line,
  number,
  paragraphs: single(plain, cleanLines),
  phone: single(writePhone, readPhone),
  picture: line,
  price: number,
  range,
  rich: pair,
  time: single(plain, readHour),
  url: line,
}

export const isLeaf = (control: FieldMeta['control']): control is Leaf => control in fieldTexts

export const fieldText = (control: Leaf): FieldText => fieldTexts[control]
