import { type DocumentTypeName, typeOf } from '../schemas/documentTypes.js'
import { itemId, type Json } from '../mergeContent.js'
import { fieldText, isLeaf } from './fieldText.js'
import { type FieldNode, objectMembers } from './fieldTree.js'

export interface SiteSection {
  /** Identifier such as `head`, or `sections-prepare` for an item of a list of sections. */
  readonly key: string
  /** List item that labels the section; if `undefined`, the group or field named by `key` does. */
  readonly item: FieldNode | undefined
  readonly fields: readonly FieldNode[]
}

/** Groups that commands and confirmations write, and that no form contains. */
const hiddenGroups = new Set(['confirmations'])

const groupOf = ({ group, control, label }: FieldNode): string =>
  group ?? (['group', 'list', 'each'].includes(control) ? label.key : 'texts')

const sectionsOfList = (list: FieldNode): readonly SiteSection[] =>
  list.children.map((item) => ({
    key: `sections-${itemId(item.value ?? '') ?? item.path.at(-1)}`,
    item,
    fields: [item],
  }))

export const siteSections = (
  type: DocumentTypeName,
  nodes: readonly FieldNode[],
): readonly SiteSection[] => {
  const shown = nodes.filter(({ group = '' }) => !hiddenGroups.has(group))
  if (typeOf(type).isOneForm) return [{ key: 'all', item: undefined, fields: shown }]
  const keys = [...new Set(shown.map(groupOf))]
  return keys.flatMap((key) => {
    const fields = shown.filter((node) => groupOf(node) === key)
    const [list] = fields
    return key === 'sections' && list !== undefined
      ? sectionsOfList(list)
      : [{ key, item: undefined, fields }]
  })
}

/** Identifiers of the program: anchors, drawings and discriminators of unions. */
export const technicalKeys = ['id', 'kind', 'updated', 'drawing', 'inset']

/** Returns false for a list item of technical values only, such as the section about costs, which is generated. */
export const hasContent = ({ item }: SiteSection): boolean =>
  item === undefined ||
  [...(objectMembers(item.shared?.value ?? item.value)?.keys() ?? [])].some(
    (key) => !technicalKeys.includes(key),
  )

export const inputCount = (nodes: readonly FieldNode[]): number =>
  nodes.reduce(
    (sum, { control, children }) =>
      sum + (isLeaf(control) ? fieldText(control).parts.length : inputCount(children)),
    0,
  )

export type SectionValues = ReadonlyMap<string, Json>

export const sectionValues = ({ fields }: SiteSection): SectionValues =>
  new Map(
    fields.flatMap(({ path, value }) => (value === undefined ? [] : [[path.join('.'), value]])),
  )

const startsWith = (path: readonly unknown[], start: readonly unknown[]): boolean =>
  start.every((key, place) => key === path[place])

export const sectionAt = (
  sections: readonly SiteSection[],
  path: readonly (string | number)[],
): string | undefined =>
  sections.find(({ fields }) => fields.some((field) => startsWith(path, field.path)))?.key
