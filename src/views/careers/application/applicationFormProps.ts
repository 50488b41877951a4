import type { MessageGroup } from '../../../services/language/messages.js'
import type {
  ApplicationField,
  ApplicationInput,
} from '../../../shared/careers/applicationFields.js'
import type { FormPrivacyWords } from '../../../shared/forms/formPrivacyWords.js'
import type { FieldSentence } from '../../../shared/forms/ruleSentence.js'
import type { ValidationWords } from '../../../shared/forms/validationWords.js'
import type { ApplicationFilesProps } from '../files/applicationFilesProps.js'

export interface Choice {
  readonly value: string
  readonly label: string
}

export interface ApplicationFormWords
  extends MessageGroup<'forms:shared'>,
    MessageGroup<'applications:form'> {
  readonly offline: string
}

/** Serializable: written into the page for hydration. */
export interface ApplicationFormProps {
  readonly action: string
  readonly title: string
  readonly input: ApplicationInput
  readonly errors: readonly FieldSentence<ApplicationField>[]
  readonly words: ApplicationFormWords
  readonly validation: ValidationWords
  readonly offers: readonly Choice[]
  readonly availabilities: readonly Choice[]
  readonly privacy: FormPrivacyWords
  readonly files: ApplicationFilesProps
}

export const formId = 'application'
