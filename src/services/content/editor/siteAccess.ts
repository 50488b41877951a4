import type { StaffRole } from '../../../addresses/staffTable.js'
import { readDocumentName } from '../contentDocument.js'
import { typeOf } from '../schemas/documentTypes.js'

type Roles = readonly StaffRole[]

/** Additional roles that may edit one document or section. */
const furtherEditors: ReadonlyMap<string, Roles> = new Map<string, Roles>([
  ['clinic/hours', ['desk']],
  ['page:careers', ['hr']],
])

const editorsOf = (document: string, section: string): Roles => {
  const named = readDocumentName(document)
  if (named === undefined) return []
  return [
    ...typeOf(named.type).editors,
    ...(furtherEditors.get(document) ?? []),
    ...(furtherEditors.get(`${document}/${section}`) ?? []),
  ]
}

export const mayEdit = (roles: Roles, document: string, section: string): boolean =>
  editorsOf(document, section).some((role) => roles.includes(role))
