import type { StaffRole } from '../../../addresses/staffTable.js'
import type { Json } from '../mergeContent.js'
import { documentChanges } from './documentChanges.js'
import { type DocumentKind, sectionsOfDocument } from './openDocument.js'
import { mayEdit } from './siteAccess.js'
import { sectionAt } from './siteSections.js'

/** Returns whether these roles may edit every section in which two states differ. */
export const mayChange = (
  roles: readonly StaffRole[],
  document: DocumentKind & { readonly name: string },
  before: Json,
  after: Json,
): boolean => {
  const [old, now] = [before, after].map((json) => sectionsOfDocument(document, json ?? {}))
  return documentChanges(before ?? {}, after ?? {}).every((change) => {
    const section = sectionAt((change.after === undefined ? old : now) ?? [], change.path)
    return section !== undefined && mayEdit(roles, document.name, section)
  })
}
