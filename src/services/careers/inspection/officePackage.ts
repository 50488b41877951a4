import type { FileWarning } from '../../../shared/careers/applicationChoices.js'
import { type Budget, createBudget, formatLimits } from './budget.js'
import { isRemote } from './remoteTargets.js'
import { readTags, type XmlTag } from './xmlTags.js'
import { unpackEntry, type ZipEntry } from './zipArchive.js'

/* Word documents (ECMA-376 part 2, transitional and strict) and OpenDocument texts. */

export type PackageFormat = 'docx' | 'odt'

export interface OfficePackage {
  readonly content: Buffer
  readonly entries: readonly ZipEntry[]
}

export interface PackageFacts {
  readonly format?: PackageFormat | undefined
  readonly isLocked: boolean
  readonly warnings: ReadonlySet<FileWarning>
}

/** Relationship types by last segment; namespaces differ by version. */
const relationshipWarnings: ReadonlyMap<string, FileWarning> = new Map([
  ['vbaproject', 'macros'],
  ['wordvbadata', 'macros'],
  ['attachedtoolbars', 'macros'],
  ['oleobject', 'embedded'],
  ['package', 'embedded'],
  ['control', 'embedded'],
  ['activexcontrolbinary', 'embedded'],
  ['afchunk', 'embedded'],
])

const wordMainPart =
  /^application\/vnd\.openxmlformats-officedocument\.wordprocessingml\.(document|template)\.main\+xml$/i
const openDocumentText = /^application\/vnd\.oasis\.opendocument\.text(-template)?$/i
/** Media types of embedded objects, except charts and formulas, which have no active content. */
const openDocumentObject = /oleobject|opendocument\.(?!chart|formula)/i
/** OpenDocument elements with active content or embedded files, regardless of the manifest. */
const openDocumentElements: ReadonlyMap<string, FileWarning> = new Map([
  ['event-listener', 'macros'],
  ['object-ole', 'embedded'],
  ['dde-connection-decl', 'script'],
  ['dde-source', 'script'],
])
/** Paths of OpenDocument macro modules, except library lists, which contain no macros. */
const openDocumentMacros = /^basic\/[^/]+\/(?!(script|dialog)-l[bc]\.xml$)[^/]+$|^scripts\/.*[^/]$/

const attributeOf = ({ attributes }: XmlTag, name: string): string => attributes.get(name) ?? ''

/** Returns the values of an OpenDocument attribute, which may have any declared prefix. */
const prefixedValues = ({ attributes }: XmlTag, name: string): readonly string[] =>
  [...attributes].flatMap(([key, value]) => (key.endsWith(`:${name}`) ? [value] : []))

const isMainPart = (tag: XmlTag, entries: readonly ZipEntry[]): boolean => {
  if (!wordMainPart.test(attributeOf(tag, 'ContentType').trim())) return false
  const part = attributeOf(tag, 'PartName').replace(/^\//, '').toLowerCase()
  const extension = `.${attributeOf(tag, 'Extension').toLowerCase()}`
  return tag.name === 'Override'
    ? entries.some(({ name }) => name.toLowerCase() === part)
    : tag.name === 'Default' && entries.some(({ name }) => name.toLowerCase().endsWith(extension))
}

const warningOfRelationship = (tag: XmlTag): FileWarning | undefined => {
  const type = attributeOf(tag, 'Type').trim().toLowerCase().split('/').at(-1) ?? ''
  if (!/external/i.test(attributeOf(tag, 'TargetMode'))) return relationshipWarnings.get(type)
  // Hyperlinks are followed by the reader; other targets are fetched when the document opens.
  return type !== 'hyperlink' && isRemote(attributeOf(tag, 'Target')) ? 'remote' : undefined
}

export const inspectPackage = (document: OfficePackage, budget: Budget): PackageFacts => {
  const { content, entries } = document
  const warnings = new Set<FileWarning>()
  let isWord = false
  let isText = false
  let isLocked = entries.some(({ isEncrypted }) => isEncrypted)

  const formatBudget = createBudget(formatLimits)

  const read = (
    entry: ZipEntry,
    note: (tag: XmlTag) => FileWarning | undefined,
    limits = budget,
  ): void => {
    const xml = unpackEntry(content, entry, limits)
    for (const tag of xml === undefined ? [undefined] : readTags(xml, limits)) {
      const warning = tag === undefined ? 'notFullyChecked' : note(tag)
      if (warning !== undefined) warnings.add(warning)
    }
  }

  const noteContentType = (tag: XmlTag): FileWarning | undefined => {
    isWord ||= isMainPart(tag, entries)
    return /vbaProject|macroEnabled/i.test(attributeOf(tag, 'ContentType')) ? 'macros' : undefined
  }

  const noteManifestEntry = (tag: XmlTag): FileWarning | undefined => {
    isLocked ||= tag.name === 'encryption-data'
    const types = prefixedValues(tag, 'media-type')
    if (!prefixedValues(tag, 'full-path').includes('/')) {
      return types.some((type) => openDocumentObject.test(type)) ? 'embedded' : undefined
    }
    isText ||= types.some((type) => openDocumentText.test(type.trim()))
    return undefined
  }

  const noteElement = (tag: XmlTag): FileWarning | undefined => {
    const isLoaded = tag.name !== 'a' && prefixedValues(tag, 'href').some(isRemote)
    return openDocumentElements.get(tag.name) ?? (isLoaded ? 'remote' : undefined)
  }

  for (const entry of entries) {
    // Part names are case-insensitive.
    const name = entry.name.toLowerCase()
    if (isLocked) break
    if (name === '[content_types].xml') read(entry, noteContentType, formatBudget)
    else if (name.endsWith('.rels')) read(entry, warningOfRelationship)
    else if (name === 'meta-inf/manifest.xml') read(entry, noteManifestEntry, formatBudget)
    // Embedded objects have the same parts in a folder.
    else if (/(?:^|\/)(content|styles|meta)\.xml$/.test(name)) read(entry, noteElement)
    else if (openDocumentMacros.test(name)) warnings.add('macros')
    else if (name === 'mimetype') {
      const type = unpackEntry(content, entry, formatBudget)?.toString('latin1').trim() ?? ''
      isText ||= openDocumentText.test(type)
    }
  }
  const format = isWord ? 'docx' : isText ? 'odt' : undefined
  return { format, isLocked, warnings }
}
