import type { ExamName, NamedPage } from '../../addresses/pageTable.js'
import type { PageContent } from '../contentTypes.js'
import { about } from './about.js'
import { careers } from './careers.js'
import { home } from './home.js'
import { legal } from './legalCatalogue.js'
import { mriChecklist } from './mriChecklist.js'
import { tools } from './tools.js'
import { ultrasound } from './ultrasound.js'
import { whatWeKeep } from './whatWeKeep.js'

/** Every page but the exams, which have a catalogue of their own; one forgotten does not compile. */
export const pageContents: Readonly<Record<Exclude<NamedPage, ExamName>, PageContent>> = {
  ...legal,
  home,
  about,
  ultrasound,
  mriChecklist,
  tools,
  careers,
  whatWeKeep,
}
