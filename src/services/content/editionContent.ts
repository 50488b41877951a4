import { type Clinic, clinicSchema } from '../clinic/clinicSchema.js'
import { localMoment } from '../clinic/openHours.js'
import { contentDocuments } from './buildCatalogue.js'
import type { ContentSet } from './contentBoard.js'
import { documentName } from './contentDocument.js'
import type { Documents } from './documentType.js'
import { type Json, membersOf } from './mergeContent.js'
import { assembleInTurn, type SiteContent } from './siteContent.js'
import { validateValue } from './validateDocument.js'

export interface EditionContent {
  readonly clinic: Clinic
  readonly content: SiteContent
}

/** The release contains documents that this build cannot show. */
class UnusableContent extends Error {
  override readonly name = 'UnusableContent'
}

/** Reads the clinic document. @throws Error when it is not valid */
export const clinicOf = (documents: Documents): Clinic => {
  const read = validateValue(clinicSchema, documents.get('clinic'), new Map())
  if (read.errors === undefined) return read.value
  throw new UnusableContent(
    read.errors.map(({ path, rule }) => `clinic: ${path.join('.')} ${rule}`).join(),
  )
}

/**
 * Returns a document with the day on which a release changed it. A legal text is in force since that
 * day, unless its `since` names a later one.
 */
const dated = (document: Json, day: string): Json => {
  const members = membersOf(document)
  if (members?.has('updated') !== true) return document
  const since = members.get('since')
  return {
    ...Object.fromEntries(members),
    updated: day,
    ...(typeof since === 'string' ? { since: since > day ? since : day } : {}),
  }
}

/** Assembles the documents of a release. @throws Error if they cannot be shown */
export const editionContent = async ({
  release,
  documents,
}: ContentSet): Promise<EditionContent> => {
  const clinic = clinicOf(documents)
  const changed = new Map(
    [...documents].map(([name, value]) => {
      const at = release.changed.get(name)
      return [name, at === undefined ? value : dated(value, localMoment(clinic, new Date(at)).date)]
    }),
  )
  const assembled = await assembleInTurn(contentDocuments(changed))
  if (assembled.errors === undefined) return { clinic, content: assembled.content }
  throw new UnusableContent(
    assembled.errors
      .map(({ document, path, rule }) => `${documentName(document)}: ${path.join('.')} ${rule}`)
      .join(),
  )
}
