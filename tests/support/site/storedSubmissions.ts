import { type Application, applicationKind } from '../../../src/services/careers/application.js'
import { type ContactRequest, contactKind } from '../../../src/services/contact/contactRequest.js'
import {
  listSubmissions,
  type SubmissionListOptions,
} from '../../../src/services/submissions/submissionRecord.js'
import type { TestApp } from './appForTests.js'

/** The contact requests that the site has stored, newest first. */
export const storedRequests = async (
  { services }: Pick<TestApp, 'services'>,
  options?: SubmissionListOptions,
): Promise<readonly ContactRequest[]> =>
  (await listSubmissions(services.records, contactKind, options)).submissions

/** The job applications that the site has stored, newest first. */
export const storedApplications = async (
  { services }: Pick<TestApp, 'services'>,
  options?: SubmissionListOptions,
): Promise<readonly Application[]> =>
  (await listSubmissions(services.records, applicationKind, options)).submissions
