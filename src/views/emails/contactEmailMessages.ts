import type { EmailMoment } from '../../services/submissions/submissionEmails.js'
import type { Translate } from '../../services/language/messages.js'

export const formatCallBack = (
  data: { readonly callBackBy?: EmailMoment | undefined; readonly callBackDelay: string },
  t: Translate,
): string =>
  data.callBackBy === undefined
    ? t('emails:callBack.within', { delay: data.callBackDelay })
    : t('emails:callBack.by', { moment: t('emails:moment', { ...data.callBackBy }) })
