import {
  cleanInput,
  type FieldTable,
  fieldNames,
  type FieldName,
  type InputOf,
  isFieldName,
} from '../../shared/forms/fieldTable.js'

export const readInput = <Table extends FieldTable>(
  table: Table,
  form: HTMLFormElement,
): InputOf<Table> => {
  const sent = new FormData(form)
  const isOfSeveral = (name: FieldName<Table>): boolean =>
    ['list', 'files'].includes(table[name]?.clean ?? '')
  return cleanInput(
    table,
    Object.fromEntries(
      fieldNames(table).map((name) => [
        name,
        isOfSeveral(name) ? sent.getAll(name) : sent.get(name),
      ]),
    ),
  )
}

export const fieldOfElement = <Table extends FieldTable>(
  table: Table,
  target: EventTarget | null,
): FieldName<Table> | undefined => {
  const name = target instanceof Element ? target.getAttribute('name') : null
  return isFieldName(table, name) ? name : undefined
}

export const fieldLeft = <Table extends FieldTable>(
  table: Table,
  target: Element,
  next: EventTarget | null,
): FieldName<Table> | undefined => {
  const group = target.closest('fieldset')
  if (group !== null && next instanceof Node && group.contains(next)) return undefined
  return fieldOfElement(table, target)
}
