import { eachInTurn } from '../../shared/time/eachInTurn.js'
import type { ContentCatalogue, DocumentProblem, Documents, Problem } from './documentType.js'
import { migrate, schemaOf } from './documentType.js'
import {
  type Conflict,
  isList,
  itemId,
  itemsOf,
  type Json,
  membersOf,
  merge3,
} from './mergeContent.js'
import type { Version, Versions } from './versions.js'

export type Review = { readonly document: string } & (
  | {
      /** Clinic and build changed the same leaves; the clinic's are shown. */
      readonly reason: 'bothChanged'
      readonly conflicts: readonly Conflict[]
      /** The document with the build's leaves, which are not shown. */
      readonly other: Json
    }
  | {
      /** The clinic's leaves are invalid in this build; the build's are shown. */
      readonly reason: 'noLongerValid'
      readonly problems: readonly Problem[]
      /** The document with the clinic's leaves, which are not shown. */
      readonly other: Json
    }
  | {
      readonly reason: 'unknownType'
    }
)

export interface EffectiveContent {
  readonly documents: Documents
  readonly review: readonly Review[]
}

type Edited = Pick<Version, 'document' | 'schema' | 'baseJson' | 'json'>

/**
 * Merges an edited document with another default; `undefined` if this build does not know its type.
 * @returns `value` with the clinic's leaves and `other` with the build's at each conflict
 */
const documentOf = (
  catalogue: ContentCatalogue,
  { document, schema, baseJson, json }: Edited,
  original: Json,
): (ReturnType<typeof merge3> & { readonly other: Json }) | undefined => {
  const type = catalogue.typeOf(document)
  if (type === undefined) return undefined
  const base = migrate(type, schema, baseJson)
  const edited = migrate(type, schema, json)
  const merged = merge3(base, original, edited)
  const isMerged = merged.conflicts.length === 0
  return { ...merged, other: isMerged ? merged.value : merge3(base, edited, original).value }
}

export const jsonOf = (catalogue: ContentCatalogue, edited: Edited, original: Json): Json => {
  const merged = documentOf(catalogue, edited, original)
  // `null`: the clinic removed the document.
  return merged === undefined ? original : merged.value
}

/** Returns whether this build does not know the schema of a version or draft. */
export const isNewer = (
  catalogue: ContentCatalogue,
  { document, schema }: Pick<Version, 'document' | 'schema'>,
): boolean => {
  const type = catalogue.typeOf(document)
  return type !== undefined && schema > schemaOf(type)
}

/** Returns the value of `other` at a path of `value`; list items are found by id. */
const counterpartAt = (
  value: Json | undefined,
  other: Json | undefined,
  [key, ...rest]: Problem['path'],
): Json | undefined => {
  if (key === undefined) return other
  const item = isList(value) ? value[Number(key)] : undefined
  const id = item === undefined ? undefined : itemId(item)
  return id === undefined
    ? counterpartAt(membersOf(value)?.get(String(key)), membersOf(other)?.get(String(key)), rest)
    : counterpartAt(item, itemsOf(other)?.get(id), rest)
}

/** Shortens the path of an error to its leaf, which contains all languages or items of a plain list. */
const leafPath = (value: Json | undefined, [key, ...rest]: Problem['path']): Problem['path'] => {
  if (key === undefined) return []
  const member =
    itemsOf(value) !== undefined && isList(value)
      ? value[Number(key)]
      : membersOf(value)?.get(String(key))
  // A missing object member counts as a leaf.
  if (member === undefined) return membersOf(value) === undefined ? [] : [key]
  return [key, ...leafPath(member, rest)]
}

/** Replaces the leaf at a path; `undefined` removes it. */
const replaceAt = (
  value: Json | undefined,
  [key, ...rest]: Problem['path'],
  leaf: Json | undefined,
): Json | undefined => {
  if (key === undefined) return leaf
  if (isList(value)) {
    return value.flatMap((item, place) =>
      place === key ? (replaceAt(item, rest, leaf) ?? []) : [item],
    )
  }
  const members = new Map(membersOf(value))
  const replaced = replaceAt(members.get(String(key)), rest, leaf)
  if (replaced === undefined) members.delete(String(key))
  else members.set(String(key), replaced)
  return Object.fromEntries(members)
}

const withBuildLeaves = (value: Json, original: Json, problems: readonly Problem[]): Json =>
  problems
    .map(({ path }) => leafPath(value, path))
    // Starts with the last item, so that positions before a removed item stay valid.
    .toSorted((one, other) => (comparable(one) < comparable(other) ? 1 : -1))
    .reduce<Json>(
      (changed, path) => replaceAt(changed, path, counterpartAt(value, original, path)) ?? null,
      value,
    )

const comparable = (path: Problem['path']): string =>
  path.map((key) => (typeof key === 'number' ? String(key).padStart(6, '0') : key)).join('.')

class Reading {
  readonly review: Review[] = []
  readonly documents: Map<string, Json>

  constructor(private readonly catalogue: ContentCatalogue) {
    this.documents = new Map(catalogue.defaults)
  }

  merge(version: Version): void {
    const { document } = version
    const merged = documentOf(this.catalogue, version, this.defaultOf(document))
    if (merged === undefined) {
      this.review.push({ document, reason: 'unknownType' })
      return
    }
    const { value, conflicts, other } = merged
    this.documents.set(document, value)
    if (conflicts.length > 0) {
      this.review.push({ document, reason: 'bothChanged', conflicts, other })
    }
  }

  validate({ document }: Version): void {
    const type = this.catalogue.typeOf(document)
    const value = this.documents.get(document)
    if (type === undefined || value === undefined) return
    if (value === null) {
      this.documents.delete(document)
      return
    }
    const problems = type.validate(value, this.documents)
    if (problems.length === 0) return
    this.review.push({ document, reason: 'noLongerValid', problems, other: value })
    const original = this.defaultOf(document)
    const mended = original === null ? null : withBuildLeaves(value, original, problems)
    const isMended = mended !== null && type.validate(mended, this.documents).length === 0
    const shown = isMended ? mended : original
    if (shown === null) this.documents.delete(document)
    else this.documents.set(document, shown)
  }

  private defaultOf(document: string): Json {
    return this.catalogue.defaults.get(document) ?? null
  }
}

/**
 * Returns the public documents: defaults with the clinic's changes. Pure, so equal in all processes
 * of a build. Answers other requests after each edited document.
 */
export const effectiveContent = async (
  catalogue: ContentCatalogue,
  versions: Versions,
): Promise<EffectiveContent> => {
  const reading = new Reading(catalogue)
  await eachInTurn(versions.values(), async (version) => reading.merge(version))
  await eachInTurn(versions.values(), async (version) => reading.validate(version))
  return { documents: reading.documents, review: reading.review }
}

/** Returns the errors of the clinic's leaves that the build's leaves replace. */
export const problemsOf = ({ review }: EffectiveContent): readonly DocumentProblem[] =>
  review.flatMap((one) =>
    one.reason === 'noLongerValid'
      ? one.problems.map((problem) => ({ document: one.document, ...problem }))
      : [],
  )

/** Returns the clinic's version of a document that this build cannot show at all. */
export const hiddenJson = (
  { documents, review }: EffectiveContent,
  document: string,
): Json | undefined =>
  documents.has(document)
    ? undefined
    : review.flatMap((one) =>
        one.document === document && one.reason === 'noLongerValid' ? [one.other] : [],
      )[0]
