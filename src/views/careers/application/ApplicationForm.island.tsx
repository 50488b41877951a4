import type { PropKinds } from '../../browser/islands/islandProps.js'
import ApplicationFormBody from './ApplicationFormBody.js'
import type { ApplicationFormProps } from './applicationFormProps.js'
import { useApplicationForm } from './useApplicationForm.js'

export const propKinds: PropKinds<ApplicationFormProps> = {
  action: 'string',
  title: 'string',
  input: 'object',
  errors: 'object',
  words: 'object',
  validation: 'object',
  offers: 'object',
  availabilities: 'object',
  privacy: 'object',
  files: 'object',
}

export default function ApplicationForm(props: ApplicationFormProps) {
  return <ApplicationFormBody {...props} {...useApplicationForm(props)} />
}
