import type { StaffRole } from '../../../addresses/staffTable.js'
import { readDocumentName } from '../contentDocument.js'
import type { DocumentTypeName } from '../schemas/documentTypes.js'

type Roles = readonly StaffRole[]

/** Roles that edit documents of a type. Reply templates have a separate page. */
const editorsOfType: Readonly<Record<DocumentTypeName, Roles>> = {
  clinic: ['editor'],
  common: ['editor'],
  exam: ['editor'],
  page: ['editor'],
  job: ['hr'],
  picture: ['editor'],
  phrases: ['editor', 'desk'],
  template: [],
}

/** Additional editors of one document or section. */
const furtherEditors: ReadonlyMap<string, Roles> = new Map<string, Roles>([
  ['clinic/hours', ['desk']],
  ['page:careers', ['hr']],
])

const editorsOf = (document: string, section: string): Roles => {
  const named = readDocumentName(document)
  if (named === undefined) return []
  return [
    ...editorsOfType[named.type],
    ...(furtherEditors.get(document) ?? []),
    ...(furtherEditors.get(`${document}/${section}`) ?? []),
  ]
}

export const mayEdit = (roles: Roles, document: string, section: string): boolean =>
  editorsOf(document, section).some((role) => roles.includes(role))
