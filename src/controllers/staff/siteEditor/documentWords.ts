import { type ExamName, examNames } from '../../../addresses/pageTable.js'
import { locales, type Locale } from '../../../addresses/locales.js'
import { staffUrl } from '../../../addresses/staffTable.js'
import {
  documentAddress,
  type OpenDocument,
} from '../../../services/content/editor/openDocument.js'
import {
  fieldsOfDocument,
  sectionsOfDocument,
} from '../../../services/content/editor/openDocument.js'
import {
  type Change,
  documentChanges,
  wordDiff,
} from '../../../services/content/editor/documentChanges.js'
import { type FieldNode, nodesAt } from '../../../services/content/editor/fieldTree.js'
import { fieldText, isLeaf } from '../../../services/content/editor/fieldText.js'
import type { SiteSection } from '../../../services/content/editor/siteSections.js'
import { readDocumentName } from '../../../services/content/contentDocument.js'
import type { Problem } from '../../../services/content/documentType.js'
import { isList, itemId, type Json, membersOf } from '../../../services/content/mergeContent.js'
import type { StaffSite } from '../../../views/staff/layout/staffSite.js'
import type { ChangeProps, ProblemProps } from '../../../views/staff/siteEditor/fieldProps.js'

type Named = Pick<OpenDocument, 'type' | 'id'>

const isExam = (name: string): name is ExamName => examNames.some((exam) => exam === name)

/** Words of a group by key; keys come from documents. */
const wordsOf = (group: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(group))

export const fieldLabel = (site: StaffSite, { label }: Pick<FieldNode, 'label'>): string => {
  const labels = wordsOf(site.words('staffContent:fields'))
  const { parent, key } = label
  const own = labels.get(`${parent}-${key}`)
  if (own !== undefined) return own
  if (isExam(key)) return site.content.exams[key].shortName[site.locale]
  return labels.get(key) ?? key
}

export const optionLabel = (site: StaffSite, value: string): string => {
  if (isExam(value)) return site.content.exams[value].shortName[site.locale]
  return wordsOf(site.words('staffContent:values')).get(value) ?? value
}

const textIn = (value: Json | undefined, locale: Locale): string => {
  if (typeof value !== 'object' || value === null || isList(value)) return ''
  const text = value[locale]
  return typeof text === 'string' ? text : ''
}

const longestTitle = 80

const cut = (text: string): string =>
  text.length > longestTitle ? `${text.slice(0, longestTitle - 1)}…` : text

/** The first text of a list item, which tells it apart. */
export const itemTitle = (site: StaffSite, item: FieldNode): string => {
  const own = textIn(item.value, site.locale)
  const inside = item.children
    .flatMap((child) => [child, ...child.children])
    .map(({ value }) => textIn(value, site.locale))
    .find((text) => text !== '')
  const number = Number(item.path.at(-1)) + 1
  return cut(own || inside || site.t('staffSiteEditor:form.item', { number }))
}

/** The name of a document, in the language of the account. */
export const documentLabel = (site: StaffSite, name: string, json?: Json | null): string => {
  const named = readDocumentName(name)
  const { locale, t, content } = site
  if (named === undefined) return name
  const { type, id } = named
  if (type === 'exam' && isExam(id)) return content.exams[id].fullName[locale]
  if (type === 'clinic' || type === 'common' || type === 'phrases') {
    return t(`staffSiteEditor:documents.${type}`)
  }
  if (id === 'finder') return t('staffSiteEditor:documents.finder')
  const members = membersOf(json ?? undefined)
  const key = { page: 'name', job: 'title', picture: 'alt', exam: '', template: '' }[type]
  return cut(textIn(members?.get(key), locale) || id)
}

export const sectionLabel = (site: StaffSite, { key, item }: SiteSection): string => {
  if (item !== undefined) return itemTitle(site, item)
  const groups = wordsOf(site.words('staffContent:groups'))
  return groups.get(key) ?? fieldLabel(site, { label: { parent: '', key } })
}

/** Names a place of a document: « Prix › IRM ». */
export const placeLabel = (
  site: StaffSite,
  document: Named,
  json: Json,
  path: readonly (string | number)[],
): string =>
  nodesAt(fieldsOfDocument(document, json), path)
    .map((node) =>
      typeof node.path.at(-1) === 'number' ? itemTitle(site, node) : fieldLabel(site, node),
    )
    .join(' › ')

const startsWith = (path: readonly unknown[], start: readonly unknown[]): boolean =>
  start.every((key, place) => key === path[place])

/** The section that edits a place. */
export const sectionOf = (
  document: Named,
  json: Json,
  path: readonly (string | number)[],
): string | undefined =>
  sectionsOfDocument(document, json).find(({ fields }) =>
    fields.some((field) => startsWith(path, field.path)),
  )?.key

/** Conflicts name list items by id: this finds their places. */
export const pathOfConflict = (json: Json, path: string): readonly (string | number)[] => {
  const keys: (string | number)[] = []
  let value: Json | undefined = json
  for (const key of path.split('.')) {
    if (isList(value)) {
      const place = value.findIndex((item) => itemId(item) === key)
      value = value[place]
      keys.push(place)
    } else {
      value = membersOf(value)?.get(key)
      keys.push(key)
    }
  }
  return keys
}

const plainText = (value: Json | undefined): string =>
  isList(value) ? value.map(plainText).join(', ') : value === undefined ? '' : String(value)

/** A leaf as people read it, in each language where it has two. */
const writtenLeaf = (
  site: StaffSite,
  value: Json | undefined,
  node: FieldNode | undefined,
): readonly (readonly [Locale | undefined, string])[] => {
  if (value === undefined) return []
  if (typeof value === 'object' && value !== null && !isList(value)) {
    return locales.flatMap((locale) => {
      const text = textIn(value, locale)
      return text === '' ? [] : [[locale, text] as const]
    })
  }
  if (typeof value === 'boolean')
    return [[undefined, value ? site.t('staffSiteEditor:form.yes') : '']]
  const control = node?.control
  const isChoice = control === 'choice' || control === 'choices' || control === 'exam'
  if (isChoice && isList(value)) {
    return [[undefined, value.map((one) => optionLabel(site, String(one))).join(', ')]]
  }
  if (isChoice) return [[undefined, optionLabel(site, String(value))]]
  if (control !== undefined && isLeaf(control)) {
    return [[undefined, fieldText(control).write(value).join(' – ')]]
  }
  return [[undefined, plainText(value)]]
}

/** Every leaf below a value, such as an added item. */
const leavesOf = (value: Json | undefined): readonly Json[] => {
  if (value === undefined) return []
  const members = membersOf(value)
  if (members !== undefined) return [...members.values()].flatMap(leavesOf)
  return isList(value) && value.some((item) => typeof item === 'object')
    ? value.flatMap(leavesOf)
    : [value]
}

const changeTexts = (
  site: StaffSite,
  { before, after }: Change,
  node: FieldNode | undefined,
): ChangeProps['texts'] => {
  const written = (value: Json | undefined) =>
    leavesOf(value).flatMap((leaf) => writtenLeaf(site, leaf, node))
  const [old, now] = [written(before), written(after)]
  const keys = [...new Set([...old, ...now].map(([locale]) => locale))]
  const join = (texts: typeof old, locale: Locale | undefined): string =>
    texts
      .filter(([one]) => one === locale)
      .map(([, text]) => text)
      .join(' / ')
  return keys.map((locale) => ({ locale, runs: wordDiff(join(old, locale), join(now, locale)) }))
}

/** Describes what differs between two states of a document. */
export const changeProps = (
  site: StaffSite,
  document: Named,
  before: Json,
  after: Json,
): readonly ChangeProps[] =>
  documentChanges(before ?? {}, after ?? {}).map((change) => {
    const json = change.after === undefined ? before : after
    const node = nodesAt(fieldsOfDocument(document, json), change.path).at(-1)
    return {
      label: placeLabel(site, document, json, change.path),
      texts: changeTexts(site, change, node),
    }
  })

const problemRules = [
  [/^must not be empty/, 'missing'],
  [/^is missing/, 'absent'],
  [/^must have at most (\d+) characters/, 'tooLong'],
  [/^must hold at most (\d+) /, 'tooMany'],
  [/^must hold at least (\d+) /, 'tooFew'],
  [/^must be at most ([\d.]+)/, 'above'],
  [/^must be at least ([\d.]+)/, 'below'],
] as const

const problemMessage = ({ t }: StaffSite, message: string): string => {
  for (const [pattern, name] of problemRules) {
    const match = pattern.exec(message)
    if (match !== null) return t(`staffSiteEditor:problems.${name}`, { limit: match[1] ?? '' })
  }
  return t('staffSiteEditor:problems.other', { message })
}

/** Describes the errors of a document, each with a link to its section. */
export const problemProps = (
  site: StaffSite,
  document: Named & Pick<OpenDocument, 'name'>,
  json: Json,
  problems: readonly Problem[],
): readonly ProblemProps[] =>
  problems.map(({ path, message }) => {
    const section = sectionOf(document, json, path)
    const address = documentAddress(document.name)
    return {
      label: placeLabel(site, document, json, path),
      message: problemMessage(site, message),
      href:
        section === undefined
          ? staffUrl('siteDocument', { document: address })
          : `${staffUrl('siteSection', { document: address, section })}#${path.join('.')}`,
    }
  })
