import type { Locale } from '../../addresses/pageTable.js'
import type { JobContent } from '../content/schemas/job.js'

export const isPosted = ({ posted }: JobContent, today: string): boolean => posted <= today

/** Whether applications are accepted on `today`, an ISO date at the clinic. The closing day counts. */
export const isOpen = (job: JobContent, today: string): boolean =>
  isPosted(job, today) && today <= job.closes

export const openJobs = (jobs: readonly JobContent[], today: string): readonly JobContent[] =>
  jobs.filter((job) => isOpen(job, today))

export const findJob = (
  jobs: readonly JobContent[],
  slug: unknown,
  locale: Locale,
): JobContent | undefined => jobs.find((job) => job.slug[locale] === slug)
