import { type StaffRow, staffRouteNames, staffRows } from '../../../addresses/staffTable.js'
import { openDocument, sectionsOfDocument } from '../../../services/content/editor/openDocument.js'
import type { Services } from '../../../services/services.js'
import type { StaffSite } from '../../../views/staff/layout/staffSite.js'
import type { Place } from '../../../views/staff/signIn/HeldForm.js'
import { documentLabel, sectionLabel } from '../siteEditor/documentTexts.js'

const patternOf = (path: string): RegExp =>
  new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}$`)

const rows = staffRouteNames.map((name) => ({
  row: staffRows[name],
  pattern: patternOf(staffRows[name].path),
}))

interface StaffPath {
  readonly row: StaffRow
  readonly parameters: Readonly<Record<string, string>>
}

export const matchStaffPath = (path: string): StaffPath | undefined => {
  const { pathname } = new URL(path, 'http://host')
  for (const { row, pattern } of rows) {
    const found = pattern.exec(pathname)
    if (found !== null) return { row, parameters: found.groups ?? {} }
  }
  return undefined
}

/** Returns a function that names the page of a path: section, then reference or titles of the document. */
export const placeOf = async (
  { editing }: Services,
  path: string,
): Promise<(site: StaffSite) => Place> => {
  const { row, parameters } = matchStaffPath(path) ?? {}
  const { document: address, section: key, reference } = parameters ?? {}
  const document = address === undefined ? undefined : await openDocument(editing, address)
  const sections = document === undefined ? [] : sectionsOfDocument(document, document.json)
  return (site) => ({
    section: row?.section ?? null,
    names: [
      ...(reference === undefined ? [] : [reference]),
      ...(document === undefined ? [] : [documentLabel(site, document.name, document.json)]),
      ...sections
        .filter((one) => one.key === key && key !== 'all')
        .map((one) => sectionLabel(site, one)),
    ],
  })
}
