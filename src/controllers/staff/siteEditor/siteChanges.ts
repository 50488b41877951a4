import { isDeepStrictEqual } from 'node:util'
import { locales, type Locale } from '../../../addresses/locales.js'
import { staffUrl } from '../../../addresses/staffTable.js'
import {
  documentAddress,
  type DocumentKind,
  fieldsOfDocument,
  type SectionSaved,
  sectionsOfDocument,
} from '../../../services/content/editor/openDocument.js'
import { type Change, wordDiff } from '../../../services/content/editor/documentChanges.js'
import { placedChanges } from '../../../services/content/editor/reviewedChanges.js'
import { type FieldNode, nodesAt } from '../../../services/content/editor/fieldTree.js'
import { withValue } from '../../../services/content/editor/readFields.js'
import { fieldText, isLeaf } from '../../../services/content/editor/fieldText.js'
import { sectionAt } from '../../../services/content/editor/siteSections.js'
import type { Finding } from '../../../services/content/checks/draftFindings.js'
import type { Problem } from '../../../services/content/documentType.js'
import { isPictureKey, uploadedHash } from '../../../services/content/pictureKeys.js'
import {
  type Conflict,
  isList,
  itemId,
  type Json,
  membersOf,
} from '../../../services/content/mergeContent.js'
import { isKnown } from '../../../shared/language/storedChoices.js'
import type { StaffSite } from '../../../views/staff/layout/staffSite.js'
import type { ChangeProps, ProblemProps } from '../../../views/staff/siteEditor/fieldProps.js'
import { documentLabel, optionLabel, placeLabel, reviewLabel, textIn } from './documentTexts.js'

/** Converts a conflict path, which names list items by id or position, to positions. */
const pathOfConflict = (json: Json, path: string): readonly (string | number)[] => {
  const keys: (string | number)[] = []
  let value: Json | undefined = json
  for (const key of path.split('.')) {
    if (isList(value)) {
      const found: number = value.findIndex((item) => itemId(item) === key)
      const place: number = found < 0 ? Number(key) : found
      value = value[place]
      keys.push(place)
    } else {
      value = membersOf(value)?.get(key)
      keys.push(key)
    }
  }
  return keys
}

const plainText = (value: Json): string => {
  if (isList(value)) return value.map(plainText).join(', ')
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

type WrittenText = readonly [Locale | undefined, string]

/** Formats a leaf for readers, in each of its languages. */
const writtenLeaf = (
  site: StaffSite,
  value: Json | undefined,
  node: FieldNode | undefined,
): readonly WrittenText[] => {
  if (value === undefined) return []
  if (typeof value === 'object' && value !== null && !isList(value)) {
    return locales.flatMap((locale) => {
      const text = textIn(value, locale)
      return text === '' ? [] : [[locale, text] as const]
    })
  }
  if (typeof value === 'string' && isPictureKey(value)) {
    return [
      [undefined, site.t('staffSiteEditor:picture.uploaded', { digest: uploadedHash(value) })],
    ]
  }
  if (typeof value === 'boolean')
    return [[undefined, value ? site.t('staffSiteEditor:form.yes') : '']]
  const control = node?.control
  const isChoice = control === 'choice' || control === 'choices' || control === 'exam'
  if (isChoice && isList(value)) {
    return [[undefined, value.map((one) => optionLabel(site, plainText(one))).join(', ')]]
  }
  if (isChoice) return [[undefined, optionLabel(site, plainText(value))]]
  if (control !== undefined && isLeaf(control)) {
    return [[undefined, fieldText(control).write(value).join(' – ')]]
  }
  return [[undefined, plainText(value)]]
}

/** Returns all leaves below a value, such as an added item. */
const leavesOf = (value: Json | undefined): readonly Json[] => {
  if (value === undefined) return []
  const members = membersOf(value)
  if (members !== undefined) return [...members.values()].flatMap(leavesOf)
  return isList(value) && value.some((item) => typeof item === 'object' && !isList(item))
    ? value.flatMap(leavesOf)
    : [value]
}

/** Returns the texts of an added or removed item, without values that code depends on. */
const writtenNode = (site: StaffSite, node: FieldNode): readonly WrittenText[] => {
  if (node.isLocked) return []
  return node.children.length > 0
    ? node.children.flatMap((child) => writtenNode(site, child))
    : leavesOf(node.shared?.value ?? node.value).flatMap((leaf) => writtenLeaf(site, leaf, node))
}

const isText = (leaf: Json): boolean => typeof leaf === 'object'

const hasSameItems = (before: readonly Json[], after: readonly Json[]): boolean =>
  before.some(isText) &&
  before.length === after.length &&
  after.every((item) => before.some((one) => isDeepStrictEqual(one, item)))

const changeTexts = (
  site: StaffSite,
  { before, after }: Change,
  node: FieldNode | undefined,
): ChangeProps['texts'] => {
  const isReordered = isList(before) && isList(after) && hasSameItems(before, after)
  const written = (value: Json | undefined): readonly WrittenText[] => {
    if (isReordered && isList(value)) {
      return value.flatMap((item) => writtenLeaf(site, leavesOf(item).find(isText), undefined))
    }
    const isNode = value !== undefined && value === node?.value && node.children.length > 0
    return isNode
      ? writtenNode(site, node)
      : leavesOf(value).flatMap((leaf) => writtenLeaf(site, leaf, node))
  }
  const [old, now] = [written(before), written(after)]
  const keys = [...new Set([...old, ...now].map(([locale]) => locale))]
  const join = (texts: readonly WrittenText[], locale: Locale | undefined): string =>
    texts
      .filter(([one]) => one === locale)
      .map(([, text]) => text)
      .join(' / ')
  return keys.map((locale) => ({ locale, runs: wordDiff(join(old, locale), join(now, locale)) }))
}

export const changeProps = (
  site: StaffSite,
  document: DocumentKind,
  before: Json,
  after: Json,
): readonly ChangeProps[] =>
  placedChanges(document, before, after).map((change) => ({
    label: placeLabel(site, change.nodes, change.path),
    review: reviewLabel(site, change.review),
    texts: changeTexts(site, change, nodesAt(change.nodes, change.path).at(-1)),
  }))

/** Shows the values of the merged document as removed and those of the other side as added. */
export const conflictProps = (
  site: StaffSite,
  document: DocumentKind,
  merged: Json,
  conflicts: readonly Conflict[],
): readonly ChangeProps[] =>
  conflicts.flatMap(({ path, theirs }) => {
    const place = path === '' ? [] : pathOfConflict(merged, path)
    return changeProps(site, document, merged, withValue(merged, place, theirs) ?? {})
  })

export const unsavedTexts = (
  { t }: StaffSite,
  name: string,
  status: SectionSaved['status'],
): string => {
  const key = isKnown(['newerBuild', 'scheduled', 'tooLarge', 'tooMany'] as const, status)
    ? status
    : 'changed'
  return t('staffSiteEditor:errors.notSaved', { name, reason: t(`staffSiteEditor:errors.${key}`) })
}

/** Describes the errors and findings of a document, each with a link to its section. */
export const problemProps = (
  site: StaffSite,
  document: DocumentKind & { readonly name: string },
  json: Json,
  problems: readonly (Problem & Partial<Pick<Finding, 'kind' | 'id'>>)[],
): readonly ProblemProps[] => {
  const nodes = fieldsOfDocument(document, json)
  const sections = sectionsOfDocument(document, json)
  const address = documentAddress(document.name)
  return problems.map(({ path, rule, values, kind = 'error', id }) => {
    const section = sectionAt(sections, path)
    return {
      kind,
      id,
      label: placeLabel(site, nodes, path) || documentLabel(site, document.name, json),
      message: site.t(`staffSiteEditor:problems.${rule}`, values),
      href:
        section === undefined
          ? staffUrl('siteDocument', { document: address })
          : `${staffUrl('siteSection', { document: address, section })}#${path.join('.')}`,
    }
  })
}
