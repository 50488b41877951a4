import type { PageName } from '../../routes/table.js'
import { examNames } from './contentTypes.js'
import { exams } from './exams/examCatalogue.js'
import { about } from './pages/about.js'
import { careers } from './pages/careers.js'
import { home } from './pages/home.js'
import { legal, legalNames } from './pages/legalCatalogue.js'
import { ultrasound } from './pages/ultrasound.js'
import { jobs } from './jobs/jobCatalogue.js'

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
