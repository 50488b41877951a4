import { contactKind, type ContactRequest } from '../../services/contact/contactRequest.js'
import { requestColumns } from '../../services/contact/requestColumns.js'
import { columnsWithout } from '../../services/submissions/fieldColumns.js'
import type { FieldTexts } from '../../services/submissions/fieldTexts.js'
import { byHeading, screenTable, type SubmissionListing, wholeLines } from './submissionList.js'
import type { Columns } from '../shared/textTable.js'

const overview = (words: FieldTexts): Columns<ContactRequest> => {
  const shown = columnsWithout(
    requestColumns(words),
    'message',
    'consentAt',
    'locale',
    'moments',
    'halfDays',
    'phoneExtension',
    'id',
  )
  return {
    ...byHeading(shown),
    [words.t('lists:columns.phone')]: ({ phone, phoneExtension }) =>
      words.wholePhone(phone, phoneExtension),
  }
}

export const requestListing: SubmissionListing<ContactRequest> = {
  kind: contactKind,
  noun: 'request',
  options: ['show', 'release'],
  columns: (words) => columnsWithout(requestColumns(words)),
  overview: (requests, words) => [
    ...screenTable(requests, overview(words)),
    words.t('lists:requests', { count: requests.length }),
  ],
  whole: (request, words) => wholeLines(request, columnsWithout(requestColumns(words))),
}
