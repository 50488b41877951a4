import { type FailedField, formErrors, typingErrors } from '../../services/forms/fieldErrors.js'
import type { FieldName, FieldTable, InputOf } from '../../services/forms/fieldTable.js'
import { fillIn } from '../../services/forms/fillIn.js'
import { errorSentence, type FieldSentence } from '../../services/forms/ruleSentence.js'
import type { ErrorWords } from '../../services/forms/validationWords.js'

type Errors<Table extends FieldTable> = readonly FieldSentence<FieldName<Table>>[]

/** Checks what stands in a form by its table, and says what is wrong in the words of the page. */
export const createFormCheck = <Table extends FieldTable>(table: Table, words: ErrorWords) => {
  const t = (key: string, values = {}): string =>
    fillIn(words.sentences[key] ?? words.otherwise, values)
  const withSentences = (errors: readonly FailedField<FieldName<Table>>[]): Errors<Table> =>
    errors.map(({ field, dependsOn, ...error }) => ({
      field,
      sentence: errorSentence({ t, region: words.region }, error),
      ...(dependsOn === undefined ? {} : { dependsOn }),
    }))
  return {
    check: (input: InputOf<Table>): Errors<Table> => withSentences(formErrors(table, input)),
    checkTyping: (input: InputOf<Table>): Errors<Table> =>
      withSentences(typingErrors(table, input)),
  }
}
