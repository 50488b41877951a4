import { type Locale, regions } from '../../routes/table.js'
import { formatMebibytes } from '../../services/careers/fileSize.js'
import { fillIn } from '../../services/validation/ruleSentence.js'
import type { ApplicationFilesProps } from '../applicationFilesProps.js'
import type { QueuedFile } from '../islands/uploadState.js'

/** Why a file does not go, and what to do. */
export const faultSentence = (
  { name, bytes, fault, statusCode = 0 }: QueuedFile,
  { words, limits, locale }: Pick<ApplicationFilesProps, 'words' | 'limits' | 'locale'>,
): string => {
  if (fault === undefined) return ''
  return fillIn(words.faults[fault], {
    name,
    statusCode,
    filesize: formatMebibytes(bytes, locale),
    maxFilesize: formatMebibytes(limits.maxBytes, locale),
  })
}

/** 62 → « 62 % » or "62%". */
export const percentWords = (percent: number, locale: Locale): string =>
  new Intl.NumberFormat(regions[locale], { style: 'percent' }).format(percent / 100)
