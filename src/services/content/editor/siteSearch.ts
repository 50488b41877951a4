import { setImmediate as nextTurn } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { type Locale, locales } from '../../../addresses/locales.js'
import type { StaffRole } from '../../../addresses/staffTable.js'
import type { ContentAct } from '../contentAct.js'
import type { Json } from '../mergeContent.js'
import type { Content } from '../openContent.js'
import { digestOf } from '../storedJson.js'
import { valueAt } from '../../schema/schemaErrors.js'
import { correctTypography } from './correctTypography.js'
import { fieldText, isLeaf } from './fieldText.js'
import type { FieldNode } from './fieldTree.js'
import {
  type OpenDocument,
  openDocuments,
  type SectionSaved,
  saveDocument,
  sectionsOfDocument,
  withValues,
} from './openDocument.js'
import { mayEdit } from './siteAccess.js'
import { createTextSearch, replaceMatches, type TextMatch } from './textMatches.js'

export const searchLengths = { least: 2, most: 100 } as const

const mostHits = 100

export interface SiteSearch {
  readonly sought: string
  readonly locale: Locale | undefined
}

/** A text and its language; `undefined` if both languages share the text. */
interface TextIn {
  readonly locale: Locale | undefined
  readonly text: string
  readonly matches: readonly TextMatch[]
}

export interface SiteHit {
  /** Digest of the found text, to detect a later change. */
  readonly id: string
  readonly document: OpenDocument
  readonly section: string
  readonly path: FieldNode['path']
  readonly texts: readonly TextIn[]
}

export interface SiteFound {
  readonly hits: readonly SiteHit[]
  readonly hasMore: boolean
}

const searchedControls: readonly FieldNode['control'][] = ['line', 'rich', 'name', 'paragraphs']

const textNodes = (node: FieldNode): readonly FieldNode[] => {
  if (node.isLocked || node.shared !== undefined || node.value === undefined) return []
  return searchedControls.includes(node.control) ? [node] : node.children.flatMap(textNodes)
}

const textsOf = ({ control, value = '' }: FieldNode): readonly Omit<TextIn, 'matches'>[] => {
  const texts = isLeaf(control) ? fieldText(control).write(value) : []
  return texts.map((text, place) => ({
    locale: texts.length === 1 ? undefined : locales[place],
    text,
  }))
}

const hitsIn = (
  document: OpenDocument,
  roles: readonly StaffRole[],
  locale: Locale | undefined,
  matchesIn: (text: string) => readonly TextMatch[],
): readonly SiteHit[] =>
  sectionsOfDocument(document, document.json)
    .filter(({ key }) => mayEdit(roles, document.name, key))
    .flatMap(({ key, fields }) =>
      fields.flatMap(textNodes).flatMap((node) => {
        const texts = textsOf(node).map((one) => ({
          ...one,
          matches: locale === undefined || locale === one.locale ? matchesIn(one.text) : [],
        }))
        if (texts.every(({ matches }) => matches.length === 0)) return []
        const { path, value = '' } = node
        const id = digestOf([document.name, path, value]).slice(0, 16)
        return [{ id, document, section: key, path, texts }]
      }),
    )

/** Searches texts that these roles edit, including drafts. */
export const searchSite = async (
  content: Content,
  roles: readonly StaffRole[],
  { sought, locale }: SiteSearch,
): Promise<SiteFound> => {
  const matchesIn = createTextSearch(sought)
  const hits: SiteHit[] = []
  for (const document of await openDocuments(content)) {
    if (hits.length > mostHits) break
    hits.push(...hitsIn(document, roles, locale, matchesIn))
    // Yields to other clients after each document.
    await nextTurn()
  }
  return { hits: hits.slice(0, mostHits), hasMore: hits.length > mostHits }
}

export interface Replacement {
  readonly locale: Locale
  readonly sought: string
  readonly words: string
  readonly chosen: readonly string[]
}

export interface Replaced {
  /** Number of chosen texts that have changed since the search. */
  readonly missing: number
  readonly documents: readonly {
    readonly document: OpenDocument
    readonly status: SectionSaved['status']
  }[]
}

const replacedValue = ({ texts }: SiteHit, { locale, words }: Replacement): Json =>
  Object.fromEntries(
    texts.map((one) => [
      one.locale ?? '',
      one.locale === locale
        ? correctTypography(replaceMatches(one.text, one.matches, words), locale)
        : one.text,
    ]),
  )

/** Returns the ids of published texts whose replacement is in a draft, as after a double click. */
const replacedBefore = async (
  content: Content,
  roles: readonly StaffRole[],
  replacement: Replacement,
): Promise<readonly string[]> => {
  const matchesIn = createTextSearch(replacement.sought)
  const ids: string[] = []
  for (const document of await openDocuments(content)) {
    const { draft, published, json } = document
    if (draft === undefined || published === null) continue
    const before = { ...document, json: published }
    const replaced = hitsIn(before, roles, replacement.locale, matchesIn).filter((hit) =>
      isDeepStrictEqual(valueAt(json, hit.path), replacedValue(hit, replacement)),
    )
    ids.push(...replaced.map(({ id }) => id))
    // Yields to other clients after each document.
    await nextTurn()
  }
  return ids
}

/** Replaces words in one language of the chosen texts and saves drafts. */
export const replaceInSite = async (
  content: Content,
  act: ContentAct,
  roles: readonly StaffRole[],
  replacement: Replacement,
): Promise<Replaced> => {
  const { hits } = await searchSite(content, roles, replacement)
  const chosen = hits.filter(({ id }) => replacement.chosen.includes(id))
  const documents = []
  for (const [document, own] of Map.groupBy(chosen, (hit) => hit.document)) {
    const values = own.map((hit) => [hit.path.join('.'), replacedValue(hit, replacement)] as const)
    const json = withValues(document.json, new Map(values), [])
    const edit = { shown: document.json, json }
    const { status } = isDeepStrictEqual(json, document.json)
      ? { status: 'unchanged' as const }
      : await saveDocument(content, act, document, edit)
    documents.push({ document, status })
  }
  const found = chosen.map(({ id }) => id)
  const isMissing = (id: string): boolean => !found.includes(id)
  if (replacement.chosen.some(isMissing)) {
    found.push(...(await replacedBefore(content, roles, replacement)))
  }
  return { missing: replacement.chosen.filter(isMissing).length, documents }
}
