import type {
  ApplicationField,
  ApplicationInput,
} from '../../../shared/careers/applicationFields.js'
import type { FieldSentence } from '../../../shared/forms/ruleSentence.js'
import type { WordGroup } from '../../../services/language/words.js'
import type { ValidationWords } from '../../../shared/forms/validationWords.js'
import type { FormPrivacyWords } from '../../../shared/forms/formPrivacyWords.js'
import type { ApplicationFilesProps } from '../files/applicationFilesProps.js'

export interface Choice {
  readonly value: string
  readonly label: string
}

/** Every word of the form, in the language of the page. */
export interface ApplicationFormWords
  extends WordGroup<'forms:shared'>,
    WordGroup<'applications:form'> {
  readonly offline: string
}

/** Plain data: the server writes it into the page and the browser reads it back. */
export interface ApplicationFormProps {
  readonly action: string
  readonly title: string
  readonly input: ApplicationInput
  /** One error per field at most, files apart, in the order of the fields. */
  readonly errors: readonly FieldSentence<ApplicationField>[]
  readonly words: ApplicationFormWords
  readonly validation: ValidationWords
  readonly offers: readonly Choice[]
  readonly availabilities: readonly Choice[]
  readonly privacy: FormPrivacyWords
  readonly files: ApplicationFilesProps
}

/** Begins the ids of the fields; the section itself bears it. */
export const formId = 'application'
