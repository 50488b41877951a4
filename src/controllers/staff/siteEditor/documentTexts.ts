import { type ExamName, examNames } from '../../../addresses/pageTable.js'
import type { Locale } from '../../../addresses/locales.js'
import {
  type FieldNode,
  nodesAt,
  objectMembers,
} from '../../../services/content/editor/fieldTree.js'
import type { SiteSection } from '../../../services/content/editor/siteSections.js'
import { typeOf } from '../../../services/content/schemas/documentTypes.js'
import { readDocumentName } from '../../../services/content/contentDocument.js'
import { isList, type Json, membersOf } from '../../../services/content/mergeContent.js'
import { withoutMarkup } from '../../../shared/text/markup.js'
import type { StaffSite } from '../../../views/staff/layout/staffSite.js'

const isExam = (name: string): name is ExamName => examNames.some((exam) => exam === name)

/** Returns the labels of a group as a `Map`, because keys of documents may be unknown. */
const wordsOf = (group: Readonly<Record<string, string>>): ReadonlyMap<string, string> =>
  new Map(Object.entries(group))

const knownLabel = (site: StaffSite, { label }: Pick<FieldNode, 'label'>): string | undefined => {
  const labels = wordsOf(site.words('staffContent:fields'))
  const { parent, key, words } = label
  if (words !== undefined) return words[site.locale]
  const own = new Map(Object.entries(site.words('staffContent:paths'))).get(parent)
  const ownLabel = own === undefined ? undefined : wordsOf(own).get(key)
  if (ownLabel !== undefined) return ownLabel
  if (isExam(key)) return site.content.exams[key].shortName[site.locale]
  return labels.get(key)
}

/** Returns the label of a field; for an entry of the shared texts, which has none, its first text. */
export const fieldLabel = (site: StaffSite, node: FieldNode): string =>
  knownLabel(site, node) ?? firstText(site, node) ?? node.label.key

/** Returns `undefined` for identifiers of the program. */
export const knownOption = (site: StaffSite, value: string): string | undefined => {
  if (isExam(value)) return site.content.exams[value].shortName[site.locale]
  return wordsOf(site.words('staffContent:values')).get(value)
}

export const optionLabel = (site: StaffSite, value: string): string =>
  knownOption(site, value) ?? value

export const reviewLabel = ({ t }: StaffSite, review: FieldNode['review']): string | undefined => {
  if (review === undefined) return undefined
  return t(review === 'legal' ? 'staffSiteEditor:form.reviewLegal' : 'staffSiteEditor:form.review')
}

export const textIn = (value: Json | undefined, locale: Locale): string => {
  if (typeof value !== 'object' || value === null || isList(value)) return ''
  const text = value[locale]
  return typeof text === 'string' ? text : ''
}

const longestTitle = 80

const cut = (text: string): string =>
  text.length > longestTitle ? `${text.slice(0, longestTitle - 1).trimEnd()}…` : text

/** Returns all texts of a value in order, without those shared with other documents. */
export const textsIn = (value: Json | undefined, locale: Locale): readonly string[] => {
  if (typeof value !== 'object' || value === null) return []
  if (isList(value)) return value.flatMap((item) => textsIn(item, locale))
  const text = value[locale]
  if (typeof text === 'string') return [text]
  const texts = Object.values(value).flatMap((inner) => textsIn(inner, locale))
  // Joins the two parts of a heading: its beginning and its last phrase, in bold.
  return 'strong' in value ? [texts.join(' ')] : texts
}

const textsBelow = (node: FieldNode, locale: Locale): readonly string[] => {
  if (node.shared !== undefined) return textsIn(node.shared.value, locale)
  return node.children.length > 0
    ? node.children.flatMap((child) => textsBelow(child, locale))
    : textsIn(node.value, locale)
}

const isHeading = ({ path }: FieldNode): boolean => path.at(-1) === 'heading'

const headingOf = ({ shared, children }: FieldNode, locale: Locale): readonly string[] =>
  shared === undefined
    ? children.filter(isHeading).flatMap((heading) => textsBelow(heading, locale))
    : textsIn(objectMembers(shared.value)?.get('heading'), locale)

/** Returns the heading or the first text, as visitors read it. */
const firstText = (site: StaffSite, item: FieldNode): string | undefined => {
  const heading = headingOf(item, site.locale).join(' ').trim()
  const first = [heading, ...textsBelow(item, site.locale)].find((text) => text !== '')
  return first === undefined
    ? undefined
    : cut(withoutMarkup(site.localize({ fr: first, en: first })))
}

export const itemTitle = (site: StaffSite, item: FieldNode): string => {
  const first = firstText(site, item)
  if (first !== undefined) return first
  const number = Number(item.path.at(-1)) + 1
  const kind = objectMembers(item.shared?.value ?? item.value)?.get('kind')
  return kind === 'cost' ? optionLabel(site, kind) : site.t('staffSiteEditor:form.item', { number })
}

/** Returns the subject of a picture: its description without « Image simulée : » and without details. */
export const pictureLabel = (description: string): string => {
  const [first = ''] = description.replace(/^[^:,]*:/, '').split(/[,:]/, 1)
  const subject = first.trim()
  return cut(subject.charAt(0).toUpperCase() + subject.slice(1))
}

export const documentLabel = (site: StaffSite, name: string, json?: Json | null): string => {
  const named = readDocumentName(name)
  const { locale, t, content } = site
  if (named === undefined) return name
  const { type, id } = named
  const { folder, title, label = title, labelField = '' } = typeOf(type)
  if (folder === undefined) return label[locale]
  if (type === 'exam' && isExam(id)) return content.exams[id].fullName[locale]
  if (id === 'finder') return t('staffSiteEditor:documents.finder')
  const text = textIn(membersOf(json ?? undefined)?.get(labelField), locale)
  return (type === 'picture' ? pictureLabel(text) : cut(text)) || id
}

export const sectionLabel = (site: StaffSite, { key, item }: SiteSection): string => {
  if (item !== undefined) return itemTitle(site, item)
  const groups = wordsOf(site.words('staffContent:groups'))
  return groups.get(key) ?? knownLabel(site, { label: { parent: '', key } }) ?? key
}

/** Formats a path in a document: « Prix › IRM ». */
export const placeLabel = (
  site: StaffSite,
  nodes: readonly FieldNode[],
  path: readonly (string | number)[],
): string =>
  nodesAt(nodes, path)
    .map((node) =>
      typeof node.path.at(-1) === 'number' ? itemTitle(site, node) : fieldLabel(site, node),
    )
    .join('\u00A0› ')
