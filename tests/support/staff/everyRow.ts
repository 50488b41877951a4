import {
  type StaffRouteName,
  type StaffRow,
  staffRouteNames,
  staffRows,
} from '../../../src/addresses/staffTable.js'

const foreignReference = 'OND-0000-0000'

export const everyRow: readonly (StaffRow & {
  readonly name: StaffRouteName
  readonly address: string
})[] = staffRouteNames.map((name) => ({
  name,
  ...staffRows[name],
  address: staffRows[name].path.replaceAll(/:\w+/g, foreignReference),
}))

export const guardedRows = everyRow.filter(({ access }) => access !== 'anyone')
