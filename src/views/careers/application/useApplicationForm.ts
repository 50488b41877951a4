import { type ComponentProps, type Ref, useEffect, useRef, useState } from 'react'
import {
  type ApplicationField,
  applicationFields,
} from '../../../shared/careers/applicationFields.js'
import { type FormValidation, useFormValidation } from '../../fields/useFormValidation.js'
import { type UploadQueueView, useUploadQueue } from '../files/useUploadQueue.js'
import { type ApplicationFormProps, formId } from './applicationFormProps.js'

type Shown = Pick<
  FormValidation<ApplicationField>,
  'sentences' | 'summary' | 'summaryRef' | 'status'
>

export interface ApplicationFormView extends Shown {
  readonly uploads: UploadQueueView
  readonly fileErrors: readonly string[]
  readonly formRef: Ref<HTMLFormElement>
  readonly on: Pick<ComponentProps<'form'>, 'onSubmit' | 'onBlur' | 'onInput'>
}

export const useApplicationForm = (props: ApplicationFormProps): ApplicationFormView => {
  const formRef = useRef<HTMLFormElement>(null)
  const [table] = useState(() => applicationFields(props.offers.map(({ value }) => value)))
  const { onBlur, onInput, validate, recheck, ...shown } = useFormValidation({
    table,
    words: props.validation,
    form: formId,
    start: props.errors,
  })
  const uploads = useUploadQueue(props.files)
  const { files } = uploads
  const states = files.map(({ key, state }) => `${key} ${state}`).join()
  const checkedStates = useRef(states)

  // Programmatic file changes fire no input event.
  useEffect(() => {
    if (formRef.current === null || checkedStates.current === states) return
    checkedStates.current = states
    recheck(formRef.current, 'files')
  }, [states, recheck])

  // Server errors about files stay until other files are chosen.
  const isUntouched = files.every(({ content }) => content === undefined)
  const { errors } = props.files
  const sentence = shown.sentences.get('files')
  return {
    ...shown,
    uploads,
    fileErrors:
      isUntouched && errors.length > 0 ? errors : sentence === undefined ? [] : [sentence],
    formRef,
    on: {
      onBlur,
      onInput,
      onSubmit: (event) => {
        const form = event.currentTarget
        if (!uploads.isOnline || uploads.prevents(() => validate(form))) event.preventDefault()
      },
    },
  }
}
