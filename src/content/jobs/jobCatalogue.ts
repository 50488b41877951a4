import type { Locale } from '../../addresses/pageTable.js'
import type { JobContent } from '../pageContentTypes.js'
import { frontDeskClerk } from './frontDeskClerk.js'
import { mriTechnologist } from './mriTechnologist.js'
import { sonographer } from './sonographer.js'

/** Every job offer, open or closed. */
export const jobs: readonly JobContent[] = [sonographer, mriTechnologist, frontDeskClerk]

const newestFirst = (a: JobContent, b: JobContent): number => b.posted.localeCompare(a.posted)

/** The offers one can still apply to on `today`, an ISO date at the clinic; newest first. */
export const openJobs = (today: string): readonly JobContent[] =>
  // ISO dates sort as text, and the closing day counts.
  jobs.filter((job) => isOpen(job, today)).toSorted(newestFirst)

/** Whether one can still apply on `today`, an ISO date at the clinic. */
export const isOpen = ({ closes }: JobContent, today: string): boolean => today <= closes

/** The offer of that name in the address of that language, open or closed. */
export const findJob = (slug: unknown, locale: Locale): JobContent | undefined =>
  jobs.find((job) => job.slug[locale] === slug)
