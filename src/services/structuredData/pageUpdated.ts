import type { PageName } from '../../addresses/pageTable.js'
import { examNames } from '../../content/contentTypes.js'
import { exams } from '../../content/exams/examCatalogue.js'
import { about } from '../../content/pages/about.js'
import { careers } from '../../content/pages/careers.js'
import { home } from '../../content/pages/home.js'
import { legal, legalNames } from '../../content/pages/legalCatalogue.js'
import { ultrasound } from '../../content/pages/ultrasound.js'
import { jobs } from '../../content/jobs/jobCatalogue.js'

const latest = (dates: readonly string[]): string => dates.reduce((a, b) => (a > b ? a : b))

const updates: ReadonlyMap<PageName, string> = new Map<PageName, string>([
  ['home', latest([home.updated, ...jobs.map((job) => job.updated)])],
  ['about', about.updated],
  ['ultrasound', ultrasound.updated],
  ['careers', latest([careers.updated, ...jobs.map((job) => job.updated)])],
  ...examNames.map((name): [PageName, string] => [name, exams[name].updated]),
  ...legalNames.map((name): [PageName, string] => [name, legal[name].updated]),
])

/** ISO date of the last change of a page's words: what the sitemap tells. */
export const pageUpdated = (name: PageName): string => updates.get(name) ?? home.updated
