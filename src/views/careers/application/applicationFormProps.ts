import type { MessageGroup } from '../../../services/language/messages.js'
import type {
  ApplicationField,
  ApplicationInput,
} from '../../../shared/careers/applicationFields.js'
import type { FormPrivacyTexts } from '../../../shared/forms/formPrivacyTexts.js'
import type { FieldSentence } from '../../../shared/forms/fieldErrors.js'
import type { ValidationTexts } from '../../../shared/forms/validationTexts.js'
import type { ApplicationFilesProps } from '../files/applicationFilesProps.js'

export interface Choice {
  readonly value: string
  readonly label: string
}

export interface ApplicationFormTexts
  extends MessageGroup<'forms:shared'>,
    MessageGroup<'applications:form'> {
  readonly offline: string
}

/** Props written into the page for hydration; they must be serializable. */
export interface ApplicationFormProps {
  readonly action: string
  readonly title: string
  readonly input: ApplicationInput
  readonly errors: readonly FieldSentence<ApplicationField>[]
  readonly words: ApplicationFormTexts
  readonly validation: ValidationTexts
  readonly offers: readonly Choice[]
  readonly availabilities: readonly Choice[]
  readonly privacy: FormPrivacyTexts
  readonly files: ApplicationFilesProps
}

export const formId = 'application'
