import { type Locale, regions } from '../../../addresses/pageTable.js'
import { formatMebibytes } from '../../../shared/careers/fileSize.js'
import { fillIn } from '../../../shared/language/fillIn.js'
import type { ApplicationFilesProps } from './applicationFilesProps.js'
import type { QueuedFile } from './uploadState.js'
import type { UploadQueueView } from './useUploadQueue.js'

export const errorSentence = (
  { name, bytes, error, statusCode = 0 }: QueuedFile,
  { words, limits, locale }: Pick<ApplicationFilesProps, 'words' | 'limits' | 'locale'>,
): string => {
  if (error === undefined) return ''
  return fillIn(words.errors[error], {
    name,
    statusCode,
    filesize: formatMebibytes(bytes, locale),
    maxFilesize: formatMebibytes(limits.maxBytes, locale),
  })
}

export const stateTexts = (
  state: 'added' | 'queued' | 'canceled' | 'success',
  { states }: Pick<ApplicationFilesProps['words'], 'states'>,
  { isOnline, isCarrying }: Pick<UploadQueueView, 'isOnline' | 'isCarrying'>,
): string => {
  if (state !== 'queued') return states[state]
  if (isCarrying) return states.carried
  return isOnline ? states.queued : states.offline
}

export const percentTexts = (percent: number, locale: Locale): string =>
  new Intl.NumberFormat(regions[locale], { style: 'percent' }).format(percent / 100)
