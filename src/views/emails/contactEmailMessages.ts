import type { VisitAnswer } from '../../services/contact/visitAnswer.js'
import type { EmailData, EmailMoment } from '../../services/submissions/submissionEmails.js'
import type { Translate } from '../../services/language/messages.js'
import { formatTime } from '../../shared/clinic/formats.js'

interface CallBack {
  readonly callBackBy?: EmailMoment | undefined
  readonly callBackDelay: string
}

export const formatCallBack = (data: CallBack, t: Translate): string =>
  data.callBackBy === undefined
    ? t('emails:callBack.within', { delay: data.callBackDelay })
    : t('emails:callBack.by', { moment: t('emails:moment', { ...data.callBackBy }) })

/** Makes the same promise as the page of the request. */
export const formatVisitAnswer = (
  data: CallBack & Pick<EmailData, 'clinic' | 'locale'>,
  answer: VisitAnswer,
  t: Translate,
): string => {
  switch (answer.kind) {
    case 'atOpening':
      return t('emails:myRequest.visit.atOpening', {
        phone: data.clinic.phone.shown,
        time: formatTime(answer.opensAt, data.locale),
      })
    case 'sooner':
      return answer.opensAt === undefined
        ? t('emails:myRequest.visit.sooner')
        : t('emails:myRequest.visit.soonerCall', {
            phone: data.clinic.phone.shown,
            time: formatTime(answer.opensAt, data.locale),
          })
    case 'by':
    case 'within':
      return t('emails:myRequest.visit.asked', { callBack: formatCallBack(data, t) })
  }
}
