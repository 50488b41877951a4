import type { ApplicationFilesProps } from './applicationFilesProps.js'
import ApplicationFilesBody from './ApplicationFilesBody.js'
import type { PropKinds } from '../../islands/islandProps.js'
import { useUploadQueue } from './useUploadQueue.js'

/** What the page gives it. */
export const propKinds: PropKinds<ApplicationFilesProps> = {
  form: 'string',
  locale: 'string',
  sign: 'string',
  waiting: 'object',
  limits: 'object',
  errors: 'object',
  words: 'object',
}

/** The files of an application: a plain field on the server, uploads ahead of the form here. */
export default function ApplicationFiles(props: ApplicationFilesProps) {
  return <ApplicationFilesBody {...props} {...useUploadQueue(props)} />
}
