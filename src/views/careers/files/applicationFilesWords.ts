import { formatSize } from '../../../services/careers/fileSize.js'
import type { ApplicationFilesWords, FileLimits } from './applicationFilesProps.js'
import type { Site } from '../../site/site.js'

/** The words of the files field, the places that only the browser knows still to be filled in. */
export const applicationFilesWords = (
  { t, locale }: Pick<Site, 't' | 'locale'>,
  { maxBytes, files: count }: FileLimits,
): ApplicationFilesWords => {
  const name = '{{name}}'
  const percent = '{{percent}}'
  return {
    label: t('applications:files.label'),
    hint: t('applications:files.hint', { size: formatSize(maxBytes, locale), count }),
    without: t('applications:files.without'),
    drop: t('applications:upload.drop'),
    over: t('applications:upload.over'),
    full: t('applications:upload.full', { count }),
    makeRoom: t('applications:upload.makeRoom'),
    list: t('applications:upload.list'),
    unclaimed: t('applications:upload.unclaimed'),
    states: {
      added: t('applications:upload.states.added'),
      queued: t('applications:upload.states.queued'),
      offline: t('applications:upload.states.offline'),
      canceled: t('applications:upload.states.canceled'),
      success: t('applications:upload.states.success'),
    },
    progress: t('applications:upload.progress', { name }),
    progressSaid: t('applications:upload.progressSaid', { name, percent }),
    cancel: t('applications:upload.cancel', { name }),
    canceledSaid: t('applications:upload.canceledSaid', { name }),
    retry: t('applications:upload.retry', { name }),
    remove: t('applications:upload.remove', { name }),
    removedSaid: t('applications:upload.removedSaid', { name }),
    sending: {
      waiting: t('applications:upload.sending.waiting'),
      failed: t('applications:upload.sending.failed'),
      refused: t('applications:upload.sending.refused'),
    },
    errors: {
      tooBig: t('applications:upload.errors.tooBig', {
        filesize: '{{filesize}}',
        maxFilesize: '{{maxFilesize}}',
      }),
      kind: t('applications:upload.errors.kind'),
      mismatch: t('applications:files.errors.type', { name }),
      empty: t('applications:files.errors.empty', { name }),
      tooMany: t('applications:upload.errors.tooMany'),
      status: t('applications:upload.errors.status', { statusCode: '{{statusCode}}' }),
      network: t('applications:upload.errors.network'),
      late: t('applications:upload.errors.late'),
    },
  }
}
