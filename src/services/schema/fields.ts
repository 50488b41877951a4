import * as z from 'zod'
import { examNames } from '../../addresses/pageTable.js'
import type { Localized } from '../../content/localized.js'
import { type DrawingName, drawings } from '../../content/pictures/drawingCatalogue.js'
import { failsAs } from './brokenRule.js'

export const controls = [
  'choice',
  'choices',
  'date',
  'dayHours',
  'drawing',
  'each',
  'email',
  'exam',
  'flag',
  'focus',
  'group',
  'line',
  'list',
  'minutesBefore',
  'name',
  'number',
  'oneOf',
  'paragraphs',
  'phone',
  'picture',
  'price',
  'range',
  'rich',
  'time',
  'url',
] as const

export interface FieldMeta {
  readonly control: (typeof controls)[number]
  readonly group?: string
  /** Required approval of a change; `none` within a reviewed document. */
  readonly review?: 'medical' | 'legal' | 'none'
  /** Displayed but not editable: code depends on the value. */
  readonly locked?: true
  /** Label in the site editor; default: that of its key in `staffContent.json`, which many fields share. */
  readonly label?: Localized
  /** Prefix of the labels inside the field, for a shape that several documents share. */
  readonly labels?: string
}

type About = Omit<FieldMeta, 'control'>

const registry = z.registry<FieldMeta>()

export const field = <Schema extends z.ZodType>(
  schema: Schema,
  control: FieldMeta['control'],
  about: About = {},
): Schema => {
  registry.add(schema, { ...about, control })
  return schema
}

/** Returns the metadata of a field. Wrappers such as `.exactOptional()` are not registered themselves. */
export const metaOf = (schema: z.core.$ZodType): FieldMeta | undefined =>
  registry.get(schema) ??
  (schema instanceof z.ZodExactOptional || schema instanceof z.ZodReadonly
    ? metaOf(schema.unwrap())
    : undefined)

export const inGroup = <Shape extends Readonly<Record<string, z.ZodType>>>(
  group: string,
  shape: Shape,
): Shape => {
  for (const schema of Object.values(shape)) {
    const inner =
      schema instanceof z.ZodExactOptional || schema instanceof z.ZodReadonly
        ? schema.unwrap()
        : schema
    const meta = metaOf(inner)
    if (meta !== undefined) registry.add(inner, { ...meta, group })
  }
  return shape
}

export const lineLength = 500
const slugLength = 80
export const textLength = 5000
const mostItems = 100
/** A page names at most three other exams. */
const mostExams = 3

const textOf = (longest: number) => z.string().min(1).max(longest)
const pair = (longest: number) => z.strictObject({ fr: textOf(longest), en: textOf(longest) })

export const line = (about: About = {}) => field(pair(lineLength), 'line', about)

/** Creates the field of a bilingual text with facts, links and strong words; see `content/localized.ts`. */
export const rich = (about: About = {}) => field(pair(textLength), 'rich', about)

/** Creates the field of a name for both languages, or of a text in one language. */
export const name = (about: About = {}) => field(textOf(lineLength), 'name', about)

export const paragraphs = (about: About = {}) => field(textOf(textLength), 'paragraphs', about)

/** Creates the field of a URL segment, anchor or id: lower-case letters and digits joined by hyphens. */
export const slug = (about: About = {}) =>
  field(
    z
      .string()
      .max(slugLength)
      .regex(/^[a-z\d]+(-[a-z\d]+)*$/, failsAs('slug')),
    'name',
    about,
  )

interface Limits extends About {
  readonly least?: number
  readonly most: number
}

export const number = ({ least = 0, most, ...about }: Limits) =>
  field(z.number().min(least).max(most), 'number', about)

const numberPair = (most: number) =>
  z.tuple([z.number().positive().max(most), z.number().positive().max(most)], failsAs('range'))

export const range = ({ most, ...about }: Omit<Limits, 'least'>) =>
  field(
    numberPair(most).refine(([from, to]) => from <= to, failsAs('range')),
    'range',
    about,
  )

/** Creates the field of minutes before the appointment: a deadline, or a period, larger number first. */
export const minutesBefore = ({ most, ...about }: Omit<Limits, 'least'>) =>
  field(z.union([z.number().min(0).max(most), numberPair(most)]), 'minutesBefore', about)

const earliest = '1950-01-01'
const latest = '2099-12-31'

const isoDate = z.iso
  .date(failsAs('date'))
  .refine(
    (day) => day >= earliest && day <= latest,
    failsAs('farDate', { from: earliest, to: latest }),
  )

export const date = (about: About = {}) => field(isoDate.clone(), 'date', about)

export const flag = (about: About = {}) => field(z.literal(true), 'flag', about)

export const yesOrNo = (about: About = {}) => field(z.boolean(), 'flag', about)

export const choice = <const Values extends readonly string[]>(values: Values, about: About = {}) =>
  field(z.enum(values), 'choice', about)

export const choices = <const Values extends readonly string[]>(
  values: Values,
  about: About = {},
) => field(z.array(z.enum(values)).max(values.length), 'choices', about)

export const exam = (about: About = {}) => field(z.enum(examNames), 'exam', about)

export const exams = (about: About = {}) =>
  field(z.array(z.enum(examNames)).max(mostExams), 'choices', about)

/** Creates the field of a picture document's id; `missingPictures` checks that the document exists. */
export const picture = (about: About = {}) => field(textOf(60), 'picture', about)

const percent = z.int().min(0).max(100)

/** Creates the field of a picture's focal point, in percent of its width and height. */
export const focus = (about: About = {}) =>
  field(z.tuple([percent, percent], failsAs('focus')), 'focus', about)

const isDrawing = (value: unknown): value is DrawingName =>
  typeof value === 'string' && Object.hasOwn(drawings, value)

export const drawing = (about: About = {}) =>
  field(z.custom<DrawingName>(isDrawing, failsAs('technical')), 'drawing', about)

export const url = (about: About = {}) =>
  field(z.url({ protocol: /^https$/, ...failsAs('url') }).max(lineLength), 'url', about)

export const group = <Shape extends z.core.$ZodLooseShape>(shape: Shape, about: About = {}) =>
  field(z.strictObject(shape), 'group', about)

interface ListLimits extends About {
  readonly least?: number
  readonly most?: number
}

export const list = <Item extends z.ZodType>(
  item: Item,
  { least = 0, most = mostItems, ...about }: ListLimits = {},
) => field(z.array(item).min(least).max(most), 'list', about)

export const each = <const Keys extends readonly string[], Value extends z.ZodType>(
  keys: Keys,
  value: Value,
  about: About = {},
) => field(z.record(z.enum(keys), value), 'each', about)

/** Creates a field that maps ids, chosen by the clinic, to values. */
export const named = <Value extends z.ZodType>(value: Value, about: About = {}) =>
  field(z.record(z.string().min(1), value), 'each', about)

export const oneOf = <
  const Key extends string,
  const Shapes extends readonly [z.core.$ZodTypeDiscriminable, ...z.core.$ZodTypeDiscriminable[]],
>(
  key: Key,
  shapes: Shapes,
  about: About = {},
) => field(z.discriminatedUnion(key, shapes), 'oneOf', about)
