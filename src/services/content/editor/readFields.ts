import { textLength } from '../../schema/fields.js'
import { isList, type Json } from '../mergeContent.js'
import { emptyItem, type FieldNode, objectMembers } from './fieldTree.js'
import { longestText } from '../storedJson.js'
import { fieldText, isLeaf } from './fieldText.js'

export type Posted = (name: string) => readonly string[]

/** Returns the input name of a field: its path joined by dots. */
export const fieldName = ({ path }: Pick<FieldNode, 'path'>, part = ''): string =>
  [...path, part].filter((key) => key !== '').join('.')

export interface FieldsRead {
  readonly value: Json | undefined
  /** Names of fields with invalid or too long text; they preserve their previous value. */
  readonly unreadable: readonly string[]
}

const readLeaf = (node: FieldNode, posted: Posted): FieldsRead => {
  if (!isLeaf(node.control)) return { value: node.value, unreadable: [] }
  const text = fieldText(node.control)
  const typed =
    node.control === 'choices'
      ? posted(fieldName(node))
      : text.parts.map((part) => posted(fieldName(node, part))[0] ?? '')
  if (node.isOptional && typed.every((one) => one.trim() === '')) {
    return { value: undefined, unreadable: [] }
  }
  const value = text.read(typed, node)
  // An unticked box posts no value: it is `false` or missing.
  const isMissing = value === undefined && !(node.control === 'flag' && node.isOptional)
  if (isMissing || longestText(value ?? '') > textLength) {
    return { value: node.value, unreadable: [fieldName(node)] }
  }
  return { value, unreadable: [] }
}

/** Reads a field from a posted form; preserves locked and shared values. */
export const readField = (node: FieldNode, posted: Posted): FieldsRead => {
  const { value, children, isLocked, shared, isOptional } = node
  if (isLocked || shared !== undefined) return { value, unreadable: [] }
  if (isLeaf(node.control)) return readLeaf(node, posted)
  if (value === undefined) return { value, unreadable: [] }
  const read = children.map((child) => ({ child, ...readField(child, posted) }))
  const unreadable = read.flatMap((one) => one.unreadable)
  if (isList(value)) {
    const items = read.flatMap((one) => (one.value === undefined ? [] : [one.value]))
    return { value: isOptional && items.length === 0 ? undefined : items, unreadable }
  }
  const members = new Map(objectMembers(value))
  for (const { child, value: changed } of read) {
    const key = String(child.path.at(-1))
    if (changed === undefined) members.delete(key)
    else members.set(key, changed)
  }
  return { value: Object.fromEntries(members), unreadable }
}

/** Returns the document with another value at a path; `undefined` removes it. */
export const withValue = (
  json: Json | undefined,
  [key, ...rest]: readonly (string | number)[],
  value: Json | undefined,
): Json | undefined => {
  if (key === undefined) return value
  if (isList(json)) {
    return json.flatMap((item, place) =>
      place === key ? (withValue(item, rest, value) ?? []) : [item],
    )
  }
  const members = new Map(objectMembers(json))
  const changed = withValue(members.get(String(key)), rest, value)
  if (changed === undefined) members.delete(String(key))
  else members.set(String(key), changed)
  return Object.fromEntries(members)
}

const listActions = ['add', 'up', 'down', 'remove'] as const
type ListAction = (typeof listActions)[number]

/** A button of a list, such as `up:steps.2`. */
export interface ListStep {
  readonly action: ListAction
  /** Path of the list to `add` to, else of the item. */
  readonly path: readonly (string | number)[]
}

export const readListStep = (button: string): ListStep | undefined => {
  const [name = '', path = ''] = button.split(':')
  const action = listActions.find((one) => one === name)
  if (action === undefined || path === '') return undefined
  const keys = path.split('.').map((key) => (/^\d{1,3}$/.test(key) ? Number(key) : key))
  return { action, path: keys }
}

const moved = (items: readonly Json[], from: number, to: number): readonly Json[] => {
  const item = items[from]
  if (item === undefined || to < 0 || to >= items.length) return items
  const others = items.toSpliced(from, 1)
  return others.toSpliced(to, 0, item)
}

/** Returns the items of a list after a button was pressed. @param place position of the item */
export const afterStep = (list: FieldNode, action: ListAction, place: number): readonly Json[] => {
  const items = isList(list.value) ? list.value : []
  if (action === 'add') return [...items, emptyItem(list)]
  if (action === 'remove') return items.toSpliced(place, 1)
  return moved(items, place, action === 'up' ? place - 1 : place + 1)
}
