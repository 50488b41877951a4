import {
  errorSentence,
  type FailedField,
  type FieldSentence,
  formErrors,
  typingErrors,
} from '../../shared/forms/fieldErrors.js'
import type { FieldName, FieldTable } from '../../shared/forms/fieldTable.js'
import { fillIn } from '../../shared/language/fillIn.js'
import type { ErrorTexts } from '../../shared/forms/validationTexts.js'
import { readInput } from './formInput.js'

export interface FormCheck<Field extends string> {
  readonly check: (form: HTMLFormElement) => readonly FieldSentence<Field>[]
  readonly checkTyping: (form: HTMLFormElement) => readonly FieldSentence<Field>[]
}

export const createFormCheck = <Table extends FieldTable>(
  table: Table,
  words: ErrorTexts,
): FormCheck<FieldName<Table>> => {
  const t = (key: string, values = {}): string =>
    fillIn(words.sentences[key] ?? words.otherwise, values)
  const withSentences = (errors: readonly FailedField<FieldName<Table>>[]) =>
    errors.map(({ field, dependsOn, ...error }) => ({
      field,
      sentence: errorSentence({ t, region: words.region }, error),
      ...(dependsOn === undefined ? {} : { dependsOn }),
    }))
  return {
    check: (form) => withSentences(formErrors(table, readInput(table, form))),
    checkTyping: (form) => withSentences(typingErrors(table, readInput(table, form))),
  }
}
