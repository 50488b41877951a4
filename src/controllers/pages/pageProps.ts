import type { AboutPageProps } from '../../views/about/AboutPage.js'
import type { ApplicationReceivedPageProps } from '../../views/careers/application/ApplicationReceivedPage.js'
import type { CareersPageProps } from '../../views/careers/CareersPage.js'
import type { ErrorPageProps } from '../../views/errors/ErrorPage.js'
import type { ExamPageProps } from '../../views/exam/ExamPage.js'
import type { FeedbackPageProps } from '../../views/feedback/FeedbackPage.js'
import type { HomePageProps } from '../../views/home/HomePage.js'
import type { JobClosedPageProps } from '../../views/careers/JobClosedPage.js'
import type { JobPageProps } from '../../views/careers/JobPage.js'
import type { LegalPageProps } from '../../views/legal/LegalPage.js'
import type { OfflinePageProps } from '../../views/errors/OfflinePage.js'
import type { RequestReceivedPageProps } from '../../views/contact/RequestReceivedPage.js'
import type { UltrasoundPageProps } from '../../views/exam/UltrasoundPage.js'

/** What each page needs to know, by the file of its view. */
export interface PageProps {
  readonly 'about/AboutPage': AboutPageProps
  readonly 'careers/application/ApplicationReceivedPage': ApplicationReceivedPageProps
  readonly 'careers/CareersPage': CareersPageProps
  readonly 'errors/ErrorPage': ErrorPageProps
  readonly 'exam/ExamPage': ExamPageProps
  readonly 'feedback/FeedbackPage': FeedbackPageProps
  readonly 'home/HomePage': HomePageProps
  readonly 'careers/JobClosedPage': JobClosedPageProps
  readonly 'careers/JobPage': JobPageProps
  readonly 'legal/LegalPage': LegalPageProps
  readonly 'errors/OfflinePage': OfflinePageProps
  readonly 'contact/RequestReceivedPage': RequestReceivedPageProps
  readonly 'exam/UltrasoundPage': UltrasoundPageProps
}
