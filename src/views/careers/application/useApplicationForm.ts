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

/** How the form stands; what the server renders is the state of one that nobody has used. */
export interface ApplicationFormView extends Shown {
  readonly uploads: UploadQueueView
  /** What is wrong with the files, in words. */
  readonly fileErrors: readonly string[]
  readonly formRef: Ref<HTMLFormElement>
  readonly on: Pick<ComponentProps<'form'>, 'onSubmit' | 'onBlur' | 'onInput'>
}

/** What the application form does in the browser; without script it is posted as it stands. */
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

  // A file that was dropped, uploaded or removed is no input of the form.
  useEffect(() => {
    if (formRef.current === null || checkedStates.current === states) return
    checkedStates.current = states
    recheck(formRef.current, 'files')
  }, [states, recheck])

  // What the server found in files that are gone stays until there are others.
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
        // Without a network the browser's own page would take the place of what was typed.
        if (!uploads.isOnline || uploads.prevents(() => validate(form))) event.preventDefault()
      },
    },
  }
}
