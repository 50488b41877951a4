import {
  type StaffRouteName,
  type StaffRow,
  staffRouteNames,
  staffRows,
} from '../../../src/addresses/staffTable.js'

/** A reference that nobody has. */
const foreignReference = 'OND-0000-0000'

/** Every row of the staff table, with an address of it. */
export const everyRow: readonly (StaffRow & {
  readonly name: StaffRouteName
  readonly address: string
})[] = staffRouteNames.map((name) => ({
  name,
  ...staffRows[name],
  address: staffRows[name].path.replaceAll(/:\w+/g, foreignReference),
}))

/** Those that ask who it is. */
export const guardedRows = everyRow.filter(({ access }) => access !== 'anyone')
