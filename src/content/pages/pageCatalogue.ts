import type { ConfirmationName, ExamName, LegalName, PageName } from '../../addresses/pageTable.js'
import type { PageContent } from '../contentTypes.js'
import { about } from './about.js'
import { careers } from './careers.js'
import { applicationReceived, feedback, requestReceived } from './confirmations.js'
import { home } from './home.js'
import { legal } from './legalCatalogue.js'
import { ultrasound } from './ultrasound.js'

type OwnName = Exclude<PageName, ExamName | LegalName | ConfirmationName>
type Contents = Readonly<Record<OwnName | LegalName, PageContent>> &
  Readonly<Record<ConfirmationName, Pick<PageContent, 'name'>>>

/** Every page but the exams, which have a catalogue of their own; one forgotten does not compile. */
export const pageContents: Contents = {
  ...legal,
  home,
  about,
  ultrasound,
  careers,
  requestReceived,
  feedback,
  applicationReceived,
}
