import { isDeepStrictEqual } from 'node:util'
import { isList, type Json } from '../mergeContent.js'
import { isLeaf } from './fieldText.js'
import { type FieldNode, isOpenList, objectMembers } from './fieldTree.js'

interface LockedValue {
  /** Path without positions in lists whose items can be moved. */
  readonly place: string
  readonly value: unknown
  readonly mayMove: boolean
}

/** Returns the values that the schema does not know, by key; `''`: the whole value has another shape. */
const unknownValues = ({ control, value, children }: FieldNode): ReadonlyMap<string, Json> => {
  if (value === undefined || isLeaf(control) || (control === 'list' && isList(value))) {
    return new Map()
  }
  const known = new Set(children.map(({ path }) => String(path.at(-1))))
  const members = control === 'list' ? undefined : objectMembers(value)
  return new Map([...(members ?? [['', value]])].filter(([key]) => !known.has(key)))
}

/** Returns locked, shared and unknown values, and the lengths of lists whose items code depends on. */
const lockedValues = (
  nodes: readonly FieldNode[],
  above = '',
  mayMove = false,
): readonly LockedValue[] =>
  nodes.flatMap((node, position) => {
    const key = node.path.at(-1)
    const place = `${above}/${typeof key === 'number' && mayMove ? '' : (key ?? position)}`
    if (node.isLocked || node.shared !== undefined) return [{ place, value: node.value, mayMove }]
    const isOpen = isOpenList(node)
    const isFixed = node.control === 'list' && isList(node.value) && !isOpen
    return [
      ...(isFixed ? [{ place, value: node.children.length, mayMove }] : []),
      ...[...unknownValues(node)].map(([name, value]) => ({
        place: `${place}/${name}`,
        value,
        mayMove,
      })),
      ...lockedValues(node.children, place, mayMove || isOpen),
    ]
  })

const isIn = (all: readonly LockedValue[], { place, value }: LockedValue): boolean =>
  all.some((one) => one.place === place && isDeepStrictEqual(one.value, value))

/**
 * Returns whether an edit preserved all values that have no input: hidden inputs can be forged.
 * @param earlier fields of another state, whose removed items may be restored
 */
export const keepsLockedValues = (
  before: readonly FieldNode[],
  after: readonly FieldNode[],
  earlier: readonly FieldNode[] = [],
): boolean => {
  const [old, now] = [lockedValues(before), lockedValues(after)]
  const known = [...old, ...lockedValues(earlier).filter(({ mayMove }) => mayMove)]
  return (
    now.every((one) => one.value === undefined || isIn(known, one)) &&
    old.every((one) => one.mayMove || isIn(now, one))
  )
}
