import type { ApplicationFilesProps } from './applicationFilesProps.js'
import ApplicationFilesBody from './ApplicationFilesBody.js'
import { useApplicationFiles } from './useApplicationFiles.js'

/** The files of an application: a plain field on the server, uploads ahead of the form here. */
export default function ApplicationFiles(props: ApplicationFilesProps) {
  return <ApplicationFilesBody {...props} {...useApplicationFiles(props)} />
}
