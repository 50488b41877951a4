import type { Response } from 'express'
import type { AboutPageProps } from '../views/pages/AboutPage.js'
import type { ApplicationReceivedPageProps } from '../views/pages/ApplicationReceivedPage.js'
import type { CareersPageProps } from '../views/pages/CareersPage.js'
import type { ErrorPageProps } from '../views/pages/ErrorPage.js'
import type { ExamPageProps } from '../views/pages/ExamPage.js'
import type { HomePageProps } from '../views/pages/HomePage.js'
import type { JobClosedPageProps } from '../views/pages/JobClosedPage.js'
import type { JobPageProps } from '../views/pages/JobPage.js'
import type { LegalPageProps } from '../views/pages/LegalPage.js'
import type { OfflinePageProps } from '../views/pages/OfflinePage.js'
import type { RequestReceivedPageProps } from '../views/pages/RequestReceivedPage.js'
import type { UltrasoundPageProps } from '../views/pages/UltrasoundPage.js'

/** What each page needs to know. */
export interface PageProps {
  readonly AboutPage: AboutPageProps
  readonly ApplicationReceivedPage: ApplicationReceivedPageProps
  readonly CareersPage: CareersPageProps
  readonly ErrorPage: ErrorPageProps
  readonly ExamPage: ExamPageProps
  readonly HomePage: HomePageProps
  readonly JobClosedPage: JobClosedPageProps
  readonly JobPage: JobPageProps
  readonly LegalPage: LegalPageProps
  readonly OfflinePage: OfflinePageProps
  readonly RequestReceivedPage: RequestReceivedPageProps
  readonly UltrasoundPage: UltrasoundPageProps
}

/** Renders a page by name; the props it needs are checked here, the view engine knows no types. */
export const renderPage = <Name extends keyof PageProps>(
  res: Response,
  name: Name,
  props: PageProps[Name],
): void => res.render(`pages/${name}`, props)
