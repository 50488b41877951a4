import * as z from 'zod'
import { type FieldMeta, metaOf } from '../../schema/fields.js'
import { isList, type Json } from '../mergeContent.js'
import { resolveUses, type SharedValues } from '../resolveUses.js'

type Schema = z.core.$ZodType
type Key = string | number

export interface FieldNode {
  readonly path: readonly Key[]
  /** Keys of the field and its parent, which select the label. */
  readonly label: {
    readonly parent: string
    readonly key: string
    readonly words?: FieldMeta['label'] | undefined
  }
  /** `group` and `list` have children; every other control is a leaf. */
  readonly control: FieldMeta['control']
  readonly schema: Schema
  readonly group: string | undefined
  readonly isLocked: boolean
  readonly isOptional: boolean
  readonly review: 'medical' | 'legal' | undefined
  /** Shared text referenced here; it is edited in the common document. */
  readonly shared: { readonly name: string; readonly value: Json } | undefined
  readonly value: Json | undefined
  readonly children: readonly FieldNode[]
}

const bare = (schema: Schema): Schema =>
  schema instanceof z.ZodExactOptional || schema instanceof z.ZodReadonly
    ? bare(schema.unwrap())
    : schema

/** Returns the members of an object; a localized text counts as an object. */
export const objectMembers = (value: Json | undefined): ReadonlyMap<string, Json> | undefined =>
  typeof value === 'object' && value !== null && !isList(value)
    ? new Map(Object.entries(value))
    : undefined

const useOf = (value: Json | undefined): string | undefined => {
  if (typeof value !== 'object' || value === null || isList(value)) return undefined
  const { use, ...rest } = value
  return typeof use === 'string' && Object.keys(rest).length === 0 ? use : undefined
}

const structures = new Set<FieldMeta['control']>(['group', 'list', 'each', 'oneOf'])

const controlOf = (schema: Schema, meta: FieldMeta | undefined): FieldMeta['control'] =>
  meta?.control ?? (schema instanceof z.ZodObject ? 'group' : 'name')

type Child = readonly [key: Key, schema: Schema, value: Json | undefined]

/** Returns the union option that matches the discriminator of a value. */
const optionFor = (schema: z.ZodUnion | z.ZodDiscriminatedUnion, value: Json): Schema | undefined =>
  schema.options.find((option) => {
    if (!(option instanceof z.ZodObject)) return false
    const members = objectMembers(value)
    return Object.entries(option.shape).every(([key, inner]) => {
      const isTag = inner instanceof z.ZodLiteral || inner instanceof z.ZodEnum
      return !isTag || z.safeParse(inner, members?.get(key)).success
    })
  })

const childrenOf = (schema: Schema, value: Json | undefined): readonly Child[] => {
  if (schema instanceof z.ZodUnion) {
    const option = value === undefined ? undefined : optionFor(schema, value)
    return option === undefined ? [] : childrenOf(option, value)
  }
  if (schema instanceof z.ZodObject) {
    if (value === undefined) return []
    const members = objectMembers(value)
    return Object.entries(schema.shape).map(([key, inner]) => [key, inner, members?.get(key)])
  }
  if (schema instanceof z.ZodArray) {
    return isList(value) ? value.map((item, place) => [place, schema.element, item]) : []
  }
  if (schema instanceof z.ZodRecord) {
    return [...(objectMembers(value) ?? [])]
      .filter(([key]) => z.safeParse(schema.keyType, key).success)
      .map(([key, inner]) => [key, schema.valueType, inner])
  }
  return []
}

interface Above extends Pick<FieldNode, 'path' | 'isLocked' | 'review'> {
  readonly labels: string
  readonly common: SharedValues
}

const json: z.ZodType<Json> = z.json()

const sharedOf = (value: Json | undefined, common: SharedValues): FieldNode['shared'] => {
  const name = useOf(value)
  if (name === undefined) return undefined
  return { name, value: json.parse(resolveUses(value, common).value) }
}

const nodeAt = (
  wrapped: Schema,
  value: Json | undefined,
  key: Key,
  { path, labels, isLocked, review, common }: Above,
): FieldNode => {
  const schema = bare(wrapped)
  const meta = metaOf(schema)
  const control = controlOf(schema, meta)
  const shared = sharedOf(value, common)
  const here = {
    path: [...path, key],
    // A literal discriminates a union and is not editable.
    isLocked: isLocked || meta?.locked === true || schema instanceof z.ZodLiteral,
    review: meta?.review === 'none' ? undefined : (meta?.review ?? review),
    common,
  }
  const labelKey = typeof key === 'number' ? labels : key
  const inside = structures.has(control) && shared === undefined
  return {
    path: here.path,
    isLocked: here.isLocked,
    review: here.review,
    label: { parent: typeof key === 'number' ? '' : labels, key: labelKey, words: meta?.label },
    control,
    schema,
    group: meta?.group,
    isOptional: wrapped instanceof z.ZodExactOptional,
    shared,
    value,
    children: inside
      ? childrenOf(schema, value).map(([name, inner, innerValue]) =>
          nodeAt(inner, innerValue, name, { ...here, labels: meta?.labels ?? labelKey }),
        )
      : [],
  }
}

/**
 * Returns the fields of a document, in the order of its schema.
 * @param labels name of its type
 * @param review required approval of the whole document
 */
export const fieldTree = (
  schema: Schema,
  value: Json,
  labels: string,
  common: SharedValues,
  review?: FieldNode['review'],
): readonly FieldNode[] =>
  childrenOf(bare(schema), value).map(([key, inner, innerValue]) =>
    nodeAt(inner, innerValue, key, { path: [], labels, isLocked: false, review, common }),
  )

export const nodesAt = (
  nodes: readonly FieldNode[],
  path: readonly Key[],
): readonly FieldNode[] => {
  const node = nodes.find((one) => one.path.every((key, place) => key === path[place]))
  return node === undefined ? [] : [node, ...nodesAt(node.children, path)]
}

const hasRequiredLock = (schema: Schema): boolean => {
  const inner = bare(schema)
  if (inner instanceof z.ZodUnion) return true
  if (!(inner instanceof z.ZodObject)) return false
  return Object.values(inner.shape).some(
    (field) => !(field instanceof z.ZodExactOptional) && metaOf(bare(field))?.locked === true,
  )
}

/** Returns whether items may be added, moved and removed: code depends on those with a locked key. */
export const isOpenList = ({ schema, isLocked }: FieldNode): boolean =>
  schema instanceof z.ZodArray && !isLocked && !hasRequiredLock(schema.element)

const emptyOf = (wrapped: Schema): Json => {
  const schema = bare(wrapped)
  const meta = metaOf(schema)
  if (meta?.control === 'line' || meta?.control === 'rich') return { fr: '', en: '' }
  if (schema instanceof z.ZodObject) {
    return Object.fromEntries(
      Object.entries(schema.shape)
        .filter(([, inner]) => !(inner instanceof z.ZodExactOptional))
        .map(([key, inner]) => [key, emptyOf(inner)]),
    )
  }
  if (schema instanceof z.ZodEnum) return String(schema.options[0] ?? '')
  if (schema instanceof z.ZodArray) return []
  return meta?.control === 'number' ? 1 : ''
}

export const emptyItem = ({ schema }: FieldNode): Json =>
  schema instanceof z.ZodArray ? emptyOf(schema.element) : ''

export const optionsOf = ({ schema }: FieldNode): readonly string[] => {
  const inner = schema instanceof z.ZodArray ? schema.element : schema
  return inner instanceof z.ZodEnum ? inner.options.map(String) : []
}
