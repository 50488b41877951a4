import type { ContactEmailData } from '../../services/contact/contactEmails.js'
import type { Translate } from '../../services/language/messages.js'

/** Such as « d’ici le vendredi 27 novembre à 16 h 30 ». */
export const formatCallBack = (data: ContactEmailData, t: Translate): string =>
  data.callBackBy === undefined
    ? t('emails:callBack.within', { delay: data.callBackDelay })
    : t('emails:callBack.by', { moment: t('emails:moment', { ...data.callBackBy }) })
