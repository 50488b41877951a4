import { isDeepStrictEqual } from 'node:util'
import { isList } from '../mergeContent.js'
import { type FieldNode, isOpenList } from './fieldTree.js'

interface LockedValue {
  /** Path without positions in lists whose items can be moved. */
  readonly place: string
  readonly value: unknown
  readonly mayMove: boolean
}

/** Returns locked and shared values, and the lengths of lists whose items code depends on. */
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
      ...lockedValues(node.children, place, mayMove || isOpen),
    ]
  })

const isIn = (all: readonly LockedValue[], { place, value }: LockedValue): boolean =>
  all.some((one) => one.place === place && isDeepStrictEqual(one.value, value))

/** Returns whether a posted form preserved all locked values: hidden inputs can be forged. */
export const keepsLockedValues = (
  before: readonly FieldNode[],
  after: readonly FieldNode[],
): boolean => {
  const [old, now] = [lockedValues(before), lockedValues(after)]
  return (
    now.every((one) => one.value === undefined || isIn(old, one)) &&
    old.every((one) => one.mayMove || isIn(now, one))
  )
}
