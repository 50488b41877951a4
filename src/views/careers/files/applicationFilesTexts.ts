import { formatSize } from '../../../shared/careers/fileSize.js'
import type { ApplicationFilesTexts, FileLimits } from './applicationFilesProps.js'
import type { Site } from '../../pageContext/site.js'

export const applicationFilesTexts = (
  { t, words, locale }: Pick<Site, 't' | 'words' | 'locale'>,
  { maxBytes, files: count }: FileLimits,
): ApplicationFilesTexts => {
  const upload = words('applications:upload', { count, size: formatSize(maxBytes, locale) })
  const name = '{{name}}'
  return {
    ...upload,
    errors: {
      ...upload.errors,
      empty: t('applications:files.errors.empty', { name }),
    },
  }
}
